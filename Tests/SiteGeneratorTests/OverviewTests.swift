import Figures
import Foundation
import TestSupport
import Testing

@testable import SiteContent
@testable import SiteGenerator
@testable import SitePages
@testable import SiteReports
@testable import SiteStorage

/// The pages about a site as a whole, figures with names, and the names of files.
@Suite struct OverviewTests {
  private func site(
    _ files: [String: String], drawing: Bool = false, _ change: (inout SiteConfiguration) -> Void = { _ in }
  ) async throws -> (TemporaryFolder, BuildReport) {
    let folder = try TemporaryFolder(files)
    return (folder, try await build(folder, drawing: drawing, change))
  }

  @discardableResult private func build(
    _ folder: TemporaryFolder, drawing: Bool = false, _ change: (inout SiteConfiguration) -> Void = { _ in }
  ) async throws -> BuildReport {
    try await SiteBuilder.test(folder, drawing: drawing, change).build()
  }

  // MARK: Figures with names

  private static let stack = "```swift view-tree id=stack\nHStack { Text(\"a\").frame(maxWidth: .infinity) }\n```\n"

  @Test func figuresAreLinkedAndEmbeddedByName() async throws {
    let (folder, report) = try await site(
      [
        "content/b.md": "# B\n\n" + Self.stack,
        "content/a.md":
          "# A\n[[b#^fig-stack]] [[b#^stack]] [x](b.md#fig-stack)\n\n![[b#^fig-stack]]\n\n![[b#^fig-stack]]\n",
      ], drawing: true)
    #expect(report.diagnostics.isEmpty)
    let (a, b) = (try #require(folder.text("site/a.html")), try #require(folder.text("site/b.html")))
    #expect(b.contains("<div class=\"figure-place\" id=\"fig-stack\">"))
    #expect(a.matches(of: /href="b.html#fig-stack"/).count >= 3)
    #expect(!a.contains("id=\"fig-stack\""))
    let ids = a.matches(of: /\sid="([^"]+)"/).map { String($0.1) }
    #expect(ids.count == Set(ids).count, "\(ids)")
    #expect(
      folder.text("site/graph.json")?.contains("\"figures\":[{\"id\":\"fig-stack\",\"title\":\"Stack\"}]") == true)
  }

  @Test func twoFiguresCannotHaveTheSameName() async throws {
    let (folder, report) = try await site(["content/b.md": Self.stack + "\n" + Self.stack])
    #expect(report.diagnostics.map(\.code) == ["same-name"])
    #expect(report.diagnostics.first?.span?.start.line == 5)
    #expect(folder.text("site/b.html")?.matches(of: /id="fig-stack"/).count == 1)
  }

  // MARK: Pages

  @Test func theIndexOfViewsSaysWhereTheyStand() async throws {
    let (folder, _) = try await site(["content/b.md": "# B\n\n" + Self.stack], drawing: true)
    #expect(folder.text("site/views/index.html")?.contains("href=\"modifiers/frame.html\"><code>.frame</code>") == true)
    let page = try #require(folder.text("site/views/modifiers/frame.html"))
    #expect(page.contains("<dt><code>.frame(maxWidth:)</code> in <code>HStack</code></dt>"))
    #expect(page.contains("<a href=\"../../b.html#fig-stack\">B</a>"))
  }

  @Test func changesAreListedByDay() async throws {
    let (folder, _) = try await site([
      "content/a.md": "---\ndate: 2026-05-03\n---\n# A", "content/b.md": "---\nupdated: 2026-06-10\n---\n# B",
      "content/c.md": "# C", "content/d.md": "---\ndate: 2026-05-03\n---\n# D",
    ])
    let page = try #require(folder.text("site/changes.html"))
    let found = page.matches(of: /<time datetime="([^"]+)">([^<]+)<\/time>|<li><a href="([^"]+)\.html">/)
    let words = found.map { match -> String in
      if let day = match.2 { return String(day) }
      return String(match.3 ?? "")
    }
    #expect(words == ["10 June 2026", "b", "3 May 2026", "a", "d"])
    #expect(folder.text("site/a.html")?.contains("Changed <time datetime=\"2026-05-03\">3 May 2026</time>") == true)
    #expect(folder.text("site/c.html")?.contains("Changed") == false)
  }

  /// A page of the site's own moves aside for a note.
  @Test func notesKeepTheirAddresses() async throws {
    let (folder, _) = try await site([
      "content/graph.md": "# My graph\n[[changes]]", "content/changes.md": "---\ndate: 2026-05-03\n---\n# My changes",
    ])
    #expect(folder.text("site/graph.html")?.contains("<h1 id=\"my-graph\">") == true)
    #expect(folder.text("site/graph-2.html")?.contains("<h1>Graph</h1>") == true)
    #expect(folder.text("site/changes-2.html")?.contains("<h1>Recent changes</h1>") == true)
    #expect(folder.text("site/graph.html")?.contains("href=\"./graph-2.html\"") == true)
  }

  @Test func aNoteMayHaveALanguageOfItsOwn() async throws {
    let (folder, _) = try await site([
      "content/a.md": "# A", "content/b.md": "---\nlang: ar\n---\n# B",
      "content/c.md": "---\nlang: he\ndir: ltr\n---\n# C",
      "content/d.md": "---\nlang: az-Arab\n---\n# D",
    ]) { $0.language = "de" }
    for (page, opening) in [
      ("a", "lang=\"de\" dir=\"ltr\""), ("b", "lang=\"ar\" dir=\"rtl\""), ("c", "lang=\"he\" dir=\"ltr\""),
      ("d", "lang=\"az-Arab\" dir=\"rtl\""),
    ] {
      #expect(folder.text("site/\(page).html")?.contains("<html \(opening)>") == true, "\(page)")
    }
  }

  // MARK: Files

  @Test func filesAreNamedByTheirContents() throws {
    func names(_ css: String) -> [String: String] {
      FingerprintedFiles(
        files: [],
        texts: [
          ("assets/a.css", "@import \"b.css\"; x{background:url(img/i.svg)}"), ("assets/b.css", css),
          ("assets/img/i.svg", "<svg/>"), ("robots.txt", "x"), ("assets/list.json", "{}"),
        ]
      ).names
    }
    let (one, two) = (names("y{}"), names("z{}"))
    #expect(one.keys.sorted() == ["assets/a.css", "assets/b.css", "assets/img/i.svg"])
    #expect(one["assets/b.css"]?.wholeMatch(of: /assets\/b\.[0-9a-z]{10}\.css/) != nil)
    // A change in a file is a change in those that name it.
    #expect(one["assets/b.css"] != two["assets/b.css"])
    #expect(one["assets/a.css"] != two["assets/a.css"])
    #expect(one["assets/img/i.svg"] == two["assets/img/i.svg"])
    #expect(one == names("y{}"))
  }

  @Test func pagesAndStylesNameTheFilesAsTheyAre() async throws {
    let files = FingerprintedFiles(
      files: [], texts: [("assets/a.css", "@font-face{src:url(\"f/x.woff2\")}"), ("assets/f/x.woff2", "font")])
    let folder = try TemporaryFolder()
    let site = try await SiteFolder.prepare(at: folder.path + "/site", protecting: [])
    try files.write(to: site)
    try site.finish()
    let (style, font) = (try #require(files.names["assets/a.css"]), try #require(files.names["assets/f/x.woff2"]))
    #expect(folder.text("site/" + style) == "@font-face{src:url(\"\(font.dropFirst("assets/".count))\")}")
    #expect(folder.text("site/" + font) == "font")
    let html = "<a href=\"../assets/a.css\"></a> \"assets/b.css\" &quot;assets/a.css&quot; <link href=\"assets/a.css\">"
    let wanted = "<a href=\"../\(style)\"></a> \"assets/b.css\" &quot;assets/a.css&quot; <link href=\"\(style)\">"
    #expect(String(decoding: files.renaming(Array(html.utf8), root: "../"), as: UTF8.self) == wanted)
  }

  /// Everyone can compute the hashes, and so could give a file of the notes the name of a script of every page.
  @Test func nobodyTakesTheNameOfAScript() throws {
    let texts = [("assets/a.js", "import \"./b.js\""), ("assets/b.js", "b")].map { (path: $0.0, text: $0.1) }
    let usual = FingerprintedFiles(files: [], texts: texts)
    let name = try #require(usual.names["assets/b.js"])
    let other = FingerprintedFiles(
      files: [], texts: texts, besides: [name.uppercased().replacing("ASSETS/", with: "Assets/")])
    let free = try #require(other.names["assets/b.js"])
    #expect(free != name && free.hasPrefix("assets/b.") && free.hasSuffix(".js"))
    #expect(other.names["assets/a.js"] != usual.names["assets/a.js"])
  }

  /// Two files that name each other have no order in which to sum them.
  @Test func filesThatNameEachOtherAreLeftInPeace() {
    let files = FingerprintedFiles(files: [], texts: [("assets/a.js", "\"./b.js\""), ("assets/b.js", "\"./a.js\"")])
    #expect(files.names.count >= 1)
  }

  /// The page for missing addresses is shown at any depth, so it names files from the top of its host.
  @Test func theMissingPageWorksAtAnyDepth() async throws {
    let (alone, _) = try await site(["content/a.md": "# A"])
    #expect(alone.text("site/404.html")?.contains("href=\"/assets/site.") == true)
    let (below, _) = try await site(["content/a.md": "# A"]) { $0.address = "https://example.org/notes" }
    #expect(below.text("site/404.html")?.contains("href=\"/notes/assets/site.") == true)
  }
}
