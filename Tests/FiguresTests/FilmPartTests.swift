import Diagnostics
import Notation
import TestSupport
import Testing
import VitrineUI

@testable import Figures

/// What is told of the frames of a film strip: events on the first line, then the fence; the part that is shown is `@ show`.
/// What is expected is what text tells of each frame below its tree.
@Suite struct FilmPartTests {
  private static func drawn(_ one: TextCase) -> DrawnFence {
    let parts = one.input.split(separator: "\n", maxSplits: 1).map(String.init)
    let events = parts[0] == "-" ? [] : [FigureSetting(key: "events", value: parts[0])]
    let settings = [
      FigureSetting(key: "width", value: "300"), FigureSetting(key: "height", value: "400"),
      FigureSetting(key: "advice", value: "false"),
      FigureSetting(key: "show", value: one.settings["show"] ?? "updates"),
    ]
    return FigurePipeline.draw(
      parts[1], FigureOptionsReader(settings + events).options, with: TestAssets.typesetter, in: FigureContext())
  }

  @Test(arguments: TextCase.all(in: "film-parts.txt"))
  func eachPartDescribesItsFrames(_ one: TextCase) {
    let drawn = Self.drawn(one)
    var lines: [String] = []
    for figure in drawn.figures.prefix(1) {
      for (frame, cell) in zip(figure.frames, figure.cells) {
        let text = RenderText.text(of: frame, cell.notes)
        lines +=
          ["# " + frame.event + (cell.remark.map { " (\($0))" } ?? "")] + text.split(separator: "\n").map(String.init)
      }
      lines += figure.strip?.lifetimes.map { ["# lifetimes"] + $0.lines } ?? []
    }
    lines += drawn.diagnostics.map { "\($0.severity): \($0.message) (\($0.hint ?? ""))" }
    #expect(lines.joined(separator: "\n") == one.expected, "\(one.place)")
  }

  @Test func thereAreCases() { #expect(TextCase.all(in: "film-parts.txt").count >= 8) }
}
