import Diagnostics
import Markup
import Notes

/// The pages of tags: `tags/layout/stacks.html` for `#layout/stacks`, moved aside where that is taken.
package struct TagAddresses: Sendable {
  /// The page of all tags.
  let index: String
  /// Whether words with a number sign in a note's text are tags.
  let readsText: Bool
  /// By the tag in lower case.
  private let pages: [String: String]
  /// The notes with more tags than get pages.
  private var crowded: [String] = []

  package init() { (index, readsText, pages) = (TagPages.index, true, [:]) }

  /// - Parameter notes: in any order; each of the tags that theirs are nested in has a page too.
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
      taken.claim(page, for: "the page of the tag ‘\(key)’")
      pages[key] = page
    }
    self.pages = pages
  }

  /// The tags of a note in the order in which they are written, each once.
  private static func tags(of note: Note, readsText: Bool) -> [String] {
    var seen: Set<String> = []
    let written = readsText ? note.document.tags + (note.canvas?.tags ?? []) : []
    return (note.frontMatterTags + written).filter { seen.insert($0.lowercased()).inserted }
  }

  /// What is said of notes with more tags than get pages.
  func diagnostics(shown: (String) -> String) -> [Diagnostic] {
    crowded.map { path in
      Diagnostic(
        .warning, "limit-tags", "the note has more than \(TagPages.mostOfNote) tags: those behind them get no page",
        file: shown(path))
    }
  }

  /// Adds which tags have pages.
  func add(to key: inout CacheKey) {
    key.add(readsText)
    key.add([index] + pages.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
  }

  func write(to writer: inout ByteWriter) {
    writer.write(index)
    writer.write(readsText)
    writer.write(pairs: pages)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Damaged) {
    (index, readsText, pages) = (try reader.text(), try reader.flag(), try reader.pairs())
  }

  /// The page of a tag; `nil` where the tag has none.
  func page(of tag: String) -> String? { pages[TagPages.parts(of: tag).joined(separator: "/").lowercased()] }
}

extension Document {
  /// The tags in its text, as written.
  var tags: [String] { allInlines.compactMap { if case .tag(let name) = $0.kind { name } else { nil } } }
}
