/// The pages that list the notes of a tag.
enum TagPages {
  struct Tag {
    /// As first written.
    var name: String
    var page: String
    /// Paths of notes that have the tag or one nested in it.
    var notes: [String]
    /// Tags nested directly in it.
    var children: [String]
  }

  static let index = "tags/index.html"

  /// The page of a tag: `tags/layout/stacks.html` for `#layout/stacks`.
  static func page(of tag: String) -> String {
    let parts = tag.lowercased().split(separator: "/").map { PageAddresses.addressable(String($0)) }
    return "tags/" + parts.joined(separator: "/") + ".html"
  }

  /// All tags with their notes, in the order of their names.
  ///
  /// - Parameter tagged: paths of notes with their tags, in order.
  static func tags(of tagged: [(note: String, tags: [String])]) -> [Tag] {
    var names: [String: String] = [:]
    var notes: [String: [String]] = [:]
    for (note, tags) in tagged {
      for tag in tags {
        let parts = tag.split(separator: "/")
        for depth in parts.indices {
          let name = parts[...depth].joined(separator: "/")
          let key = name.lowercased()
          if names[key] == nil { names[key] = name }
          if notes[key]?.last != note { notes[key, default: []].append(note) }
        }
      }
    }
    let keys = names.keys.sorted()
    let children = Dictionary(grouping: keys, by: NotePath.folder)
    return keys.map { key in
      Tag(
        name: names[key] ?? key, page: page(of: key), notes: notes[key] ?? [],
        children: (children[key] ?? []).map { names[$0] ?? $0 })
    }
  }
}
