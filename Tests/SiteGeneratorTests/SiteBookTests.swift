import Foundation
import FoundationXML
import Markup
import Programs
import TestSupport
import Testing

@testable import SiteBooks
@testable import SiteContent
@testable import SiteGenerator
@testable import SitePages

/// A site as a book, up to the point where other programs take it.
@Suite struct SiteBookTests {
  private static let notes = [
    "index.md":
      "# Home\n\nTo the [part](guide/one.md#second-part), to [the web](https://example.org/a), to [nothing](missing.pdf).\n",
    "guide/index.md": "# Guide\n\nWords.\n",
    "guide/one.md":
      "# One\n\n## Second part\n\nA note.[^1] Raw <b>bold</b>&nbsp;&copy; and <br> a break, <script>alert(1)</script>.\n\n"
      + "```swift view-tree id=fig-a show=picture,steps caption=\"Words\"\nText(\"A & B\").padding()\n```\n\n[^1]: Below.\n",
    "guide/draft.md": "---\ndraft: true\n---\n# Draft\n",
    "tagged.md": "---\ntags: [layout]\n---\n# Tagged\n\n- [x] done\n",
  ]

  private func site(_ notes: [String: String] = notes) async throws -> CheckedSite {
    let folder = try TemporaryFolder()
    for (path, text) in notes { try folder.write(text, to: "content/" + path) }
    var builder = SiteBuilder.test(folder, drawing: true) { $0.title = "Notes & more" }
    builder.medium = .paper
    return try await builder.check()
  }

  @Test func aVariedFigureIsARowOfPictures() async throws {
    let fence =
      "```swift view-tree vary=\"spacing: 0...40\" width=200\nHStack(spacing: 8) { Text(\"A\"); Text(\"B\") }\n```\n"
    let xml = try await book(.epub, notes: ["index.md": "# Home\n\n" + fence]).chapters[0].nodes.xml
    #expect(xml.contains("spacing: 0") && xml.contains("spacing: 40"), "\(xml)")
    #expect(xml.components(separatedBy: "<svg").count - 1 == 2, "\(xml)")
    #expect(!xml.contains("<template") && !xml.contains("<input"))
  }

  private func book(
    _ format: BookFormat, parts: [String] = [], notes: [String: String] = notes
  ) async throws -> Book {
    var request = BookRequest(format)
    request.parts = parts
    request.moment = 86_400
    return try BookAssembly(try await site(notes), request, Toolbox.test.typesetter).book(style: "")
  }

  @Test func chaptersComeInTheOrderOfTheNavigation() async throws {
    let book = try await book(.epub)
    #expect(book.chapters.map { "\($0.depth) \($0.title)" } == ["1 Home", "1 Guide", "2 One", "1 Tagged"])
    #expect(book.modified == "1970-01-02T00:00:00Z")
  }

  @Test(arguments: [
    ("guide", ["Guide", "One"]), ("./guide/", ["Guide", "One"]), ("guide/one.md", ["One"]), ("#layout", ["Tagged"]),
    ("tagged", ["Tagged"]),
  ])
  func aPartHasWhatItNames(_ part: String, _ titles: [String]) async throws {
    let found = try await book(.epub, parts: [part]).chapters.map(\.title)
    #expect(found == titles)
  }

  @Test func anUnknownPartIsNamedWithItsNearest() async throws {
    let site = try await site()
    var request = BookRequest(.epub)
    request.parts = ["guid"]
    do {
      _ = try BookAssembly(site, request, Toolbox.test.typesetter)
      Issue.record("there is no part 'guid'")
    } catch {
      #expect(error.part == "guid")
      #expect(error.nearest == "guide")
    }
  }

  @Test func linksLeadToChaptersAndElsewhere() async throws {
    let epub = try await book(.epub).chapters[0].nodes.xml
    #expect(epub.contains("href=\"chapter-003.xhtml#c3-second-part\""), "\(epub)")
    #expect(epub.contains("href=\"https://example.org/a\""))
    #expect(!epub.contains("missing.pdf\""), "\(epub)")
    let pdf = try await book(.pdf).chapters[0].nodes.xml
    #expect(pdf.contains("class=\"page-reference\""), "\(pdf)")
    #expect(pdf.contains("href=\"#c3-second-part\""))
    #expect(pdf.contains("<sup class=\"link-number\">[1]</sup>"))
    #expect(pdf.contains("<li>https://example.org/a</li>"))
  }

