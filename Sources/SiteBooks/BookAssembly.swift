import Foundation
import Markup
import SiteContent
import SiteMarkup
import SitePages
import SiteStorage
import VitrineText

/// Turns a checked site into a book whose chapters are the notes in the order of the site's navigation.
package struct BookAssembly {
  let site: CheckedSite
  let request: BookRequest
  let typesetter: Typesetter
  let selection: BookSelection

  private var configuration: SiteConfiguration { site.configuration }
  private var words: InterfaceStrings { site.notes.languages.words(for: configuration.language) }

  package init(_ site: CheckedSite, _ request: BookRequest, _ typesetter: Typesetter) throws(BookSelection.Unknown) {
    (self.site, self.request, self.typesetter) = (site, request, typesetter)
    let notes = zip(site.notes.published, site.pages).map { (path: $0.path, tags: $1.tags) }
    selection = try BookSelection(request.parts, of: notes)
  }

  /// - Parameter style: the style sheet for the book's format.
  package func book(style: String) -> Book {
    let (chapters, ids) = written()
    var files = BookFiles(site.sources.folder, made: site.programs.diagrams.files)
    let links = BookLinks(chapters, ids: ids, request.format, site: SiteAddress(configuration.address))
    let linked = chapters.map { chapter in
      var chapter = chapter
      var writer = ChapterLinks(chapter, links) { files.add($0) }
      chapter.nodes = writer.nodes(chapter.nodes)
      chapter.nodes += writer.notes(words)
      return chapter
    }
    let text =
      linked.map { $0.title + $0.nodes.map(\.plainText).joined() }.joined() + Self.always + words["bookContents"]
    let cover = BookCover(
      title: configuration.title, description: configuration.description, author: configuration.author,
      direction: configuration.direction)
    return Book(
      title: configuration.title, description: configuration.description, author: configuration.author,
      language: configuration.language, direction: configuration.direction, words: words, identifier: identifier,
      moment: moment, paper: configuration.paper, chapters: linked,
      files: files.files,
      formulas: request.format == .pdf ? site.programs.formulas : nil, cover: cover.svg(typesetter),
      fonts: BookFonts(of: text, typesetter), style: style)
  }

  /// The characters that style sheets may generate, such as page numbers and footnote marks. The embedded fonts need
  /// them.
  private static let always = String(String.UnicodeScalarView((0x20...0x7E).compactMap(Unicode.Scalar.init))) + "→↩☐☑–·"

  // MARK: Chapters

  /// Returns the chapters, with links that still point to pages of the site, and the ids in each chapter by its number.
  private func written() -> (chapters: [Book.Chapter], ids: [Int: Set<String>]) {
    let library = NoteLibrary(site.notes, site.programs, site.drawings, configuration)
    let notes = Dictionary(site.notes.parsed.map { ($0.page, $0) }, uniquingKeysWith: { first, _ in first })
    let tags = Dictionary(
      zip(site.notes.published.map(\.path), site.pages.map(\.tags)), uniquingKeysWith: { first, _ in first })
    var chapters: [Book.Chapter] = []
    var ids: [Int: Set<String>] = [:]
    func add(_ entries: [NavigationTree.Entry], depth: Int) {
      for entry in entries where entry.address == nil {
        let note = entry.hasPage && !entry.isListing ? notes[entry.page] : nil
        let isIn =
          note.map { selection.holds($0.path, tags: tags[$0.path] ?? []) } ?? holdsAny(of: entry.children, notes, tags)
        if isIn {
          let page = note?.page ?? (entry.isListing ? entry.page : nil)
          var chapter = Book.Chapter(number: chapters.count + 1, title: entry.title, depth: depth, page: page)
          chapter.language = note?.language.flatMap { $0 == configuration.language ? nil : $0 }
          let direction = note?.direction ?? chapter.language.map(TextDirection.init(ofLanguage:))
          chapter.direction = direction == configuration.direction ? nil : direction
          ids[chapter.number] = fill(&chapter, with: note, library)
          chapters.append(chapter)
        }
        add(entry.children, depth: isIn ? depth + 1 : depth)
      }
    }
    add(site.notes.shared.navigation(in: nil).entries, depth: 1)
    return (chapters, ids)
  }

  private func holdsAny(
    of entries: [NavigationTree.Entry], _ notes: [String: ParsedNote], _ tags: [String: [String]]
  ) -> Bool {
    NavigationTree.flattened(entries).contains { entry in
      notes[entry.page].map { selection.holds($0.path, tags: tags[$0.path] ?? []) } ?? false
    }
  }

  private func fill(_ chapter: inout Book.Chapter, with note: ParsedNote?, _ library: NoteLibrary) -> Set<String> {
    guard let note else { return [] }
    let resolver = LinkResolver(note: note, map: site.notes.map, shownPath: site.sources.folder.shown(note.path))
    var writer = DocumentWriter(library: library, resolver: resolver, embedding: [note.path])
    let drawing = note.canvas.map { writer.write($0) } ?? []
    let text = writer.write(note.document, omittingTitle: note.titleHeading != nil)
    var paper = PaperMarkup(chapter, request.format)
    chapter.nodes = paper.nodes(drawing + text)
    chapter.headings = paper.headings
    return paper.ids
  }

  // MARK: Metadata

  /// A URN derived from the site's URL, title, author and language, so that it is the same in all editions.
  private var identifier: String {
    let name =
      [configuration.address, configuration.title, configuration.author, configuration.language] + request.parts
    let digits = Array(SHA256.hexadecimal(of: Array(name.joined(separator: "\n").utf8)))
    // UUID version 8 of RFC 9562, whose contents are up to the implementation.
    let text = digits[0..<12] + ["8"] + digits[13..<16] + ["8"] + digits[17..<32]
    let groups = [(0, 8), (8, 12), (12, 16), (16, 20), (20, 32)].map { String(text[$0.0..<$0.1]) }
    return "urn:uuid:" + groups.joined(separator: "-")
  }

  /// The time of the newest note's last change, unless `SOURCE_DATE_EPOCH` sets another; never the current time, so
  /// that builds are reproducible.
  private var moment: Int {
    if let moment = request.moment { return Int(moment) }
    let newest = site.notes.published.compactMap { $0.updated?.timestamp }.max()
    return newest.flatMap { try? Date($0, strategy: .iso8601) }.map { Int($0.timeIntervalSince1970) } ?? 0
  }
}
