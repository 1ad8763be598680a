import TestSupport
import Testing
import VitrineLayout
import VitrineText
import VitrineUI

/// What stands in for texts and images that are not shown.
@Suite(.enabled(if: TestAssets.typesetter.failure == nil, "the fonts are missing: run Scripts/prepare-fonts"))
struct RedactionTests {
  private let view = VStack {
    Text("Two\nlines").foregroundColor(.red)
    Image(systemName: "star")
  }

  @Test func barsAndBoxesStandInPlace() throws {
    let redacted = view.redacted(reason: .placeholder)
    let (plain, hidden) = (Drawn.rendering(view), Drawn.rendering(redacted))
    #expect(plain.size == hidden.size)
    #expect(Drawn.texts(redacted).isEmpty)
    #expect(Drawn.fills(redacted).count == 3)
    let first = try #require(Drawn.fills(redacted).first)
    #expect(first == .ink(Ink.red.opacity(0.18)))
  }

  @Test func someOfItIsShownAllTheSame() {
    let mixed = VStack {
      Text("a")
      Text("b").unredacted()
    }
    .redacted(reason: .placeholder)
    #expect(Drawn.texts(mixed).map(\.text) == ["b"])
  }

  @Test func privacyHidesWhatIsPrivate() {
    let account = VStack {
      Text("name")
      Text("number").privacySensitive()
    }
    #expect(Drawn.texts(account).map(\.text) == ["name", "number"])
    #expect(Drawn.texts(account.redacted(reason: .privacy)).map(\.text) == ["name"])
  }
}
