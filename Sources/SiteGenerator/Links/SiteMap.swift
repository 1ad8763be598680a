import Notes

/// What a link can lead to: the notes of the site with their pages and fragments, and its other files.
package struct SiteMap: Sendable {
  package struct Target: Sendable {
    package var path: String
    package var page: String
    package var title: String
    package var fragments: Set<String>
  }

  /// By path in the content folder.
  private let targets: [String: Target]
  /// By path in lower case, for links whose author's file system does not mind.
  private let pathsByFoldedPath: [String: String]
  private let files: Set<String>
  /// Folders and the page that stands for each.
  private let folders: [String: String]
  /// All paths in order, for suggestions.
  private let allPaths: [String]

  package init(notes: [Note], files: [String]) {
    targets = Dictionary(
      notes.map { ($0.path, Target(path: $0.path, page: $0.page, title: $0.title, fragments: $0.fragments)) },
      uniquingKeysWith: { first, _ in first })
    self.files = Set(files)
    allPaths = notes.map(\.path) + files
    pathsByFoldedPath = Dictionary(allPaths.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    var folders: [String: String] = ["": "index.html"]
    for note in notes {
      var folder = NotePath.folder(of: note.path)
      while !folder.isEmpty, folders[folder] == nil {
        folders[folder] = FolderPage.page(of: folder)
        folder = NotePath.folder(of: folder)
      }
    }
    self.folders = folders
  }

  /// A note by its path as a link writes it: with or without `.md`, in any case.
  package func note(_ path: String) -> Target? {
    if let target = targets[path] { return target }
    for candidate in [path, path + ".md", path + ".markdown", replacingExtension(path)] {
      if let exact = targets[candidate] { return exact }
      if let folded = pathsByFoldedPath[candidate.lowercased()], let target = targets[folded] { return target }
    }
    return nil
  }

  /// `stacks.html` means the note that becomes it.
  private func replacingExtension(_ path: String) -> String {
    path.hasSuffix(".html") ? path.dropLast(5) + ".md" : path + ".md"
  }

  /// A file that is copied, by its path in any case.
  package func file(_ path: String) -> String? {
    if files.contains(path) { return path }
    guard let folded = pathsByFoldedPath[path.lowercased()], files.contains(folded) else { return nil }
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
  package func suggestion(for path: String) -> String? {
    let name = NotePath.name(of: path).lowercased()
    let stem = NotePath.stem(of: path).lowercased()
    if let moved = allPaths.first(where: { NotePath.name(of: $0).lowercased() == name }) { return moved }
    if let moved = allPaths.first(where: { NotePath.stem(of: $0).lowercased() == stem && NotePath.isNote($0) }) {
      return moved
    }
    return nearest(path)
  }

  private func nearest(_ path: String) -> String? {
    let isNote = NotePath.isNote(path) || NotePath.fileExtension(of: path).isEmpty
    let candidates = allPaths.filter { NotePath.isNote($0) == isNote }
    return SuggestedName.nearest(to: path, among: candidates)
  }
}

/// The page that a folder gets where it has no index note.
enum FolderPage {
  static func page(of folder: String) -> String {
    let parts = folder.split(separator: "/").map { PageAddresses.addressable(String($0)) }
    return NotePath.join(parts.joined(separator: "/"), "index.html")
  }
}
