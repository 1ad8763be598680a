import Notes
import SiteStorage

/// The pages that list the notes of a tag.
package enum TagPages {
  package struct Tag {
    /// The tag as first written.
    package var name: String
    package var page: String
    /// The paths of notes that have the tag or one nested in it.
    package var notes: [String]
    /// The tags nested directly in it.
    package var children: [String]
  }

  /// The path of the page that lists all tags, unless another page has it.
  static let index = "tags/index.html"

  /// The most levels of a nested tag; the rest of the tag is ignored.
  static let mostParts = 16
  /// The most tags of one note that get pages.
  static let mostOfNote = 500

  /// Returns the components of a nested tag, the outermost first.
  static func parts(of tag: String) -> [Substring] {
    tag.split(separator: "/", maxSplits: mostParts).prefix(mostParts).map { $0 }
  }

  /// Returns all tags with their notes, sorted by name.
  ///
  /// - Parameter tagged: the paths of notes with their tags, in order.
  package static func tags(of tagged: [(note: String, tags: [String])], addresses: TagAddresses) -> [Tag] {
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
