import Markup
import TestSupport
import Testing
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// What stands beside what in a figure.
struct ArrangementTests {
  private static func classes(_ view: some View, _ source: String, width: Double = 320, show: Figure.Parts = .standard)
    -> [String]
  {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.proposal = ProposedViewSize(width: width, height: 100)
    let code = Node.element("div", ["class": "code"], [.element("pre", [:], [.text(source)])])
    let figure = Figure(Renderer.render(view, options: options), id: "f", parts: show, code: [code]).element()
    return figure.classes.map(String.init)
  }

  @Test func codeStandsBesideAPictureWhereThereIsRoomForBoth() {
    #expect(Self.classes(Text("a"), "Text(\"a\")").contains("beside-640"))
    let line = "Text(\"a\").padding(10).background(.teal)"
    #expect(Self.classes(Color.red.frame(width: 300), line).contains { $0.hasPrefix("beside-") })
    // Too wide a picture has its code below at any width of a page's column.
    let wide = Self.classes(Color.red.frame(width: 800), line, width: 800)
    #expect(!wide.contains("beside-640") && !wide.contains("beside-700"))
    // A wider figure than the column uses the empty one beside it.
    #expect(wide.contains("wide") == wide.contains { $0.hasPrefix("beside-") })
  }

  @Test func aPictureWithoutCodeStandsAlone() {
    #expect(!Self.classes(Text("a"), "Text(\"a\")", show: [.picture]).contains { $0.hasPrefix("beside-") })
    #expect(!Self.classes(Text("a"), "Text(\"a\")", show: [.tree, .code]).contains { $0.hasPrefix("beside-") })
  }

  @Test(arguments: [640, 700, 780, 880, 960])
  func theStyleSheetKnowsEveryRoom(_ room: Int) {
    #expect(ThemeStyle.css.contains("@container figure (min-width:\(room)px){.beside-\(room)>.code{"))
    #expect(ThemeStyle.css.contains("@container figure (min-width:\(room)px){.column-\(room):is("))
  }

  /// Regions are no landmarks of the page, and no stops of the keyboard but where they scroll, which a script finds out.
  @Test(arguments: TestFigure.ten)
  func partsAreNeitherLandmarksNorStops(_ figure: TestFigure) {
    let reader = MarkupReader(figure.html)
    #expect(!reader.elements.contains { $0["role"] == "region" })
    #expect(!reader.elements.contains { $0.name == "div" && $0["tabindex"] != nil })
  }

  @Test func coloursAreWrittenOnce() {
    let css = ThemeStyle.css
    #expect(css.matches(of: /\.c-ink\{fill:light-dark/).count == 1)
    #expect(css.matches(of: /--proposal:/).count <= 3)
    #expect(!css.contains("prefers-color-scheme"))
  }
}
