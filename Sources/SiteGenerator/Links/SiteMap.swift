import Notes
import VitrineText

/// What a link can lead to: the notes of the site with their pages and fragments, and its other files.
package struct SiteMap: Sendable {
  /// What names and titles can stand for.
  private struct Names {
    /// Paths by name (of notes without extension, of files with it), folded.
    var paths: [String: [String]] = [:]
    /// Paths by alias and by title, folded.
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

  /// By path in the content folder.
  private let targets: [String: Target]
  /// By path in lower case, for links whose author's file system does not mind.
  private let pathsByFoldedPath: Lazily<[String: String]>
  private let files: Set<String>
  /// Folders and the page that stands for each.
  private var folders: [String: String]
  /// By name in lower case; of several the first in order.
  private var foldersByFoldedName: [String: String]
  private let suggestions: Suggestions
  private let names: Lazily<Names>
  /// Paths of notes by their pages and former pages in lower case, for links that are addresses of the site.
  private let pathsByPage: Lazily<[String: String]>
  /// Paths of notes by the paths that their front matter gives them.
  private let pathsByIdentifier: Lazily<[String: String]>
  private var translations = Translations()
  /// The site's folder on its host, in lower case; empty at the top.
  private var base = ""
  /// Name of the content folder in its project; empty where it is all of it.
  private var folderName = ""

  /// The pages of tags.
  private(set) var tags = TagAddresses()

  /// The same of what is kept back, one map at most.
  private let drafts: [SiteMap]
  private let vault: ObsidianVault?

  /// - Parameter drafts: notes that get no page, so that a link to one can be told from one to nothing.
  package init(notes: [Note], files: [String], drafts: [Note] = [], vault: ObsidianVault? = nil) {
    self.init(entries: notes.map(Entry.init), files: files, drafts: drafts.map(Entry.init), vault: vault)
  }

  init(entries: [Entry], files: [String], drafts: [Entry], vault: ObsidianVault?) {
    self.vault = vault
    self.drafts = drafts.isEmpty ? [] : [SiteMap(entries: drafts, files: [], drafts: [], vault: nil)]
    let notes = entries.map(\.target)
    targets = Dictionary(notes.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    names = Lazily { Names(entries, files: files) }
    pathsByPage = Lazily {
      let former = entries.flatMap { entry in entry.formerPages.map { ($0, entry.target.path) } }
      return Dictionary(
        (notes.map { ($0.page, $0.path) } + former).map { ($0.0.lowercased(), $0.1) },
        uniquingKeysWith: { first, _ in first })
    }
    pathsByIdentifier = Lazily {
      Dictionary(
        entries.compactMap { entry in entry.identifier.map { ($0, entry.target.path) } },
        uniquingKeysWith: { first, _ in first })
    }
    self.files = Set(files)
    let allPaths = notes.map(\.path) + files
    suggestions = Suggestions(allPaths)
    pathsByFoldedPath = Lazily {
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

  /// The map of a site that is in several languages: a name means a note in the language of the note that asks, and
  /// folders that hold translations alone have no page.
  func translated(_ translations: Translations) -> SiteMap {
    var map = self
    map.translations = translations
    map.folders = Self.folders(of: targets.keys.filter { !translations.isTranslation($0) })
    map.foldersByFoldedName = Self.byFoldedName(map.folders)
    return map
  }

  /// The map of a site that lies in a folder of its host, and whose notes lie in one of their project: addresses may begin with those.
  func lying(in base: String, of folderName: String) -> SiteMap {
    var map = self
    map.base = base.split(separator: "/").map { $0.lowercased() }.joined(separator: "/")
    map.folderName = folderName
    return map
  }

  /// Paths that a path from the top may stand for: from the top of the content folder, or of its project, as on GitHub; or into the folders
  /// whose files VitePress and others have at the top.
  ///
  /// Source: <https://docs.github.com/en/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#relative-links>,
  /// <https://vitepress.dev/guide/asset-handling#the-public-directory>, <https://docusaurus.io/docs/static-assets>
  func placesFromTop(of path: String) -> [String] {
    let isFromProject = !folderName.isEmpty && path.hasPrefix(folderName + "/")
    return [path] + (isFromProject ? [String(path.dropFirst(folderName.count + 1))] : [])
      + ["public/" + path, "static/" + path]
  }

  /// A path in the vault as one in the content folder, which may be a folder of the vault.
  func inContent(_ path: String) -> String {
    guard let prefix = vault?.content, !prefix.isEmpty, path.hasPrefix(prefix + "/") else { return path }
    return String(path.dropFirst(prefix.count + 1))
  }

  /// The map with the pages of tags.
  func tagged(_ tags: TagAddresses) -> SiteMap {
    var map = self
    map.tags = tags
    return map
  }

  /// A note by its path as a link writes it: with or without `.md`, in any case.
  package func note(_ path: String) -> Target? {
    if let target = targets[path] { return target }
    for candidate in [path] + NotePath.noteExtensions.map({ "\(path).\($0)" }) + [replacingExtension(path)] {
      if let exact = targets[candidate] { return exact }
      if let folded = pathsByFoldedPath.value[candidate.lowercased()], let target = targets[folded] { return target }
    }
    return nil
  }

  /// The note that has a path by its front matter.
  func named(byFrontMatter path: String) -> Target? { pathsByIdentifier.value[path].flatMap { targets[$0] } }

  /// The note whose page has an address in the site: `/2024/05/01/iceland.html`, `/about/`.
  func target(atAddress path: String) -> Target? {
    let whole = path.lowercased()
    let folded = !base.isEmpty && (whole + "/").hasPrefix(base + "/") ? String(whole.dropFirst(base.count + 1)) : whole
    let trimmed = folded.hasSuffix("/") ? String(folded.dropLast()) : folded
    for page in [folded, trimmed + ".html", NotePath.join(trimmed, "index.html")] {
      if let note = pathsByPage.value[page] { return targets[note] }
    }
    return nil
  }

  /// A note that is kept back, by its path as a link writes it.
  func draft(_ path: String) -> Target? { drafts.first?.note(path) }

  /// A note that is kept back, by its name.
  func draft(named name: String, from note: String) -> Target? {
    guard case .note(let target)? = drafts.first?.named(name, from: note).first else { return nil }
    return target
  }

  /// `stacks.html` means the note that becomes it.
  private func replacingExtension(_ path: String) -> String {
    path.hasSuffix(".html") ? path.dropLast(5) + ".md" : path + ".md"
  }

  /// A file that is copied, by its path in any case.
  package func file(_ path: String) -> String? {
    if files.contains(path) { return path }
    guard let folded = pathsByFoldedPath.value[path.lowercased()], files.contains(folded) else { return nil }
    return folded
  }

  /// The page that lists a folder.
  package func folderPage(_ path: String) -> String? {
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    for name in ["index.md", "README.md", "readme.md"] {
      if let note = targets[NotePath.join(folder, name)] { return note.page }
    }
    return folders[folder]
  }

  /// What a path that leads nowhere may have meant: the same name in another folder, else the nearest path.
  package func suggestion(for path: String, isImage: Bool = false) -> String? {
    suggestions.path(for: path, isImage: isImage)
  }

  /// A picture that is named without its ending, as DocC does: the light one, the finest.
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

  /// What a name stands for, best first: a path that ends in it, in any case unless one has it letter by letter; else an alias
  /// or a title. Of several the one nearest to the note that asks comes first, then the shortest path.
  ///
  /// - Parameter byPath: whether aliases and titles do not count.
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
      paths = ["index.md", "README.md"].map { NotePath.join(folder, $0) }.filter { targets[$0] != nil }
    }
    let isPath = trimmed.contains("/")
    let ordered = paths.map { (path: $0, rank: rank($0, from: note, whole: isPath ? trimmed : nil)) }.sorted {
      $0.rank == $1.rank ? $0.path < $1.path : $0.rank.lexicographicallyPrecedes($1.rank)
    }
    return translations.meant(ordered.map(\.path), from: note).map { path in
      targets[path].map { .note($0) } ?? .file(path)
    }
  }

  /// How far a path is from being meant: lower is nearer.
  private func rank(_ path: String, from note: String, whole: String?) -> [Int] {
    let isWhole = whole.map { FoldedName.of(path).hasPrefix($0) } ?? false
    let isNear = NotePath.folder(of: path) == NotePath.folder(of: note)
    let isAttachment = !NotePath.isNote(path) && vault?.isAttachment(path, of: note) == true
    return [isWhole ? 0 : 1, isNear ? 0 : 1, isAttachment ? 0 : 1, path.count { $0 == "/" }]
  }

  /// Those whose names are written letter by letter; all if there are none.
  private static func spelled(_ name: String, among paths: [String]) -> [String] {
    guard paths.count > 1 else { return paths }
    let last = NotePath.name(of: name)
    let wanted = NotePath.isNote(last) ? NotePath.stem(of: last) : last
    let exact = paths.filter { (NotePath.isNote($0) ? NotePath.stem(of: $0) : NotePath.name(of: $0)) == wanted }
    return exact.isEmpty ? paths : exact
  }

  /// The name nearest to one that stands for nothing.
  package func suggestedName(for name: String, isImage: Bool) -> String? {
    suggestions.name(for: name, isImage: isImage)
  }

  private static func withoutExtension(_ path: String) -> String {
    String(path.dropLast(NotePath.fileExtension(of: path).count + 1))
  }

  /// Adds everything that answers depend on; what the map finds out for itself is made of that.
  func add(to key: inout CacheKey) {
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
    key.add(vault.map { [$0.root, $0.content, $0.attachments ?? ""] } ?? [])
    translations.add(to: &key)
    tags.add(to: &key)
    key.add(drafts.count)
    for drafts in drafts { drafts.add(to: &key) }
  }
}
