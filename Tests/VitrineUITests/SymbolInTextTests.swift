import TestSupport
import Testing
import VitrineLayout
import VitrineText
import VitrineUI

/// A symbol that stands in a line of text.
@Suite(.enabled(if: TestAssets.typesetter.failure == nil, "the fonts are missing: run Scripts/prepare-fonts"))
struct SymbolInTextTests {
  @Test func theLineIsAsWideAsBoth() throws {
    func width(_ view: some View) throws -> Double {
      var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
      options.proposal = ProposedViewSize(width: nil, height: nil)
      return try #require(Renderer.render(view, options: options).root).frame.width
    }
    let star = try width(Image(systemName: "star"))
    let text = try width(Text("Favorite"))
    let both = try width(Text(Image(systemName: "star")) + Text("Favorite"))
    #expect(abs(both - star - text) <= 1)
  }
}
