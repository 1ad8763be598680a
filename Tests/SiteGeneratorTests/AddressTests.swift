import Diagnostics
import Foundation
import Notes
import TestSupport
import Testing

@testable import SiteContent
@testable import SiteGenerator
@testable import SiteReports
@testable import SiteStorage

/// Where things go in a site, and what happens where two want the same place.
@Suite struct AddressTests {
  private func site(
    _ files: [String: String], _ change: (inout SiteBuilder) -> Void = { _ in }
  ) async throws -> (TemporaryFolder, BuildReport) {
    let folder = try TemporaryFolder(files)
    var builder = SiteBuilder.test(folder, in: "inner/")
    change(&builder)
    return (folder, try await builder.build())
  }

  /// Every address in the pages of a site leads to a file.
  private func deadLinks(_ folder: TemporaryFolder) -> [String] {
    let files = folder.contents(of: "inner/site")
    var dead: [String] = []
    for (page, data) in files.sorted(by: { $0.key < $1.key }) where page.hasSuffix(".html") && page != "404.html" {
      for match in String(decoding: data, as: UTF8.self).matches(of: /(?:href|src)="([^"#:]+)[^":]*"/) {
        let path = PercentEncoding.decode(String(match.1))
        // Those come with the command, not with the builder.
        if NotePath.name(of: path) == "fonts.css" { continue }
        let target = NotePath.resolve(path, in: NotePath.folder(of: page))
        if target.flatMap({ files[$0] }) == nil { dead.append("\(page): \(path)") }
      }
    }
    return dead
  }

  @Test(arguments: [
    ("a b", "a-b"), ("..", "page"), (".", "page"), ("", "page"), ("a/b", "ab"), ("?#", "page"), ("...", "..."),
    ("x\u{0}y\u{7}", "xy"), (String(repeating: "é", count: 300), String(repeating: "é", count: 100)),
  ])
  func namesFitForAddresses(name: String, expected: String) {
    #expect(PageAddresses.addressable(name) == expected)
  }

  @Test func takenPathsKnowFilesAndFolders() {
    var taken = TakenPaths(files: ["a.html", "deep/x.png"])
    #expect(taken.owner(of: "A.html") == "'a.html'")
    #expect(taken.owner(of: "a.html/b") == "'a.html'")
    #expect(taken.owner(of: "deep") == "'deep/x.png'")
    #expect(taken.owner(of: "deep/y.png") == nil)
    #expect(taken.claim("b.html", for: "me") == nil)
    #expect(taken.claim("b.html", for: "you") == "me")
    #expect(taken.free("a.html") == "a-2.html")
    #expect(taken.free("a.html/index.html") == "a.html-2/index.html")
    #expect(taken.free("deep.html") == "deep.html")
    #expect(taken.free("deep/x.png/b.html") == "deep/x.png-2/b.html")
  }

  /// No name leads out of the site, or stops a build.
  @Test func tagsAndAliasesStayInside() async throws {
    let names = ["../../../pwn2", "a/../../../../pwned", "/", "//", ".", "..", "/etc/x", "a\\u0000b", "con?", "con"]
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    let (folder, report) = try await site([
      "inner/content/a.md": "---\ntags: [\(list)]\naliases: [\(list)]\n---\n# A\n#../x #a/b"
    ])
    #expect(!report.diagnostics.hasErrors)
    let outside = folder.contents(of: "").keys.filter { !$0.hasPrefix("inner/") }
    #expect(outside == [])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/inner").sorted() == ["content", "site"])
    #expect(folder.text("inner/site/tags/.html") == nil)
    #expect(deadLinks(folder) == [])
  }

