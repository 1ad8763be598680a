import Foundation
import TestSupport
import Testing

@testable import SiteContent
@testable import SiteGenerator
@testable import SiteReports

/// Folders of other tools, taken over by `vitrine new .` and built as they are.
@Suite struct AdoptionTests {
  /// A folder with a copy of one of ours, its settings, and what came of building it.
  private struct Adopted {
    var folder: TemporaryFolder
    var adoption: Adoption
    var site: String
    var warnings: [String]
    var notes: [String]

    func page(_ path: String) -> String? { folder.text(site + "/" + path) }
  }

  private func adopt(_ name: String) async throws -> Adopted {
    let folder = try TemporaryFolder()
    let source = packageRoot + "/Tests/SiteGeneratorTests/Cases/adopted/" + name
    let root = folder.path + "/" + name
    try FileManager.default.copyItem(atPath: source, toPath: root)
    let adoption = try Adoption(root, name: name)
    _ = try adoption.write(to: root)
    var settings = try SiteSettings(input: nil, configurationFile: root + "/vitrine.yml", output: nil)
    settings.configuration.search = false
    // Without `content:` the notes are those beside the settings; commands are started there.
    let input = settings.configuration.content == nil ? root : settings.input
    let output = settings.configuration.output == nil ? root + "/site" : settings.output
    let builder = SiteBuilder.test(input: input, output: output, drawing: false, settings.configuration)
    let report = try await builder.build()
    let all = settings.diagnostics + report.diagnostics
    return Adopted(
      folder: folder, adoption: adoption, site: String(output.dropFirst(folder.path.count + 1)),
      warnings: all.filter { $0.severity != .note }.map { $0.rendered() },
      notes: all.filter { $0.severity == .note }.map(\.message))
  }

  /// A site's own domain is a file among its notes, for GitHub Pages.
  @Test func filesForTheHostAreNamed() throws {
    let folder = try TemporaryFolder(["s/index.md": "# A", "s/CNAME": "example.org", "s/.well-known/a.txt": "x"])
    #expect(try Adoption(folder.path + "/s", name: "s").settings.contains("include: [\"CNAME\", \".well-known\"]"))
  }

