import Notes

/// The contents of pages as a build before made them. A page is taken from there where its note is the same, and its figures,
/// and everything that any page asks of the site: what names, addresses and tags stand for, sizes of images, words, formulas.
///
/// Pages that show parts of other notes are always made anew.
struct PageMemory: Sendable {
  /// What all pages depend on.
  struct Surroundings: Equatable, Sendable {
    /// A sum of what links can lead to, and of the rest.
    var sum: String
    var formulas: RenderedFormulas
  }

  private struct Entry: Sendable {
    var note: Note
    var figures: NoteFigures
    var page: NotePage
  }

  private var surroundings: Surroundings?
  /// By the path of the note.
  private var entries: [String: Entry] = [:]

  init() {}

  init(_ surroundings: Surroundings, _ notes: [Note], _ figures: [NoteFigures], _ pages: [NotePage]) {
    self.surroundings = surroundings
    let all = zip(zip(notes, figures), pages).compactMap { made, page -> (String, Entry)? in
      guard page.shownNotes.isEmpty, made.0.canvas == nil else { return nil }
      return (made.0.path, Entry(note: made.0, figures: made.1, page: page))
    }
    entries = Dictionary(all, uniquingKeysWith: { first, _ in first })
  }

  /// The same memory for a build with these surroundings: an empty one where they are others.
  func remaining(in surroundings: Surroundings) -> PageMemory {
    self.surroundings == surroundings ? self : PageMemory()
  }

  func page(of note: Note, _ figures: NoteFigures) -> NotePage? {
    guard let entry = entries[note.path], entry.note.isRead(like: note), entry.figures == figures else { return nil }
    return entry.page
  }
}

extension Note {
  /// Whether a page with its text would say the same. Arrays that are shared are not compared one by one.
  fileprivate func isRead(like other: Note) -> Bool {
    let (a, b) = (document, other.document)
    return page == other.page && title == other.title && a.source.path == b.source.path && a.blocks == b.blocks
      && a.footnotes == b.footnotes && a.frontMatter == b.frontMatter && a.diagnostics == b.diagnostics
      && a.source.text == b.source.text
  }
}

extension PageMemory.Surroundings {
  /// - Parameters:
  ///   - words: of the languages of all pages.
  ///   - settings: what the settings say of the contents of pages.
  init(
    _ map: SiteMap, imageSizes: [String: ImageSize], words: [InterfaceWords], settings: [String],
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
