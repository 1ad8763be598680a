import Foundation
import Programs
import TestSupport
import Testing

@testable import SiteBooks
@testable import SiteContent
@testable import SiteGenerator
@testable import SitePages
@testable import SiteReports

/// What an author hid is published nowhere: words that only hidden places have are in no file of the site and of the book.
@Suite struct SecretTests {
  /// Each of these places hides `SECRET` and a number; `NUMBER` stands for the next one.
  private static let inNotes = [
    // Comments of Obsidian's, in and around all kinds of blocks.
    "%% NUMBER %%", "Words %%NUMBER%% and words.", "%%\nNUMBER\n%%", "%%\ntodo:\n- [ ] call NUMBER\n%%",
    "%%\n> [!note] NUMBER\n> NUMBER\n%%", "%%\n## NUMBER\n| a | b |\n|---|---|\n| NUMBER | y |\n%%",
    "%% NUMBER\n\n- item NUMBER\n\nstill NUMBER %% seen", "- item %%NUMBER\n- still NUMBER%%",
    "Words %%NUMBER\n\nNUMBER%% seen",
    "> quoted %%NUMBER\n> NUMBER%% seen", "> %%\n> NUMBER\n> %%", "1. one %%NUMBER%%\n2. two",
    "| a %%NUMBER%% | b |\n|---|---|\n| %%NUMBER%% | y |",
    "### Heading %%NUMBER%%", "**bold %%NUMBER%%**", "[a link %%NUMBER%%](b.md)", "![alt %%NUMBER%%](shown.svg)",
    "- [ ] task %%NUMBER%%",
    "%%\n```swift view-tree\nText(\"NUMBER\")\n```\n%%", "%%\n![](NUMBER.png)\n[[NUMBER]] #NUMBER\n%%",
    "%%\n[^NUMBER]: NUMBER\n%%",
    "Words[^n] here.\n\n[^n]: A note %%NUMBER%%.", "%%\n$$\nNUMBER\n$$\n%%", "> [!tip] Title %%NUMBER%%\n> Words.",
    "%%\n<b>NUMBER</b>\n%%",
    "Term %%NUMBER%% ^block", "==marked %%NUMBER%%==", "%%\n---\nNUMBER\n---\n%%",
    "Two %%NUMBER%% in %%NUMBER%% a line.",
    // Comments of HTML.
    "<!-- NUMBER -->", "Words <!-- NUMBER --> and words.", "<!--\nNUMBER\n\n- NUMBER\n-->", "> <!-- NUMBER --> words",
    "- <!-- NUMBER --> item", "<div>\n<!-- NUMBER -->\nwords\n</div>",
  ]

  /// Front matter that no page shows.
  private static let inFrontMatter = [
    "secret: NUMBER", "# NUMBER", "reviewers: [NUMBER]", "title: Shown # NUMBER", "notes:\n  inner: NUMBER",
  ]

  /// Files that are in no site: with their contents, by path.
  private static let files = [
    "draft.md": "---\ndraft: true\n---\n# NUMBER\n\nNUMBER ![](NUMBER.svg)\n",
    "capital.md": "---\nDraft: true\n---\n# NUMBER\n",
    "unsure.md": "---\ndraft: maybe\n---\n# NUMBER\n", "kept.md": "---\npublish: false\n---\n# NUMBER\n",
    "excluded.md": "# NUMBER\n",
    "private/note.md": "# NUMBER\n", "private/data.txt": "NUMBER", ".hidden.md": "# NUMBER\n",
    ".obsidian/app.json": "{\"a\": \"NUMBER\"}",
    "shows-files.md":
      "---\ndraft: true\n---\n# NUMBER\n\n![[only-in-draft.svg]] [f](only-in-draft.pdf) <img src=\"also.svg\">\n",
    "only-in-draft.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>NUMBER</title></svg>",
    "only-in-draft.pdf": "NUMBER",
    "also.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>NUMBER</title></svg>",
    "unclosed.md": "# Unclosed\n\nSeen.\n\n%% NUMBER\n\n- NUMBER\n",
    "embeds.md": "# Embeds\n\n![[draft]]\n\n![[hidden-part]]\n",
    "hidden-part.md": "# Part\n\nSeen. %%NUMBER%%\n\n%%\n- NUMBER\n%%\n",
    "canvas.canvas":
      "{\"nodes\":[{\"id\":\"1\",\"type\":\"text\",\"text\":\"Seen %%NUMBER%%\",\"x\":0,\"y\":0,\"width\":99,\"height\":99}]}",
  ]

