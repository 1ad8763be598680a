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

  /// The page of all tags, unless somebody has that address.
  static let index = "tags/index.html"

  /// Tags are nested no deeper: what is written behind that is not told apart.
  static let mostParts = 16
  /// So many tags of a note have pages.
  static let mostOfNote = 500

  /// The names a tag is made of: those it is nested in, and its own.
  static func parts(of tag: String) -> [Substring] {
    tag.split(separator: "/", maxSplits: mostParts).prefix(mostParts).map { $0 }
  }

  /// All tags with their notes, in the order of their names.
  ///
  /// - Parameter tagged: paths of notes with their tags, in order.
  static func tags(of tagged: [(note: String, tags: [String])], addresses: TagAddresses) -> [Tag] {
    var names: [String: String] = [:]
    var notes: [String: [String]] = [:]
    for (note, tags) in tagged {
      for tag in tags {
        let parts = parts(of: tag)
        for depth in parts.indices {
          let name = parts[...depth].joined(separator: "/")
          let key = name.lowercased()
          if names[key] == nil { names[key] = name }
          if notes[key]?.last != note { notes[key, default: []].append(note) }
        }
      }
    }
    let keys = names.keys.filter { addresses.page(of: $0) != nil }.sorted()
    let children = Dictionary(grouping: keys, by: NotePath.folder)
    return keys.compactMap { key in
      guard let page = addresses.page(of: key) else { return nil }
      let inner = (children[key] ?? []).map { names[$0] ?? $0 }
      return Tag(name: names[key] ?? key, page: page, notes: notes[key] ?? [], children: inner)
    }
  }
}
