import Markup
import TestSupport
import Testing
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// What a picture shows besides the views: proposal, device, overflow, alignment lines, dimensions.
struct PictureTests {
  private func picture(
    _ view: some View, _ width: Double? = 320, _ height: Double? = 480, guides: Bool = false,
    screen: EdgeInsets? = nil
  ) -> MarkupReader {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.proposal = ProposedViewSize(width: width, height: height)
    options.recordsGuides = guides
    options.safeAreaInsets = screen ?? .zero
    options.screenCornerRadius = screen == nil ? nil : 40
    return MarkupReader(StandaloneSVG.picture(Renderer.render(view, options: options), guides: guides).html)
  }

  /// The points of lines: `M1 2H3V4L5 6`.
  private func points(_ path: String) -> [Point] {
    var point = Point.zero
    return path.matches(of: /([MLHV])([-\d.]+)(?: ([-\d.]+))?/).map { part in
      let value = Double(part.output.2) ?? 0
      switch part.output.1 {
      case "H": point.x = value
      case "V": point.y = value
      default: point = Point(x: value, y: part.output.3.flatMap { Double($0) } ?? 0)
      }
      return point
    }
  }

  private func paths(_ reader: MarkupReader, _ cssClass: String) -> [String] {
    reader.elements.filter { $0.name == "path" && $0.classes.contains(cssClass) }.compactMap { $0["d"] }
  }

  private func texts(_ reader: MarkupReader, _ cssClass: String) -> [String] {
    reader.elements.filter { element in
      element.name == "text" && (element.classes.contains(cssClass) || reader.isInside(element, cssClass))
    }.map(\.text)
  }

  @Test func whatReachesOutIsStriped() {
    let reader = picture(Color.red.frame(width: 130, height: 20).frame(width: 90))
    let stripes = paths(reader, "s-overflow").flatMap(points)
    #expect(!stripes.isEmpty)
    for point in stripes {
      #expect((-20...0).contains(point.x) || (90...110).contains(point.x), "\(point)")
      #expect((0...20).contains(point.y))
    }
    #expect(paths(picture(Text("Favorite").padding(10).background(Color.teal)), "s-overflow").isEmpty)
    #expect(paths(picture(Color.red.frame(width: 20, height: 20).offset(x: 30)), "s-overflow").isEmpty)
  }

  @Test func aRootLargerThanItsProposalIsStriped() {
    let reader = picture(Color.red.frame(width: 150, height: 30), 100, 30)
    let stripes = paths(reader, "s-overflow").flatMap(points)
    #expect(stripes.allSatisfy { $0.x <= 25 || $0.x >= 125 })
    #expect(texts(reader, "c-proposal") == ["100"])
  }

  @Test func whatIsLeftOfTheProposalIsDotted() {
    let reader = picture(Color.red.frame(width: 100, height: 40), 120, 60)
    let dots = reader.elements.filter { $0["stroke-dasharray"] == "0 8" }
    #expect(dots.count == 4)
    for point in dots.compactMap({ $0["d"] }).flatMap(points) {
      #expect(!(point.x > 0 && point.x < 100 && point.y > 0 && point.y < 40), "\(point)")
      #expect((-10...110).contains(point.x) && (-10...50).contains(point.y))
    }
    #expect(texts(reader, "c-proposal") == ["120", "60"])
    let narrow = picture(Color.red.frame(width: 100, height: 40), 103, 40)
    #expect(!narrow.elements.contains { $0["stroke-dasharray"] == "0 8" })
    // A proposal far larger than the view would dwarf it.
    #expect(texts(picture(Color.red.frame(width: 20, height: 20)), "c-proposal").isEmpty)
  }

  @Test func aDeviceHasItsSafeArea() throws {
    let reader = picture(Color.red, 100, 200, screen: EdgeInsets(top: 50, bottom: 20))
    let tints = reader.elements.filter { $0.classes.contains("c-safe-area") }
    #expect(
      tints.map { tint in ["x", "y", "width", "height"].map { tint.number($0) } } == [
        [0, -50, 100, 50], [0, 200, 100, 20],
      ])
    #expect(paths(reader, "s-bezel").count == 1)
  }

  @Test func scrolledContentGoesOnBelow() {
    let list = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<60, id: \.self) { _ in Color.red.frame(width: 80, height: 10) }
      }
    }
    let reader = picture(list, 100, 150)
    let stripes = paths(reader, "s-overflow").flatMap(points)
    #expect(!stripes.isEmpty && stripes.allSatisfy { (150...190).contains($0.y) })
    // Rows of one shape are measured once; the whole is as long as it is, though most of it is out of sight.
    #expect(texts(reader, "c-dimension").filter { $0 == "10" }.count == 1)
    #expect(texts(reader, "c-dimension").contains("600"))
  }

  @Test func guidesAreDrawnOnRequest() throws {
    let row = HStack(alignment: .bottom) {
      Color.red.frame(width: 20, height: 40)
      Color.teal.frame(width: 20, height: 10)
    }
    #expect(texts(picture(row), "c-guide").isEmpty)
    let reader = picture(row, guides: true)
    #expect(texts(reader, "c-guide") == ["bottom"])
    let line = try #require(paths(reader, "s-guide").first)
    #expect(points(line).prefix(2).allSatisfy { $0.y == 40 })
    let text = picture(Text("one\ntwo"), guides: true)
    #expect(texts(text, "c-guide") == ["firstTextBaseline", "lastTextBaseline"])
  }

  @Test func guidesAreMirrored() {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.layoutDirection = .rightToLeft
    options.recordsGuides = true
    let column = VStack(alignment: .leading) {
      Color.red.frame(width: 60, height: 10)
      Color.red.frame(width: 20, height: 10)
    }
    let guides = Renderer.render(column, options: options).root?.guides
    #expect(guides == [RenderedNode.Guide(axis: .horizontal, position: 60, name: "leading")])
  }

  @Test func treesGiveWayWhereThereIsNoRoom() throws {
    let html = try #require(TestFigure.named("favorite")).html
    let reader = MarkupReader(html)
    let tree = try #require(reader.elements.first { $0.classes.contains { $0.hasPrefix("fits-") } })
    let name = try #require(tree.classes.first { $0.hasPrefix("fits-") })
    let room = try #require(Double(name.dropFirst(5)))
    let width = try #require(reader.elements.first { $0.classes == ["tree"] }?.number("width"))
    #expect(width <= room && width > room - 21)
    #expect(ThemeStyle.css.contains("@container figure (max-width:\(room - 0.1)px){.figure .\(name){display:none}"))
    #expect(reader.elements.contains { $0["hidden"] != nil && $0["role"] == "group" })
  }
}
