import TestSupport
import Testing

@testable import SiteContent
@testable import SiteReports

/// What notes are called, and in which order they come.
@Suite struct NavigationOrderTests {
  private func links(_ folder: TemporaryFolder) throws -> [String] {
    let text = try #require(folder.text("site/navigation.html"))
    return text.matches(of: /<li id="[^"]*"><a href="([^"]+)"/).map { String($0.1) }
  }

  @Test(arguments: [
    ("iOS", "iOS"), ("UTF-8", "UTF-8"), ("2024-05-01", "2024-05-01"), ("A - B", "A - B"),
    ("pre-commit hooks", "pre-commit hooks"), ("snake_case_name", "snake_case_name"), ("Node.js", "Node.js"),
    ("02.05 All Community Expansions", "02.05 All Community Expansions"), ("view-trees", "View trees"),
    ("identity", "Identity"), ("études", "Études"), ("-", "-"), ("日本", "日本"),
  ]) func namesAreLeftUnlessTheyAreSlugs(_ name: String, _ title: String) {
    #expect(Note.title(ofName: name) == title)
  }

  @Test func foldersAreNotCutAtDots() async throws {
    let (folder, _) = try await site(["content/Node.js/v1.2 release/iOS.md": "x"])
    let text = try #require(folder.text("site/navigation.html"))
    for name in [">Node.js<", ">v1.2 release<", ">iOS<"] { #expect(text.contains(name), "\(name)") }
  }

  private static let files = [
    "content/index.md": "# Home", "content/10-last.md": "# All", "content/2-second.md": "# Zoo",
    "content/01-first.md": "---\ndate: 2024-01-01\n---\n# More", "content/blog/a.md": "---\ndate: 2020-02-02\n---\n# C",
    "content/blog/b.md": "---\ndate: 2024-02-02\n---\n# B", "content/blog/c.md": "# A",
  ]

  @Test func notesComeByFileName() async throws {
    let (folder, _) = try await site(Self.files)
    #expect(
      try links(folder) == [
        "index.html", "01-first.html", "2-second.html", "10-last.html", "blog/index.html", "blog/a.html", "blog/b.html",
        "blog/c.html",
      ])
  }

  @Test func settingsSortFolders() async throws {
    let (folder, _) = try await site(Self.files) { settings in
      (settings.order.usual, settings.order.folders) = (.title, ["blog": .date])
      settings.dates = .notes
    }
    #expect(
      try links(folder) == [
        "index.html", "10-last.html", "blog/index.html", "blog/b.html", "blog/a.html", "blog/c.html", "01-first.html",
        "2-second.html",
      ])
  }

  @Test func aNoteBeginsTheSite() async throws {
    let files = ["content/b/Welcome.md": "hello", "content/a.md": "# A"]
    let (folder, report) = try await site(files) { $0.home = "Welcome" }
    #expect(folder.text("site/index.html")?.contains("<p>hello</p>") == true)
    #expect(report.diagnostics.isEmpty)
    let (other, warned) = try await site(files) { $0.home = "Welcom" }
    #expect(other.text("site/index.html")?.contains("<p>hello</p>") == false)
    #expect(warned.diagnostics.map(\.code) == ["home"])
    let (obsidian, _) = try await site(["content/Home.md": "hello", "content/a.md": "# A"])
    #expect(obsidian.text("site/index.html")?.contains("<p>hello</p>") == true)
  }

  @Test func tagsAreReadWhereTheSettingsSay() async throws {
    let files = ["content/a.md": "---\ntags: [x]\n---\n# A\n#x and #y, #if swift #available"]
    let (folder, _) = try await site(files)
    #expect(folder.text("site/tags/y.html") != nil)
    #expect(folder.text("site/tags/if.html") == nil)
    let (quiet, _) = try await site(files) { $0.tags = .frontMatter }
    #expect(quiet.text("site/tags/x.html") != nil)
    #expect(quiet.text("site/tags/y.html") == nil)
    #expect(quiet.text("site/a.html")?.contains("#x and #y, #if swift #available") == true)
  }
}
