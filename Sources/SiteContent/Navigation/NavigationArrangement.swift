import Diagnostics
import Notes
import SiteStorage

/// The pages of a site, arranged in the order that its author wrote.
struct NavigationArrangement {
  typealias Entry = NavigationTree.Entry

  private let written: WrittenNavigation
  /// The notes by path, and their paths in order.
  private let notes: [String: Entry]
  private let paths: [String]
  /// The reasons why notes have no page, by path.
  private let withheld: [String: Withholding]
  /// The tree of folders, and each folder in it by its path.
  private let tree: [Entry]
  private let folders: [String: Entry]
  /// The paths of the notes that have a place already.
  private var placed: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The page of the entry that all pages without a place replace.
  private static let restPage = "\u{0}"

  /// - Parameters:
  ///   - notes: the entry of each note.
  ///   - folders: the tree of the content folder.
  ///   - withheld: the reasons why notes have no page, by path.
  init(_ written: WrittenNavigation, notes: [Entry], folders: [Entry], withheld: [String: Withholding]) {
    self.withheld = withheld
    (self.written, tree, paths) = (written, folders, notes.map(\.path))
    self.notes = Dictionary(notes.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    self.folders = Dictionary(
      NavigationTree.flattened(folders).filter(\.isFolder).map { ($0.path, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  mutating func entries() -> [Entry] {
    var entries = arranged(written.items)
    if let home = paths.first(where: { notes[$0]?.isHome == true }), !placed.contains(home), let entry = notes[home] {
      placed.insert(home)
      entries.insert(entry, at: 0)
    }
    let hasRest = NavigationTree.flattened(entries).contains { $0.page == Self.restPage }
    if hasRest {
      entries = fillingRest(in: entries, with: unplaced(tree))
    } else {
      reportUnplaced()
    }
    return entries
  }

  private mutating func arranged(_ items: [WrittenNavigation.Item]) -> [Entry] {
    var entries: [Entry] = []
    for item in items {
      guard var entry = entry(of: item) else { continue }
      if !item.children.isEmpty {
        entry.children = arranged(item.children)
        entry.isFolder = true
        if !entry.hasPage, let first = Self.firstPage(in: entry.children) { entry.page = first }
      }
      if entry.hasPage || !entry.children.isEmpty { entries.append(entry) }
    }
    return entries
  }

  private static func firstPage(in entries: [Entry]) -> String? {
    NavigationTree.flattened(entries).first { $0.hasPage && $0.address == nil }?.page
  }

  /// Returns the entry of an item without its children; `nil` if its target is missing or has a place already.
  private mutating func entry(of item: WrittenNavigation.Item) -> Entry? {
    let target = item.target
    if target.isEmpty { return Self.heading(item.title ?? "") }
    if target == WrittenNavigation.rest { return Self.heading("", page: Self.restPage) }
    if WrittenNavigation.isAddress(target) {
      var entry = Self.heading(item.title ?? target)
      (entry.address, entry.hasPage, entry.isFolder) = (target, true, false)
      return entry
    }
    if let path = note(named: target), var entry = notes[path] {
      guard placed.insert(path).inserted else {
        report(item, "'\(path)' is listed twice in the navigation", hint: nil)
        return nil
      }
      if let title = item.title { entry.title = title }
      return entry
    }
    let name = target.hasSuffix("/") ? String(target.dropLast()) : target
    if var folder = folders[name] {
      folder.children = unplaced(folder.children)
      placed.formUnion(paths.filter { $0.hasPrefix(name + "/") })
      if let title = item.title { folder.title = title }
      return folder
    }
    if let path = [target, target + ".md"].first(where: { withheld[$0] != nil }), let withholding = withheld[path] {
      let (message, hint) = withholding.explanation(of: path)
      report(item, message, hint: hint)
      return item.children.isEmpty ? nil : Self.heading(item.title ?? target)
    }
    let nearest = nearestName(to: target, among: paths)
    report(item, "there is no note '\(target)'", hint: nearest.map { "did you mean '\($0)'?" })
    return item.children.isEmpty ? nil : Self.heading(item.title ?? target)
  }

  private static func heading(_ title: String, page: String = "") -> Entry {
    Entry(
      title: title, page: page, children: [], isFolder: true, order: .infinity, path: "", hasPage: page == restPage)
  }

  /// Returns a note by its path, with or without extension, or by a file name that only this note has.
  private func note(named target: String) -> String? {
    if target.hasSuffix("/") { return nil }
    if notes[target] != nil { return target }
    for ending in NotePath.noteExtensions + ["canvas"] where notes["\(target).\(ending)"] != nil {
      return "\(target).\(ending)"
    }
    let named = paths.filter { NotePath.stem(of: $0) == target }
    return named.count == 1 ? named[0] : nil
  }

  // MARK: Notes without a place

  /// Returns the entries of a tree that have no place yet.
  private func unplaced(_ entries: [Entry]) -> [Entry] {
    entries.compactMap { entry in
      guard entry.isFolder else { return placed.contains(entry.path) ? nil : entry }
      var folder = entry
      folder.children = unplaced(entry.children)
      let index = paths.first { NotePath.folder(of: $0) == entry.path && NotePath.isIndex($0) }
      let hasIndex = index.map { !placed.contains($0) } ?? false
      if !hasIndex, !entry.isListing { folder.hasPage = false }
      return folder.children.isEmpty && !hasIndex ? nil : folder
    }
  }

  private func fillingRest(in entries: [Entry], with rest: [Entry]) -> [Entry] {
    entries.flatMap { entry -> [Entry] in
      if entry.page == Self.restPage { return rest }
      var entry = entry
      entry.children = fillingRest(in: entry.children, with: rest)
      return [entry]
    }
  }

  private mutating func reportUnplaced() {
    let left = paths.filter { !placed.contains($0) }
    guard let first = left.first else { return }
    let words = left.count == 1 ? "'\(first)' is" : "'\(first)' and \(left.count - 1) more are"
    diagnostics.append(
      Diagnostic(
        .note, "navigation", "\(words) not in the navigation", file: written.file,
        hint: written.note == nil ? "add '...' for all pages that are not listed" : nil))
  }

  private mutating func report(_ item: WrittenNavigation.Item, _ message: String, hint: String?) {
    diagnostics.append(
      Diagnostic(.warning, "navigation", message, file: written.file, span: item.span, hint: hint))
  }
}
