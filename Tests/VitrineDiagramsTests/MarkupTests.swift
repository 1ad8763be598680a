import Markup
import TestSupport
import Testing
import VitrineDiagrams

/// What the markup of every figure is, and is not.
struct MarkupTests {
  private static let forbidden = [
    "foreignObject", "<style", "style=", "<script", "<use", "var(", "onclick", "onload", "javascript:",
  ]

  @Test(arguments: TestFigure.ten)
  func figuresAreWellFormed(_ figure: TestFigure) {
    for markup in [figure.html, figure.picture, StandaloneSVG.tree(figure.rendering)?.html ?? "<svg/>"] {
      let reader = MarkupReader(markup)
      #expect(reader.failure == nil)
      #expect(reader.elements.contains { $0.name == "svg" })
    }
  }

  @Test(arguments: TestFigure.ten)
  func figuresKeepToWhatEveryViewerDraws(_ figure: TestFigure) {
    for markup in [figure.html, figure.picture] {
      for phrase in Self.forbidden { #expect(!markup.contains(phrase), "\(phrase)") }
      for element in MarkupReader(markup).elements {
        for (name, value) in element.attributes where value.contains("url(") {
          #expect(["clip-path", "mask", "filter", "fill", "stroke"].contains(name), "\(name)=\(value)")
        }
      }
    }
  }

  @Test(arguments: TestFigure.ten)
  func idsAreUniqueAndReferencesLead(_ figure: TestFigure) {
    let elements = MarkupReader(figure.html).elements
    let ids = elements.compactMap { $0["id"] }
    #expect(ids.count == Set(ids).count)
    #expect(ids.allSatisfy { $0.hasPrefix("f") })
    for element in elements {
      for (name, value) in element.attributes {
        if ["aria-labelledby", "aria-describedby", "aria-controls", "for"].contains(name) {
          for id in value.split(separator: " ") { #expect(ids.contains(String(id)), "\(name)=\(value)") }
        }
        for match in value.matches(of: /url\(#([^)]*)\)/) { #expect(ids.contains(String(match.output.1)), "\(value)") }
      }
    }
  }

  /// Each view is marked by its path, wherever it is shown; each step is there to be picked.
  @Test(arguments: TestFigure.ten)
  func viewsAndStepsAreMarked(_ figure: TestFigure) throws {
    let reader = MarkupReader(figure.html)
    let root = try #require(figure.rendering.root)
    let paths = Set(reader.elements.flatMap { $0["data-path"]?.split(separator: " ").map(String.init) ?? [] })
    #expect(paths.contains(root.path))
    for path in paths { #expect(path.wholeMatch(of: /0(\.\d+)*/) != nil) }
    let count = figure.rendering.steps.count
    let sentences = reader.elements.filter { $0.name == "li" }.compactMap { $0["data-s"] }
    #expect(sentences == (1...count).map(String.init))
    let picks = reader.elements.filter { $0.name == "input" && $0["type"] == "radio" }
    #expect(picks.count == (count <= 60 ? count : 0))
    for pick in picks { #expect(ThemeStyle.css.contains("[value=\"\(pick["value"] ?? "")\"]:checked")) }
  }

  /// The drawings of the figure with its tree, and with the rectangles of its steps, in bytes.
  @Test func theFavoriteFigureIsSmall() throws {
    let favorite = try #require(TestFigure.named("favorite"))
    func drawings(_ parts: Figure.Parts) -> String {
      Figure(favorite.rendering, id: "f", parts: parts).element().html
        .matches(of: /<svg.*?<\/svg>/.dotMatchesNewlines()).map { String($0.output) }.joined()
    }
    #expect(drawings(TestFigure.parts.subtracting(.steps)).utf8.count < 7168)
    #expect(drawings(TestFigure.parts).utf8.count < 8192)
    // As it stands in a page, with the outline for phones.
    let page = Figure(favorite.rendering, id: "f", parts: [.picture, .dimensions, .tree]).element().html
    #expect(page.utf8.count < 8192)
    #expect(try compressedSize(page) < 2048)
    #expect(try compressedSize(drawings(TestFigure.parts)) < 2048)
  }
}
