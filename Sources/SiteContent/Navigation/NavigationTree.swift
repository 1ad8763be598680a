import Diagnostics
import Notes

/// The folders and notes of a site in the order in which readers go through them.
package struct NavigationTree: Sendable {
  package struct Entry: Sendable {
    package var title: String
    /// The page that the entry leads to.
    package var page: String
    /// Entries inside a folder; empty for a note.
    package var children: [Entry]
    package var isFolder: Bool
    /// Whether the folder has no index note, so that its page is a generated list of its entries.
    package var isListing = false
    /// The order in the front matter; entries without one come last.
    var order: Double
    /// Whether the entry is the home page of the site.
    var isHome = false
    /// The date on which the note was written.
    var date: NoteDate?
    /// The path in the content folder.
    package var path: String
    /// The language of the title, if it is not the site's.
    package var language: String?
    /// The URL of the entry, if it leads to another site.
    package var address: String?
    /// Whether the entry has a page; one without leads to the page of its first child.
    package var hasPage = true
  }

  package let entries: [Entry]
  /// The notes in reading order.
  package let sequence: [Entry]
  /// All folders and notes, in the order of the content folder.
  package let byFolder: [Entry]
  /// The entries above each page, the outermost first; empty if the order is that of the folders.
  package let ancestors: [String: [Entry]]
  /// The diagnostics about the order that the author wrote.
  package let diagnostics: [Diagnostic]
  /// The home page of the site.
  package let home: String

  /// - Parameters:
  ///   - order: the sort order of the notes in each folder.
  ///   - versions: the translations whose titles and pages replace those of notes in the tree of a language, by the paths
  ///   of the notes.
  ///   - written: the order that the author wrote, if there is one.
  ///   - drafts: the notes that have no page.
  package init(
    notes: [Note], order: NoteOrder = NoteOrder(), versions: [String: Note] = [:], written: WrittenNavigation? = nil,
    drafts: [Note] = []
  ) {
    let folders = Dictionary(grouping: notes.indices, by: { NotePath.folder(of: notes[$0].path) })
    let found = Self.entries(in: "", of: folders, notes, versions, order)
    byFolder = Self.flattened(found)
    let all: [Entry]
    if let written {
      var arrangement = NavigationArrangement(
        written, notes: notes.map { Self.entry(of: $0, versions) }, folders: found,
        withheld: Dictionary(
          drafts.map { ($0.path, $0.withholding ?? .draft) }, uniquingKeysWith: { first, _ in first }))
      entries = arrangement.entries()
      diagnostics = arrangement.diagnostics
      ancestors = Self.ancestors(of: entries)
      all = Self.flattened(entries)
    } else {
      (entries, diagnostics, ancestors, all) = (found, [], [:], byFolder)
    }
    let hasPage = { (entry: Entry) in entry.hasPage && entry.address == nil }
    sequence = all.allSatisfy(hasPage) ? all : all.filter(hasPage)
    home = sequence.first(where: \.isHome)?.page ?? "index.html"
  }

  private static func entries(
    in folder: String, of folders: [String: [Int]], _ notes: [Note], _ versions: [String: Note], _ noteOrder: NoteOrder
  ) -> [Entry] {
    var entries: [Entry] = []
    for index in folders[folder] ?? [] where !NotePath.isIndex(notes[index].path) || folder.isEmpty {
      entries.append(entry(of: notes[index], versions))
    }
    let prefix = folder.isEmpty ? "" : folder + "/"
    let inner = Set(
      folders.keys.filter { !$0.isEmpty && $0.hasPrefix(prefix) && $0 != folder }.map {
        prefix + $0.dropFirst(prefix.count).prefix { $0 != "/" }
      })
    for path in inner.sorted() {
      let index = (folders[path] ?? []).map { notes[$0] }.first { NotePath.isIndex($0.path) }
      let shown = index.flatMap { versions[$0.path] } ?? index
      let name = NotePath.name(of: path)
      let mark = noteOrder.marks[path]
      let title =
        mark?.label ?? shown?.shortTitle ?? Note.title(ofName: name.hasPrefix("_") ? String(name.dropFirst()) : name)
      let posts = noteOrder.posts.flatMap { $0.folder == path ? $0.page : nil }
      entries.append(
        Entry(
          title: title, page: shown?.page ?? posts ?? FolderPage.page(of: path),
          children: Self.entries(in: path, of: folders, notes, versions, noteOrder),
          isFolder: true, isListing: index == nil && posts == nil,
          order: mark?.position ?? index.map(order) ?? .infinity,
          path: path,
          language: shown?.language))
    }
    return sorted(entries, by: noteOrder.key(for: folder))
  }

  private static func entry(of note: Note, _ versions: [String: Note]) -> Entry {
    let shown = versions[note.path] ?? note
    return Entry(
      title: shown.shortTitle, page: shown.page, children: [], isFolder: false, order: order(of: note),
      isHome: note.page == "index.html", date: note.created, path: note.path, language: shown.language)
  }

  /// Returns the home page first, then the entries by front matter, then by the sort key of the folder.
  private static func sorted(_ entries: [Entry], by key: NoteOrder.Key) -> [Entry] {
    let keys = entries.map { entry in
      let name = entry.isFolder ? NotePath.name(of: entry.path) : NotePath.stem(of: entry.path)
      return (
        home: entry.isHome ? 0 : 1,
        // The newest first, those without a date last.
        date: key == .date ? entry.date?.timestamp ?? "" : "", words: NumericOrder(key == .title ? entry.title : name)
      )
    }
    let places = entries.indices.sorted { a, b in
      if keys[a].home != keys[b].home { return keys[a].home < keys[b].home }
      if entries[a].order != entries[b].order { return entries[a].order < entries[b].order }
      if keys[a].date != keys[b].date { return keys[a].date > keys[b].date }
      return keys[a].words != keys[b].words ? keys[a].words < keys[b].words : entries[a].path < entries[b].path
    }
    return places.map { entries[$0] }
  }

  private static func order(of note: Note) -> Double {
    Dialect.orderKeys.lazy.compactMap { note.frontMatter.value(at: $0)?.number }.first ?? .infinity
  }

  /// Returns all entries of a tree, each one before its children.
  package static func flattened(_ entries: [Entry]) -> [Entry] {
    guard entries.contains(where: { !$0.children.isEmpty }) else { return entries }
    var all: [Entry] = []
    func append(_ entries: [Entry]) {
      for entry in entries {
        all.append(entry)
        append(entry.children)
      }
    }
    append(entries)
    return all
  }

  private static func ancestors(of entries: [Entry], below outer: [Entry] = []) -> [String: [Entry]] {
    entries.reduce(into: [:]) { all, entry in
      if entry.hasPage, entry.address == nil { all[entry.page] = outer }
      all.merge(ancestors(of: entry.children, below: outer + [entry])) { first, _ in first }
    }
  }

  /// The folders that have no index note.
  package var listings: [Entry] { byFolder.filter(\.isListing) }
}
