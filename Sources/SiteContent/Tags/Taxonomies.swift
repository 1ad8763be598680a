import Notes

/// The custom taxonomies, such as `authors` or `series`: keys of front matter in the configuration. Each taxonomy has a
/// page that lists its terms, and a page for each term.
package struct Taxonomies: Sendable {
  /// A key of front matter.
  package struct Taxonomy: Sendable {
    /// The key as configured: `authors`.
    package let name: String
    /// The path of the page that lists all terms.
    package let index: String
    /// The terms, sorted by name.
    package let terms: [Term]

    /// The title for readers.
    package var title: String { Note.title(ofName: name) }
  }

  /// A value of a taxonomy's key: `Ada` in `authors: Ada`.
  package struct Term: Sendable {
    /// The term as first written.
    package let name: String
    package let page: String
    /// The paths of the notes with the term.
    package let notes: [String]
  }

  /// The taxonomies in the order of the configuration, without unused ones.
  package private(set) var all: [Taxonomy] = []
  /// The pages, by taxonomy and by term in lower case.
  private var pages: [String: [String: String]] = [:]

  package init() {}

  /// - Parameters:
  ///   - names: the keys, as configured.
  ///   - notes: the published notes.
  ///   - style: the style of page URLs.
  init(_ names: [String], notes: [Note], style: SiteConfiguration.AddressStyle, taken: inout TakenPaths) {
    for name in names {
      var written: [String: String] = [:]
      var members: [String: [String]] = [:]
      for note in notes {
        for term in Self.terms(of: note, in: name) {
          written[term.lowercased()] = written[term.lowercased()] ?? term
          members[term.lowercased(), default: []].append(note.path)
        }
      }
      guard !written.isEmpty else { continue }
      let folder = PageAddresses.addressable(name)
      let index = taken.free(folder + "/index.html")
      taken.claim(index, for: "the page of all '\(name)'")
      let terms = written.keys.sorted().map { key in
        let ending = style == .clean ? "/index.html" : ".html"
        let page = taken.free(folder + "/" + PageAddresses.addressable(key) + ending)
        taken.claim(page, for: "the page of '\(name): \(key)'")
        return Term(name: written[key] ?? key, page: page, notes: members[key] ?? [])
      }
      all.append(Taxonomy(name: name, index: index, terms: terms))
      pages[name] = Dictionary(
        terms.map { ($0.name.lowercased(), $0.page) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Returns the terms of a note, without duplicates: a text is one term, because names contain spaces; a list is
  /// several.
  package static func terms(of note: Note, in name: String) -> [String] {
    var known: Set<String> = []
    return (note.frontMatter[name]?.list ?? []).compactMap(\.string).filter {
      !$0.isEmpty && known.insert($0.lowercased()).inserted
    }
  }

  /// Returns the page of a term; `nil` if it has none.
  package func page(of term: String, in name: String) -> String? { pages[name]?[term.lowercased()] }
}
