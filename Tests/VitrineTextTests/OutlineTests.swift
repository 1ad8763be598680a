import Assets
import TestSupport
import Testing
import VitrineText

/// Outlines of glyphs, held to the metrics of their fonts.
@Suite(.enabled(if: Fonts.areThere, Fonts.missingMessage)) struct OutlineTests {
  @Test func textIsOutlinedWhereItStands() throws {
    let layout = Fonts.set("Hello", .ios18)
    let outline = try #require(TestAssets.typesetter.outline(of: layout.lines[0].fragments[0]))
    let box = try #require(outline.box)
    #expect(outline.filter { $0 == .close }.count >= 6)
    #expect(box.left >= 0 && box.right <= layout.width && box.right > layout.width - 3)
    #expect(abs(box.bottom - layout.firstBaseline) < 0.5)
    #expect(abs(box.bottom - box.top - 17 * 0.73) < 1)
  }

  @Test func rightToLeftTextHasAnOutline() throws {
    let layout = Fonts.set("مرحبا")
    let outline = try #require(TestAssets.typesetter.outline(of: layout.lines[0].fragments[0]))
    let box = try #require(outline.box)
    #expect(box.left > -1 && box.right < layout.width + 1 && box.right - box.left > layout.width * 0.8)
  }

  @Test func emojiHaveNone() {
    let face = FontFace(family: .fallback, fallbackName: "Noto Color Emoji", size: 14)
    #expect(
      TestAssets.typesetter.outline(of: "👍", font: face, letterSpacing: 0, isRightToLeft: false, x: 0, baseline: 0)
        == nil)
  }

  @Test func letterSpacingMovesGlyphsApart() throws {
    let face = FontFace(size: 20)
    func right(_ spacing: Double) throws -> Double {
      let outline = TestAssets.typesetter.outline(
        of: "lll", font: face, letterSpacing: spacing, isRightToLeft: false, x: 0, baseline: 0)
      return try #require(outline?.box).right
    }
    #expect(abs(try right(5) - right(0) - 10) < 1e-6)
  }

  @Test func theBoxOfACurveIsExact() throws {
    // A half turn: the highest point of the curve is at three quarters of the control points' height.
    let curve: [OutlineElement] = [
      .move(x: 0, y: 0), .cubic(control1X: 0, control1Y: -4, control2X: 4, control2Y: -4, x: 4, y: 0),
    ]
    #expect(try #require(curve.box) == OutlineBox(left: 0, top: -3, right: 4, bottom: 0))
    let arch: [OutlineElement] = [.move(x: 0, y: 0), .quad(controlX: 2, controlY: 4, x: 4, y: 0)]
    #expect(abs(try #require(arch.box).bottom - 2) < 1e-9)
  }

  @Test func everySymbolIsDrawn() throws {
    let icons = TestAssets.typesetter.icons
    #expect(icons.failure == nil)
    #expect(icons.names.count >= 300)
    for name in icons.names {
      for weight in [400.0, 700] {
        let icon = try #require(icons.icon(named: name, weight: weight), "\(name)")
        #expect(icon.inkWidth > 20 && icon.inkHeight > 4, "\(name)")
        #expect(icon.inkX >= -1 && icon.inkY >= -1, "\(name)")
        #expect(icon.inkX + icon.inkWidth <= 257 && icon.inkY + icon.inkHeight <= 257, "\(name)")
      }
    }
  }

  @Test func anUnknownSymbolIsNotDrawn() {
    #expect(TestAssets.typesetter.icons.icon(named: "stra") == nil)
    #expect(TestAssets.typesetter.icons.icon(named: "star")?.isEvenOdd == false)
    #expect(TestAssets.typesetter.icons.icon(named: "video.circle.fill")?.isEvenOdd == true)
  }

  @Test(
    arguments: [
      "pencil.circle.fill", "trash.circle", "heart.square", "leaf.circle.fill", "doc.badge.plus",
      "tray.fill.badge.minus",
      "cloud.rain", "cloud.snow", "forward", "suit.heart.fill", "tram", "plus.square.on.square", "waveform.path.ecg",
      "hammer.circle", "ruler.fill",
    ])
  func symbolsAreMadeOfOthers(_ name: String) throws {
    let icon = try #require(TestAssets.typesetter.icons.icon(named: name))
    #expect(icon.name == name)
    #expect(icon.inkX >= -1 && icon.inkY >= -1)
    #expect(icon.inkX + icon.inkWidth <= 257 && icon.inkY + icon.inkHeight <= 257)
  }

  @Test(arguments: [
    "nothing.circle", "nothing.badge.plus", "star.badge.nothing", "nothing.fill", ".circle.fill", "fill",
  ])
  func symbolsAreNotMadeOfNothing(_ name: String) {
    #expect(TestAssets.typesetter.icons.icon(named: name) == nil)
    #expect(IconLibrary(Assets(roots: ["/nowhere"])).icon(named: name) == nil)
  }

  @Test func aMissingFolderIsTold() throws {
    #expect(throws: FontLibrary.LoadError.self) { try FontLibrary(Assets(roots: ["/nowhere"])) }
    let icons = IconLibrary(Assets(roots: ["/nowhere"]))
    #expect(icons.names.isEmpty && icons.failure != nil)
  }
}