  @Test func tagsHavePagesOfTheirOwn() async throws {
    let (folder, report) = try await site([
      "inner/content/a.md": "---\ntags: [index, x, x.html/y, \"q?\", q]\n---\n# A", "inner/content/tags/q.md": "# Q",
    ])
    #expect(!report.diagnostics.hasErrors)
    let page = try #require(folder.text("inner/site/a.html"))
    let tags = page.matches(of: /href="(tags[^"]+)"[^>]*>#?([^<]+)</).map { (String($0.1), String($0.2)) }
    let pages = Set(tags.filter { $0.1 != "Tags" }.map(\.0))
    #expect(pages.count == 5, "\(tags)")
    for (tag, name) in tags where name != "Tags" {
      #expect(folder.text("inner/site/" + tag)?.contains("#\(name)</h1>") == true, "\(tag) \(name)")
    }
    #expect(folder.text("inner/site/tags/q.html")?.contains("<h1 id=\"q\">") == true)
    #expect(deadLinks(folder) == [])
  }

  @Test func whatPeopleBringKeepsItsPlace() async throws {
    let own = [
      "a.html", "404.html", "index.html", "robots.txt", "llms.txt", "graph.json", "navigation.html", "b.html/x.txt",
      "graph.html", "deep/index.html", "tags/index.html", "pagefind/x.js",
    ]
    var files = Dictionary(uniqueKeysWithValues: own.map { ("inner/content/" + $0, "mine") })
    files["inner/content/a.md"] = "# A\n[b](b.md) #tag"
    files["inner/content/b.md"] = "# B"
    files["inner/content/deep/c.md"] = "# C"
    files["inner/templates/robots.txt"] = "theme"
    files["inner/templates/extra.txt"] = "theme"
    let (folder, report) = try await site(files) { builder in
      builder.siteTheme = builder.input.replacing("content", with: "templates")
      builder.configuration.allowsActiveFiles = true
    }
    for name in own { #expect(folder.text("inner/site/" + name) == "mine", "\(name)") }
    #expect(!report.diagnostics.hasErrors)
    #expect(folder.text("inner/site/extra.txt") == "theme")
    #expect(folder.text("inner/site/a-2.html")?.contains("href=\"b-2.html\"") == true)
    #expect(folder.text("inner/site/a-2.html")?.contains("href=\"./navigation-2.html#") == true)
    #expect(folder.text("inner/site/graph-2.html")?.contains("<h1>Graph</h1>") == true)
    let warnings = report.diagnostics.filter { $0.severity == .warning }.map(\.message)
    #expect(
      Set(warnings) == [
        "the page of 'a.md' would collide with 'a.html' at 'a.html'; it becomes 'a-2.html'",
        "the page of 'b.md' would collide with 'b.html/x.txt' at 'b.html'; it becomes 'b-2.html'",
        "the theme's 'robots.txt' is left out: 'robots.txt' has the same path",
        "'graph.json' replaces the generated 'graph.json'",
      ], "\(warnings)")
    #expect(deadLinks(folder) == [])
  }

  @Test func aThemesFilesTakeThePlaceOfGeneratedOnes() async throws {
    let (folder, report) = try await site(["inner/content/a.md": "# A", "inner/templates/robots.txt": "theme"]) {
      $0.siteTheme = $0.input.replacing("content", with: "templates")
    }
    #expect(folder.text("inner/site/robots.txt") == "theme")
    #expect(report.diagnostics == [])
  }

  /// `a.md` beside `a/` is a folder's note to most people; with clean addresses both are `a/`.
  @Test func aNoteMayStandForTheFolderBesideIt() async throws {
    let (folder, report) = try await site(["inner/content/a.md": "# Own", "inner/content/a/b.md": "# B"]) {
      $0.configuration.addresses = .clean
    }
    #expect(folder.text("inner/site/a/index.html")?.contains("<h1 id=\"own\">") == true)
    #expect(report.diagnostics.map(\.severity) == [.note])
    #expect(deadLinks(folder) == [])
  }

  @Test func aliasesLeaveOtherPagesAlone() async throws {
    let (folder, report) = try await site([
      "inner/content/a.md": """
      ---
      aliases: [graph, navigation, "404", index, /tags/index, b, a, old, Old]
      tags: [t]
      ---
      # A
      [b](b.md)
      """, "inner/content/b.md": "# B",
    ])
    let pages = ["graph", "navigation", "404", "index", "tags/index", "b"]
    for page in pages {
      let text = try #require(folder.text("inner/site/\(page).html"))
      #expect(!text.contains("http-equiv=\"refresh\""), "\(page)")
    }
    #expect(folder.text("inner/site/old.html")?.contains("url=a.html") == true)
    #expect(report.diagnostics.map(\.code) == pages.map { _ in "alias" })
    #expect(report.diagnostics.first?.span?.start == Location(line: 2, column: 11))
    #expect(report.diagnostics.first?.message.contains("graph.html already belongs to the page with the graph") == true)
  }

  // MARK: Order

  @Test func numbersInTitlesAreCompared() {
    let titles = ["Group 10", "group 2", "Group 1", "10 a", "9 b", "Group", "Group 02b", "Zebra", "1.10", "1.9"]
    #expect(
      titles.sorted { NumericOrder($0) < NumericOrder($1) } == [
        "1.9", "1.10", "9 b", "10 a", "Group", "Group 1", "group 2", "Group 02b", "Group 10", "Zebra",
      ])
    #expect(NumericOrder("A 1") == NumericOrder("a 01"))
  }

  @Test func navigationCountsAsPeopleDo() async throws {
    let files = [1, 2, 10, 11].map { ("inner/content/n\($0).md", "# Group \($0)") }
    let (folder, _) = try await site(Dictionary(uniqueKeysWithValues: files))
    let page = try #require(folder.text("inner/site/navigation.html"))
    #expect(page.matches(of: /href="n(\d+)\.html"/).map { String($0.1) } == ["1", "2", "10", "11"])
  }
}
