import Diagnostics
import Foundation
import SiteContent
import SiteGenerator
import SitePages
import SiteReports
import SiteStorage
import TestSupport
import Testing

/// Whole builds of small folders; what is expected is what the manual promises.
@Suite struct SiteBuilderTests {
  private func builder(_ folder: TemporaryFolder, configuration: SiteConfiguration = .init()) -> SiteBuilder {
    .test(input: folder.path + "/content", output: folder.path + "/site", drawing: false, configuration)
  }

  @Test func pagesAndFilesAreWritten() async throws {
    let folder = try TemporaryFolder([
      "content/index.md": "# Home\n[a](deep/a.md)", "content/deep/a.md": "# A\n![x](x.png)",
      "content/deep/x.png": "png",
      "content/.hidden.md": "no", "content/Two Words.md": "text",
    ])
    let report = try await builder(folder).build()
    #expect(report.notes == 3)
    #expect(report.diagnostics.isEmpty)
    let site = Set(folder.contents(of: "site").keys)
    for name in [
      "index.html", "deep/a.html", "deep/index.html", "deep/x.png", "Two-Words.html", "navigation.html", "404.html",
    ] {
      #expect(site.contains(name), "\(name)")
    }
    #expect(folder.text("site/index.html")?.contains("href=\"deep/a.html\"") == true)
    let style = try #require(site.first { $0.hasPrefix("assets/site.") && $0.hasSuffix(".css") })
    #expect(folder.text("site/deep/a.html")?.contains("\"../\(style)\"") == true)
  }

  @Test func theSameNotesGiveTheSameBytes() async throws {
    let files = Dictionary(
      uniqueKeysWithValues: (0..<30).map { number in
        (
          "content/f\(number % 4)/n\(number).md",
          "---\ntags: [a, b]\n---\n# Note \(number)\n[x](../f\((number + 1) % 4)/n\((number + 1) % 30).md)\n\n```swift\nlet x = \(number)\n```\n"
        )
      })
    let (one, two) = (try TemporaryFolder(files), try TemporaryFolder(files))
    _ = try await builder(one).build()
    var second = builder(two)
    second.workers = 5
    _ = try await second.build()
    #expect(one.contents(of: "site") == two.contents(of: "site"))
  }

  @Test func foreignFoldersAreNeverReplaced() async throws {
    let folder = try TemporaryFolder(["content/a.md": "a", "site/precious.txt": "keep"])
    await #expect(throws: SiteFolder.Problem.self) { try await builder(folder).build() }
    #expect(folder.text("site/precious.txt") == "keep")
  }

  @Test func theOutputCannotSwallowTheInput() async throws {
    let folder = try TemporaryFolder(["content/a.md": "a"])
    var builder = builder(folder)
    builder.output = folder.path
    await #expect(throws: SiteFolder.Problem.self) { try await builder.build() }
    #expect(folder.text("content/a.md") == "a")
  }

  @Test func aSecondBuildReplacesTheFirst() async throws {
    let folder = try TemporaryFolder(["content/a.md": "a", "content/b.md": "b"])
    _ = try await builder(folder).build()
    try FileManager.default.removeItem(atPath: folder.path + "/content/b.md")
    _ = try await builder(folder).build()
    #expect(folder.text("site/b.html") == nil)
    #expect(folder.text("site/a.html") != nil)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix(".site") }
    #expect(left.isEmpty)
  }

  @Test func anInterruptedBuildLeavesTheOldSite() async throws {
    let folder = try TemporaryFolder()
    let output = folder.path + "/site"
    let first = try await SiteFolder.prepare(at: output, protecting: [])
    try first.write("old", to: "index.html")
    try first.finish()
    let second = try await SiteFolder.prepare(at: output, protecting: [])
    try second.write("new", to: "index.html")
    // Neither finished nor abandoned: as if the process had been killed.
    #expect(folder.text("site/index.html") == "old")
    second.abandon()
    #expect(folder.text("site/index.html") == "old")
  }

  @Test func whatTellsGitOfTheFolderStays() async throws {
    let folder = try TemporaryFolder(["content/a.md": "a", "site/.gitignore": "*\n"])
    _ = try await builder(folder).build()
    _ = try await builder(folder).build()
    #expect(folder.text("site/.gitignore") == "*\n")
    #expect(folder.text("site/a.html") != nil)
  }

  @Test func linksThatLeaveTheFolderAreNotFollowed() async throws {
    let folder = try TemporaryFolder(["content/a.md": "a", "secret/b.md": "b", "secret/c.txt": "c"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/content/out", withDestinationPath: folder.path + "/secret")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/content/loop", withDestinationPath: folder.path + "/content")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/content/same.md", withDestinationPath: folder.path + "/content/a.md")
    let report = try await builder(folder).build()
    #expect(report.notes == 2)
    #expect(report.diagnostics.map(\.code) == ["outside-link"])
  }

  @Test func aSiteOverridesOneTemplate() async throws {
    let folder = try TemporaryFolder([
      "content/a.md": "# A\ntext", "templates/breadcrumbs.mustache": "<p>mine {{title}}</p>",
      "templates/assets/extra.css": "a{}",
    ])
    var builder = builder(folder)
    builder.siteTheme = folder.path + "/templates"
    _ = try await builder.build()
    #expect(folder.text("site/a.html")?.contains("<p>mine A</p>") == true)
    let styles = folder.contents(of: "site/assets").keys.sorted().filter { $0.hasSuffix(".css") }
    #expect(
      styles.map { $0.prefix { $0 != "." } } == [
        "canvas", "extra", "extras", "gallery", "home", "lists", "navigation", "note", "site",
      ])
    #expect(folder.text("site/assets/" + styles[1]) == "a{}")
  }

