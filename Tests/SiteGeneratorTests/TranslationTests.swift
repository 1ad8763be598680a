import Foundation
import TestSupport
import Testing

@testable import SiteContent
@testable import SiteReports

/// The same note in several languages.
@Suite struct TranslationTests {
  private static let files = [
    "content/index.md": "# Home\n[[stacks]]", "content/layout/stacks.md": "# Stacks\n[[index]]",
    "content/layout/frames.md": "# Frames",
    "content/de/index.md": "---\nlang: de\ntranslation-of: ../index.md\n---\n# Anfang\n[[stacks]] [[frames]]",
    "content/de/stapel.md": "---\nlang: de\ntranslation-of: ../layout/stacks\n---\n# Stapel\n[[index]]",
    "content/ar/stacks.md": "---\nlang: ar\ntranslation-of: ../de/stapel.md\n---\n# مكدسات\n[[stacks]]",
  ]

  /// What the head of a page, or an entry of the site map, says of the languages of a note.
  private func alternates(_ text: some StringProtocol) -> [String: String] {
    let found = String(text).matches(of: /rel="alternate" hreflang="([^"]+)" href="([^"]+)"/)
    return Dictionary(found.map { (String($0.1), String($0.2)) }, uniquingKeysWith: { first, _ in first })
  }

  @Test func versionsNameEachOther() async throws {
    let (folder, report) = try await site(Self.files) { $0.address = "https://example.org/notes" }
    #expect(report.diagnostics.filter { $0.code != "cards" }.isEmpty)
    let base = "https://example.org/notes/"
    let wanted = [
      "en": base + "layout/stacks.html", "de": base + "de/stapel.html", "ar": base + "ar/stacks.html",
      "x-default": base + "layout/stacks.html",
    ]
    let map = try #require(folder.text("site/sitemap.xml"))
    #expect(map.contains("xmlns:xhtml=\"http://www.w3.org/1999/xhtml\""))
    for page in ["layout/stacks", "de/stapel", "ar/stacks"] {
      let html = try #require(folder.text("site/\(page).html"))
      #expect(alternates(html.prefix { $0 != "©" }.components(separatedBy: "</head>")[0]) == wanted, "\(page)")
      let entry = map.split(separator: "\n").first { $0.contains("<loc>\(base)\(page).html</loc>") }
      #expect(alternates(try #require(entry)) == wanted, "\(page)")
    }
    let alone = try #require(folder.text("site/layout/frames.html"))
    #expect(!alone.contains("hreflang") && !alone.contains("class=\"versions\""))
  }

  @Test func pagesSwitchLanguage() async throws {
    let (folder, _) = try await site(Self.files)
    let page = try #require(folder.text("site/de/stapel.html"))
    #expect(page.contains("<nav class=\"versions\" data-pagefind-ignore aria-label=\"Sprachen\">"))
    #expect(page.contains("<a href=\"../ar/stacks.html\" rel=\"alternate\" hreflang=\"ar\" lang=\"ar\">العربية</a>"))
    #expect(page.contains("<span lang=\"de\" aria-current=\"true\">Deutsch</span>"))
    // Without the site's address they are relative, and there all the same.
    #expect(page.contains("<link rel=\"alternate\" hreflang=\"x-default\" href=\"../layout/stacks.html\">"))
  }

