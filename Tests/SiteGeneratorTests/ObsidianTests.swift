import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SiteContent
@testable import SiteReports

/// Folders as Obsidian leaves them.
@Suite struct ObsidianTests {
  // MARK: Settings

  @Test(arguments: [
    (nil, SiteConfiguration.LineBreaks.auto, false), ("{}", .auto, true), ("{}", .soft, false), (nil, .hard, true),
    ("{\"strictLineBreaks\": true}", .auto, false), ("damaged", .auto, true),
  ])
  func lineBreaks(_ settings: String?, _ breaks: SiteConfiguration.LineBreaks, _ isHard: Bool) async throws {
    var files = ["content/a.md": "one\ntwo"]
    files["content/.obsidian/app.json"] = settings
    let (folder, _) = try await site(files) { $0.breaks = breaks }
    #expect(folder.text("site/a.html")?.contains("<p>one<br>\ntwo</p>") == isHard)
    #expect(folder.text("site/a.html")?.contains("<p>one\ntwo</p>") == !isHard)
  }

  @Test func theVaultMayLieAbove() async throws {
    let (folder, report) = try await site([
      ".obsidian/app.json": "{\"userIgnoreFilters\": [\"content/private/\"]}", "content/a.md": "one\ntwo",
      "content/private/b.md": "secret",
    ])
    #expect(folder.text("site/a.html")?.contains("<br>") == true)
    #expect(folder.text("site/private/b.html") == nil)
    #expect(report.diagnostics.map(\.code) == ["obsidian", "obsidian"])
  }

  /// A repository inside a vault is not of it.
  @Test func theTopOfARepositoryIsTheEnd() throws {
    let folder = try TemporaryFolder([".obsidian/app.json": "{}", "code/.git/HEAD": "", "code/docs/a.md": ""])
    #expect(ObsidianVault.around(folder.path + "/code/docs") == nil)
    #expect(ObsidianVault.around(folder.path)?.content == "")
  }

  @Test func templatesDrawingsAndWhatIsIgnoredStayOut() async throws {
    let (folder, report) = try await site([
      "content/.obsidian/app.json": "{\"userIgnoreFilters\": [\"Old/\", \"/draft-\\\\d+/\", \"/(/\"]}",
      "content/.obsidian/templates.json": "{\"folder\": \"Meta/Templates\"}",
      "content/Meta/Templates/t.md": "{{title}}",
      "content/Old/x.md": "x", "content/draft-12.md": "x", "content/a.md": "![[s.excalidraw]] ![[r.excalidraw]]",
      "content/s.excalidraw.md": "---\nexcalidraw-plugin: parsed\n---\ndata", "content/s.excalidraw.svg": "<svg/>",
      "content/r.md": "---\nexcalidraw-plugin: parsed\n---\ndata", "content/Older.md": "kept",
    ])
    let pages = folder.contents(of: "site").keys.filter { $0.hasSuffix(".md") }.sorted()
    #expect(pages == ["Older.md", "a.md"])
    #expect(folder.text("site/Older.html") != nil)
    for gone in ["s.excalidraw.html", "r.html", "Meta/Templates/t.html", "Old/x.html", "draft-12.html"] {
      #expect(folder.text("site/" + gone) == nil, "\(gone)")
    }
    #expect(folder.text("site/a.html")?.contains("<img src=\"s.excalidraw.svg\"") == true)
    #expect(report.drafts == 0)
    let notes = report.diagnostics.filter { $0.code == "obsidian" }.map(\.message)
    #expect(notes.count == 3, "\(notes)")
  }

  @Test func copiesAreWrittenOutsideOfVaults() async throws {
    let (inside, report) = try await site([".obsidian/app.json": "{}", "content/a.md": "# A"])
    #expect(inside.text("site/a.md") == nil)
    #expect(inside.text("site/a.html")?.contains("a.md") == false)
    #expect(inside.text("site/llms.txt")?.contains("(a.html)") == true)
    #expect(report.diagnostics.map(\.code) == ["obsidian"])
    let (outside, other) = try await site(["content/.obsidian/app.json": "{}", "content/a.md": "# A"])
    #expect(outside.text("site/a.md") == "# A")
    #expect(other.diagnostics == [])
  }

  // MARK: Names

