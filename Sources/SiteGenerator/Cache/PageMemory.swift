import Notes
import SiteContent
import SiteMarkup
import SitePages
import SiteStorage

/// The page contents of the previous build. A page is reused if its note, its figures and the inputs of all pages are
/// unchanged: link targets, tags, image sizes, localized strings and formulas.
///
/// Pages that embed other notes are never reused.
struct PageMemory: Sendable {
  /// The inputs of all pages.
  struct Surroundings: Equatable, Sendable {
    /// A hash of all inputs except the formulas.
    var sum: String
    var formulas: RenderedFormulas
  }

  private struct Entry: Sendable {
    var note: ParsedNote
    var figures: CodeBlockMarkup
    var page: PageContent
  }

  private var surroundings: Surroundings?
  /// The pages, by the path of the note.
  private var entries: [String: Entry] = [:]

  init() {}

  init(_ surroundings: Surroundings, _ notes: [ParsedNote], _ figures: [CodeBlockMarkup], _ pages: [PageContent]) {
    self.surroundings = surroundings
    let all = zip(zip(notes, figures), pages).compactMap { made, page -> (String, Entry)? in
      guard page.shownNotes.isEmpty, made.0.canvas == nil, !page.isOverdue else { return nil }
      return (made.0.path, Entry(note: made.0, figures: made.1, page: page))
    }
    entries = Dictionary(all, uniquingKeysWith: { first, _ in first })
  }

  /// Returns this value if the inputs of all pages are equal; otherwise an empty one.
  func remaining(in surroundings: Surroundings) -> PageMemory {
    self.surroundings == surroundings ? self : PageMemory()
  }

  func page(of note: ParsedNote, _ figures: CodeBlockMarkup) -> PageContent? {
    guard let entry = entries[note.path], entry.note.isRead(like: note), entry.figures == figures else { return nil }
    return entry.page
  }
}

extension ParsedNote {
  /// Whether another version of the note gives the same page. Comparing arrays that share storage is fast.
  fileprivate func isRead(like other: ParsedNote) -> Bool {
    let (a, b) = (document, other.document)
    return note.page == other.note.page && note.title == other.note.title && a.source.path == b.source.path
      && a.blocks == b.blocks
      && a.footnotes == b.footnotes && a.frontMatter == b.frontMatter && a.diagnostics == b.diagnostics
      && a.source.text == b.source.text
  }
}

extension PageMemory.Surroundings {
  /// - Parameters:
  ///   - words: the localized interface strings of all languages.
  ///   - settings: the configuration values that affect the contents of pages.
  init(
    _ map: SiteMap, imageSizes: [String: ImageSize], words: [InterfaceStrings], settings: [String],
    formulas: RenderedFormulas
  ) {
    var key = CacheKey("surroundings", program: "")
    map.add(to: &key)
    for (path, size) in imageSizes.sorted(by: { $0.key < $1.key }) {
      key.add(path)
      key.add(size.width)
      key.add(size.height)
    }
    for words in words { key.add(words.sum) }
    for setting in settings { key.add(setting) }
    self.init(sum: key.name, formulas: formulas)
  }
}
