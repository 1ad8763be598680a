import Notes
import VitrineUI

/// The site's folders and notes as a reader goes through them.
package struct NavigationTree: Sendable {
  package struct Entry: Sendable {
    package var title: String
    /// The page it leads to.
    package var page: String
    /// Entries inside a folder; empty for a note.
    package var children: [Entry]
    package var isFolder: Bool
    /// Whether the folder has no index note, so that its page is made of its entries.
    package var isListing = false
    /// From front matter; entries without one come after those with.
    var order: Double
    /// Whether the site begins with it.
    var isHome = false
    /// When the note was written.
    var date: CivilDate?
    /// The path in the content folder.
    package var path: String
    /// The language of the title, if it is not the site's.
    package var language: String?
  }

  package let entries: [Entry]
  /// The notes in reading order.
  package let sequence: [Entry]
  /// The page that the site begins with.
  let home: String

  /// - Parameters:
  ///   - order: what the notes of a folder are sorted by.
  ///   - versions: the notes whose titles and pages stand for others, by the paths of those: the translations, in the tree of
  ///     a language.
  package init(notes: [Note], order: NoteOrder = NoteOrder(), versions: [String: Note] = [:]) {
    let folders = Dictionary(grouping: notes.indices, by: { NotePath.folder(of: notes[$0].path) })
    entries = Self.entries(in: "", of: folders, notes, versions, order)
    var sequence: [Entry] = []
    Self.flatten(entries, into: &sequence)
    self.sequence = sequence
    home = sequence.first(where: \.isHome)?.page ?? "index.html"
  }

  private static func entries(
    in folder: String, of folders: [String: [Int]], _ notes: [Note], _ versions: [String: Note], _ noteOrder: NoteOrder
  ) -> [Entry] {
    var entries: [Entry] = []
    for index in folders[folder] ?? [] where !isIndex(notes[index].path) || folder.isEmpty {
      let note = notes[index]
      let shown = versions[note.path] ?? note
      entries.append(
        Entry(
          title: shown.title, page: shown.page, children: [], isFolder: false, order: order(of: note),
          isHome: note.page == "index.html", date: note.created,
          path: note.path,
          language: shown.language))
    }
    let prefix = folder.isEmpty ? "" : folder + "/"
    let inner = Set(
      folders.keys.filter { !$0.isEmpty && $0.hasPrefix(prefix) && $0 != folder }.map {
        prefix + $0.dropFirst(prefix.count).prefix { $0 != "/" }
      })
    for path in inner.sorted() {
      let index = (folders[path] ?? []).map { notes[$0] }.first { isIndex($0.path) }
      let shown = index.flatMap { versions[$0.path] } ?? index
      let title = shown?.title ?? Note.title(ofName: NotePath.name(of: path))
      entries.append(
        Entry(
          title: title, page: shown?.page ?? FolderPage.page(of: path),
          children: Self.entries(in: path, of: folders, notes, versions, noteOrder),
          isFolder: true, isListing: index == nil, order: index.map(order) ?? .infinity, path: path,
          language: shown?.language))
    }
    return sorted(entries, by: noteOrder.key(for: folder))
  }

  /// The home page first, then by front matter, then by what the folder is sorted by.
  private static func sorted(_ entries: [Entry], by key: NoteOrder.Key) -> [Entry] {
    let keyed = entries.map { entry in
      let name = entry.isFolder ? NotePath.name(of: entry.path) : NotePath.stem(of: entry.path)
      return (
        entry: entry, home: entry.isHome ? 0 : 1,
        // The newest first, those without a date last.
        date: key == .date ? entry.date?.timestamp ?? "" : "", words: NumericOrder(key == .title ? entry.title : name)
      )
    }
    return keyed.sorted { a, b in
      if a.home != b.home { return a.home < b.home }
      if a.entry.order != b.entry.order { return a.entry.order < b.entry.order }
      if a.date != b.date { return a.date > b.date }
      return a.words != b.words ? a.words < b.words : a.entry.path < b.entry.path
    }.map(\.entry)
  }

  static func isIndex(_ path: String) -> Bool { ["index", "readme"].contains(NotePath.stem(of: path).lowercased()) }

  private static func order(of note: Note) -> Double {
    (note.document.frontMatter["order"] ?? note.document.frontMatter["nav_order"])?.number ?? .infinity
  }

  private static func flatten(_ entries: [Entry], into sequence: inout [Entry]) {
    for entry in entries {
      sequence.append(entry)
      flatten(entry.children, into: &sequence)
    }
  }

  /// The folders that have no index note of their own.
  package var listings: [Entry] { sequence.filter(\.isListing) }
}
