import Figures
import SiteGenerator
import TestSupport
import Testing

/// The style sheets of sweeps: a file for each, linked where it is needed.
@Suite struct SweepStyleTests {
  @Test func onlyPagesThatShowASweepLinkToItsStyleSheet() async throws {
    let fence = "```swift view-tree sweep=40...200 height=40 id=moving\nColor.red.frame(maxWidth: 100)\n```\n"
    let folder = try TemporaryFolder([
      "content/a.md": "# A\n\n\(fence)", "content/b.md": "# B\n\n![[a#^fig-moving]]\n",
      "content/c.md": "# C\n\nSee [A](a.md). <span class=\"sweep-box w123\">x</span>\n",
      "content/d.md": "# D\n\n\(fence)",
    ])
    _ = try await SiteBuilder.test(folder, drawing: true).build()
    let files = folder.contents(of: "site/assets/sweeps").keys.sorted()
    let file = try #require(files.first)
    #expect(files.count == 1, "the same sweep has one file: \(files)")
    #expect(folder.text("site/assets/sweeps/\(file)")?.contains("@container sweep") == true)
    let link = "<link rel=\"stylesheet\" href=\"./assets/sweeps/\(file)\">"
    for (page, isLinked) in [("a", true), ("b", true), ("c", false), ("d", true)] {
      let html = try #require(folder.text("site/\(page).html"))
      #expect(html.contains(link) == isLinked, "\(page)")
      #expect(html.contains("assets/sweeps/") == isLinked, "\(page)")
    }
  }
}
