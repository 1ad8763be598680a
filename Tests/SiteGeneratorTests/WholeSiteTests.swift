import Figures
import SiteContent
import SiteGenerator
import SitePages
import SiteReports
import TestSupport
import Testing

/// What pages say of one another.
@Suite struct WholeSiteTests {
  @Test func linksByName() async throws {
    let (folder, report) = try await site([
      "content/a.md": "[[Deep Note]] [[deep note#Part|words]] [[other]] [[x/same]] [[same]] [[nowhere]]",
      "content/x/Deep Note.md": "## Part\n", "content/y/o.md": "---\naliases: [other]\n---\n# Oh",
      "content/x/same.md": "x", "content/y/same.md": "y",
    ])
    let page = try #require(folder.text("site/a.html"))
    #expect(page.contains("<a href=\"x/Deep-Note.html\">Deep Note</a>"))
    #expect(page.contains("<a href=\"x/Deep-Note.html#part\">words</a>"))
    #expect(page.contains("<a href=\"y/o.html\">other</a>"))
    #expect(page.contains("<a href=\"x/same.html\">"))
    #expect(report.diagnostics.map(\.code) == ["ambiguous-link", "missing-note"])
    #expect(folder.text("site/y/other.html")?.contains("url=o.html") == true)
  }

  @Test func embedsShowSectionsAndEndCycles() async throws {
    let (folder, report) = try await site([
      "content/a.md": "# A\n![[b#Two]]\n\n![[b#^one]]\n",
      "content/b.md": "# B\nfirst ^one\n\n## Two\nsecond\n\n![[a]]\n\n## Three\nthird",
    ])
    let page = try #require(folder.text("site/a.html"))
    #expect(page.contains("<h2>Two</h2>"))
    #expect(page.contains("second"))
    #expect(page.contains("<p>first</p>"))
    #expect(!page.contains("third"))
    #expect(report.diagnostics.contains { $0.code == "embed-cycle" })
  }

  @Test func embedsStandInListsLinesAndCells() async throws {
    let (folder, report) = try await site([
      "content/a.md": """
      # A
      - ![[b]]
      - [ ] ![[b]]

      1. words

         ![[b]]

      some ![[b]] words

      | x |
      | - |
      | ![[b]] |

      # ![[b]]

      - see ![[a.txt]]
      """, "content/b.md": "# B\nsecond\n", "content/a.txt": "",
    ])
    let page = try #require(folder.text("site/a.html"))
    #expect(page.matches(of: /<div class="embed">/).count == 5)
    #expect(page.contains("<p>some</p>\n<div class=\"embed\">"))
    #expect(page.contains("</div>\n<p>words</p>"))
    #expect(report.diagnostics.map(\.code) == ["inline-embed"])
    #expect(report.diagnostics.map { $0.span?.start.line } == [15])
  }

  @Test func embedsEndAtADepth() async throws {
    let files = (1...8).map { ("content/n\($0).md", "# N\($0)\nwords of \($0)\n\n![[n\($0 + 1)]]\n") }
    let (folder, report) = try await site(Dictionary(uniqueKeysWithValues: files + [("content/n9.md", "# N9")]))
    let page = try #require(folder.text("site/n1.html"))
    #expect(page.contains("words of 5") && !page.contains("words of 6"))
    #expect(Set(report.diagnostics.map(\.code)) == ["embed-depth"])
  }

  /// The security policy of pages lets no such image in.
  @Test func imagesByHTTPAreWarnedOf() async throws {
    let (_, report) = try await site([
      "content/a.md": """
      ![a](http://a.example/b.png) ![a](https://a.example/b.png) [a](http://a.example)
      <img alt="a" src="HTTP://a.example/c.png">
      """
    ])
    #expect(report.diagnostics.map(\.code) == ["insecure-image", "insecure-image"])
  }

  @Test func backlinksTagsAndDrafts() async throws {
    let (folder, report) = try await site([
      "content/a.md": "# A\nSee [B](b.md) for more. #layout/stacks", "content/b.md": "---\ntags: [Layout]\n---\n# B",
      "content/c.md": "---\ndraft: true\n---\n# C\n[B](b.md)",
    ])
    let page = try #require(folder.text("site/b.html"))
    #expect(page.contains("Linked from"))
    #expect(page.contains("See B for more."))
    #expect(folder.text("site/tags/layout.html")?.contains(">A</a>") == true)
    #expect(folder.text("site/tags/layout/stacks.html")?.contains(">B</a>") == false)
    #expect(folder.text("site/c.html") == nil)
    #expect(report.drafts == 1)
  }

  @Test func feedsNeedAnAddress() async throws {
    let files = ["content/a.md": "---\ndate: 2026-05-01\n---\n# A & B\nA sentence that is long enough to be a summary."]
    let (without, _) = try await site(files)
    #expect(without.text("site/feed.xml") == nil)
    #expect(without.text("site/llms.txt")?.contains("[A & B](a.md)") == true)
    let (with, _) = try await site(files) { $0.address = "https://example.org/notes" }
    #expect(
      with.text("site/feed.xml")?.contains("<title>A &amp; B</title><id>https://example.org/notes/a.html</id>") == true)
    #expect(with.text("site/sitemap.xml")?.contains("<lastmod>2026-05-01</lastmod>") == true)
    #expect(with.text("site/a.html")?.contains("rel=\"canonical\" href=\"https://example.org/notes/a.html\"") == true)
  }

  /// The list of pages is one file: pages do not grow with the site.
  @Test func pagesDoNotGrowWithTheSite() async throws {
    func size(of count: Int) async throws -> Int {
      let files = Dictionary(
        uniqueKeysWithValues: (100..<(100 + count)).map { ("content/n\($0).md", "# Note \($0)\ntext") })
      return try await site(files).0.text("site/n150.html")?.utf8.count ?? 0
    }
    let (small, large) = (try await size(of: 60), try await size(of: 600))
    #expect(small > 0 && small == large)
  }

  /// In a site with `blocks: auto` only what shows something is a figure; the rest is code, without a remark.
  @Test func programsAreNotFigures() async throws {
    let fences = [
      "Text(\"a\")", "for i in 0..<3 { _ = i }", "let x = 1", "struct S: View { var body: some View { Text(\"b\") } }",
    ]
    let text = fences.map { "```swift\n\($0)\n```\n" }.joined(separator: "\n")
    let folder = try TemporaryFolder(["content/a.md": text])
    let report = try await SiteBuilder.test(folder, drawing: true) { $0.blocks = .auto }.check().report
    #expect(report.fences.map(\.kind) == [.drawn, .code, .code, .drawn])
    #expect(report.diagnostics.isEmpty)
  }
}