  @Test func aBlogOfJekylls() async throws {
    let blog = try await adopt("jekyll")
    #expect(blog.warnings == [])
    #expect(blog.adoption.tool == .jekyll)
    #expect(blog.adoption.found == "3 posts, 1 other note and 1 file")
    for line in ["title: Walks and wires", "url: https://example.org/walks", "description: On hills and on code"] {
      #expect(blog.adoption.settings.contains(line), "\(blog.adoption.settings)")
    }
    for page in [
      "2024/03/first-hill/index.html", "2024/05/second-hill/index.html", "2023/12/winter/index.html",
      "about/index.html",
      "index.html", "page2/index.html", "archive.html", "categories/walks.html", "assets/hill.svg",
    ] { #expect(blog.page(page) != nil, "\(page)") }
    for (page, target) in [("who/index.html", "../about/index.html"), ("contact.html", "about/index.html")] {
      #expect(blog.page(page)?.contains("url=\(target)") == true, "\(page)")
    }
    for path in ["Gemfile", "_config.yml", "_layouts/post.html", "_includes/foot.html", "notes.txt", "idea.html"] {
      #expect(blog.page(path) == nil, "\(path)")
    }
    let post = try #require(blog.page("2024/03/first-hill/index.html"))
    for part in [
      "<h1>The first hill</h1>", "<time datetime=\"2024-03-02\">2 March 2024</time>",
      "src=\"../../../assets/hill.svg\"",
      "class=\"language-swift\"", "href=\"../../../about/index.html\">about</a>",
      "href=\"../../05/second-hill/index.html\">the next one</a>",
      "<a href=\"../../../categories/walks.html\">walks</a>",
    ] { #expect(post.contains(part), "\(part)") }
    for part in ["{%", "{{", "{:", "layout"] { #expect(!post.contains(part), "\(part)") }
    let second = try #require(blog.page("2024/05/second-hill/index.html"))
    #expect(second.contains("<code class=\"short\">{{ name }}</code>"))
    #expect(!second.contains("Not for readers"))
    #expect(second.contains("<h1>Second hill</h1>"))
    #expect(second.contains("href=\"../../03/first-hill/index.html\">the first</a>"), "the address begins with baseurl")
    let home = try #require(blog.page("index.html"))
    #expect(home.contains("Page 1 of 2"))
    #expect(home.contains("<p>A map helps.</p>"))
    #expect(home.contains("<p>It rained all day, and nobody else was there.</p>"))
    let feed = try #require(blog.page("feed.xml"))
    #expect(feed.contains("<id>https://example.org/walks/2024/03/first-hill/</id>"))
    #expect(feed.contains("src=&quot;https://example.org/walks/assets/hill.svg&quot;"), "\(feed)")
    #expect(blog.notes.contains { $0.contains("are left out: only Jekyll uses such files") })
  }

  @Test func aProjectOfMkDocs() async throws {
    let project = try await adopt("mkdocs")
    #expect(project.warnings == [])
    #expect(project.adoption.tool == .mkDocs)
    #expect(
      project.adoption.settings.contains("content: docs\nurls: clean\nrepository: https://github.com/owner/lantern"))
    let page = try #require(project.page("guide/install/index.html"))
    for part in [
      "<div class=\"callout warning\" role=\"note\">", "Before you begin", "<li>one that is dark</li>",
      "<details class=\"callout tip\">", "<div class=\"tabs\">", "<p class=\"tab-title\">macOS</p>",
      "<p class=\"tab-title\">Linux</p>", "href=\"../use/index.html#options\" class=\"md-button\">use it</a>.",
      "assets/tabs.",
    ] { #expect(page.contains(part), "\(part)") }
    #expect(page.matches(of: /<div class="tabs">/).count == 1)
    let tree = try #require(project.page("navigation.html"))
    let titles = tree.matches(of: /<a href="([^".][^"]*)">([^<]+)/).map { $0.2.trimmingCharacters(in: .whitespaces) }
    #expect(titles == ["Welcome", "Install", "Use it", "Issues"])
  }

  @Test func aBookIsAdopted() async throws {
    let book = try await adopt("mdbook")
    #expect(book.warnings == [])
    #expect(book.adoption.tool == .mdBook)
    for page in ["index.html", "heat.html", "heat/slowly.html"] { #expect(book.page(page) != nil, "\(page)") }
    #expect(book.page("SUMMARY.html") == nil)
    #expect(try #require(book.page("heat.html")).contains("https://github.com/owner/kiln"))
  }

  @Test func aDocumentationCatalog() async throws {
    let catalog = try await adopt("docc")
    #expect(catalog.warnings == [])
    #expect(catalog.adoption.tool == .docC)
    #expect(catalog.adoption.settings.contains("content: Sources/Orrery/Orrery.docc"))
    let root = try #require(catalog.page("documentation/orrery/index.html"))
    #expect(root.contains("<h1 id=\"orrery\">Orrery</h1>"))
    #expect(root.contains("href=\"getting-started/index.html\">Getting started</a>"))
    #expect(root.contains("src=\"../../Resources/disc@2x.svg\""))
    let page = try #require(catalog.page("documentation/orrery/getting-started/index.html"))
    for part in [
      "<div class=\"callout tip\" role=\"note\">", "<p>Planets are round.</p>", "<p class=\"tab-title\">Swift</p>",
      "<code>Planet</code>", "class=\"language-swift\"", "alt=\"A disc\"", "href=\"../moons/index.html#phases\"",
    ] { #expect(page.contains(part), "\(part)") }
    for part in ["@", "Nobody reads"] { #expect(!page.replacing("disc@2x", with: "").contains(part), "\(part)") }
    #expect(catalog.page("documentation/orrery/moons/index.html") != nil)
  }

  @Test func aVaultOfObsidians() async throws {
    let vault = try await adopt("obsidian")
    #expect(vault.warnings == [])
    #expect(vault.adoption.tool == .obsidian)
    #expect(vault.site == "obsidian/.site")
    let home = try #require(vault.page("index.html"))
    #expect(home.contains("<a href=\"Tea.html\">Tea</a>"))
    #expect(try #require(vault.page("Tea.html")).contains("Leaves<br>"))
  }

  @Test func settingsThatAreThereStay() throws {
    let folder = try TemporaryFolder(["vitrine.yml": "title: Mine\n", "a.md": "# A"])
    #expect(throws: StarterSite.Refusal.self) { try Adoption(folder.path, name: "x") }
    #expect(folder.text("vitrine.yml") == "title: Mine\n")
  }

  @Test func namesAreQuotedWhereTheyMust() throws {
    let folder = try TemporaryFolder(["a.md": "# A"])
    for name in ["Yes: \"no\"", "# x", "- y", "On", "  z", "1.0", "{a}", "Tea & cake", "日本語"] {
      let text = try Adoption(folder.path, name: name).settings
      let reader = ConfigurationReader(text: text, path: "vitrine.yml")
      #expect(reader.diagnostics.isEmpty, "\(text)")
      #expect(reader.configuration.title == name, "\(text)")
    }
  }

  @Test func listsOfAttributesAreKept() async throws {
    let folder = try TemporaryFolder([
      "content/_config.yml": "title: T\n",
      "content/a.md": """
      ---
      title: A
      ---

      {: .before }
      [Get it](https://example.org){: .button target="_blank" }

      > A quote
      {: .wide #q }

      - one
      - two
      {: .cards }

      ## Words {: .no_toc #own }

      * TOC
      {:toc}

      | a |
      | - |
      | b |
      {: .table }

      ```swift
      // {: .code }
      ```
      """,
    ])
    let report = try await SiteBuilder.test(folder).build()
    #expect(report.diagnostics.filter { $0.severity != .note }.isEmpty)
    let page = try #require(folder.text("site/a.html"))
    for part in [
      "<a href=\"https://example.org\" class=\"external button\">Get it</a>", "<ul class=\"cards\">",
      "<h2 id=\"own\" class=\"no_toc\">", "{: .code }",
    ] { #expect(page.contains(part), "\(part)") }
    for part in ["before", "_blank", "{:toc", ".table }", "{.", "{: .w"] { #expect(!page.contains(part), "\(part)") }
  }

  @Test func emojiOfOtherToolsAreKnown() throws {
    let folder = try TemporaryFolder([
      "a/mkdocs.yml": "site_name: A\nmarkdown_extensions:\n  - pymdownx.emoji:\n      emoji_index: x\n",
      "a/docs/index.md": "# A", "b/_config.yml": "title: B\nplugins: [jemoji]\n", "b/index.md": "# B",
      "c/_config.yml": "title: C\n", "c/index.md": "# C",
    ])
    for (name, isOn) in [("a", true), ("b", true), ("c", false)] {
      let text = try Adoption(folder.path + "/" + name, name: name).settings
      let reader = ConfigurationReader(text: text, path: "vitrine.yml")
      #expect(reader.diagnostics.isEmpty)
      #expect(reader.configuration.emoji == isOn, "\(text)")
    }
  }

  @Test func liquidIsToldOnce() async throws {
    let folder = try TemporaryFolder([
      "content/_config.yml": "title: T\n", "content/_posts/2024-01-01-a.md": "One {% include x.html %} two\n",
      "content/b.md":
        "---\ntitle: B\n---\n\n{{ page.title }} {% include x.html %}\n\n```liquid\n{% include code.html %}\n```\n",
    ])
    let report = try await SiteBuilder.test(folder).build()
    let warnings = report.diagnostics.filter { $0.severity != .note }.map { $0.rendered() }
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.contains(
        "left out Liquid tags of 2 notes: '{% include x.html %}' 2 times, '{{ page.title }}'") == true,
      "\(warnings)")
    #expect(try #require(folder.text("site/2024/01/01/a.html")).contains("<p>One  two</p>"))
    #expect(try #require(folder.text("site/b.html")).contains(/code(?:<[^>]*>)*\.(?:<[^>]*>)*html/))
  }

  @Test func postsOfLaterDaysWait() async throws {
    let folder = try TemporaryFolder([
      "content/posts/2024-05-01-now.md": "Now", "content/posts/2024-05-02-later.md": "Later",
      "content/old.md": "---\nexpires: 2024-04-30\n---\nOld",
      "content/plain.md": "---\ndate: 2030-01-01\n---\nA page of the future",
    ])
    var builder = SiteBuilder.test(folder) { $0.blog = BlogSettings(folder: "posts") }
    builder.setDay(secondsSince1970: 1_714_564_800)
    _ = try await builder.build()
    #expect(folder.text("site/posts/2024-05-01-now.html") != nil)
    #expect(folder.text("site/posts/2024-05-02-later.html") == nil)
    #expect(folder.text("site/old.html") == nil)
    #expect(folder.text("site/plain.html") != nil, "dates of notes that are no posts mean nothing")
    builder.includesDrafts = true
    _ = try await builder.build()
    #expect(folder.text("site/posts/2024-05-02-later.html") != nil)
    let list = try #require(folder.text("site/posts/index.html"))
    let titles = list.matches(of: /<h2><a href="[^"]+">([^<]+)</).map { String($0.1) }
    #expect(titles == ["Later", "Now"])
  }

  @Test(arguments: [
    ("/about/", "about/index.html"), ("/about", "about.html"), ("about.html", "about.html"), ("/", "index.html"),
    ("/../../etc/passwd", nil), ("/a/./b", nil), ("https://example.org/x", nil), ("/A b/c?d#e", "A-b/c.html"),
  ])
  func addressesInFrontMatter(_ address: String, _ page: String?) { #expect(SiteAddresses.page(at: address) == page) }

  @Test(arguments: [
    ("2024-05-01-iceland", "iceland", true), ("2024-05-01 Iceland trip", "Iceland trip", true),
    ("2024-05-01", "2024-05-01", true), ("2024-13-01-x", "2024-13-01-x", false), ("20240501-x", "20240501-x", false),
  ])
  func datesInNames(_ name: String, _ slug: String, _ hasDate: Bool) {
    let parts = PostName.parts(of: name)
    #expect(parts.slug == slug)
    #expect((parts.date != nil) == hasDate)
  }
}
