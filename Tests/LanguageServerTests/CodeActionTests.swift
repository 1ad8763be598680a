import Diagnostics
import Markup
import TestSupport
import Testing

@testable import LanguageServer

/// Edits that change the size of a view, as code actions.
@Suite struct CodeActionTests {
  /// Lines 3 to 6 are the fence's.
  private static let note = """
    ```swift view-tree width=120

    HStack {
      Text("A text that does not fit").lineLimit(1)
      Text("12:30")
    }
    ```
    """

  @Test func aViewThatLooksWrongHasEdits() throws {
    let analyzer = NoteAnalyzer(text: Self.note, path: nil)
    let analysis = analyzer.evaluated(TestAssets.typesetter)
    let place = Location(line: 4, column: 5)
    let view = try #require(analysis.views(at: place).first)
    #expect(
      view.looksWrong && view.reasons.contains { $0.hasPrefix("Its width is decided by the HStack") }, "\(view.reasons)"
    )
    let edits = analyzer.edits(at: place, TestAssets.typesetter)
    let edit = try #require(edits.first { $0.title.contains("'.fixedSize()'") })
    // After the view's own expression: column 48 is the end of line 4.
    #expect(edit.changes == [.init(span: Span(at: Location(line: 4, column: 48)), text: ".fixedSize()")])
    #expect(analyzer.edits(at: Location(line: 1, column: 1), TestAssets.typesetter).isEmpty)
  }

  @Test func analysesAndEditsAreTheSameAfterTheirWayBetweenProcesses() throws {
    let analyzer = NoteAnalyzer(text: Self.note, path: nil)
    let analysis = AnalysisAnswer.analysis(analyzer.evaluated(TestAssets.typesetter))
    #expect(AnalysisAnswer(analysis.json) == analysis)
    let edits = AnalysisAnswer.edits(analyzer.edits(at: Location(line: 4, column: 5), TestAssets.typesetter))
    #expect(AnalysisAnswer(edits.json) == edits)
    let request = AnalysisRequest(.edits(Location(line: 4, column: 5)), text: Self.note, path: "/a.md")
    #expect(AnalysisRequest(request.json) == request)
  }

  /// Editors ask for actions wherever the cursor is; only a view that looks wrong is worth the time.
  @Test func actionsAreComputedWhereSomethingLooksWrong() throws {
    for isWrong in [false, true] {
      var session = Session()
      _ = session.receive(.request(id: 0, method: "initialize", parameters: .object([])))
      let address: JSON = "file:///a.md"
      _ = session.receive(
        .notification(
          method: "textDocument/didOpen",
          parameters: ["textDocument": ["uri": address, "version": 1, "text": "ab"]]))
      var view = NoteAnalysis.View(
        span: Span(Location(line: 1, column: 1), Location(line: 1, column: 3)), name: "Text", size: "1 × 1",
        proposal: "1 × 1", sentences: [])
      view.looksWrong = isWrong
      _ = session.finish(try #require(session.next), .analysis(NoteAnalysis(views: [view])))
      let range: JSON = ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]]
      let sent = session.receive(
        .request(
          id: 1, method: "textDocument/codeAction", parameters: ["textDocument": ["uri": address], "range": range]))
      guard isWrong else {
        #expect(sent.first?["result"] == [])
        continue
      }
      let job = try #require(session.next)
      let edit = SizeEdit(title: "add", changes: [.init(span: Span(at: Location(line: 1, column: 3)), text: ".x()")])
      let answer = try #require(session.finish(job, .edits([edit])).first?["result"]?.array?.first)
      let change = answer["edit"]?["changes"]?["file:///a.md"]?.array?.first
      #expect(change?["newText"]?.string == ".x()" && change?["range"]?["start"]?["character"]?.number == 2)
    }
  }
}
