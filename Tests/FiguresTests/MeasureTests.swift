import Diagnostics
import Figures
import Notation
import Notes
import TestSupport
import Testing

@testable import Figures

/// Numbers in the text of a note, against its figures.
@Suite struct MeasureTests {
  private static let row = """
    ```swift view-tree id=row platform=book width=260 height=100
    HStack {
        Color.red.frame(width: 30, height: 40).id("badge")
        Spacer()
        Image(systemName: "star").frame(width: 21)
        Color.teal.frame(width: 12.5)
        Color.teal.frame(width: 20)
    }
    ```

    ```swift view-tree id=wide platform=book sweep=40...400 height=40 caption="From 198 on it is as wide as it gets; at 45 not."
    Color.red.frame(minWidth: 80, maxWidth: 198)
    ```


    """

  /// Returns the diagnostics about a note's text after the figures.
  private func found(_ text: String, unmeasured: String = "") -> [Diagnostic] {
    let start = Self.row.replacing("id=row", with: "id=row" + unmeasured)
    let document = Document(text: start + text, path: "note.md")
    let fences = NoteFences.read(document, path: "note.md", defaults: [], selection: .marked)
    var pipeline = FigurePipeline(TestAssets.typesetter, FigureContext())
    let drawn = fences.fences.map { fence in
      let result = pipeline.draw(
        FenceRequest(ParsedFence(fence.block.code), kind: fence.kind, options: fence.options, number: fence.number))
      #expect(result.outcome == .drawn && result.diagnostics.isEmpty, "\(result.diagnostics)")
      return UnmeasuredNumbers.Figure(fence, result.figures.map { MeasuredFigure($0, keepsRenderings: false) })
    }
    return document.measureLinks(in: "note.md", to: drawn, unlessNoteSays: true).diagnostics
  }

  private func links(_ text: String) -> [String] {
    found(text).filter { $0.code == "measure" }.map { "\($0.message); \($0.hint ?? "")" }
  }

