import Notes

/// The pages of tags: `tags/layout/stacks.html` for `#layout/stacks`, moved aside where that is taken.
package struct TagAddresses: Sendable {
  /// The page of all tags.
  let index: String
  /// By the tag in lower case.
  private let pages: [String: String]

  package init() { (index, pages) = (TagPages.index, [:]) }

  /// - Parameter tags: those of all notes, in any order; each of those they are nested in has a page too.
  init(tags: [String], taken: inout TakenPaths) {
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
