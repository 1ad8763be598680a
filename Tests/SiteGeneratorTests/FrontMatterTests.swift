import Diagnostics
import Notes
import SiteContent
import SiteGenerator
import SiteMarkup
import SitePages
import SiteReports
import SiteTestSupport
import TestSupport
import Testing

/// What a note's front matter says that means nothing.
@Suite struct FrontMatterTests {
  private func check(_ yaml: String) -> (remarks: String, isDraft: Bool) {
    let document = Document(text: "---\n\(yaml)\n---\n# A\n", path: "a.md")
    let remarks = document.diagnostics + FrontMatterCheck(document.frontMatter, file: "a.md").diagnostics
    let lines = remarks.map { remark in
      let start = remark.span?.start ?? Location(line: 0, column: 0)
      return "\(start.line):\(start.column) \(remark.message) (\(remark.hint ?? ""))"
    }
    return (lines.joined(separator: "\n"), ParsedNote(path: "a.md", document: document, page: "a.html").isDraft)
  }

  @Test(arguments: [
    ("blocks: auot", "2:9 'blocks' is one of marked, auto (did you mean 'auto'?)"),
    ("claims: foo", "2:9 'claims' is on or off (claims: off)"),
    ("dir: up", "2:6 'dir' must be one of ltr, rtl (write 'dir: ltr')"),
    ("order: abc", "2:8 'order' must be a number (write 'order: 1')"),
    ("draft: maybe", "2:8 'draft' must be true or false; the note is not published (write 'draft: true')"),
    ("publish: flase", "2:10 'publish' must be true or false; the note is not published (write 'publish: true')"),
    ("date: 2024-13-45", "2:7 'date' must be a date (write 'date: 2026-05-01' or 'date: 2026-05-01T10:30')"),
    (
      "updated: 2023-02-29",
      "2:10 'updated' must be a date (write 'updated: 2026-05-01' or 'updated: 2026-05-01T10:30')"
    ),
    ("lang: 5", "2:7 'lang' must be a language tag (write 'lang: en' or 'lang: pt-BR')"),
    ("drfat: true", "2:8 'drfat' is not a known key (did you mean 'draft'?)"),
    ("title: {a: 1}", "2:8 'title' must be text (write 'title: …')"),
    (
      "- a\n- b",
      "2:1 front matter must be 'key: value' lines, not a list (write 'tags: [a, b]', or start the note with an empty line if this is not front matter)"
    ),
  ])
  func slipsAreTold(yaml: String, expected: String) {
    #expect(check(yaml).remarks == expected)
  }

  @Test(arguments: [
    "cssclasses: [wide]\nkanban: 3", "draft:\ndate:\ntitle:", "draft: no\nclaims: off\nblocks: auto",
    "publish: 2024-02-29\ncreated: 2024-02-29 23:59\nlang: zh-Hant-TW\ndir: RTL\norder: 1.5", "published: true",
  ])
  func theRestIsLeftAlone(yaml: String) {
    #expect(check(yaml).remarks == "")
    #expect(!check(yaml).isDraft)
  }

  @Test(arguments: [
    "draft: true", "draft: \"true\"", "draft: yes", "draft: maybe", "draft: [true]", "publish: false",
    "publish: \"no\"", "publish: flase", "published: false",
  ])
  func whatMayBeADraftIsNotPublished(yaml: String) { #expect(check(yaml).isDraft) }

  @Test func slipsInDraftsAreReported() async throws {
    let folder = try TemporaryFolder(["content/a.md": "# A", "content/b.md": "---\ndraft: ture\n---\n# B"])
    let report = try await SiteBuilder.test(folder).check().report
    #expect(report.notes == 1)
    #expect(report.drafts == 1)
    let remark = try #require(report.diagnostics.first { $0.code == "front-matter" })
    #expect(remark.file.flatMap { report.sources[$0] }?.line(2) == "draft: ture")
  }

  @Test func linksToDraftsSaySo() async throws {
    let folder = try TemporaryFolder([
      "content/a.md": "[b](b.md) [[b]] [[Kept back]] [c](c.md) #t1 #T1",
      "content/b.md": "---\ndraft: true\n---\n# Kept back",
    ])
    func check(drafts: Bool) async throws -> CheckedSite {
      var builder = SiteBuilder.test(folder)
      builder.includesDrafts = drafts
      return try await builder.check()
    }
    let messages = try await check(drafts: false).report.diagnostics.filter { $0.code == "broken-link" }.map(\.message)
    let draft = "'b.md' is a draft and has no page"
    #expect(messages == [draft, draft, draft, "there is no link target 'c.md'"])
    let all = try await check(drafts: true).report.diagnostics.filter { $0.code == "broken-link" }.map(\.message)
    #expect(all == ["there is no link target 'c.md'"])
  }

  @Test func tagsAreOneWhateverTheirCase() {
    let document = Document(text: "---\ntags: [Stacks, stacks]\n---\n#t1 #T1 #STACKS", path: "a.md")
    let note = ParsedNote(path: "a.md", document: document, page: "a.html")
    let page = PageContent(
      note, map: SiteMap(notes: [note.note], files: []), library: NoteLibrary(undrawn: [note]), shownPath: "a.md")
    #expect(page.tags == ["Stacks", "t1"])
  }

  @Test func deepEmphasisIsTold() {
    let stars = String(repeating: "*", count: 400)
    let document = Document(text: "x \(stars)a\(stars)\n", path: "a.md")
    #expect(
      document.diagnostics.map(\.message) == [
        "emphasis or links nested more than 64 levels deep are shown as plain text"
      ])
  }
}
