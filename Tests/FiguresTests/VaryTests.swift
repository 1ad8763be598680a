import Diagnostics
import Markup
import Notation
import TestSupport
import Testing
import VitrineDiagrams
import VitrineSweeps
import VitrineUI

@testable import Figures

/// Figures whose code varies; `Cases/vary.txt` and `Cases/vary-options.txt` say how they are written.
@Suite struct VaryTests {
  static func drawn(_ value: String, _ source: String, _ more: [FigureSetting] = []) -> DrawnFence {
    let reader = FigureOptionsReader([FigureSetting(key: "vary", value: value)] + more)
    return FigurePipeline.draw(source, reader.options, with: TestAssets.typesetter)
  }

  private static func line(_ view: VariedView, _ index: Int) -> String {
    let parameter = view.parameters[index]
    switch parameter.domain {
    case .values(let values, let written, _):
      return "\(parameter.name): \(values.joined(separator: ", ")) at \(values[written])"
    case .range(let range, let written):
      let ends = [range.lowerBound, range.upperBound].map { NumberText.text($0) }.joined(separator: "...")
      let breaks = view.breakpoints(of: index).map { NumberText.text($0) }
      return "\(parameter.name): \(ends) at \(NumberText.text(written)), "
        + (breaks.isEmpty ? "no breakpoints" : "breakpoints " + breaks.joined(separator: ", "))
    }
  }

  @Test(arguments: TextCase.all(in: "vary.txt"))
  func aLiteralTakesItsValues(_ one: TextCase) {
    let parts = one.input.split(separator: "\n", maxSplits: 1).map(String.init)
    let drawn = Self.drawn(parts[0], parts[1])
    var lines: [String] = []
    for figure in drawn.figures {
      if let view = figure.variation { lines += view.parameters.indices.map { Self.line(view, $0) } }
      lines += figure.cells.map { "\($0.label) | \(Lengths.text($0.rendering.size))" }
    }
    lines += drawn.diagnostics.map { "\($0.severity): \($0.message) (\($0.hint ?? ""))" }
    #expect(lines.joined(separator: "\n") == one.expected, "\(one.place)")
  }

  private static func text(_ variation: Variation) -> String {
    let name = variation.name + (variation.position.map { "#\($0)" } ?? "")
    switch variation.values {
    case .both: return name
    case .list(let values): return "\(name): " + values.map(\.source).joined(separator: ", ")
    case .range(let range, let step):
      let ends = [range.lowerBound, range.upperBound].map { NumberText.text($0) }.joined(separator: "...")
      return "\(name): \(ends)" + (step.map { " by \(NumberText.text($0))" } ?? "")
    }
  }

  @Test(arguments: TextCase.all(in: "vary-options.txt"))
  func theOptionIsRead(_ one: TextCase) {
    let value = one.input.split(separator: "\n").first.map(String.init) ?? ""
    let reader = FigureOptionsReader([FigureSetting(key: "vary", value: value)])
    let lines =
      reader.options.variations.map(Self.text) + reader.diagnostics.map { "\($0.message) (\($0.hint ?? ""))" }
    #expect(lines.joined(separator: "\n") == one.expected, "\(one.place)")
  }

  @Test func thereAreCases() {
    #expect(TextCase.all(in: "vary.txt").count >= 28 && TextCase.all(in: "vary-options.txt").count >= 22)
  }

  /// Options that draw a view several times have no place for a control.
  @Test(arguments: [
    ("sweep", "100...200"), ("live", "true"), ("events", "wait 1"), ("widths", "100,200"), ("compare", "width=100"),
    ("lenient", "true"), ("show", "picture,state"),
  ])
  func otherOptionsExcludeIt(key: String, value: String) {
    let settings = [FigureSetting(key: "vary", value: "width: 10...20"), FigureSetting(key: key, value: value)]
    let reader = FigureOptionsReader(settings)
    #expect(reader.options.variations.isEmpty)
    #expect(reader.diagnostics.map(\.code) == ["fence-option"])
  }

  /// A diagnostic of the option has the option's place, not one in the code.
  @Test func aMistakeHasThePlaceOfItsOption() {
    let span = Span(at: Location(line: 3, column: 20))
    let setting = FigureSetting(key: "vary", value: "spacng: 0...9", span: span, file: "note.md")
    let options = FigureOptionsReader([setting]).options
    let drawn = FigurePipeline.draw("HStack(spacing: 8) { Color.red }", options, with: TestAssets.typesetter)
    #expect(drawn.diagnostics.map(\.span) == [span] && drawn.diagnostics.map(\.file) == ["note.md"])
    #expect(drawn.figures.isEmpty)
  }

  /// The fences after it know what is written, not the last value.
  /// Without scripts and on paper, a value has the picture in which it makes a difference.
  @Test func aValueIsDrawnWhereItMatters() throws {
    let source = """
      HStack(spacing: 8) {
          Text("San Francisco").layoutPriority(0)
          Text("Tuesday, 9:41")
      }
      .lineLimit(1)
      """
    let settings = [FigureSetting(key: "width", value: "240")]
    let figure = try #require(Self.drawn("spacing: 0...60; layoutPriority: 0, 1", source, settings).figures.first)
    let labels = figure.cells.map(\.label)
    #expect(labels.last == "spacing: 60, layoutPriority: 1", "\(labels)")
    let looks = figure.cells.map { cell in cell.rendering.marks }
    #expect(Set(looks).count == looks.count, "no two pictures are the same")
  }

  @Test func laterFencesKnowWhatIsWritten() {
    var pipeline = FigurePipeline(TestAssets.typesetter)
    let options = FigureOptionsReader([FigureSetting(key: "vary", value: "gap: 10...40")]).options
    let source = "let gap = 20.0\nColor.red.frame(width: gap, height: 10)"
    _ = pipeline.draw(FenceRequest(ParsedFence(source), options: options))
    let after = pipeline.draw(FenceRequest(ParsedFence("Color.red.frame(width: gap, height: 10)")))
    #expect(after.figures.map(\.rendering.size.width) == [20])
  }

  /// Code that changes what earlier fences declared has no layout for each value.
  @Test func codeWithEffectsDoesNotVary() {
    var pipeline = FigurePipeline(TestAssets.typesetter)
    pipeline.declare(ParsedFence("final class Store { static var width = 10.0 }"))
    let options = FigureOptionsReader([FigureSetting(key: "vary", value: "height: 10...40")]).options
    let source = "Store.width += 5\nColor.red.frame(width: Store.width, height: 20)"
    let drawn = pipeline.draw(FenceRequest(ParsedFence(source), options: options))
    #expect(drawn.diagnostics.map(\.message) == ["the code draws something else each time"])
  }

  /// The fences before it are there.
  @Test func earlierFencesAreThere() {
    var pipeline = FigurePipeline(TestAssets.typesetter)
    pipeline.declare(
      ParsedFence(
        "struct Box: View { let side: CGFloat; var body: some View { Color.red.frame(width: side, height: 10) } }"))
    let options = FigureOptionsReader([FigureSetting(key: "vary", value: "side: 10...40")]).options
    let drawn = pipeline.draw(FenceRequest(ParsedFence("Box(side: 20)"), options: options))
    #expect(drawn.figures.first?.cells.map(\.rendering.size.width) == [10, 40])
  }
}
