import Diagnostics
import TestSupport
import Testing
import VitrineUI

@testable import Figures

/// What programs do by public sources: Apple's documentation and talks, OpenSwiftUI's code, reports. Each case names its own
/// (`@ source`), and the number of the kind of question that it is about; the expected value comes from there.
///
/// Events are on the first line (`-` for none), then the fence. What is expected is a line for each picture with the texts that are
/// drawn, then what was printed; last, what the build says beside notes.
@Suite struct PublicBehaviorTests {
  private static let files = ["lives-state.txt", "lives-events.txt", "lives-data.txt"]

  @Test(arguments: files) func viewsBehaveAsTheirSourcesSay(in file: String) {
    for one in TextCase.all(in: file) {
      let lines = Self.lines(one)
      #expect(lines.joined(separator: "\n") == one.expected, "\(one.place)")
    }
  }

  @Test func eachCaseHasASource() {
    let cases = Self.files.flatMap { TextCase.all(in: $0) }
    #expect(cases.count >= 300)
    for one in cases { #expect(one.settings["source"]?.isEmpty == false, "\(one.place)") }
    let kinds = Dictionary(grouping: cases) { one in one.name.prefix { $0 != ":" } }
    for kind in 1...39 { #expect((kinds["\(kind)"]?.count ?? 0) >= 3, "kind \(kind)") }
  }

  private static func lines(_ one: TextCase) -> [String] {
    let parts = one.input.split(separator: "\n", maxSplits: 1).map(String.init)
    var settings: [FigureSetting] = [
      .book, FigureSetting(key: "width", value: "300"), FigureSetting(key: "height", value: "400"),
      FigureSetting(key: "advice", value: "false"),
    ]
    if parts[0] != "-" { settings.append(FigureSetting(key: "events", value: parts[0])) }
    let drawn = FigurePipeline.draw(
      parts[1], FigureOptionsReader(settings).options, with: TestAssets.typesetter, in: FigureContext())
    var lines: [String] = []
    for figure in drawn.figures.prefix(1) {
      if figure.cells.isEmpty { lines.append(line("at first", figure.rendering)) }
      for (frame, cell) in zip(figure.frames, figure.cells) {
        lines.append(line(frame.event, cell.rendering))
        lines += frame.output.map { "> " + $0 }
      }
    }
    if lines.isEmpty { lines = ["at first |"] }
    return lines
      + drawn.diagnostics.filter { $0.severity != .note }.map { "\($0.severity): \($0.message) (\($0.hint ?? ""))" }
  }

  private static func line(_ event: String, _ rendering: Rendering) -> String {
    let texts = texts(rendering.marks).filter { !$0.isEmpty }
    return (["\(event) |"] + texts).joined(separator: " ")
  }

  private static func texts(_ marks: [Mark]) -> [String] {
    marks.flatMap { mark -> [String] in
      switch mark {
      case .text(let text): [text.text]
      case .group(let inner, let effects): effects.opacity > 0 ? texts(inner) : []
      default: []
      }
    }
  }
}
