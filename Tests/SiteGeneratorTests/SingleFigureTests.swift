import Foundation
import Markup
import TestSupport
import Testing

@testable import SiteContent
@testable import SiteGenerator
@testable import SitePages
@testable import SiteStorage

/// The pages of single figures.
@Suite struct SingleFigureTests {
  private static let notes = [
    "content/part/a.md": """
    # Stacks & co

    ```swift view-tree id=stack show=picture caption="A stack of two"
    VStack { Color.red; Color.teal }
    ```

    ```swift view-tree show=picture
    Color.red
    ```

    ```swift view-tree id=same show=picture,tree
    Text("a")
    ```
    """
  ]

  private func site(_ change: @escaping (inout SiteConfiguration) -> Void) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder(Self.notes)
    _ = try await SiteBuilder.test(folder, drawing: true, change).build()
    return folder
  }

  @Test func aFigureWithANameHasAPage() async throws {
    let folder = try await site { $0.address = "https://example.org/x/" }
    let page = try #require(folder.text("site/part/a.figure-stack.html"))
    #expect(page.contains("<title>A stack of two · Notes</title>"), "\(page)")
    #expect(page.contains("id=\"fig-stack\"") && !page.contains("id=\"fig-same\""))
    #expect(page.contains("href=\"a.html#fig-stack\" target=\"_top\">Stacks &amp; co</a>"))
    #expect(page.contains("<link rel=\"canonical\" href=\"https://example.org/x/part/a.figure-stack.html\">"))
    #expect(page.contains("VStack { Color.red; Color.teal }\n"), "the fence with its options")
    let names = folder.contents(of: "site").keys.filter { $0.hasPrefix("part/a.figure-") }.sorted()
    #expect(
      names == [
        "part/a.figure-same.html", "part/a.figure-same.json", "part/a.figure-stack.html", "part/a.figure-stack.json",
      ])
    // https://oembed.com: what a rich answer must have.
    let answer = try #require(JSON.parse(Data((folder.text("site/part/a.figure-stack.json") ?? "").utf8)))
    #expect(answer["version"]?.string == "1.0" && answer["type"]?.string == "rich")
    #expect(answer["width"]?.number == 720 && (answer["height"]?.number ?? 0) >= 240)
    let frame = "<iframe src=\"https://example.org/x/part/a.figure-stack.html\" "
    #expect(answer["html"]?.string?.hasPrefix(frame) == true)
    let described = "type=\"application/json+oembed\" href=\"https://example.org/x/part/a.figure-stack.json\""
    #expect(page.contains(described))
  }

  /// Without a URL there is nothing to embed the page by.
  @Test func pagesOfASiteWithoutAURLHaveNoFrame() async throws {
    let folder = try await site { _ in }
    let page = try #require(folder.text("site/part/a.figure-same.html"))
    #expect(!page.contains("iframe") && !page.contains("oembed"))
    #expect(folder.text("site/part/a.figure-same.json") == nil)
    let none = try await site { $0.figurePages = false }
    #expect(none.contents(of: "site").keys.filter { $0.contains(".figure-") } == [])
    #expect(none.text("site/part/a.html")?.contains("data-pages") == false)
  }

  @Test func aNoteKeepsItsPage() async throws {
    var notes = Self.notes
    notes["content/part/a.figure-stack.md"] = "# Mine\n"
    let folder = try TemporaryFolder(notes)
    _ = try await SiteBuilder.test(folder, drawing: true) { _ in }.build()
    #expect(folder.text("site/part/a.figure-stack.html")?.contains(">Mine</h1>") == true)
  }

  /// Elements of the same name inside do not end a figure, and ids of other elements begin none.
  @Test func figuresAreFoundInPages() {
    let page = """
      <p id="fig">a</p><div class="figure-place" id="fig-a"><div><figure id="x"></figure></div></div>
      <figure class="figure" id="fig-b"><figure></figure><figcaption id="c">A <em>b</em> &lt; c</figcaption></figure>
      <h2 id="fig-c">c</h2><figure id="fig-d">
      """
    let found = FigureMarks.all(in: Array(page.utf8))
    #expect(found.map(\.name) == ["a", "b"])
    #expect(found.map(\.html.count) == [78, 111])
    #expect(found.last?.caption == "A b < c")
  }
}

/// The most bytes of pages.
@Suite struct PageBudgetTests {
  @Test(arguments: [
    ("html 200 KB, images 1.5 MB", "html=200000 images=1500000"), ("scripts 900", "scripts=900"), ("", ""),
    ("html 10kb,styles 5 B", "html=10000 styles=5"),
  ])
  func budgetsAreRead(text: String, expected: String) throws {
    let limits = try PageBudget(text).limits
    let read = PageBudget.Part.allCases.compactMap { part in limits[part].map { "\(part)=\($0)" } }
    #expect(read.joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("html", "'html' is not a budget (write 'html 200 KB')"),
    ("htlm 2 KB", "a budget has no part 'htlm' (did you mean 'html'?)"),
    ("html 2 GB", "'html 2 GB' is not a budget (write 'html 200 KB')"),
    (
      "shift 0.02",
      "layout shift can be measured only in a browser, which 'vitrine check' does not run "
        + "(remove 'shift'; Lighthouse and browsers' tools measure it)"
    ),
  ])
  func otherTextsAreReported(text: String, expected: String) {
    let reader = ConfigurationReader(text: "budget: \(text)\n", path: "vitrine.yml")
    #expect(reader.diagnostics.map { "\($0.message) (\($0.hint ?? ""))" } == [expected])
    #expect(reader.configuration.budget == nil)
  }

  @Test func pagesOverTheirBudgetAreReported() async throws {
    let words = String(repeating: "word ", count: 4_000)
    let folder = try TemporaryFolder([
      "content/short.md": "# Short\n", "content/long.md": "# Long\n\n\(words)\n",
      "content/allowed.md": "---\nbudget: html 90 KB\n---\n# Allowed\n\n\(words)\n",
      "content/picture.md": "# Picture\n\n![A picture](a%20b.png)\n\n<img src=\"../../../../dev/zero\" alt=\"\">\n",
      "content/a b.png": String(repeating: "x", count: 3_000),
    ])
    let builder = SiteBuilder.test(folder) { $0.budget = try? PageBudget("html 20 KB, images 2 KB") }
    let found = try await builder.check().overBudget(for: builder)
    #expect(found.map(\.code) == ["budget", "budget"])
    #expect(found.first?.message.hasSuffix("KB of html; its budget is 20 KB") == true, "\(found)")
    #expect(found.first?.file?.hasSuffix("long.md") == true)
    #expect(found.last?.message == "the page has 3 KB of images; its budget is 2 KB")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/site"))
    let free = SiteBuilder.test(folder) { _ in }
    #expect(try await free.check().overBudget(for: free).map(\.code) == [])
  }
}