  @Test(arguments: [
    "[260](#row.width) × [100](#row.height)", "[30](#row.badge.width)", "[21](#row.frame.2.width)",
    "[198 points](#wide.breaks.2)", "[80](#wide.breaks.1)", "[Three](#wide.segments.count)",
    "[two](#wide.breaks.count)",
    "[12.5](#row.teal.1.width) and [20](#row.teal.2.width)", "[13](#row.teal.1.width)",
    "[a heading](#nowhere.at.all) and [the figure](#row)", "[30](#fig-row.badge.width)",
  ])
  func trueNumbersAreTaken(_ text: String) { #expect(links(text) == []) }

  @Test(arguments: [
    ("[228](#wide.breaks.2)", "'wide.breaks.2' is 198, not 228; write 198"),
    ("[12](#row.teal.1.width)", "'row.teal.1.width' is 13, not 12; write 13"),
    ("[12.4](#row.teal.1.width)", "'row.teal.1.width' is 12.5, not 12.4; write 12.5"),
    ("[Eight](#wide.segments.count)", "'wide.segments.count' is Three, not Eight; write Three"),
    ("[9](#wide.breaks.3)", "the figure has no breakpoint 3; it has 2"),
    ("[9](#row.breaks.1)", "the figure has no breakpoint 1; only sweeps and varied figures have breakpoints"),
    ("[9](#row.bagde.width)", "the figure has no view 'bagde'; did you mean 'badge'?"),
    ("[9](#row.teal.width)", "the figure has 2 views 'teal'; number them from 1: 'teal.1.width'"),
    (
      "[9](#row.badge.depth)",
      "'depth' is no measure of a figure; end it with width, height, x or y, or write 'breaks.1' or 'steps.count'"
    ),
    ("[so wide](#row.badge.width)", "the text of a link to a measure has no number; write 30"),
  ])
  func falseNumbersAreErrors(_ text: String, _ message: String) {
    #expect(links(text) == [message])
    #expect(found(text).filter { $0.code == "measure" }.allSatisfy { $0.severity == .error })
  }

  @Test func theReplacementIsTheNumberAlone() throws {
    let text = "It’s “wide”: [about 228 points](#wide.breaks.2)."
    let diagnostic = try #require(found(text).first { $0.code == "measure" })
    #expect(diagnostic.replacement == "198")
    let source = SourceFile(path: "note.md", text: Self.row + text)
    #expect(diagnostic.span.map { source.text(of: $0) } == "228")
  }

  /// What is measured is `ControlKnowledge.platforms`, which the cases of Apple's pictures are held to.
  @Test(arguments: [
    ("macos", "Slider(value: .constant(0.5))", ["the measures of 'Slider' on macOS are estimated"]),
    ("macos", "Toggle(\"a\", isOn: .constant(true))", []), ("book", "Slider(value: .constant(0.5))", []),
    ("macos", "Gauge(value: 0.5) { Text(\"a\") }", ["the measures of 'Gauge' on macOS are those of another platform"]),
  ])
  func controlsThatWereNotMeasuredAreFound(platform: String, code: String, messages: [String]) {
    let text = "```swift view-tree width=200 platform=\(platform)\n\(code)\n```\n"
    let document = Document(text: text, path: "note.md")
    let fence = NoteFences.read(document, path: "note.md", defaults: [], selection: .marked).fences[0]
    var pipeline = FigurePipeline(TestAssets.typesetter, FigureContext())
    let drawn = pipeline.draw(
      FenceRequest(ParsedFence(fence.block.code), kind: fence.kind, options: fence.options, number: fence.number))
    let figure = UnmeasuredNumbers.Figure(fence, drawn.figures.map { MeasuredFigure($0, keepsRenderings: false) })
    let found = document.measureLinks(in: "note.md", to: [figure], unlessNoteSays: true).diagnostics
    #expect(found.map(\.message) == messages)
    // The figure's foot says the same to readers.
    #expect(drawn.remarks.isEmpty == messages.isEmpty)
  }

  private func unmeasured(_ text: String, unmeasured: String = "") -> [String] {
    found(text, unmeasured: unmeasured).filter { $0.code == "unmeasured-number" }.map(\.message)
  }

  @Test func numbersThatAFigureHasAreKnown() {
    // The caption's own 45 is reported each time; the sweep has no such number.
    let caption = ["the figure has no 45"]
    #expect(unmeasured("It is 198 wide from 80 to 198, in 3 segments.") == caption)
    #expect(unmeasured("It is 100 % of iOS 18 and `width: 7`, in 2x.") == caption)
    #expect(unmeasured("It is 228 wide.") == caption + ["the figure has no 228"])
    #expect(
      unmeasured("From **5,000** on, 81.5 is left.") == caption + ["the figure has no 5,000", "the figure has no 81.5"])
    // Only the text beside a figure speaks of it.
    #expect(unmeasured("One word.\n\nIt is 228 wide.") == caption)
  }

  @Test func aFenceMayExceptNumbers() {
    let text = "\n\n> A quotation of 77.\n"
    #expect(unmeasured(text) == ["the figure has no 45"])
    let note = Self.row.replacing("id=wide", with: "id=wide unmeasured=\"45 9\"")
    let document = Document(text: note, path: "note.md")
    let fences = NoteFences.read(document, path: "note.md", defaults: [], selection: .marked)
    #expect(fences.diagnostics == [])
    let wrong = Document(text: note.replacing("45 9", with: "many"), path: "note.md")
    #expect(
      NoteFences.read(wrong, path: "note.md", defaults: [], selection: .marked).diagnostics.map(\.code) == [
        "fence-option"
      ])
  }

  @Test func numbersAreReadAsTheyAreWritten() {
    #expect(WrittenNumber.all(in: "5,000 and 61.30, 1,2 or 12.").map(\.value) == [5000, 61.3, 1, 2, 12])
    #expect(WrittenNumber.first(in: "the Eight steps")?.value == 8)
    #expect(WrittenNumber(value: 61.3, decimals: 1, range: 0..<4).states(61.3333))
    #expect(!WrittenNumber(value: 61.3, decimals: 1, range: 0..<4).states(61.36))
    #expect(WrittenNumber(value: 8, isWord: true, range: 0..<5).written(9, in: "eight") == "nine")
    #expect(WrittenNumber(value: 8, isWord: true, range: 0..<5).written(21, in: "eight") == "21")
  }
}
