import TestSupport
import Testing

@testable import SiteContent
@testable import SitePages
@testable import SiteReports

/// Taxonomies of one's own, and notes that have something in common.
@Suite struct TaxonomyTests {
  @Test func termsHavePages() async throws {
    let (folder, report) = try await site([
      "content/a.md": "---\nauthors: [Ada Lovelace, Grace]\n---\nA",
      "content/b/b.md": "---\nauthors: ada lovelace\n---\nB",
      "content/c.md": "---\nseries: \"Part: one\"\n---\nC", "content/authors/x.md": "X", "content/d.md": "D",
    ]) { $0.taxonomies = ["authors", "series", "nothing"] }
    #expect(report.diagnostics.isEmpty)
    let index = try #require(folder.text("site/authors/index-2.html") ?? folder.text("site/authors-2/index.html"))
    #expect(index.contains("Ada Lovelace</a> <span class=\"count\">2</span>"), "\(index)")
    let term = try #require(folder.text("site/authors/ada-lovelace.html"))
    for part in ["<h1>Ada Lovelace</h1>", "href=\"../a.html\"", "href=\"../b/b.html\"", ">Authors</a>"] {
      #expect(term.contains(part), "\(part)")
    }
    let note = try #require(folder.text("site/b/b.html"))
    #expect(note.contains("<a href=\"../authors/ada-lovelace.html\">ada lovelace</a>"))
    #expect(try #require(folder.text("site/series/part-one.html")).contains("<h1>Part: one</h1>"))
    #expect(folder.text("site/nothing/index.html") == nil)
    #expect(!(try #require(folder.text("site/d.html")).contains("class=\"terms\"")))
  }

  @Test func keysThatMeanSomethingAreNone() {
    let reader = ConfigurationReader(text: "taxonomies: [authors, tags, date, a b]\nrelated: 99\n", path: "vitrine.yml")
    #expect(reader.configuration.taxonomies == ["authors"])
    #expect(reader.diagnostics.count == 4)
    #expect(ConfigurationReader(text: "related: 3\n", path: "vitrine.yml").configuration.related == 3)
  }

  @Test func whatFewNotesShareCountsMost() {
    let traits: [(path: String, traits: Set<String>)] = [
      ("a", ["#x", "#rare"]), ("b", ["#x"]), ("c", ["#x", "#rare"]), ("d", ["#x"]), ("e", ["#other"]),
    ]
    let related = RelatedNotes(traits, linked: { $0 == "a" ? ["d"] : [] }, limit: 2)
    #expect(related.notes["a"] == ["c", "b"])
    #expect(related.notes["b"] == ["a", "c"])
    #expect(related.notes["e"] == [])
  }

  @Test func relatedNotesAreNamed() async throws {
    let files = [
      "content/a.md": "# A\n\n#tea [to c](c.md)", "content/b.md": "# B\n\n#tea", "content/c.md": "# C\n\n#tea",
    ]
    let (folder, _) = try await site(files) { $0.related = 5 }
    let page = try #require(folder.text("site/a.html"))
    let section = try #require(page.firstMatch(of: /<section class="backlinks related"[\s\S]*?<\/section>/)?.0)
    #expect(section.contains("<h2 id=\"Related\">Related notes</h2>"))
    #expect(section.contains("<a href=\"b.html\">B</a>"))
    #expect(!section.contains("c.html"), "it is linked with it")
    let (plain, _) = try await site(files)
    #expect(!(try #require(plain.text("site/a.html")).contains("related")))
  }
}
