import Foundation
import Markup
import Notation
import TestSupport
import Testing
import VitrineUI

@testable import Figures
@testable import SiteGenerator

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
    let numbers = steps.stretches.flatMap { $0.steps.split(separator: " ").compactMap { Int($0) } }
    #expect(numbers.count == Set(numbers).count)
    #expect(numbers.allSatisfy { (1...rendering.steps.count).contains($0) })
  }

  @Test(arguments: cases)
  func markingLosesNoSource(_ one: Case) throws {
    let html = HighlightedCode.nodes(
      ParsedFence(one.source), SourceSteps(try Self.drawn(one), source: one.source)
    ).html
    let plain = HighlightedCode.nodes(ParsedFence(one.source), nil).html
    func text(_ html: String) -> String { html.replacing(/<[^>]*>/, with: "") }
    #expect(text(html) == text(plain))
    #expect(html.matches(of: /<span/).count == html.matches(of: /<\/span>/).count)
    #expect(html.matches(of: /data-s=/).count == one.stretches.count)
  }

  // MARK: Names

  @Test func figuresAreCalledByWhatTheyAre() async throws {
    let fence = "```swift view-tree\nText(\"a\")\n```\n\n"
    let wide = "```swift view-tree width=200\nText(\"a\")\n```\n\n"
    let said = "```swift view-tree caption=\"Said\" expect=\"8x17\"\nText(\"a\")\n```\n\n"
    let folder = try TemporaryFolder([
      "content/a.md": "# A\n\n" + fence + wide + fence, "content/b.md": "# B\n\nBefore.\n\n" + said,
    ])
    var configuration = SiteConfiguration()
    configuration.search = false
    var builder = SiteBuilder(
      input: folder.path + "/content", output: folder.path + "/site", configuration: configuration,
      renderer: FenceFigures(TestAssets.typesetter), toolbox: .test, workers: 1)
    builder.defaultTheme = packageRoot + "/templates"
    _ = try await builder.build()
    func names(_ page: String) -> [String] {
      (folder.text(page) ?? "").matches(of: /<figure[^>]* id="([^"]+)"/).map { String($0.output.1) }
    }
    let (first, second) = (names("site/a.html"), names("site/b.html"))
    try #require(first.count == 3 && second.count == 1)
    #expect(first[0] != first[1])
    #expect(first[2] == first[0] + "-2")
    #expect(second[0] == first[0])
  }
}
