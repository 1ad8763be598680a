import Foundation
import TestSupport
import Testing

@testable import SiteContent
@testable import SiteGenerator
@testable import SiteReports

/// Orders of pages that somebody has written down.
@Suite struct WrittenNavigationTests {
  private func site(
    _ files: [String: String], settings: String = ""
  ) async throws -> (TemporaryFolder, [String]) {
    let folder = try TemporaryFolder(files)
    let reader = ConfigurationReader(text: settings, path: "vitrine.yml")
    let report = try await SiteBuilder.test(folder) { $0.navigation = reader.configuration.navigation }.build()
    return (folder, (reader.diagnostics + report.diagnostics).map { $0.rendered() })
  }

  /// The entries of the tree: `> Section`, and each page's address with its title.
  private func tree(_ folder: TemporaryFolder) throws -> [String] {
    let text = try #require(folder.text("site/navigation.html"))
    return text.matches(of: /<summary>([^<]*)<\/summary>|<a href="([^"]+)">([^<]*)/).compactMap { match in
      if let section = match.1 { return "> \(section)" }
      // The title of the site leads to its top by another way.
      guard let page = match.2, let title = match.3, !page.hasPrefix("./") else { return nil }
      return "\(page) \(title)".trimmingCharacters(in: .whitespaces)
    }
  }

  private static let notes = [
    "content/index.md": "# Start", "content/a.md": "# A", "content/b.md": "# B", "content/deep/index.md": "# Deep",
    "content/deep/c.md": "# C", "content/deep/d.md": "# D",
  ]

  @Test func settingsSayWhichPagesComeWhere() async throws {
    let settings = """
      nav:
        - index.md
        - Second: b
        - Chapter:
            - deep/d.md
            - A renamed: a.md
        - Elsewhere: https://example.org/
      """
    let (folder, messages) = try await site(Self.notes, settings: settings)
    #expect(
      try tree(folder) == [
        "index.html Start", "b.html Second", "> Chapter", "deep/d.html D", "a.html A renamed",
        "https://example.org/ Elsewhere",
      ])
    #expect(
      messages == [
        "vitrine.yml: note: 'deep/c.md' and 1 more are not in the navigation\n  hint: add '...' for all pages that are not listed"
      ])
    let page = try #require(folder.text("site/deep/d.html"))
    #expect(page.contains("rel=\"prev\" href=\"../b.html\""))
    #expect(page.contains("rel=\"next\" href=\"../a.html\""))
    #expect(folder.text("site/deep/c.html") != nil, "a page that is not named is still there")
  }

  @Test func theRestIsWhereItIsAskedFor() async throws {
    let (folder, messages) = try await site(
      Self.notes, settings: "nav: [b.md, ..., {All: deep/}]\n")
    #expect(
      try tree(folder) == [
        "index.html Start", "b.html B", "a.html A", "> All", "deep/index.html Overview", "deep/c.html C",
        "deep/d.html D",
      ])
    #expect(messages.isEmpty)
  }

  @Test func slipsAreTold() async throws {
    let settings = "nav:\n  - indx.md\n  - a.md\n  - Again: a.md\n  - Empty:\n  - [x]\n  - ...\n"
    let (_, messages) = try await site(Self.notes, settings: settings)
    #expect(
      messages == [
        "vitrine.yml:5:5: warning: 'Empty' has no pages\n  hint: write '- Empty: note.md'",
        "vitrine.yml:6:5: warning: expected a path, or a title with a path\n  hint: write '- Title: note.md'",
        "vitrine.yml:2:5: warning: there is no note 'indx.md'\n  hint: did you mean 'index.md'?",
        "vitrine.yml:4:12: warning: 'a.md' is listed twice in the navigation",
      ])
  }

  @Test func summariesOfBooksAreRead() async throws {
    var files = Self.notes
    files["content/SUMMARY.md"] = """
      # Summary

      [Welcome](index.md)

      # First part

      - [B](b.md)
        - [The **D**](deep/d.md)
        - [Not written]()

      ---

      - [Deep](./deep/)

      [Last](a.md#end)
      """
    let (folder, messages) = try await site(files)
    #expect(
      try tree(folder) == [
        "index.html Welcome", "> First part", "> B", "b.html Overview", "deep/d.html The D", "> Deep",
        "deep/index.html Overview", "deep/c.html C", "a.html Last",
      ])
    #expect(messages.isEmpty)
    #expect(folder.text("site/SUMMARY.html") == nil)
    let page = try #require(folder.text("site/deep/d.html"))
    #expect(page.contains("<a href=\"../b.html\">B</a>"), "its breadcrumbs follow the book")
  }

  @Test func summariesThatSayMoreAreNotes() async throws {
    var files = Self.notes
    files["content/SUMMARY.md"] = "# Summary\n\n- [B](b.md)\n\nThis is what it was about.\n"
    let (folder, _) = try await site(files)
    #expect(folder.text("site/SUMMARY.html") != nil)
    #expect(try tree(folder).contains("a.html A"))
  }

  @Test func theNavigationOfMkDocsIsRead() async throws {
    let folder = try TemporaryFolder([
      "mkdocs.yml":
        "site_name: Docs\nmarkdown_extensions:\n  - x: !!python/name:a.b\nnav:\n  - index.md\n  - Guide:\n      - two.md\n      - One: one.md\n",
      "docs/index.md": "# Start", "docs/one.md": "# 1", "docs/two.md": "# Two",
    ])
    var configuration = SiteConfiguration()
    configuration.search = false
    let builder = SiteBuilder.test(
      input: folder.path + "/docs", output: folder.path + "/site", drawing: false, configuration)
    let report = try await builder.build()
    #expect(report.diagnostics.map { $0.rendered() } == [])
    #expect(try tree(folder) == ["index.html Start", "> Guide", "two.html Two", "one.html One"])
  }

  @Test func pointersOfGitAreTold() async throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    let (_, messages) = try await site([
      "content/a.md": "![a tree](a.png)", "content/a.png": pointer, "content/film.mp4": pointer,
    ])
    #expect(messages.count == 1)
    #expect(messages.first?.contains("'a.png' and 1 more are Git LFS pointers") == true)
    #expect(messages.first?.contains("git lfs pull") == true)
  }

  @Test func headingsDoNotMeetTheThemesNames() async throws {
    let (folder, messages) = try await site([
      "content/a.md": "## Content\n\n## Backlinks title\n\n[x](#content)", "content/b.md": "[[a]]",
    ])
    let page = try #require(folder.text("site/a.html"))
    let names = page.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    #expect(Set(names).count == names.count, "\(names)")
    #expect(names.contains("content"))
    #expect(messages.isEmpty)
  }

  @Test(arguments: [
    ("rdar://12345", false), ("obsidian://open?vault=x", true), ("things:///show?id=1", true),
    ("zotero://select/1", true),
    ("x-devonthink-item://AB", true), ("javascript:alert(1)", false), ("JavaScript:alert(1)", false),
    ("vbscript:x", false), ("data:text/html,x", false), ("file:///etc/passwd", false), ("blob:https://a/b", false),
    ("view-source:https://a.b", false),
  ])
  func addressesOfAppsAreLinks(_ address: String, _ isLink: Bool) async throws {
    let (folder, messages) = try await site(["content/a.md": "[x](<\(address)>)"])
    let page = try #require(folder.text("site/a.html"))
    #expect(page.contains("href=\"\(address)\"") == isLink)
    #expect(messages.isEmpty == isLink, "\(messages)")
  }

  @Test func namesMayHaveColons() async throws {
    let (folder, messages) = try await site([
      "content/Part: one.md": "# One", "content/b.md": "[x](<Part: one.md>)",
    ])
    #expect(messages.isEmpty, "\(messages)")
    #expect(try #require(folder.text("site/b.html")).contains("<a href=\"Part-one.html\">x</a>"))
  }
}
