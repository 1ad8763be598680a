import TestSupport
import Testing
import VitrineText

/// Where lines and fragments are, and texts of several styles.
@Suite(.enabled(if: Fonts.areThere, Fonts.missingMessage)) struct LayoutTests {
  @Test func baselinesAreThoseOfTheFont() {
    let layout = Fonts.set("Hello, World", .ios18, width: 60)
    #expect(abs(layout.firstBaseline - 17 * 1950 / 2048) < 1e-9)
    #expect(abs(layout.lastBaseline - layout.firstBaseline - 22) < 1e-9)
    #expect(layout.lines.map(\.baseline) == [layout.firstBaseline, layout.lastBaseline])
  }

  @Test func linesAreAlignedAsAsked() {
    let left = Fonts.set("Hello to World", width: 60)
    #expect(left.lines.map(\.fragments[0].x) == [0, 0])
    let right = Fonts.set("Hello to World", width: 60) { $0.alignment = .trailing }
    let center = Fonts.set("Hello to World", width: 60) { $0.alignment = .center }
    for line in right.lines { #expect(abs(line.fragments[0].x + line.width - right.width) < 1e-9) }
    for line in center.lines { #expect(abs(line.fragments[0].x * 2 + line.width - center.width) < 1e-9) }
    let mirrored = Fonts.set("Hello to World", width: 60) {
      $0.alignment = .trailing
      $0.isRightToLeft = true
    }
    #expect(mirrored.lines.map(\.fragments[0].x) == [0, 0])
  }

  @Test func runsOfSeveralSizesShareABaseline() {
    let small = StyledText.Run(text: "small ", font: FontFace(size: 14), paint: 1)
    let large = StyledText.Run(text: "large", font: FontFace(size: 28, weight: 700), paint: 2)
    let layout = TestAssets.typesetter.layout(
      StyledText([small, large]), options: TextOptions(profile: .book), width: nil, height: nil)
    #expect(layout.height == (28 * 2444 / 2048.0).rounded(.up))
    #expect(layout.lines[0].fragments.map(\.paint) == [1, 2])
    #expect(Set(layout.lines[0].fragments.map(\.baseline)) == [28 * 1950 / 2048.0])
    let widths = layout.lines[0].fragments.reduce(0) { $0 + $1.width }
    #expect(abs(widths - layout.lines[0].width) < 1e-9)
  }

  @Test func raisedTextMakesTheLineHigher() {
    var raised = StyledText.Run(text: "2", font: FontFace(size: 10))
    raised.baselineOffset = 8
    let layout = TestAssets.typesetter.layout(
      StyledText([StyledText.Run(text: "x", font: FontFace(size: 14)), raised]), options: TextOptions(profile: .book),
      width: nil,
      height: nil)
    let top = 10 * 1950 / 2048.0 + 8
    #expect(abs(layout.firstBaseline - top) < 1e-9)
    #expect(abs(layout.lines[0].fragments[1].baseline - (top - 8)) < 1e-9)
  }

  @Test func trackingIsAddedAfterEachCharacterButNotBetweenJoinedLetters() {
    func width(_ text: String, tracking: Double) -> Double {
      let run = StyledText.Run(text: text, font: FontFace(size: 14), tracking: tracking)
      return TestAssets.typesetter.layout(
        StyledText([run]), options: TextOptions(profile: .book), width: nil, height: nil
      ).lines[0]
        .width
    }
    #expect(abs(width("Favorite", tracking: 2) - width("Favorite", tracking: 0) - 16) < 1e-9)
    #expect(abs(width("e\u{301}", tracking: 2) - width("e\u{301}", tracking: 0) - 2) < 1e-9)
    #expect(width("مرحبا", tracking: 2) == width("مرحبا", tracking: 0))
  }

  @Test func tabularFiguresAreOfOneWidth() {
    let face = FontFace(size: 14, monospacedDigits: true)
    let widths = "0123456789".map { digit in
      let run = StyledText.Run(text: String(digit), font: face)
      return TestAssets.typesetter.layout(
        StyledText([run]), options: TextOptions(profile: .book), width: nil, height: nil
      ).lines[0]
        .width
    }
    #expect(Set(widths).count == 1)
  }

  @Test func kernedPairsAreNarrowerThanTheirLetters() {
    let pair = Fonts.set("AV", .ios18).lines[0].width
    let letters = Fonts.set("A", .ios18).lines[0].width + Fonts.set("V", .ios18).lines[0].width
    #expect(pair < letters - 0.5)
  }

  @Test func fallbackFontsKeepTheLineHeight() {
    for text in ["مرحبا", "नमस्ते", "สวัสดี", "שלום", "你好", "👍"] {
      #expect(Fonts.set(text).height == 17, "\(text)")
    }
  }

  @Test func proposedInfinityIsNoProposal() {
    #expect(Fonts.set("Hello, World", width: .infinity, height: .infinity) == Fonts.set("Hello, World"))
    #expect(Fonts.set("Hello, World", width: .nan, height: .nan) == Fonts.set("Hello, World"))
    #expect(Fonts.set("Hello, World", width: -5) == Fonts.set("Hello, World", width: 0))
  }

  @Test func missingCharactersAreRemarkedOnce() throws {
    func remarks(_ text: String) -> [FontWarning] {
      let run = StyledText.Run(text: text, font: FontFace(size: 14))
      return TestAssets.typesetter.remarks(on: StyledText([run]), options: TextOptions(profile: .book))
    }
    #expect(remarks("plain, naïve, مرحبا").isEmpty)
    #expect(
      remarks("የሰው\nልጅ \u{E123}").map(\.message) == [
        "no font has the characters of the script 'Ethi'", "no font has the character U+E123",
      ])
  }
}

/// Symbols within text.
@Suite(.enabled(if: Fonts.areThere, Fonts.missingMessage)) struct AttachmentTests {
  static let star = StyledText.Run(
    text: StyledText.Attachment.character, font: FontFace(size: 14), paint: 1,
    attachment: StyledText.Attachment(width: 18, ascent: 14, descent: 4))

  static func set(_ runs: [StyledText.Run], width: Double? = nil, lines: Int? = nil) -> TextLayout {
    var options = TextOptions(profile: .book)
    options.lineLimit = lines
    return TestAssets.typesetter.layout(StyledText(runs), options: options, width: width, height: nil)
  }

  @Test func anAttachmentIsAsWideAndHighAsItSays() {
    let label = StyledText.Run(text: "ab", font: FontFace(size: 14))
    let plain = Self.set([label])
    let layout = Self.set([Self.star, label])
    #expect(abs(layout.lines[0].width - plain.lines[0].width - 18) < 1e-9)
    #expect(layout.firstBaseline == 14 && layout.height == 18)
    #expect(layout.lines[0].fragments.map(\.paint) == [1, 0])
    #expect(layout.lines[0].fragments[1].x == 18)
  }

  @Test func linesEndBetweenAttachments() {
    let layout = Self.set([Self.star, Self.star, Self.star], width: 40)
    #expect(layout.lines.map(\.fragments.count) == [2, 1])
    #expect(Self.set([Self.star, Self.star, Self.star], width: 40, lines: 1).isTruncated)
  }
}
