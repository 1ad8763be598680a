import Notes

/// The pages of tags: `tags/layout/stacks.html` for `#layout/stacks`, moved aside where that is taken.
package struct TagAddresses: Sendable {
  /// The page of all tags.
  let index: String
  /// Whether words with a number sign in a note's text are tags.
  let readsText: Bool
  /// By the tag in lower case.
  private let pages: [String: String]

  package init() { (index, readsText, pages) = (TagPages.index, true, [:]) }

  /// - Parameter notes: in any order; each of the tags that theirs are nested in has a page too.
  init(of notes: [Note], readsText: Bool, taken: inout TakenPaths) {
    self.readsText = readsText
    let tags = notes.flatMap { $0.frontMatterTags + (readsText ? $0.document.tags + ($0.canvas?.tags ?? []) : []) }
    var keys: Set<String> = []
    for tag in tags {
      let parts = TagPages.parts(of: tag)
      for depth in parts.indices { keys.insert(parts[...depth].joined(separator: "/").lowercased()) }
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

  /// The page of a tag; `nil` where the tag has none.
  func page(of tag: String) -> String? { pages[TagPages.parts(of: tag).joined(separator: "/").lowercased()] }
}

extension Document {
  /// The tags in its text, as written.
  var tags: [String] { allInlines.compactMap { if case .tag(let name) = $0.kind { name } else { nil } } }
}
