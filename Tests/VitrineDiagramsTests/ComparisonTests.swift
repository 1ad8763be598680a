import TestSupport
import Testing
import VitrineLayout
import VitrineUI

@testable import VitrineDiagrams

/// What is said of two layouts.
struct ComparisonTests {
  private static func sentences(_ before: any View, _ after: any View) -> [String] {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.proposal = ProposedViewSize(width: 200, height: 60)
    let comparison = Comparison(
      before: Renderer.render(before, options: options), after: Renderer.render(after, options: options))
    return comparison.changes.map(\.sentence)
  }

  @Test func whatMovesAndGrowsIsSaid() {
    let before = HStack(spacing: 0) {
      Color.red.frame(width: 20)
      Color.teal
    }
    let after = HStack(spacing: 0) {
      Color.red.frame(width: 50)
      Color.teal
    }
    #expect(
      Self.sentences(before, after) == [
        "Color.red is 30 wider.", "Color.teal moves 30 right and is 30 narrower.",
      ])
  }

  @Test func whatComesAndGoesIsSaid() {
    let before = HStack(spacing: 0) {
      Text("A").fixedSize()
      Color.red
    }
    let after = HStack(spacing: 0) { Color.red.padding(2) }
    let sentences = Self.sentences(before, after)
    #expect(sentences.contains("Text(\"A\") is gone."))
    #expect(sentences.contains("fixedSize is gone."))
    #expect(sentences.first == "padding is new.")
  }

  @Test func aTextWithOtherWordsIsTheSameText() {
    let sentences = Self.sentences(Text("A"), Text("Abracadabra"))
    #expect(sentences.count == 1)
    #expect(sentences.first?.hasPrefix("The whole is ") == true)
    #expect(sentences.first?.hasSuffix(" wider.") == true)
  }

  @Test func whatItsParentTakesAlongIsNotSaid() {
    let badge = Text("12").padding(6).background(Color.yellow)
    let before = HStack(spacing: 0) {
      Color.red.frame(width: 10)
      badge
    }
    let after = HStack(spacing: 0) {
      Color.red.frame(width: 30)
      badge
    }
    #expect(
      Self.sentences(before, after) == [
        "The whole is 20 wider.", "Color.red is 20 wider.", "Text(\"12\") moves 20 right.",
      ])
  }

  @Test func nothingIsSaidOfWhatIsTheSame() {
    #expect(Self.sentences(Text("A").padding(), Text("A").padding()).isEmpty)
  }
}
