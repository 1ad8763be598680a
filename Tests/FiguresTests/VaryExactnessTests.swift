import Markup
import Notation
import TestSupport
import Testing
import VitrineDiagrams
import VitrineLayout
import VitrineUI

@testable import Figures
@testable import VitrineSweeps

/// Everything between two breakpoints is what the engine draws for the code with that number.
@Suite struct VaryExactnessTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var option: String
    /// The code, with `#` in place of the literal.
    var code: String
    var written: String

    var testDescription: String { code }
  }

  static let cases = [
    Case(
      option: "spacing: 0...40",
      code: "HStack(spacing: #) { Text(\"Favorite\"); Text(\"A longer text\").lineLimit(1) }.frame(width: 150)",
      written: "8"),
    Case(
      option: "layoutPriority: 0...2",
      code: "HStack { Text(\"Long enough to wrap\").layoutPriority(#); Text(\"And another one\") }.frame(width: 120)",
      written: "0"),
    Case(
      option: "cornerRadius: 0...60",
      code: "RoundedRectangle(cornerRadius: #).fill(.teal).frame(width: 80, height: 50)", written: "8"),
    Case(option: "opacity: 0...1", code: "Text(\"Hi\").padding().background(.mint).opacity(#)", written: "0.5"),
    Case(option: "minWidth: 0...200", code: "Text(\"Hi\").frame(minWidth: #).border(.red)", written: "40"),
    Case(option: "x: -20...40", code: "Text(\"Hi\").offset(x: #, y: 3)", written: "0"),
    Case(option: "lineWidth: 0...12", code: "Circle().stroke(.red, lineWidth: #).frame(width: 60)", written: "2"),
    Case(option: "radius: 0...9", code: "Color.red.frame(width: 30, height: 30).shadow(radius: #)", written: "2"),
  ]

  @Test(arguments: cases)
  func numbersBetweenBreakpointsAreThoseOfTheEngine(_ one: Case) throws {
    let source = one.code.replacing("#", with: one.written)
    let drawn = VaryTests.drawn(one.option, source, [FigureSetting(key: "show", value: "picture,tree,steps")])
    #expect(drawn.diagnostics.filter { !$0.isAdvice }.isEmpty)
    let view = try #require(drawn.figures.first?.variation)
    let range = try #require(view.parameters[0].range)
    let segments = try #require(view.states[0].sweeps.first?.segments)
    #expect(segments.map(\.start).min() == range.lowerBound && segments.map(\.end).max() == range.upperBound)
    var random = SplitMix64(seed: 40)
    let numbers = (0..<24).map { _ in Double.random(in: range, using: &random) }
    for value in numbers + [range.lowerBound, range.upperBound, 1, try #require(Double(one.written))] {
      let segment = try #require(segments.segment(at: value))
      let number = NumberText.text(value, decimals: 6)
      let engine = try #require(
        FigurePipeline.draw(one.code.replacing("#", with: number), with: TestAssets.typesetter).figures.first)
      let (start, end) = (sample(segment.first), sample(segment.last))
      let exact = sample(engine.rendering)
      #expect(start.shape == exact.shape && end.shape == exact.shape, "\(number)")
      let part = segment.isPoint ? 0 : (value - segment.start) / (segment.end - segment.start)
      let most =
        zip(zip(start.numbers, end.numbers), exact.numbers).map { ends, number in
          abs(ends.0 + (ends.1 - ends.0) * part - number)
        }.max() ?? 0
      #expect(most < 0.0001, "\(number)")
      expectWords(segment, part, engine.rendering, number)
    }
  }

  private func sample(_ rendering: Rendering) -> SweepSample {
    SweepSample(length: 0, rendering: rendering, isWhole: true)
  }

  /// The numbers in steps and tree, between those that are a quarter inside the segment.
  private func expectWords(_ segment: VariedView.Segment, _ part: Double, _ rendering: Rendering, _ number: String) {
    let parts: Figure.Parts = [.tree, .steps]
    let told = segment.inner.map { LayoutWords($0, parts: parts, label: "").numbers.map(Self.number) }
    let exact = LayoutWords(rendering, parts: parts, label: "").numbers.map(Self.number)
    #expect(told.count == (segment.isPoint ? 1 : 2) && told[0].count == exact.count, "\(number)")
    guard let first = told.first, let last = told.last, first.count == exact.count else { return }
    for (index, value) in exact.enumerated() {
      let shown = first[index] + (last[index] - first[index]) * (part - 0.25) / 0.5
      #expect(abs(shown - value) < 0.03, "\(number)")
    }
  }

  private static func number(_ text: String) -> Double { Double(text.replacing("−", with: "-")) ?? .nan }

  /// What a style sheet or script can't move evenly is drawn in steps, and the build says so.
  @Test func aRotationIsDrawnInSteps() throws {
    let source = "Color.red.frame(width: 40, height: 10).rotationEffect(.degrees(0))"
    let drawn = VaryTests.drawn("degrees: 0...90", source)
    let view = try #require(drawn.figures.first?.variation)
    #expect(view.coarse.map(\.parameter) == [0])
    #expect(drawn.diagnostics.map(\.severity) == [.warning])
    guard case .values(let values, let written, let areNumbers) = view.parameters[0].domain else {
      Issue.record("it is swept")
      return
    }
    #expect(values == ["0", "20", "40", "60", "80", "90"] && written == 0 && areNumbers)
  }

  @Test(arguments: [
    (0.0...40.0, 9, [0, 5, 10, 15, 20, 25, 30, 35, 40.0]), (-10...10, 5, [-10, -5, 0, 5, 10]),
    (0...1, 3, [0, 0.5, 1]), (3...4, 2, [3, 4]),
  ])
  func stepsAreRoundNumbers(range: ClosedRange<Double>, most: Int, expected: [Double]) {
    #expect(VariedViewMaker.numbers(range, most: most) == expected)
  }
}
