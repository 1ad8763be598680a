import Notes

/// The front matter that the notes of Hugo's sections, `_index.md`, pass on to all notes below them.
///
/// Source: <https://gohugo.io/content-management/front-matter/#cascade>
package struct Cascade: Sendable {
  /// The values by folder.
  private var folders: [String: [YAMLValue.Entry]] = [:]

  package init(_ notes: [(path: String, matter: FrontMatter)]) {
    for (path, matter) in notes where NotePath.stem(of: path) == "_index" {
      guard let value = matter["cascade"] else { continue }
      // A list holds several sets, each for some of the notes; here each holds for all.
      folders[NotePath.folder(of: path)] = value.list.flatMap { set in
        (set["params"]?.entries ?? []) + set.entries.filter { !["params", "target", "_target"].contains($0.key) }
      }
    }
  }

  package var isEmpty: Bool { folders.isEmpty }

  /// Returns a note's front matter with the values of the folders above it; those of a nearer folder weigh more.
  package func completed(_ matter: FrontMatter, of path: String) -> FrontMatter {
    var entries: [YAMLValue.Entry] = []
    var folder = NotePath.folder(of: path)
    if NotePath.stem(of: path) == "_index", !folder.isEmpty { folder = NotePath.folder(of: folder) }
    while true {
      entries.insert(contentsOf: folders[folder] ?? [], at: 0)
      if folder.isEmpty { break }
      folder = NotePath.folder(of: folder)
    }
    return matter.completed(with: entries)
  }
}