  private static func vault() -> (notes: [String: String], count: Int) {
    var count = 0
    func planted(_ text: String) -> String {
      let parts = text.components(separatedBy: "NUMBER")
      var result = parts[0]
      for part in parts.dropFirst() {
        count += 1
        result += "SECRET\(count)" + part
      }
      return result
    }
    var notes = [
      "content/shown.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>",
      "content/b.md": "# B\n",
    ]
    for (index, text) in inNotes.enumerated() {
      notes["content/n\(index).md"] = "# Note \(index)\n\nBefore.\n\n" + planted(text) + "\n\nAfter \(index).\n"
    }
    for (index, text) in inFrontMatter.enumerated() {
      notes["content/f\(index).md"] = "---\n" + planted(text) + "\ndate: 2026-01-01\n---\n# Front \(index)\n\nAfter.\n"
    }
    for (path, text) in files.sorted(by: { $0.key < $1.key }) { notes["content/" + path] = planted(text) }
    notes["content/index.md"] = "# Home\n\n" + (0..<inNotes.count).map { "![[n\($0)]]\n" }.joined(separator: "\n")
    return (notes, count)
  }

  @Test func nothingHiddenIsPublished() async throws {
    let (notes, count) = Self.vault()
    #expect(count >= 60)
    let folder = try TemporaryFolder(notes)
    let builder = SiteBuilder.test(folder, drawing: true) { settings in
      (settings.exclude, settings.address) = (["excluded.md", "private"], "https://example.org/")
      settings.dates = .notes
      settings.search = SearchIndexer.find(TestAssets.assets) != nil
    }
    let report = try await builder.build()
    let site = folder.contents(of: "site")
    #expect(site.keys.contains("feed.xml") && site.keys.contains("llms.txt") && site.keys.contains("n0.md"))
    for (path, data) in site.sorted(by: { $0.key < $1.key }) {
      #expect(!path.contains("SECRET"), "\(path)")
      // Pagefind compresses its words.
      let text = String(
        decoding: path.hasSuffix(".pf_fragment") || path.hasSuffix(".pf_index") ? try Self.unzipped(data) : data,
        as: UTF8.self)
      let found = text.matches(of: /.{0,40}SECRET[0-9]+/).map { String($0.output) }
      #expect(found.isEmpty, "\(path): \(found.prefix(3))")
    }
    // What stands around it is there.
    for index in Self.inNotes.indices {
      let page = folder.text("site/n\(index).html") ?? ""
      #expect(page.contains("Before.") && page.contains("After \(index)."), "\(Self.inNotes[index])")
    }
    for diagnostic in report.diagnostics { #expect(!diagnostic.message.contains("SECRET"), "\(diagnostic.message)") }
    #expect(report.diagnostics.contains { $0.code == "unclosed-comment" && $0.file?.hasSuffix("unclosed.md") == true })
    #expect(report.diagnostics.contains { $0.code == "front-matter" && $0.message.contains("Draft") })
  }

  /// Of a PDF, all that it is set from.
  @Test(arguments: [BookFormat.epub, .pdf])
  func nothingHiddenIsInTheBook(format: BookFormat) async throws {
    let folder = try TemporaryFolder(Self.vault().notes)
    var builder = SiteBuilder.test(folder, drawing: true) { $0.exclude = ["excluded.md", "private"] }
    builder.medium = .paper
    var request = BookRequest(format)
    request.moment = 86_400
    let book = try BookAssembly(try await builder.check(), request, Toolbox.test.typesetter).book(style: "")
    #expect(book.chapters.count > 40)
    for (path, bytes) in PDFBook(book: book).files {
      let found = (path + String(decoding: bytes, as: UTF8.self)).matches(of: /.{0,40}SECRET[0-9]+/)
      #expect(found.isEmpty, "\(path): \(found.prefix(3).map { String($0.output) })")
    }
    for chapter in book.chapters {
      let found = (chapter.title + chapter.nodes.xml).matches(of: /.{0,40}SECRET[0-9]+/).map { String($0.output) }
      #expect(found.isEmpty, "\(chapter.title): \(found.prefix(3))")
    }
  }

  @Test func whatHasNoEffectIsReported() async throws {
    let files = [
      "content/a.md": "---\nDraft: false\ndescripton: x\nother: y\n---\n# A\n", "content/Private/b.md": "# B\n",
    ]
    let (_, report) = try await site(files) { $0.exclude = ["private", "journall", "a*", ".hidden"] }
    let said = report.diagnostics.map { "\($0.message); \($0.hint ?? "")" }.sorted()
    #expect(
      said.contains { $0.hasPrefix("'exclude: private' matches no file or folder; did you mean 'Private'?") }, "\(said)"
    )
    #expect(said.contains { $0.hasPrefix("'exclude: journall' matches no file or folder") }, "\(said)")
    #expect(said.count == 2, "\(said)")
    let (_, other) = try await site(["content/a.md": files["content/a.md"] ?? ""])
    let keys = other.diagnostics.map { "\($0.message); \($0.hint ?? "")" }
    #expect(
      keys == [
        "'Draft' is not a known key; did you mean 'draft'?",
        "'descripton' is not a known key; did you mean 'description'?",
      ])
  }

  private static func unzipped(_ data: Data) throws -> Data {
    var gzip = ProgramRun("/usr/bin/env", ["gzip", "-dc"])
    gzip.input = Array(data)
    return Data(try gzip.output())
  }
}
