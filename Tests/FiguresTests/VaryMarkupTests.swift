import Diagnostics
import Markup
import Notation
import Notes
import TestSupport
import Testing
import VitrineSweeps

@testable import Figures

/// Figures whose code varies, as pages and books have them.
@Suite struct VaryMarkupTests {
  private func html(_ option: String, _ source: String, _ more: String = "", medium: FigureMedium = .page) -> String {
    let info = FenceInfo(parsing: "swift view-tree \(more)", at: .init(line: 1, column: 4))
    let settings = FigureSetting.settings(of: info, in: "note.md") + [FigureSetting(key: "vary", value: option)]
    let request = FigureRequest(
      FenceRequest(ParsedFence(source), options: FigureOptionsReader(settings).options), identifier: "f-1")
    var surroundings = FigureContext()
    surroundings.medium = medium
    let outcome = HTMLFigureRenderer(TestAssets.typesetter).figures(for: [request], in: surroundings, words: .none)
    return outcome[0].nodes?.html ?? ""
  }

  private static let row =
    "HStack(spacing: 8) { Color.red.frame(width: 20, height: 10); Color.red.frame(width: 20, height: 10) }"

  @Test func aLiteralHasAnElement() {
    let html = html("spacing: 0...40", Self.row)
    #expect(html.contains("class=\"figure vary-figure"))
    #expect(html.contains("spacing: <span data-v=\"0\"><span class=\"hn\">8</span></span>"))
    // A picture of the start and one of the end, for readers without scripts.
    #expect(html.matches(of: /<li class="cell">/).count == 2)
  }

  @Test func withoutItsCodeTheLiteralsAreInALine() {
    let html = html("spacing: 0...40", Self.row, "show=picture")
    #expect(html.contains("<p class=\"vary-line\"><code>spacing: <span data-v=\"0\">"))
  }

  @Test func stepsAndTreeFollow() {
    let html = html("spacing: 0...40", Self.row, "show=picture,tree,steps")
    #expect(html.contains("<template class=\"vary-words\"><div data-to=\""))
  }

  /// What a note's author writes as a value is text, wherever it is shown.
  @Test(arguments: [
    "</template><script>alert(1)</script>", "\" onclick=\"alert(1)", "<img src=x onerror=alert(1)>", "&lt;script&gt;",
  ])
  func valuesAreText(value: String) {
    let quoted = value.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    for medium in FigureMedium.allCases {
      let html = html("Text: 'a', '\(quoted)'", "Text(\"a\")", "show=picture,tree,steps,code", medium: medium)
      #expect(!html.isEmpty)
      #expect(!html.contains("<script") && !html.contains("<img") && !html.contains("\" onclick"))
    }
  }

  @Test func theSameFenceHasTheSameBytes() {
    let option = "spacing: 0...40; width: 20, 30"
    #expect(html(option, Self.row) == html(option, Self.row))
  }

  /// A book has the pictures, and nothing that a script would need.
  @Test func aBookHasPictures() {
    let html = html("spacing: 0...40", Self.row, medium: .paper)
    #expect(html.contains("spacing: 40"))
    #expect(!html.contains("<template") && !html.contains("data-v"))
  }

  /// Combinations with the same drawing share it.
  @Test func equalDrawingsAreOne() throws {
    let source = "Color.red.frame(width: 20, height: 10).frame(minWidth: 20)"
    let view = try #require(VaryTests.drawn("minWidth: 10, 20, 30", source).figures.first?.variation)
    #expect(view.states.count == 3)
    let html = VariedFigure(view, id: "f").element().html
    #expect(html.matches(of: /<g class="end">/).count == 2)
  }
}
