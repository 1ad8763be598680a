import Foundation
import Markup
import TestSupport
import Testing
import VitrineLayout
import VitrineUI

@testable import VitrineDiagrams

/// What a figure says of how a stack divides its length.
struct ProbeTableTests {
  private var rendering: Rendering {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.proposal = ProposedViewSize(width: 180, height: 40)
    options.recordsQuestions = true
    return Renderer.render(
      HStack(spacing: 0) {
        Color.red
        Text("Hello, World!")
        Color.teal
      }, options: options)
  }

  @Test func theTableHasATurnForEachSubviewInTheOrderOfAsking() {
    let html = ProbeTables(rendering).nodes().html
    let rows = html.components(separatedBy: "<tr>").dropFirst(2).map { row in
      row.replacingOccurrences(of: "<[^>]+>", with: "|", options: .regularExpression)
        .split(separator: "|").map(String.init)
    }
    #expect(rows.count == 3)
    #expect(rows.first?.prefix(8) == ["Text(&quot;Hello, World!&quot;)", "0", "80", "80", "180", "3", "60", "41"])
    #expect(rows.last?.prefix(8) == ["Color.teal", "0", "∞", "∞", "69.5", "1", "69.5", "69.5"])
    #expect(html.contains("All 9 questions: 6 of them probes"))
    #expect(html.contains("The HStack probes the Text with 0 × 40"))
  }

  @Test func withoutBeingAskedForNoQuestionsAreKept() {
    let rendering = Renderer.render(
      HStack { Text("a") }, options: RenderOptions(typesetter: TestAssets.typesetter, profile: .book))
    #expect(rendering.root?.questions.isEmpty == true)
  }

  @Test func aStepSaysWhyASubviewIsAskedBeforeItsTurn() throws {
    let sentences = try #require(StepSentences(rendering))
    let second = sentences.sentence(rendering.steps[1])
    #expect(second.hasSuffix("proposes 60 × 40 to the Text, asked first as the least flexible: 80 against ∞."))
    let prioritised = Renderer.render(
      HStack(spacing: 0) {
        Color.red
        Text("Hello").layoutPriority(1)
      }, options: RenderOptions(typesetter: TestAssets.typesetter, profile: .book))
    let words = try #require(StepSentences(prioritised)).sentence(prioritised.steps[1])
    #expect(words.hasSuffix("asked first for its layout priority of 1."))
  }
}
