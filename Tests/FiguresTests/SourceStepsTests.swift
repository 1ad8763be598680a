import Foundation
import Markup
import Notation
import TestSupport
import Testing
import VitrineUI

@testable import Figures

/// Which stretch of the source a step marks, and what figures are called by.
@Suite struct SourceStepsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let source: String
    /// The stretches, outer ones first.
    let stretches: [String]
    var earlier: String?
    var testDescription: String { source }
  }

  static let cases = [
    Case(
      source: "Text(\"Favorite\").padding(10).background(Color.teal)",
      stretches: [
        "Text(\"Favorite\").padding(10).background(Color.teal)", "Text(\"Favorite\").padding(10)", "Text(\"Favorite\")",
        "Color.teal",
      ]),
    Case(
      source: "HStack {\n  Color.red\n  Text(\"é\").bold()\n  Spacer()\n}",
      stretches: [
        "HStack {\n  Color.red\n  Text(\"é\").bold()\n  Spacer()\n}", "Color.red", "Text(\"é\").bold()", "Spacer()",
      ]),
    // Views of one expression are marked together.
    Case(
      source: "VStack { ForEach(0..<3) { Text(\"\\($0)\") } }",
      stretches: ["VStack { ForEach(0..<3) { Text(\"\\($0)\") } }", "Text(\"\\($0)\")"]),
    Case(
      source: "Circle().fill(.red).frame(width: 20)", stretches: ["Circle().fill(.red).frame(width: 20)"]),
    // What an earlier fence declares was made of other source.
    Case(
      source: "Card().padding()", stretches: ["Card().padding()"],
      earlier: "struct Card: View {\n  var body: some View { Text(\"A card\").border(.red) }\n}"),
  ]

  private static func drawn(_ one: Case) throws -> Rendering {
    var pipeline = FigurePipeline(TestAssets.typesetter)
    if let earlier = one.earlier { pipeline.declare(ParsedFence(earlier)) }
    return try #require(pipeline.draw(FenceRequest(ParsedFence(one.source))).figures.first).rendering
  }

  @Test(arguments: cases)
  func eachViewHasItsStretch(_ one: Case) throws {
    let rendering = try Self.drawn(one)
    let steps = SourceSteps(rendering, source: one.source)
    let bytes = Array(one.source.utf8)
    #expect(steps.stretches.map { String(decoding: bytes[$0.range], as: UTF8.self) } == one.stretches)
    let numbers = steps.stretches.flatMap { $0.value.split(separator: " ").compactMap { Int($0) } }
    #expect(numbers.count == Set(numbers).count)
    #expect(numbers.allSatisfy { (1...rendering.steps.count).contains($0) })
  }

  @Test(arguments: cases)
  func markingLosesNoSource(_ one: Case) throws {
    let html = HighlightedCode.nodes(
      ParsedFence(one.source), SourceSteps(try Self.drawn(one), source: one.source).stretches
    ).html
    let plain = HighlightedCode.nodes(ParsedFence(one.source), []).html
    func text(_ html: String) -> String { html.replacing(/<[^>]*>/, with: "") }
    #expect(text(html) == text(plain))
    #expect(html.matches(of: /<span/).count == html.matches(of: /<\/span>/).count)
    #expect(Set(html.matches(of: /data-s="([^"]*)"/).map(\.output.1)).count == one.stretches.count)
    // Marks begin with the first letter of a line, and end with its last.
    #expect(html.firstMatch(of: /data-s="[^"]*">(<[^>]*>)*\s/) == nil)
    #expect(html.firstMatch(of: /\n(<\/span>)/) == nil)
  }

  // MARK: Names
}