  /// A note is listed once, in the language of the list; what is not translated is listed as it is.
  @Test func eachListHasEachNoteOnce() async throws {
    let (folder, _) = try await site(Self.files)
    func titles(_ page: String) throws -> [String] {
      let text = try #require(folder.text("site/\(page)"))
      return text.matches(of: /<li id="[^"]*"><a href="([^"]+)"/).map { String($0.1) }
    }
    #expect(
      try titles("navigation.html") == ["index.html", "layout/index.html", "layout/frames.html", "layout/stacks.html"])
    #expect(
      try titles("navigation.de.html") == [
        "de/index.html", "layout/index.html", "layout/frames.html", "de/stapel.html",
      ])
    #expect(folder.text("site/navigation.de.html")?.contains("<html lang=\"de\" dir=\"ltr\">") == true)
    #expect(folder.text("site/navigation.de.html")?.contains("<bdi lang=\"en\">Frames</bdi>") == true)
    #expect(folder.text("site/navigation.ar.html")?.contains("<html lang=\"ar\" dir=\"rtl\">") == true)
    let page = try #require(folder.text("site/de/stapel.html"))
    #expect(page.contains("<iframe src=\"../navigation.de.html#p-de.stapel\""))
    #expect(page.contains("class=\"brand\" href=\"../de/index.html\""))
    #expect(page.contains("rel=\"prev\" href=\"../layout/frames.html\""))
    // The folder that only holds translations has no page.
    #expect(folder.text("site/ar/index.html") == nil)
    #expect(folder.text("site/layout/index.html") != nil)
  }

  /// A name means the note in the language of the one that asks.
  @Test func namesStayInTheLanguage() async throws {
    let (folder, _) = try await site(Self.files)
    #expect(folder.text("site/index.html")?.contains("<a href=\"layout/stacks.html\">stacks</a>") == true)
    #expect(folder.text("site/de/index.html")?.contains("<a href=\"stapel.html\">stacks</a>") == true)
    #expect(folder.text("site/de/index.html")?.contains("<a href=\"../layout/frames.html\">frames</a>") == true)
    #expect(folder.text("site/de/stapel.html")?.contains("<a href=\"index.html\">index</a>") == true)
  }

  @Test(arguments: [
    (
      "lang: de\ntranslation-of: ../layot/stacks.md", 3, 17, "there is no note '../layot/stacks.md'",
      "layout/stacks.md'?"
    ),
    ("lang: de\ntranslation-of: x.md", 3, 17, "a translation of itself", "the note it was made from"),
    ("translation-of: ../index.md", 2, 17, "a translation must set its language", "lang: de"),
    ("lang: en\ntranslation-of: ../index.md", 3, 17, "'index.md' is already the version in 'en'", "remove one"),
    ("lang: de\ntranslation-of: []", 3, 17, "must be the path of a note", "translation-of: stacks.md"),
  ]) func whatIsWrongIsSaid(_ matter: String, _ line: Int, _ column: Int, _ message: String, _ hint: String)
    async throws
  {
    let (folder, report) = try await site([
      "content/index.md": "# Home", "content/layout/stacks.md": "# Stacks",
      "content/de/x.md": "---\n\(matter)\n---\n# X",
    ])
    let remark = try #require(report.diagnostics.first)
    #expect(report.diagnostics.count == 1)
    #expect(remark.code == "translation" && remark.severity == .warning)
    #expect(remark.file?.hasSuffix("content/de/x.md") == true)
    #expect(remark.span?.start.line == line && remark.span?.start.column == column)
    #expect(remark.message.contains(message), "\(remark.message)")
    #expect(remark.hint?.contains(hint) == true, "\(remark.hint ?? "")")
    // The page is a page like others.
    #expect(folder.text("site/navigation.html")?.contains("href=\"de/x.html\"") == true)
  }

  @Test func circularTranslationsEnd() async throws {
    let (_, report) = try await site([
      "content/a.md": "---\nlang: de\ntranslation-of: b.md\n---\n# A",
      "content/b.md": "---\nlang: fr\ntranslation-of: a.md\n---\n# B",
    ])
    #expect(report.diagnostics.map(\.code) == ["translation", "translation"])
  }

  /// What another note shows in a page of another language says which it is in.
  @Test func embedsSayTheirLanguage() async throws {
    let (folder, _) = try await site([
      "content/a.md": "# A\n![[b]]\n\n![[c]]", "content/b.md": "---\nlang: he\n---\n# B\n> [!note]\n> x",
      "content/c.md": "# C",
    ])
    let page = try #require(folder.text("site/a.html"))
    #expect(page.contains("<div class=\"embed\" lang=\"he\" dir=\"rtl\">"))
    #expect(page.contains("<div class=\"embed\">"))
  }
}
