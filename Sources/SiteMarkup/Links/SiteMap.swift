import Notes
import SiteContent
import SiteStorage
import VitrineText

/// The possible targets of links: the notes of the site with their pages and fragments, and its other files.
package struct SiteMap: Sendable {
  /// The names and titles that links can use.
  private struct Names {
    /// The paths by folded name: of notes without extension, of files with it.
    var paths: [String: [String]] = [:]
    /// The paths of notes by alias, and by title, as `FoldedName` compares them.
    var aliases: [String: [String]] = [:]

    init(_ entries: [Entry], files: [String]) {
      for entry in entries {
        let path = entry.target.path
        let name = NotePath.isNote(path) ? NotePath.stem(of: path) : NotePath.name(of: path)
        paths[FoldedName.of(name), default: []].append(path)
        for alias in entry.aliases { aliases[FoldedName.of(alias), default: []].append(path) }
      }
      for file in files { paths[FoldedName.of(NotePath.name(of: file)), default: []].append(file) }
    }
  }

  /// The notes by path in the content folder.
  private let targets: [String: Target]
  /// The paths by path in lower case, for links of authors whose file system ignores case.
  private let pathsByFoldedPath: LazyValue<[String: String]>
  private let files: Set<String>
  /// The page of each folder.
  private var folders: [String: String]
  /// The folders by name in lower case; of several the first in order.
  private var foldersByFoldedName: [String: String]
  private let suggestions: Suggestions
  let headings = KnownHeadings()
  private let names: LazyValue<Names>
  /// The paths of notes by their current and previous pages in lower case, for links that are URLs of the site.
  private let pathsByPage: LazyValue<[String: String]>
  /// The paths of notes by the paths that their front matter sets.
  private let pathsByIdentifier: LazyValue<[String: String]>
  /// The paths of notes by the fragments of their pages, for the labels of MyST.
  private let pathsByFragment: LazyValue<[String: String]>
  private var translations = Translations()
  /// The site's folder on its host, in lower case; empty if the site is at the root.
  private var base = ""
  /// The name of the content folder in its project; empty if it is the whole project.
  private(set) var folderName = ""

  /// Whether links may name the labels of other notes without their notes, as in MyST.
  var hasSharedLabels = false

  /// The schemes that the configuration allows in links.
  var allowedSchemes: Set<String> = []

  /// The pages of tags.
  private(set) var tags = TagAddresses()

  /// The map of the notes that are not published. An array of at most one element, because a struct cannot contain
  /// itself.
  private let drafts: [SiteMap]
  let vault: ObsidianVault?

  /// - Parameter drafts: the notes that have no page, to tell links to them from links to missing notes.
  package init(notes: [Note], files: [String], drafts: [Note] = [], vault: ObsidianVault? = nil) {
    self.init(entries: notes.map(Entry.init), files: files, drafts: drafts.map(Entry.init), vault: vault)
  }

  package init(entries: [Entry], files: [String], drafts: [Entry], vault: ObsidianVault?) {
    self.vault = vault
    self.drafts = drafts.isEmpty ? [] : [SiteMap(entries: drafts, files: [], drafts: [], vault: nil)]
    let notes = entries.map(\.target)
    targets = Dictionary(notes.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    names = LazyValue { Names(entries, files: files) }
    pathsByPage = LazyValue {
      let former = entries.flatMap { entry in entry.formerPages.map { ($0, entry.target.path) } }
      return Dictionary(
        (notes.map { ($0.page, $0.path) } + former).map { ($0.0.lowercased(), $0.1) },
        uniquingKeysWith: { first, _ in first })
    }
    pathsByIdentifier = LazyValue {
      Dictionary(
        entries.compactMap { entry in entry.identifier.map { ($0, entry.target.path) } },
        uniquingKeysWith: { first, _ in first })
    }
    pathsByFragment = LazyValue {
      Dictionary(
        notes.flatMap { note in note.fragments.map { ($0, note.path) } }, uniquingKeysWith: { min($0, $1) })
    }
    self.files = Set(files)
    let allPaths = notes.map(\.path) + files
    suggestions = Suggestions(allPaths)
    pathsByFoldedPath = LazyValue {
      Dictionary(allPaths.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    }
    folders = Self.folders(of: notes.map(\.path))
    foldersByFoldedName = Self.byFoldedName(folders)
  }

  private static func folders(of notes: [String]) -> [String: String] {
    var folders: [String: String] = ["": "index.html"]
    for note in notes {
      var folder = NotePath.folder(of: note)
      while !folder.isEmpty, folders[folder] == nil {
        folders[folder] = FolderPage.page(of: folder)
        folder = NotePath.folder(of: folder)
      }
    }
    return folders
  }

  private static func byFoldedName(_ folders: [String: String]) -> [String: String] {
    Dictionary(folders.keys.sorted().map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the map of a site in several languages: a name means the note in the language of the linking note, and
  /// folders that contain only translations have no page.
  package func translated(_ translations: Translations) -> SiteMap {
    var map = self
    map.translations = translations
    map.folders = Self.folders(of: targets.keys.filter { !translations.isTranslation($0) })
    map.foldersByFoldedName = Self.byFoldedName(map.folders)
    return map
  }

  /// Returns the map of a site in a folder of its host, with notes in a folder of their project: links can begin with
  /// the names of these folders.
  package func lying(in base: String, of folderName: String) -> SiteMap {
    var map = self
    map.base = base.split(separator: "/").map { $0.lowercased() }.joined(separator: "/")
    map.folderName = folderName
    return map
  }

  /// Returns the map with the pages of tags.
  package func tagged(_ tags: TagAddresses) -> SiteMap {
    var map = self
    map.tags = tags
    return map
  }

  /// Returns a note by its path in a link: with or without `.md`, in any case.
  package func note(_ path: String) -> Target? {
    if let target = targets[path] { return target }
    for candidate in [path] + NotePath.noteExtensions.map({ "\(path).\($0)" }) + [replacingExtension(path)] {
      if let exact = targets[candidate] { return exact }
      if let folded = pathsByFoldedPath.value[candidate.lowercased()], let target = targets[folded] { return target }
    }
    return nil
  }

  /// Returns the note whose front matter sets a path.
  func named(byFrontMatter path: String) -> Target? { pathsByIdentifier.value[path].flatMap { targets[$0] } }

  /// Returns the first note whose page has a fragment.
  func owner(ofFragment fragment: String) -> Target? { pathsByFragment.value[fragment].flatMap { targets[$0] } }

  /// Returns the note whose page has a URL path in the site: `/2024/05/01/iceland.html`, `/about/`.
  func target(atAddress path: String) -> Target? {
    let whole = path.lowercased()
    let folded = !base.isEmpty && (whole + "/").hasPrefix(base + "/") ? String(whole.dropFirst(base.count + 1)) : whole
    let trimmed = folded.hasSuffix("/") ? String(folded.dropLast()) : folded
    for page in [folded, trimmed + ".html", NotePath.join(trimmed, "index.html")] {
      if let note = pathsByPage.value[page] { return targets[note] }
    }
    return nil
  }

  /// Returns a note that is not published, by its path in a link.
  func draft(_ path: String) -> Target? { drafts.first?.note(path) }

  /// Returns a note that is not published, by its name.
  func draft(named name: String, from note: String) -> Target? {
    guard case .note(let target)? = drafts.first?.named(name, from: note).first else { return nil }
    return target
  }

  /// Returns the path of a note for the path of its page, `stacks.html`, or for its path without extension.
  private func replacingExtension(_ path: String) -> String {
    path.hasSuffix(".html") ? path.dropLast(5) + ".md" : path + ".md"
  }

  /// Returns a copied file by its path, in any case.
  package func file(_ path: String) -> String? {
    if files.contains(path) { return path }
    guard let folded = pathsByFoldedPath.value[path.lowercased()], files.contains(folded) else { return nil }
    return folded
  }

  /// Returns the page of a folder: that of its `index.md` or `README.md`, otherwise the generated list; `nil` if
  /// there is none.
  package func folderPage(_ path: String) -> String? {
    let isPage = NotePath.name(of: path) == "index.html"
    let folder = isPage ? NotePath.folder(of: path) : path.hasSuffix("/") ? String(path.dropLast()) : path
    for name in ["index.md", "README.md", "readme.md", "_index.md", "index.mdx"] {
      if let note = targets[NotePath.join(folder, name)] { return note.page }
    }
    return folders[folder]
  }

  /// Returns the existing path that a broken link may mean: the same name in another folder, else the nearest path.
  package func suggestion(for path: String, isImage: Bool = false) -> String? {
    suggestions.path(for: path, isImage: isImage)
  }

  /// Returns an image that is named without extension, as in DocC: without a suffix, else in the highest resolution,
  /// else the light variant.
  func picture(named name: String, from note: String) -> String? {
    let endings = ["", "@3x", "@2x", "~light", "~light@2x"].flatMap { scale in
      ["svg", "png", "jpg", "jpeg", "gif", "webp"].map { scale + "." + $0 }
    }
    for ending in endings {
      if case .file(let path)? = named(name + ending, from: note, byPath: true).first { return path }
    }
    return nil
  }

  // MARK: Names

  /// Returns the notes and files that a name can refer to, best first: those whose path ends in the name (ignoring
  /// case, unless some match exactly); if there are none, those with that alias or title. Files in the linking
  /// note's folder come first, then attachments, then shorter paths.
  ///
  /// - Parameter byPath: whether to ignore aliases and titles.
  package func named(_ name: String, from note: String, byPath: Bool = false) -> [Named] {
    let folded = FoldedName.of(name)
    let stem = NotePath.isNote(folded) ? Self.withoutExtension(folded) : folded
    let trimmed = String(stem.drop { $0 == "/" || $0 == "." })
    var paths = (names.value.paths[NotePath.name(of: trimmed)] ?? []).filter { path in
      let whole = FoldedName.of(NotePath.isNote(path) ? Self.withoutExtension(path) : path)
      return whole == trimmed || whole.hasSuffix("/" + trimmed)
    }
    paths = Self.spelled(name, among: paths)
    if paths.isEmpty, !byPath { paths = names.value.aliases[folded] ?? [] }
    if paths.isEmpty, !byPath, let folder = foldersByFoldedName[trimmed] {
      paths = ["index.md", "README.md", "_index.md"].map { NotePath.join(folder, $0) }.filter { targets[$0] != nil }
    }
    if paths.isEmpty, !byPath, folded.contains(" ") {
      // Wikis on GitHub write hyphens for spaces in the names of files.
      return named(folded.replacing(" ", with: "-"), from: note, byPath: true)
    }
    let isPath = trimmed.contains("/")
    let ordered = paths.map { (path: $0, rank: rank($0, from: note, whole: isPath ? trimmed : nil)) }.sorted {
      $0.rank == $1.rank ? $0.path < $1.path : $0.rank.lexicographicallyPrecedes($1.rank)
    }
    return translations.meant(ordered.map(\.path), from: note).map { path in
      targets[path].map { .note($0) } ?? .file(path)
    }
  }

  /// Returns the rank of a path among several matches; the lowest is the best.
  private func rank(_ path: String, from note: String, whole: String?) -> [Int] {
    let isWhole = whole.map { FoldedName.of(path).hasPrefix($0) } ?? false
    let isNear = NotePath.folder(of: path) == NotePath.folder(of: note)
    let isAttachment = !NotePath.isNote(path) && vault?.isAttachment(path, of: note) == true
    return [isWhole ? 0 : 1, isNear ? 0 : 1, isAttachment ? 0 : 1, path.count { $0 == "/" }]
  }

  /// Returns the paths whose names match exactly, or all paths if none does.
  private static func spelled(_ name: String, among paths: [String]) -> [String] {
    guard paths.count > 1 else { return paths }
    let last = NotePath.name(of: name)
    let wanted = NotePath.isNote(last) ? NotePath.stem(of: last) : last
    let exact = paths.filter { (NotePath.isNote($0) ? NotePath.stem(of: $0) : NotePath.name(of: $0)) == wanted }
    return exact.isEmpty ? paths : exact
  }

  /// Returns the existing name that is nearest to an unknown one.
  package func suggestedName(for name: String, isImage: Bool) -> String? {
    suggestions.name(for: name, isImage: isImage)
  }

  private static func withoutExtension(_ path: String) -> String {
    String(path.dropLast(NotePath.fileExtension(of: path).count + 1))
  }

  /// Adds to a cache key everything that lookups depend on, without what the map derives from that.
  package func add(to key: inout CacheKey) {
    key.add(targets.count)
    for (_, target) in targets.sorted(by: { $0.key < $1.key }) { target.add(to: &key) }
    for list in [names.value.paths, names.value.aliases] {
      key.add(list.count)
      for (name, paths) in list.sorted(by: { $0.key < $1.key }) { key.add([name] + paths) }
    }
    key.add(files.sorted())
    for list in [pathsByPage.value, pathsByIdentifier.value, folders] {
      key.add(list.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
    }
    key.add([base, folderName])
    key.add(allowedSchemes.sorted())
    key.add(vault.map { [$0.root, $0.content, $0.attachments ?? ""] } ?? [])
    translations.add(to: &key)
    tags.add(to: &key)
    key.add(drafts.count)
    for drafts in drafts { drafts.add(to: &key) }
  }
}