  @Test(arguments: [
    ("[x](Other.md)", "href=\"deep/Other.html\""), ("[x](Other)", "href=\"deep/Other.html\""),
    ("[x](Other.md#Set%20up)", "href=\"deep/Other.html#set--up\""), ("![p](pic.png)", "src=\"files/pic.png\""),
    ("[x](files/deep/../pic.png)", "href=\"files/pic.png\""), ("[[Blur]]", "href=\"themes/Blur.html\""),
    ("[[blur]]", "href=\"plugins/blur.html\""), ("[[Jane\u{A0}\u{A0}O’Hara]]", "href=\"deep/Jane-OHara.html\""),
    ("[[Other#Set up]]", "href=\"deep/Other.html#set--up\""),
    ("[[Other#D D wotc]]", "href=\"deep/Other.html#dd-wotc\""),
  ])
  func names(_ text: String, _ address: String) async throws {
    let (folder, report) = try await site([
      "content/a.md": text, "content/deep/Other.md": "## Set & up\n\n## D&D: WOTC", "content/files/pic.png": "",
      "content/themes/Blur.md": "x", "content/plugins/blur.md": "x", "content/deep/Jane O'Hara.md": "x",
    ])
    #expect(folder.text("site/a.html")?.contains(address) == true, "\(text)")
    #expect(report.diagnostics.filter { $0.severity != .note } == [], "\(text)")
  }

  @Test func namesThatSeveralHaveAreToldOf() async throws {
    let (folder, report) = try await site([
      "content/a.md": "[x](same.md) [y](./same.md)", "content/b/same.md": "", "content/c/d/same.md": "",
    ])
    #expect(folder.text("site/a.html")?.contains("<a href=\"b/same.html\">x</a>") == true)
    #expect(report.diagnostics.map(\.code) == ["ambiguous-link", "broken-link"])
  }

  @Test func attachmentsComeFromTheirFolder() async throws {
    let (folder, _) = try await site([
      "content/.obsidian/app.json": "{\"attachmentFolderPath\": \"z/files\"}", "content/b/a.md": "![p](p.png)",
      "content/a/p.png": "", "content/z/files/p.png": "",
    ])
    #expect(folder.text("site/b/a.html")?.contains("src=\"../z/files/p.png\"") == true)
  }

  @Test func aliasesStayBesideTheirNotes() async throws {
    let (folder, _) = try await site([
      "content/x/a.md": "---\naliases: [JSON/XML tools, c.html, /before/this, old/d.html]\n---\n# A"
    ])
    for page in ["x/JSON-XML-tools.html", "x/c.html", "before/this.html", "old/d.html"] {
      #expect(folder.text("site/" + page)?.contains("http-equiv=\"refresh\"") == true, "\(page)")
    }
  }

  // MARK: Publication

