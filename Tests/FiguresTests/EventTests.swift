import Diagnostics
import Markup
import Notation
import TestSupport
import Testing
import VitrineUI

@testable import Figures

/// What happens to views and to those who read their state: events on the first line, then the fence. What is expected is a line
/// for each picture with the texts it shows; then what was printed, and with `@ tell bodies` which bodies ran, and why, with
/// `@ tell lifetime` which views came and went, with `@ tell state` whose state has which value.
@Suite struct EventTests {
  private static func drawn(_ one: TextCase) -> DrawnFence {
    let parts = one.input.split(separator: "\n", maxSplits: 1).map(String.init)
    let reader = FigureOptionsReader([
      .book,
      FigureSetting(key: "width", value: "300"), FigureSetting(key: "height", value: "400"),
      FigureSetting(key: "events", value: parts[0]), FigureSetting(key: "advice", value: "false"),
    ])
    return FigurePipeline.draw(
      parts[1], reader.options, with: TestAssets.typesetter, in: FigureContext(showsInternals: true))
  }

  private static func texts(_ node: RenderedNode?) -> [String] {
    guard let node else { return [] }
    let own = node.kind == .text ? [String(node.argument.dropFirst().dropLast())] : []
    return own + node.children.flatMap(texts)
  }

  private static func lines(_ frame: FilmFrame, _ rendering: Rendering, _ tell: String) -> [String] {
    var lines = [frame.event + " | " + texts(rendering.root).joined(separator: " ")]
    lines += frame.output.map { "> " + $0 }
    if tell.contains("bodies") {
      lines += frame.bodies.map { "\($0.view) ran: \($0.reasons.joined(separator: ", "))" }
    }
    if tell.contains("lifetime") { lines += frame.lifetime.map { "\($0.view) \($0.isMade ? "made" : "gone")" } }
    if tell.contains("state") { lines += frame.state.map { "\($0.owner).\($0.name) = \($0.value)" } }
    return lines
  }

  @Test(arguments: TextCase.all(in: "events.txt") + TextCase.all(in: "presented.txt"))
  func eachEventChangesTheView(_ one: TextCase) {
    let drawn = Self.drawn(one)
    var lines: [String] = []
    for figure in drawn.figures.prefix(1) {
      for (frame, cell) in zip(figure.frames, figure.cells) {
        lines += Self.lines(frame, cell.rendering, one.settings["tell"] ?? "")
      }
    }
    lines += drawn.diagnostics.map { "\($0.severity): \($0.message) (\($0.hint ?? ""))" }
    #expect(lines.joined(separator: "\n") == one.expected, "\(one.place)")
  }

  /// The same by the service that other programs ask: a list of frames with state, output and lifetime.
  @Test func programsAreAnsweredWithFrames() throws {
    let source = """
      struct Counter: View {
        @State private var value = 0
        var body: some View { let _ = print("body"); Button("Increment: \\(value)") { value += 1 } }
      }
      """
    let request = JSON.object([("source", .string(source)), ("events", .string("tap Increment"))])
    let answer = RenderService.answer(line: request.text, typesetter: TestAssets.typesetter)
    let frames = try #require(JSON.parse(answer)?.members?["frames"])
    let expected = """
      [{"event":"at first","state":[{"owner":"Counter","node":1,"name":"value","value":"0"}],"output":["body"],\
      "bodies":[{"view":"Counter","node":1,"because":["@self","@identity","_value"]}],\
      "lifetime":[{"view":"Counter","node":1,"change":"made"}]},\
      {"event":"tap Increment","state":[{"owner":"Counter","node":1,"name":"value","value":"1"}],"output":["body"],\
      "bodies":[{"view":"Counter","node":1,"because":["_value"]}],"lifetime":[]}]
      """
    #expect(frames.text == expected)
  }

  /// The counter in all its spellings, asked for by a program: after each tap that reaches it, a body that shows it runs.
  @Test(arguments: TextCase.all(in: "events.txt").filter { $0.name.contains("the counter") })
  func programsSeeCountersCount(_ one: TextCase) throws {
    let parts = one.input.split(separator: "\n", maxSplits: 1).map(String.init)
    let request = JSON.object([("source", .string(parts[1])), ("events", .string(parts[0]))])
    let answer = RenderService.answer(line: request.text, typesetter: TestAssets.typesetter)
    let frames = try #require(JSON.parse(answer)?.members?["frames"]?.array)
    let pictures = one.expected.split(separator: "\n").filter { $0.contains(" | ") }
    #expect(frames.count == pictures.count, "\(one.place)")
    for frame in frames {
      #expect(frame.members?["bodies"]?.array?.isEmpty == false, "\(one.place)")
    }
  }

  /// D22: state is shown where nothing happens, too.
  @Test func stateIsShownWithoutEvents() {
    let options = FigureOptionsReader([FigureSetting(key: "show", value: "state")]).options
    let source = "struct V: View { @State var n = 3; var body: some View { Text(\"\\(n)\") } }"
    let figure = FigurePipeline.draw(source, options, with: TestAssets.typesetter).figures.first
    #expect(figure?.cells.map(\.remark) == ["V.n = 3"])
  }

  @Test func thereAreCases() { #expect(TextCase.all(in: "events.txt").count >= 40) }
}
