import Diagnostics
import Markup
import SiteStorage

/// The paths of tag pages: `tags/layout/stacks.html` for `#layout/stacks`, or another path if that is taken.
package struct TagAddresses: Sendable {
  /// The path of the page that lists all tags.
  let index: String
  /// Whether `#word` in a note's text is a tag.
  package let readsText: Bool
  /// The paths of the tag pages, by the tag in lower case.
  private let pages: [String: String]
  /// The notes with more tags than the limit.
  private var crowded: [String] = []

  package init() { (index, readsText, pages) = (TagPages.index, true, [:]) }

  /// - Parameter notes: the notes, in any order. Parent tags of nested tags get pages too.
  init(of notes: [Note], readsText: Bool, taken: inout TakenPaths) {
    self.readsText = readsText
    var keys: Set<String> = []
    for note in notes {
      let tags = Self.tags(of: note, readsText: readsText)
      if tags.count > TagPages.mostOfNote { crowded.append(note.path) }
      for tag in tags.prefix(TagPages.mostOfNote) {
        let parts = TagPages.parts(of: tag)
        for depth in parts.indices { keys.insert(parts[...depth].joined(separator: "/").lowercased()) }
      }
    }
    index = keys.isEmpty ? TagPages.index : taken.free(TagPages.index)
    if !keys.isEmpty { taken.claim(index, for: "the page of all tags") }
    var pages: [String: String] = [:]
    for key in keys.sorted() {
      let names = key.split(separator: "/").map { PageAddresses.addressable(String($0)) }
      let page = taken.free("tags/" + names.joined(separator: "/") + ".html")
      taken.claim(page, for: "the page of the tag '\(key)'")
      pages[key] = page
    }
    self.pages = pages
  }

  private static func tags(of note: Note, readsText: Bool) -> [String] {
    readsText ? note.allTags : note.frontMatterTags.withoutRepeated
  }

  /// Returns a warning for each note with more tags than the limit.
  func diagnostics(shown: (String) -> String) -> [Diagnostic] {
    crowded.map { path in
      Diagnostic(
        .warning, "limit-tags", "the note has more than \(TagPages.mostOfNote) tags; the others get no page",
        file: shown(path))
    }
  }

  /// Adds the tags that have pages to a cache key.
  package func add(to key: inout CacheKey) {
    key.add(readsText)
    key.add([index] + pages.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
  }

  package func write(to writer: inout ByteWriter) {
    writer.write(index)
    writer.write(readsText)
    writer.write(pairs: pages)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.Damaged) {
    (index, readsText, pages) = (try reader.text(), try reader.flag(), try reader.pairs())
  }

  /// Returns the page of a tag; `nil` if it has none.
  package func page(of tag: String) -> String? { pages[TagPages.parts(of: tag).joined(separator: "/").lowercased()] }
}
