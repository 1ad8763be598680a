import Notation
import TestSupport
import Testing
import VitrineUI

@testable import Figures

/// Fences that are no programs as they stand, drawn as what they can be: every picture is that of a program that declares all.
@Suite struct OpenFenceTests {
  @Test(arguments: TextCase.all(in: "open.txt") + TextCase.all(in: "several.txt"))
  func fencesWithUnknownNamesAreDrawn(_ one: TextCase) throws {
    var pipeline = FigurePipeline(TestAssets.typesetter)
    let drawn = one.input.components(separatedBy: "~~~\n").map {
      pipeline.draw(FenceRequest(ParsedFence($0), kind: .figureIfView))
    }
    let last = try #require(drawn.last)
    #expect(!last.diagnostics.contains { $0.code == "unsettled" }, "\(one.place)")
    for line in one.expected.split(separator: "\n").map(String.init) {
      if let range = line.range(of: " => ") {
        let (label, source) = (String(line[..<range.lowerBound]), String(line[range.upperBound...]))
        let picture = try #require(Self.pictures(last)[label], "\(one.place): \(Self.pictures(last).keys.sorted())")
        let meant = FigurePipeline.draw(source, with: TestAssets.typesetter)
        let expected = try #require(meant.figures.first?.rendering, "\(one.place): \(meant.diagnostics)")
        #expect(picture.size == expected.size, "\(one.place): \(label)")
        #expect(SeenMarks.texts(picture.marks) == SeenMarks.texts(expected.marks), "\(one.place): \(label)")
      } else if line.hasPrefix("says ") {
        #expect(Self.said(last) == line.dropFirst("says ".count), "\(one.place)")
      } else if line.hasPrefix("structure ") {
        let structure = last.structure.map { Self.text($0) } ?? "none"
        #expect(structure == line.dropFirst("structure ".count), "\(one.place)")
      } else {
        #expect(Self.outcome(last) == line, "\(one.place)")
      }
    }
    let told = one.expected.split(separator: "\n").filter { $0.contains(" => ") }.count
    if told > 1 { #expect(Self.pictures(last).count == told, "\(one.place)") }
  }

  private static func outcome(_ drawn: DrawnFence) -> String {
    switch drawn.outcome {
    case .drawn: "drawn"
    case .code(let reason): "code: \(reason)"
    case .failed(let reason): "failed: \(reason)"
    }
  }

  private static func pictures(_ drawn: DrawnFence) -> [String: Rendering] {
    guard let figure = drawn.figures.first else { return [:] }
    if let comparison = figure.comparison {
      return ["before": comparison.value.before, "after": comparison.value.after]
    }
    guard !figure.cells.isEmpty else { return ["one": figure.rendering] }
    return Dictionary(figure.cells.map { ($0.label, $0.rendering) }) { first, _ in first }
  }

  private static func said(_ drawn: DrawnFence) -> String {
    drawn.remarks.flatMap { remark -> [String] in
      switch remark {
      case .standIns(let names): names
      case .redrawn(let types): types
      case .unmeasured: []
      case .repaired(let repairs): repairs.map(\.text)
      }
    }.joined(separator: ", ")
  }

  private static func text(_ structure: ViewStructure) -> String {
    structure.name
      + (structure.children.isEmpty ? "" : "(\(structure.children.map { text($0) }.joined(separator: " ")))")
  }

  /// What stands in for something is nothing that a note could be wrong about.
  @Test func claimsAreNotComparedWithStandIns() {
    var pipeline = FigurePipeline(TestAssets.typesetter)
    let drawn = pipeline.draw(FenceRequest(ParsedFence("HStack { Text(title); Text(\"b\") }"), kind: .figureIfView))
    #expect(drawn.outcome == .drawn)
    #expect(drawn.figures.first?.isAssumed == true)
  }

  @Test func thereAreCases() { #expect(TextCase.all(in: "open.txt").count >= 30) }
}
