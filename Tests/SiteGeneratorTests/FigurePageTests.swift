import Figures
import TestSupport
import Testing

@testable import SiteGenerator
@testable import SiteReports

/// Figures as the pages of a site have them.
@Suite struct FigurePageTests {
  @Test func figuresAreCalledByWhatTheyAre() async throws {
    let fence = "```swift view-tree\nText(\"a\")\n```\n\n"
    let wide = "```swift view-tree width=200\nText(\"a\")\n```\n\n"
    let said = "```swift view-tree caption=\"Said\" expect=\"8x17\"\nText(\"a\")\n```\n\n"
    let folder = try TemporaryFolder([
      "content/a.md": "# A\n\n" + fence + wide + fence, "content/b.md": "# B\n\nBefore.\n\n" + said,
    ])
    _ = try await SiteBuilder.test(folder, drawing: true).build()
    func names(_ page: String) -> [String] {
      (folder.text(page) ?? "").matches(of: /<figure[^>]* id="([^"]+)"/).map { String($0.output.1) }
    }
    let (first, second) = (names("site/a.html"), names("site/b.html"))
    try #require(first.count == 3 && second.count == 1)
    #expect(first[0] != first[1])
    #expect(first[2] == first[0] + "-2")
    #expect(second[0] == first[0])
  }

  /// A site draws the fence; the links for others would show it twice.
  @Test func aSiteLeavesTheLinksOut() async throws {
    let fence = "```swift view-tree\nText(\"Favorite\").padding(10)\n```"
    let embedding = NoteEmbedder(
      path: "docs/README.md", options: NoteEmbedding.Options(), typesetter: TestAssets.typesetter
    ).embed(Array("- a\n\n  ```swift view-tree\n  Text(\"x\")\n  ```\n\n\(fence)\n".utf8))
    let note = "# A\n\n" + String(decoding: embedding.text, as: UTF8.self) + "\nAfter.\n"
    #expect(note.contains("README-1.svg"))
    let folder = try TemporaryFolder(["content/note.md": note])
    let report = try await SiteBuilder.test(folder, drawing: true).build()
    #expect(report.diagnostics == [])
    let page = try #require(folder.text("site/note.html"))
    #expect(!page.contains("<img") && !page.contains("README-1.svg"))
    #expect(page.contains("After."))
  }

  /// All of the figure: its picture with frames and lengths, its tree and the outline for phones, and its fence for who copies it.
  @Test func theFavoriteFigureIsSmallInItsPage() async throws {
    let source = "Text(\"Favorite\")\n    .padding(10)\n    .background(Color.teal)"
    let fence = "```swift view-tree show=picture,tree platform=book\n\(source)\n```\n"
    let folder = try TemporaryFolder(["content/note.md": "# A\n\n" + fence])
    _ = try await SiteBuilder.test(folder, drawing: true).build()
    let page = try #require(folder.text("site/note.html"))
    let figure = try #require(page.firstMatch(of: /<figure.*<\/figure>/.dotMatchesNewlines())?.output)
    for part in ["tree", "outline", "fence"] { #expect(figure.contains("class=\"\(part)\"")) }
    #expect(figure.utf8.count < 8_350)
    #expect(try compressedSize(String(figure)) < 2_160)
  }
}
