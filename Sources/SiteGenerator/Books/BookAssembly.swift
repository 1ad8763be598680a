import Diagnostics
import Foundation
import Markup
import VitrineUI

/// Makes a book of a checked site: its notes in the order of its navigation, as chapters.
struct BookAssembly {
  let site: CheckedSite
  let request: BookRequest
  let toolbox: Toolbox
  let selection: BookSelection

  private var configuration: SiteConfiguration { site.configuration }
  private var words: InterfaceWords { site.notes.languages.words(for: configuration.language) }

  init(_ site: CheckedSite, _ request: BookRequest, _ toolbox: Toolbox) throws(BookSelection.Unknown) {
    (self.site, self.request, self.toolbox) = (site, request, toolbox)
    let notes = zip(site.notes.published, site.pages).map { (path: $0.path, tags: $1.tags) }
    selection = try BookSelection(request.parts, of: notes)
  }

  /// - Parameter style: the style sheet of the book's form.
  func book(style: String) -> Book {
    let (chapters, ids) = written()
    var files = BookFiles(site.sources.folder, made: site.programs.diagrams.files)
    let links = BookLinks(chapters, ids: ids, request.format, site: SiteAddress(configuration.address))
    let linked = chapters.map { chapter in
      var chapter = chapter
      var writer = ChapterLinks(chapter, links) { files.address(of: $0) }
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
      formulas: request.format == .pdf ? site.programs.formulas : nil, cover: cover.svg(toolbox.typesetter),
      fonts: BookFonts(of: text, toolbox.typesetter), style: style)
  }

  /// What style sheets write: numbers, and what stands around them.
  private static let always = String(String.UnicodeScalarView((0x20...0x7E).compactMap(Unicode.Scalar.init))) + "→↩☐☑–·"

  // MARK: Chapters

  /// The chapters with the addresses of their pages still in them, and the ids in each.
  private func written() -> (chapters: [Book.Chapter], ids: [Int: Set<String>]) {
    let library = NoteLibrary(site.notes, site.programs, site.drawings, configuration)
    let notes = Dictionary(site.notes.published.map { ($0.page, $0) }, uniquingKeysWith: { first, _ in first })
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
          ids[chapter.number] = fill(&chapter, with: note, library)
          chapters.append(chapter)
        }
        add(entry.children, depth: isIn ? depth + 1 : depth)
      }
    }
    add(site.notes.navigation(in: nil).entries, depth: 1)
    return (chapters, ids)
  }

  private func holdsAny(
    of entries: [NavigationTree.Entry], _ notes: [String: Note], _ tags: [String: [String]]
  ) -> Bool {
    NavigationTree.flattened(entries).contains { entry in
      notes[entry.page].map { selection.holds($0.path, tags: tags[$0.path] ?? []) } ?? false
    }
  }

  private func fill(_ chapter: inout Book.Chapter, with note: Note?, _ library: NoteLibrary) -> Set<String> {
    guard let note else { return [] }
    let resolver = LinkResolver(note: note, map: site.notes.map, shownPath: site.sources.folder.shown(note.path))
    var writer = DocumentWriter(library: library, resolver: resolver, embedding: [note.path])
    let drawing = note.canvas.map { writer.write($0) } ?? []
    let text = writer.write(note.document, omittingTitle: note.titleHeading != nil)
    var paper = PaperMarkup(chapter, request.format)
    chapter.nodes = paper.nodes(drawing + text)
    chapter.headings = paper.headings
    // A link to the title leads to the chapter.
    return paper.ids
  }

  // MARK: What it says of itself

  /// The same for all editions of the work.
  private var identifier: String {
    let name =
      [configuration.address, configuration.title, configuration.author, configuration.language] + request.parts
    let digits = Array(SHA256.hexadecimal(of: Array(name.joined(separator: "\n").utf8)))
    // Version 8 of RFC 9562: what makes it the only one is the program's affair.
    let text = digits[0..<12] + ["8"] + digits[13..<16] + ["8"] + digits[17..<32]
    let groups = [(0, 8), (8, 12), (12, 16), (16, 20), (20, 32)].map { String(text[$0.0..<$0.1]) }
    return "urn:uuid:" + groups.joined(separator: "-")
  }

  /// When the newest note was changed, unless the environment says another moment; the clock is not asked.
  private var moment: Int {
    if let moment = request.moment { return Int(moment) }
    let newest = site.notes.published.compactMap { $0.updated?.timestamp }.max()
    return newest.flatMap { try? Date($0, strategy: .iso8601) }.map { Int($0.timeIntervalSince1970) } ?? 0
  }
}
