import SiteGenerator
import TestSupport
import Testing

@testable import DevelopmentServer
@testable import SiteContent
@testable import SiteMarkup

/// The page of a build's diagnostics.
@Suite struct ReportPageTests {
  @Test func theReportListsLinksFirst() async throws {
    let folder = try TemporaryFolder([
      "content/a.md": "[[nowhere]]\n\n```swift view-tree wdth=3\nText(\"a\")\n```\n", "content/b.md": "![](<x&y.png>)",
    ])
    var builder = SiteBuilder(
      input: folder.path + "/content", output: folder.path + "/site", configuration: SiteConfiguration(),
      renderer: UndrawnFigures(), toolbox: Toolbox(TestAssets.assets), workers: 2)
    builder.configuration.search = false
    builder.defaultTheme = packageRoot + "/templates"
    let page = ReportPage(try await builder.build())
    #expect(page.summary == "3 warnings")
    let html = page.html(root: folder.path + "/site")
    let parts = try #require(html.firstRange(of: "Broken links")).upperBound
    #expect(html[parts...].contains("there is no note 'nowhere'"))
    #expect(html.contains("'x&amp;y.png'"))
    let others = try #require(html.firstRange(of: "Other diagnostics")).upperBound
    #expect(html[others...].contains("unknown fence option") && !html[others...].contains("nowhere"))
    #expect(html.contains("/assets/site."))
  }
}