  @Test func allChaptersAreXMLWithoutWhatActs() async throws {
    let book = try await book(.epub)
    let files = ZIPReader.files(of: try EPUBFile(book: book).bytes())
    for (path, bytes) in files where path.hasSuffix(".xhtml") || path.hasSuffix(".opf") {
      let parser = XMLParser(data: Data(bytes))
      #expect(parser.parse(), "\(path): \(String(describing: parser.parserError))")
    }
    let text = book.chapters.map(\.nodes.xml).joined()
    #expect(text.contains("\u{A0}©"), "references are characters: \(text.prefix(2000))")
    for word in ["<script", "<input", "<template", "<fieldset", "data-"] { #expect(!text.contains(word), "\(word)") }
    #expect(text.contains("☑"))
  }

  /// Source: <https://html.spec.whatwg.org/multipage/dom.html#the-dir-attribute>: a language has no direction of its own.
  @Test func chaptersHaveTheirDirection() async throws {
    let notes = ["index.md": "# Home\n", "a.md": "---\nlang: ar\n---\n# A\n", "b.md": "---\ndir: rtl\n---\n# B\n"]
    let pdf = String(decoding: PDFBook(book: try await book(.pdf, notes: notes)).files[0].bytes, as: UTF8.self)
    let epub = ZIPReader.files(of: try EPUBFile(book: try await book(.epub, notes: notes)).bytes())
      .map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    for text in [pdf, epub] {
      let sections = text.components(separatedBy: "<section ").filter { $0.contains("class=\"chapter") }.map {
        $0.prefix { $0 != ">" }
      }
      #expect(sections.map { $0.contains("dir=\"rtl\"") } == [false, true, true], "\(sections)")
    }
  }

  @Test func anArchiveBeginsWithItsKindAndIsTheSameTwice() async throws {
    let (first, second) = (try await book(.epub), try await book(.epub))
    let bytes = try EPUBFile(book: first).bytes()
    #expect(try EPUBFile(book: second).bytes() == bytes)
    #expect(Array(bytes[30..<58]) == Array("mimetypeapplication/epub+zip".utf8))
    let names = ZIPReader.files(of: bytes).map(\.path)
    #expect(names.prefix(3) == ["mimetype", "META-INF/container.xml", "EPUB/package.opf"])
  }

  @Test func figuresAreDrawingsWithWordsAndStepsAsAList() async throws {
    let one = try #require(try await book(.epub).chapters.first { $0.title == "One" })
    let text = one.nodes.xml
    #expect(text.contains("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(text.contains("<figcaption id=\"c3-"), "\(text)")
    #expect(text.contains("<ol class=\"steps\">"))
    #expect(!text.contains("class=\"picks\"") && !text.contains("<text"), "text is drawn as shapes")
    var ids: [String] = []
    for case .element(let element) in one.nodes { element.visit { $0["id"].map { ids.append($0.text) } } }
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: [
    ("<b>a <table><tr><td>x</td></tr></table></b>", "a <table><tr><td>x</td></tr></table>"),
    ("<a href=\"https://example.org/\"><img src=\"https://example.org/a.png\" alt=\"words\"></a>", "\">words</a>"),
  ])
  func htmlIsNestedAsItMayBe(_ written: String, _ part: String) async throws {
    let text = try await book(.epub, notes: ["index.md": "# Home\n\n<div>\n\(written)\n</div>\n"]).chapters[0].nodes.xml
    #expect(text.contains(part), "\(text)")
    #expect(!text.contains("<b>") && text.components(separatedBy: "<a ").count <= 2, "\(text)")
  }

  /// WeasyPrint draws no filters.
  @Test func blurGoesIntoPDFAsPixels() async throws {
    let notes = [
      "index.md":
        "# Home\n\n```swift view-tree\nText(\"A\").blur(radius: 2)\n```\n\n```swift view-tree\nText(\"B\")\n```\n"
    ]
    let nodes = try await book(.pdf, notes: notes).chapters[0].nodes
    var without = FilteredDrawings(InstalledPrograms(folders: []))
    #expect(without.replaced(nodes).xml == nodes.xml)
    let said = try #require(without.diagnostics.first)
    #expect(said.message.hasPrefix("1 drawing is in the PDF without its blur or shadow"), "\(said.message)")
    var with = FilteredDrawings(.system)
    let text = with.replaced(nodes).xml
    #expect(with.files.count == 1 && with.diagnostics.isEmpty)
    #expect(text.components(separatedBy: "<svg").count == 2 && !text.contains("filter="), "\(text)")
    #expect(text.contains("<img src=\"\(with.files[0].path)\""), "\(text)")
  }

  @Test func footnotesOfOneParagraphStandAtTheFootOfPages() async throws {
    let pdf = PDFBook(book: try await book(.pdf)).files[0].bytes
    let html = String(decoding: pdf, as: UTF8.self)
    #expect(html.contains("<span class=\"page-footnote\">Below."), "\(html.suffix(3000))")
    #expect(!html.contains("class=\"footnotes\""))
  }

  @Test func noFileFromOutsideComesIn() async throws {
    var notes = Self.notes
    notes["evil.md"] =
      "# Evil\n\n<img src=\"file:///etc/passwd\"> ![a](/etc/passwd) <img src=\"../../../../etc/hostname.png\"> ![b](https://example.org/b.png)\n"
    let book = try await book(.pdf, notes: notes)
    #expect(book.files.isEmpty)
    let text = book.chapters.map(\.nodes.xml).joined()
    #expect(!text.contains("<img") && !text.contains("file:"), "\(text)")
  }
}
