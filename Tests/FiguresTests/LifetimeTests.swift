import Diagnostics
import Figures
import Markup
import Notation
import Notes
import TestSupport
import Testing

/// Film strips of views that live: events on the first line, then the fence; what is expected is each picture's label with
/// the state under it, and what the build says.
@Suite struct LifetimeTests {
  private func outcome(_ events: String, _ source: String) -> FigureOutcome {
    let info = FenceInfo(
      parsing: "swift view-tree width=300 height=200 events=\"\(events)\"", at: .init(line: 1, column: 4))
    let reader = FigureOptionsReader(FigureSetting.settings(of: info, in: "note.md"))
    let request = FigureRequest(FenceRequest(ParsedFence(source), options: reader.options), identifier: "f")
    return HTMLFigureRenderer(TestAssets.typesetter).figures(for: [request])[0]
  }

  private func lines(_ outcome: FigureOutcome) -> [String] {
    // Whether something changes in the pictures is no matter of these tests.
    let diagnostics = outcome.drawn.diagnostics.filter { $0.message != "all pictures look alike" }
    guard let html = outcome.nodes?.html else { return diagnostics.map(Self.line) }
    let labels = html.matches(of: /cell-label">([^<]*)/).map { String($0.output.1) }
    let states = html.matches(of: /<small>([^<]*)/).map {
      String($0.output.1).replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
    }
    return zip(labels, states).map { "\($0) | \($1)" } + diagnostics.map(Self.line)
  }

  private static func line(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.span.map { "\($0.start.line):\($0.start.column) " } ?? ""
    return "\(diagnostic.severity): \(place)\(diagnostic.message) (\(diagnostic.hint ?? ""))"
  }

  @Test(arguments: TextCase.all(in: "lives.txt"))
  func viewsAppearAndDisappearInOrder(_ one: TextCase) {
    let parts = one.input.split(separator: "\n", maxSplits: 1).map(String.init)
    let lines = lines(outcome(parts[0], parts[1])).joined(separator: "\n")
    #expect(lines == one.expected, "\(one.place)")
  }

  @Test func atFirstNothingHasHappened() {
    let source = """
      struct V: View {
          @State var n = 0
          var body: some View { Text("n = \\(n)").onAppear { n = nonsense }.task { n = 2 }.onChange(of: n) { n = 3 } }
      }
      """
    let options = FigureOptionsReader([FigureSetting(key: "at", value: "first")]).options
    let request = FigureRequest(FenceRequest(ParsedFence(source), options: options), identifier: "f")
    let outcome = HTMLFigureRenderer(TestAssets.typesetter).figures(for: [request])[0]
    guard let html = outcome.nodes?.html else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(html.contains("n = 0"))
    #expect(outcome.drawn.diagnostics.isEmpty)
  }

  @Test(arguments: [("rest", "n = 3 of true"), ("first", "n = 0 of false")])
  func whatHappensWithoutWaitingIsPartOfAFigure(_ at: String, _ text: String) {
    let source = """
      struct V: View {
          @State var n = 0
          @State var isSeen = false
          var body: some View {
              Text("n = \\(n) of \\(isSeen)").onAppear { isSeen = true }
                  .task { n = 3; try? await Task.sleep(for: .seconds(1)); n = 4 }
          }
      }
      """
    let options = FigureOptionsReader([FigureSetting(key: "at", value: at)]).options
    let drawn = FigurePipeline.draw(source, options, with: TestAssets.typesetter)
    #expect(drawn.diagnostics.isEmpty)
    #expect(drawn.figures.first?.rendering.root?.argument == "\"\(text)\"")
  }

  @Test(arguments: ["wiat 1", "wait", "wait long", "wait 0", "wait -1", "wait 2h", "wait 4000", "wait nan", "pause"])
  func whatIsNoEventIsReported(event: String) {
    let info = FenceInfo(parsing: "swift view-tree events=\"\(event)\"", at: .init(line: 1, column: 4))
    let remarks = FigureOptionsReader(FigureSetting.settings(of: info, in: "note.md")).diagnostics
    #expect(
      remarks.map { "\($0.message) (\($0.hint ?? ""))" } == [
        "'\(event)' is not an event (events=\"tap Increment; set isOn true; wait 0.5\" (seconds, at most 3600))"
      ])
  }

  @Test(arguments: [("wait 0.5", "0.5 s"), ("wait .25s", "0.25 s"), ("wait 1 second", "1 s"), ("wait 5ms", "5 ms")])
  func waitsSayHowLong(event: String, expected: String) {
    let source = "struct V: View { @State var n = 0; var body: some View { Text(\"\") } }"
    #expect(lines(outcome(event, source)) == ["at first | V.n = 0", "1 · wait \(expected) | V.n = 0"])
  }

  @Test func thereAreCases() { #expect(TextCase.all(in: "lives.txt").count >= 25) }
}