  @Test func aBrokenTemplateIsAnErrorWithItsPlace() async throws {
    let folder = try TemporaryFolder(["content/a.md": "a", "templates/toc.mustache": "x\n{{#a}}\n{{/b}}\n"])
    var builder = builder(folder)
    builder.siteTheme = folder.path + "/templates"
    let report = try await builder.build()
    #expect(report.diagnostics.map(\.code) == ["template"])
    #expect(report.diagnostics.first?.span?.start.line == 3)
  }

  @Test func templatesThatAreNotThereAreErrors() async throws {
    let folder = try TemporaryFolder([
      "content/a.md": "---\ntemplate: notee\n---\n# A\nwords", "content/b.md": "---\ntemplate: own\n---\n# B",
      "templates/own.mustache": "own {{title}}\n{{> pagerr }}", "templates/toc.mustache": "",
    ])
    // Not text at all.
    try Data([0x66, 0xE9]).write(to: URL(fileURLWithPath: folder.path + "/templates/backlinks.mustache"))
    var builder = builder(folder)
    builder.siteTheme = folder.path + "/templates"
    let report = try await builder.build()
    #expect(folder.text("site/a.html")?.contains("<p>words</p>") == true)
    #expect(folder.text("site/b.html")?.hasPrefix("own B") == true)
    let found = report.diagnostics.map { "\($0.severity) \($0.message) \($0.span?.start.line ?? 0) \($0.hint ?? "")" }
    #expect(
      Set(found) == [
        "error there is no template 'notee' 2 did you mean 'note'?",
        "error there is no template 'pagerr' 2 did you mean 'pager'?",
        "error the template cannot be read: it is not UTF-8 0 ",
      ], "\(found)")
    #expect(try await builder.check().report.diagnostics.count == 3)
  }

  @Test func linksThatLeaveTheTemplatesAreNotFollowed() async throws {
    let folder = try TemporaryFolder(["content/a.md": "# A", "templates/x.txt": "x", "secret.txt": "secret"])
    for (name, target) in [("pw.txt", "../secret.txt"), ("y.txt", "x.txt"), ("note.mustache", "../secret.txt")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/templates/" + name, withDestinationPath: target)
    }
    var builder = builder(folder)
    builder.siteTheme = folder.path + "/templates"
    let report = try await builder.build()
    #expect(folder.text("site/pw.txt") == nil)
    #expect(folder.text("site/y.txt") == "x")
    #expect(folder.text("site/a.html")?.contains("<h1 id=\"a\">") == true)
    #expect(report.diagnostics.map(\.code) == ["outside-link", "outside-link"])
  }

  @Test func templatesAreReadWithoutSettingsToo() throws {
    let folder = try TemporaryFolder([
      "one/content/a.md": "a", "one/templates/note.mustache": "x", "two/content/a.md": "a",
      "two/templates/daily.md": "x",
      "three/content/a.md": "a", "three/content/templates/assets/site.css": "x",
    ])
    func theme(_ name: String) throws -> String? {
      try SiteSettings(input: folder.path + "/\(name)/content", configurationFile: nil, output: nil).theme
    }
    #expect(try theme("one") == folder.path + "/one/templates")
    #expect(try theme("two") == nil)
    #expect(try theme("three") == nil)
  }

  @Test(arguments: ["", " "])
  func aNewSiteNeedsAName(name: String) {
    #expect(throws: StarterSite.Refusal.self) { try StarterSite(title: "").write(to: name) }
  }

  @Test func theStarterSiteBuildsWithoutARemark() async throws {
    let folder = try TemporaryFolder()
    _ = try StarterSite(title: "My \"notes\"").write(to: folder.path + "/new")
    let text = try String(contentsOfFile: folder.path + "/new/vitrine.yml", encoding: .utf8)
    let reader = ConfigurationReader(text: text, path: "vitrine.yml")
    #expect(reader.diagnostics.isEmpty)
    #expect(reader.configuration.title == "My \"notes\"")
    var builder = builder(folder, configuration: reader.configuration)
    builder.input = folder.path + "/new/content"
    let report = try await builder.build()
    #expect(report.diagnostics.isEmpty)
    #expect(report.notes == 2)
    #expect(throws: StarterSite.Refusal.self) { try StarterSite(title: "x").write(to: folder.path + "/new") }
  }

  /// The tutorial is a chapter of the manual and a site of its own.
  @Test func theTutorialBuildsWithoutARemark() async throws {
    let (folder, chapter) = (try TemporaryFolder(), packageRoot + "/content/tutorial")
    let names = try FileManager.default.contentsOfDirectory(atPath: chapter).sorted()
    var site = StarterSite(title: "Lessons")
    site.notes = try names.map { ($0, try String(contentsOfFile: chapter + "/" + $0, encoding: .utf8)) }
    _ = try site.write(to: folder.path + "/new")
    let report = try await SiteBuilder.test(folder, in: "new/", drawing: true) { _ in }.build()
    #expect(report.diagnostics == [])
    #expect(report.notes == 7 && report.count(.drawn) == 6)
  }
}
