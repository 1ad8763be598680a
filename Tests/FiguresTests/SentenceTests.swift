import Diagnostics
import FenceSyntax
import Notes
import TestSupport
import Testing

@testable import Figures

/// Sentences that say otherwise than the figure beside them.
@Suite struct SentenceTests {
  private static let text = """
    HStack(spacing: 0) {
        Color.red
        Text("Hello, World!")
        Color.blue
    }
    """
  private static let row = """
    struct Row: View {
        @State private var n = 0
        var body: some View { Button("n: \\(n)") { n += 1 } }
    }
    """

  /// The figures by the name that a case gives: options and code.
  private static let figures = [
    "one-line": ("width=180 height=20", text),
    "two-lines": ("width=180 height=48", text),
    "swept": ("sweep=150...400 height=60", text),
    "column": (
      "width=200 height=100", "VStack { Text(\"Top\"); HStack { Circle().frame(width: 20); Text(\"Bottom\") } }"
    ),
    "sizes": ("widths=60,80,100 height=20", "Color.red"),
    "kept": ("events=\"tap n: 0\" width=100 height=50", row + "\nstruct V: View { var body: some View { Row() } }"),
    "lost": (
      "events=\"tap Next\" width=100 height=100",
      row + """

        struct V: View {
            @State private var id = 0
            var body: some View { VStack { Row().id(id); Button("Next") { id += 1 } } }
        }
        """
    ),
  ]

  private func found(_ name: String, _ text: String, more: String = "") throws -> [(words: String, message: String)] {
    let (options, code) = try #require(Self.figures[name])
    let note = "```swift view-tree platform=book \(options)\(more)\n\(code)\n```\n\n" + text
    let document = Document(text: note, path: "note.md")
    let fences = NoteFences.read(document, path: "note.md", defaults: [], selection: .marked)
    #expect(fences.diagnostics == [])
    var pipeline = FigurePipeline(TestAssets.typesetter, FigureContext())
    let drawn = fences.fences.map { fence in
      let result = pipeline.draw(
        FenceRequest(ParsedFence(fence.block.code), kind: fence.kind, options: fence.options, number: fence.number))
      #expect(result.outcome == .drawn, "\(result.diagnostics)")
      return UnmeasuredNumbers.Figure(fence, result.figures.map { MeasuredFigure($0, keepsRenderings: false) })
    }
    let source = SourceFile(path: "note.md", text: note)
    return FalseSentences(document, drawn, in: "note.md").diagnostics.map { diagnostic in
      (diagnostic.span.map { source.text(of: $0) } ?? "", diagnostic.message)
    }
  }

  @Test(arguments: TextCase.all(in: "sentences.txt"))
  func sentencesAreComparedWithTheFigure(_ one: TextCase) throws {
    let name = try #require(one.settings["figure"])
    let lines = try found(name, one.input).map { "\($0.words): \($0.message)" }
    #expect(lines.joined(separator: "\n") == one.expected, "\(one.place)")
  }

  @Test func aFenceExceptsAStatement() throws {
    #expect(try found("one-line", "The text wraps.", more: " unmeasured=wraps").isEmpty)
    #expect(try found("one-line", "The text wraps.", more: " unmeasured=\"truncated 9\"").count == 1)
  }

  @Test func captionsAreCompared() throws {
    let found = try found("two-lines", "", more: " caption=\"The text is truncated.\"")
    #expect(found.map(\.message) == ["no text here is truncated: 'Hello, World!' has 2 lines"])
  }
}
