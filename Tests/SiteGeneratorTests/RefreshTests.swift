import Foundation
import TestSupport
import Testing

@testable import SiteGenerator
@testable import SiteReports

/// The page of a note whose text has changed is made anew by itself, as the next build makes it.
@Suite struct RefreshTests {
  private let memory = BuildMemory()

  private static let notes = [
    "content/a.md": "---\ntags: [one]\n---\n\n# A\n\nWords. See [b](b.md).\n\n```swift\nlet a = 1\n```\n",
    "content/b.md": "# B\n\n![[a]]\n", "content/list.txt": "1\n",
  ]

  private func builder(_ folder: TemporaryFolder) -> SiteBuilder {
    var builder = SiteBuilder.test(folder, drawing: true)
    builder.memory = memory
    return builder
  }

  private func built(_ more: [String: String] = [:]) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder(Self.notes.merging(more) { _, new in new })
    _ = try await builder(folder).build()
    return folder
  }

  private func refresh(_ folder: TemporaryFolder, _ names: String...) async -> Set<String>? {
    await builder(folder).refresh(names.map { folder.path + "/content/" + $0 })?.pages
  }

  @Test(arguments: [
    "Other words. See [b](b.md).", "Words, and a [link](nowhere.md).", "Words.\n\n```swift\nlet b = \"two\"\n```",
    "Words.\n\n> [!note]\n> A callout.", "![[b]]", "", "| a | b |\n| - | - |\n| 1 | 2 |", "<b>bold</b> and #one",
  ])
  func thePageIsTheOneThatTheNextBuildMakes(text: String) async throws {
    let folder = try await built()
    try folder.write("---\ntags: [one]\n---\n\n# A\n\n\(text)\n", to: "content/a.md")
    #expect(await refresh(folder, "a.md") == ["a.html"])
    let (page, copy) = (try #require(folder.text("site/a.html")), folder.text("site/a.md"))
    _ = try await SiteBuilder.test(folder, drawing: true).build()
    // What other pages lead here is the next build's, and so is the drawing of neighbours.
    #expect(main(of: page) == main(of: try #require(folder.text("site/a.html"))))
    #expect(copy == folder.text("site/a.md"))
  }

  private func main(of page: String) -> Substring {
    page.prefix(upTo: page.range(of: "</article>")?.lowerBound ?? page.endIndex)
  }

  @Test func aFileWithTwoPathsIsLeftToTheNextBuild() async throws {
    let folder = try await built()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/content/other.md", withDestinationPath: "a.md")
    _ = try await builder(folder).build()
    try folder.write("# A\n\nOther words.\n", to: "content/a.md")
    #expect(await refresh(folder, "a.md") == nil)
  }

  @Test func theNextBuildLeavesThePageAsItIs() async throws {
    let folder = try await built()
    let text = try #require(Self.notes["content/a.md"])
    try folder.write(text.replacing("Words", with: "Other words"), to: "content/a.md")
    #expect(await refresh(folder, "a.md") == ["a.html"])
    #expect(await refresh(folder, "a.md") == [])
    _ = try await builder(folder).build()
    #expect(!memory.changedFiles.contains("a.html") && memory.changedFiles.contains("b.html"))
  }

  @Test func figuresOfAKindThatThereIsAreDrawn() async throws {
    let fence = "```swift view-tree\nText(\"one\").padding(8)\n```\n"
    let folder = try await built(["content/c.md": "# C\n\n" + fence])
    try folder.write("# C\n\n" + fence.replacing("one", with: "neo"), to: "content/c.md")
    #expect(await refresh(folder, "c.md") == ["c.html"])
    let page = try #require(folder.text("site/c.html"))
    #expect(page.contains("neo"))
    _ = try await builder(folder).build()
    #expect(folder.text("site/c.html") == page)
  }

  @Test func theFirstFigureBringsItsStyleSheet() async throws {
    let folder = try await built()
    try folder.write("# B\n\n![[a]]\n\n```swift view-tree\nText(\"first\")\n```\n", to: "content/b.md")
    #expect(await refresh(folder, "b.md") == ["b.html"])
    let page = try #require(folder.text("site/b.html"))
    let sheet = try #require(page.firstMatch(of: /assets\/figures[^"]*css/)?.output)
    #expect(folder.text("site/" + sheet)?.contains(".figure") == true)
    // Nothing is left that seems to be somebody else's.
    let report = try await builder(folder).build()
    #expect(!report.diagnostics.contains { $0.code == "kept-file" })
    // At its foot, there is an index of views from then on.
    #expect(main(of: try #require(folder.text("site/b.html"))) == main(of: page))
  }

  @Test func whatConcernsOthersIsLeftToABuild() async throws {
    let folder = try await built()
    #expect(await refresh(folder, "list.txt") == nil)
    try folder.write("# New\n", to: "content/new.md")
    #expect(await refresh(folder, "new.md") == nil)
    try folder.write("---\ntags: [two]\n---\n\n# A\n", to: "content/a.md")
    #expect(await refresh(folder, "a.md") == nil)
    try FileManager.default.removeItem(atPath: folder.path + "/content/b.md")
    #expect(await refresh(folder, "b.md") == nil)
    #expect(await builder(folder).refresh([folder.path + "/vitrine.yml"])?.pages == nil)
    #expect(folder.text("site/a.html")?.contains("Words.") == true)
  }

  /// Where the rest of the site shows what it showed of the note, no build has to follow, and what is told is what one would tell.
  @Test func nothingFollowsWhereNothingElseChanges() async throws {
    let folder = try await built(["content/c.md": "# C\n\nWords of c.\n\n[gone](gone.md)\n"])
    try folder.write("# C\n\nWords of c.\n\nMore words.\n\n[gone](gone.md)\n", to: "content/c.md")
    let refreshed = try #require(await builder(folder).refresh([folder.path + "/content/c.md"]))
    var fresh = SiteBuilder.test(folder, drawing: true)
    fresh.output = folder.path + "/fresh"
    let built = try await fresh.build()
    let report = try #require(refreshed.report)
    #expect(report.diagnostics == built.diagnostics && report.diagnostics.first?.span?.start.line == 7)
    #expect(report.pages == built.pages && report.fences == built.fences)
    let (site, expected) = (folder.contents(of: "site"), folder.contents(of: "fresh"))
    #expect(Set(site.keys) == Set(expected.keys))
    for (path, data) in expected where site[path] != data { Issue.record("\(path) differs") }
  }

  @Test(arguments: [
    ("c.md", "# Other\n\nWords of c.\n"), ("c.md", "# C\n\nWords of c. [a](a.md)\n"),
    ("a.md", "---\ntags: [one]\n---\n\n# A\n\nWords that b shows too. See [b](b.md).\n\n```swift\nlet a = 1\n```\n"),
  ])
  func aBuildFollowsWhereSomethingElseChanges(path: String, text: String) async throws {
    let folder = try await built(["content/c.md": "# C\n\nWords of c.\n"])
    try folder.write(text, to: "content/" + path)
    let refreshed = try #require(await builder(folder).refresh([folder.path + "/content/" + path]))
    #expect(refreshed.report == nil)
  }

  @Test func whereNothingWasBuiltThereIsNothingToMakeAnew() async throws {
    let folder = try TemporaryFolder(Self.notes)
    #expect(await refresh(folder, "a.md") == nil)
  }

  @Test func aPageOfAProgramThatWasKilledIsRemoved() async throws {
    let folder = try await built()
    // No process has the number.
    try folder.write("half", to: ".site.page-4194999")
    try folder.write("whole", to: ".site.page-\(getpid())")
    _ = try await builder(folder).build()
    #expect(folder.text(".site.page-4194999") == nil && folder.text(".site.page-\(getpid())") == "whole")
  }
}
