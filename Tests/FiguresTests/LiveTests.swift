import Diagnostics
import Markup
import Notation
import TestSupport
import Testing
import VitrineDiagrams
import VitrineUI

@testable import Figures

/// The states of live figures; `Cases/live.txt` says how they are written.
@Suite struct LiveTests {
  private static func drawn(_ value: String, _ source: String, _ more: [FigureSetting] = []) -> DrawnFence {
    let reader = FigureOptionsReader([FigureSetting(key: "live", value: value)] + more)
    return FigurePipeline.draw(source, reader.options, with: TestAssets.typesetter)
  }

  private static func texts(_ node: RenderedNode?) -> [String] {
    guard let node else { return [] }
    let own = node.kind == .text ? [String(node.argument.dropFirst().dropLast())] : []
    return own + node.children.flatMap(texts)
  }

  static func lines(_ graph: StateGraph) -> [String] {
    zip(graph.states, LiveFigure.labels(graph)).map { state, label in
      let leads = LiveFigure.leads(of: state).map { "\($0.name) → \($0.state.map { "\($0 + 1)" } ?? "?")" }
      return ([label] + [texts(graph.drawing(of: state).root).joined(separator: " "), leads.joined(separator: ", ")])
        .joined(separator: " | ")
    }
  }

  @Test(arguments: TextCase.all(in: "live.txt"))
  func eachReachableStateIsFound(_ one: TextCase) {
    let parts = one.input.split(separator: "\n", maxSplits: 1).map(String.init)
    let drawn = Self.drawn(parts[0], parts[1])
    var lines = drawn.figures.flatMap { $0.live.map(Self.lines) ?? ["no states"] }
    lines += drawn.diagnostics.map { "\($0.severity): \($0.message) (\($0.hint ?? ""))" }
    #expect(lines.joined(separator: "\n") == one.expected, "\(one.place)")
  }

  @Test func thereAreCases() { #expect(TextCase.all(in: "live.txt").count >= 18) }

  /// The same fence has the same states, whatever was drawn before it.
  @Test(arguments: TextCase.all(in: "live.txt"))
  func isTheSameEachTime(_ one: TextCase) throws {
    let parts = one.input.split(separator: "\n", maxSplits: 1).map(String.init)
    var pipeline = FigurePipeline(TestAssets.typesetter)
    let options = FigureOptionsReader([FigureSetting(key: "live", value: parts[0])]).options
    let fence = FenceRequest(ParsedFence(parts[1]), options: options)
    let (first, again) = (pipeline.draw(fence), pipeline.draw(fence))
    #expect(first.figures.map(\.live) == again.figures.map(\.live))
    let (light, dark) = pipeline.drawInBothSchemes(fence)
    #expect(light.figures.map(\.live) == first.figures.map(\.live))
    #expect(dark.figures.map { $0.live?.states.map(\.leads) } == first.figures.map { $0.live?.states.map(\.leads) })
  }

  /// What earlier fences declare is there, as they declared it, whatever readers would do to it.
  @Test func earlierFencesAreThere() throws {
    var pipeline = FigurePipeline(TestAssets.typesetter)
    pipeline.declare(ParsedFence("final class Store { static var count = 5 }"))
    let options = FigureOptionsReader([FigureSetting(key: "live", value: "3")]).options
    let source = """
      struct V: View { @State var n = 0; var body: some View { Text("\\(Store.count + 0 * n)").onTapGesture { Store.count += 1; n += 1 } } }
      """
    for _ in 0..<2 {
      let drawn = pipeline.draw(FenceRequest(ParsedFence(source), options: options))
      let graph = try #require(drawn.figures.first?.live)
      #expect(graph.drawings.map { Self.texts($0.root) } == [["5"], ["6"], ["7"]])
    }
  }

  /// Where the option stands that asks for too much, it is told.
  @Test func warningsHaveTheirPlace() {
    let note =
      "```swift view-tree live=true\nstruct V: View { @State var n = 0; var body: some View { Button(\"A\") { n += 1 } } }\n```\n"
    let embedding = NoteEmbedder(path: "note.md", options: NoteEmbedding.Options(), typesetter: TestAssets.typesetter)
      .embed(Array(note.utf8))
    #expect(embedding.diagnostics.map(\.code) == ["live"])
    #expect(embedding.diagnostics.first?.file == "note.md")
    #expect(embedding.diagnostics.first?.span?.start.line == 1)
    #expect(embedding.diagnostics.first?.span?.start.column == 20)
  }

  /// A figure that is too heavy is told; its pictures are many, and none like another.
  @Test func weightIsTold() {
    let source = """
      struct V: View {
        @State var n = 1
        var body: some View {
          Button("Next") { n += 1 }
          ForEach(0..<60, id: \\.self) { i in Text("\\((i * i * 7919 + n * 104729 * (i + 3)) % 999983)").offset(x: Double((i * n * 31) % 17)) }
        }
      }
      """
    let messages = Self.drawn("60", source).diagnostics.filter { $0.code == "live" }.map(\.message)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("the live figure adds about") == true)
  }

  @Test(arguments: [
    ("live", "1", "'live=1' is neither true nor a number of states"),
    ("live", "65", "'live=65' is neither true nor a number of states"),
    ("live", "often", "'live=often' is neither true nor a number of states"),
    ("widths", "100,200", "'live' is ignored, because it cannot be combined with 'a strip'"),
    ("events", "tap A", "'live' is ignored, because it cannot be combined with 'events'"),
    ("sweep", "10...20", "'live' is ignored, because it cannot be combined with 'sweep'"),
  ])
  func wrongOptionsAreTold(key: String, value: String, message: String) {
    let first = FigureSetting(key: "live", value: "true")
    let reader = FigureOptionsReader([first, FigureSetting(key: key, value: value)])
    #expect(reader.diagnostics.map(\.message) == [message])
  }

  /// A page has a drawing once, whatever number of states look like it, and every link leads to a state.
  @Test func pagesHaveEachDrawingOnce() throws {
    let source = """
      struct V: View {
        @State var n = 0; @State var isShown = false
        var body: some View { Button("Add") { n = (n + 1) % 3 }; Toggle("Show", isOn: $isShown); if isShown { Text("\\(n)") } }
      }
      """
    let graph = try #require(Self.drawn("true", source).figures.first?.live)
    #expect(graph.states.count == 6)
    #expect(graph.drawings.count == 4)
    let html = LiveFigure(graph, id: "f").element().html
    #expect(html.components("<svg").count == 4)
    #expect(html.components("looks like").count == 2)
    for state in 1...6 { #expect(html.contains("href=\"#f-s\(state)\"") && html.contains("id=\"f-s\(state)\"")) }
  }

  /// A control is over what is drawn of it.
  @Test func controlsStandWhereTheyAreDrawn() throws {
    let source = """
      struct V: View {
        @State var n = 0
        var body: some View {
          HStack(spacing: 0) { Color.red.frame(width: 30, height: 10); Button { n = 1 } label: { Color.blue.frame(width: 50, height: 20) } }
          ScrollView { Color.green.frame(height: 400).onTapGesture { n = 2 } }.frame(width: 60, height: 40)
        }
      }
      """
    let graph = try #require(Self.drawn("true", source).figures.first?.live)
    let frames = graph.states[0].controls.compactMap(\.frame)
    #expect(frames.map(\.minX) == [30, 10])
    #expect(frames.map { [$0.width, $0.height] } == [[50, 20], [60, 40]])
  }
}

extension String {
  /// The stretches in which a text occurs.
  fileprivate func components(_ text: String) -> [Range<String.Index>] { ranges(of: text) }
}