  @Test func onlyMarkedNotesArePublished() async throws {
    let secret =
      "---\ntags: [hush]\naliases: [psst]\ndate: 2026-01-02\n---\n# Secret\n\nQuiet words. [[open]] ![q](quiet.png)"
    let (folder, report) = try await site([
      "content/open.md":
        "---\npublish: true\ndate: 2026-01-01\n---\n# Open\n\n[[secret]] [s](secret.md) ![[secret]] ![p](shown.png)",
      "content/secret.md": secret, "content/deep/dated.md": "---\npublish: 2026-01-01\n---\n# Dated secret",
      "content/no.md": "---\npublish: false\n---\nQuiet", "content/quiet.png": "quiet", "content/shown.png": "shown",
      "content/plan.canvas":
        "{\"nodes\":[{\"id\":\"a\",\"type\":\"text\",\"x\":0,\"y\":0,\"width\":9,\"height\":9,\"text\":\"Quiet\"}]}",
      "content/CNAME": "example.org",
    ]) {
      $0.publish = .marked
      $0.include = ["CNAME"]
      ($0.address, $0.cards) = ("https://example.org", false)
    }
    let written = folder.contents(of: "site")
    for name in written.keys.sorted() where !name.hasPrefix("assets/") {
      let text = folder.text("site/" + name) ?? ""
      for word in ["Quiet", "Secret", "hush", "psst", "quiet", "Dated"] {
        #expect(!text.contains(word), "\(word) in \(name)")
      }
    }
    #expect(
      !written.keys.contains {
        $0.contains("secret") || $0.contains("quiet") || $0.contains(".canvas") || $0.contains("hush")
      })
    #expect(folder.text("site/shown.png") == "shown")
    #expect(folder.text("site/CNAME") == "example.org")
    #expect(folder.text("site/open.md")?.contains("# Open") == true)
    #expect(report.diagnostics.allSatisfy { $0.severity == .note }, "\(report.diagnostics)")
  }

  // MARK: Pages

  @Test func propertiesAndClassesOfPages() async throws {
    let note = """
      ---
      cssclasses: [wide, "a\\"b", c_1]
      author: "[[b|B]]"
      seen: [one, "https://example.org/x"]
      empty:
      title: T
      ---
      text
      """
    let (folder, report) = try await site(["content/a.md": note, "content/b.md": "# B"]) { $0.properties = true }
    let page = try #require(folder.text("site/a.html"))
    #expect(page.contains("<article class=\"wide c_1\" data-pagefind-body>"))
    #expect(
      page.contains(
        """
        <dl class="properties">
        <dt>author</dt>
        <dd><a href="b.html">B</a></dd>
        <dt>seen</dt>
        <dd>one</dd>
        <dd><a href="https://example.org/x" class="external">https://example.org/x</a></dd>
        </dl>
        """))
    #expect(report.diagnostics == [])
    let (without, _) = try await site(["content/a.md": note, "content/b.md": "# B"])
    #expect(without.text("site/a.html")?.contains("properties") == false)
  }

  @Test func partsOfTheSameNoteAndTheirCycles() async throws {
    let (folder, report) = try await site([
      "content/a.md":
        "![[#One]]\n![[#^b]]\n\n## One\n\nfirst\n\n## Two\n\n![[#Three]]\n\n## Three\n\n![[#Two]]\n\nblock ^b\n\n## Four\n\n![[#Four]]"
    ])
    let page = try #require(folder.text("site/a.html"))
    #expect(page.matches(of: /<p>first<\/p>/).count == 2)
    #expect(page.contains("<p>block</p>"))
    #expect(report.diagnostics.map(\.code) == ["embed-cycle", "embed-cycle", "embed-cycle"])
    #expect(report.diagnostics.last?.message == "'#Four' embeds itself; it becomes a link")
  }

  @Test func canvasesAreDrawn() async throws {
    let canvas = """
      {"nodes":[
      {"id":"g","type":"group","x":-20,"y":-20,"width":400,"height":140,"label":"Group","color":"5"},
      {"id":"a","type":"text","x":0,"y":0,"width":200,"height":100,"text":"# Hi\\n[[b|B]] `x` #tag"},
      {"id":"b","type":"file","file":"b.md","subpath":"#Part","x":240,"y":0,"width":200,"height":100,"color":"#ff0000"},
      {"id":"c","type":"file","file":"p.png","x":0,"y":200,"width":9e9,"height":1},
      {"id":"d","type":"link","url":"https://example.org","x":0,"y":200,"width":100,"height":-1},
      {"id":"e","type":"link","url":"javascript:x","x":0,"y":300,"width":100,"height":9}],
      "edges":[{"id":"1","fromNode":"a","toNode":"b","label":"to","color":"1"},{"id":"2","fromNode":"a","toNode":"zz"}]}
      """
    let (folder, report) = try await site([
      "content/plan.canvas": canvas, "content/b.md": "# B\n\n[[plan.canvas]]\n\n## Part\n\nsaid\n\n![[plan.canvas]]",
      "content/p.png": "", "content/bad.canvas": "{", "content/empty.canvas": "",
    ])
    let page = try #require(folder.text("site/plan.canvas.html"))
    for piece in [
      "<h1>Plan</h1>", "viewBox=\"-44 -56 508 ", ">Group</text>", "<a href=\"b.html\">B</a>", "<code>x</code>", "said",
      "stroke=\"#ff0000\"", "class=\"canvas-edge canvas-1\"",
      "<a href=\"https://example.org\" class=\"external\">",
    ] { #expect(page.contains(piece), "\(piece)") }
    #expect(!page.contains("\"javascript"))
    #expect(folder.text("site/plan.canvas.md")?.contains("# Hi\n[[b|B]] `x` #tag\n\n![[b.md#Part]]") == true)
    #expect(folder.text("site/b.html")?.contains("<a href=\"plan.canvas.html\">") == true)
    #expect(folder.text("site/b.html")?.contains("<div class=\"canvas\"") == true)
    #expect(folder.text("site/tags/tag.html") != nil)
    #expect(
      Set(report.diagnostics.map(\.code)) == ["canvas", "unsafe-address", "embed-cycle"], "\(report.diagnostics)")
  }
}
