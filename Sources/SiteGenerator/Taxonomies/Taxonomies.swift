import Notes

/// What else notes are sorted by, such as `authors` or `series`: keys of front matter that the settings name, each with a page of
/// all its terms and a page for each term.
package struct Taxonomies: Sendable {
  /// A key of front matter.
  struct Taxonomy: Sendable {
    /// As the settings have it: `authors`.
    let name: String
    /// The page of all terms.
    let index: String
    /// In the order of their names.
    let terms: [Term]

    /// What readers see.
    var title: String { Note.title(ofName: name) }
  }

  /// What notes have in common: `authors: Ada`.
  struct Term: Sendable {
    /// As first written.
    let name: String
    let page: String
    /// The paths of the notes.
    let notes: [String]
  }

  /// In the order of the settings; those that no note has are not there.
  private(set) var all: [Taxonomy] = []
  /// Pages by taxonomy and term in lower case.
  private var pages: [String: [String: String]] = [:]

  package init() {}

  /// - Parameters:
  ///   - names: the keys, as the settings name them.
  ///   - notes: those that are published.
  ///   - style: how pages are addressed.
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
      taken.claim(index, for: "the page of all ‘\(name)’")
      let terms = written.keys.sorted().map { key in
        let ending = style == .clean ? "/index.html" : ".html"
        let page = taken.free(folder + "/" + PageAddresses.addressable(key) + ending)
        taken.claim(page, for: "the page of ‘\(name): \(key)’")
        return Term(name: written[key] ?? key, page: page, notes: members[key] ?? [])
      }
      all.append(Taxonomy(name: name, index: index, terms: terms))
      pages[name] = Dictionary(
        terms.map { ($0.name.lowercased(), $0.page) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// What a note says: a text is one term, since names have spaces; a list is several. Each once.
  static func terms(of note: Note, in name: String) -> [String] {
    var known: Set<String> = []
    return (note.document.frontMatter[name]?.list ?? []).compactMap(\.string).filter {
      !$0.isEmpty && known.insert($0.lowercased()).inserted
    }
  }

  /// The page of a term; `nil` where it has none.
  func page(of term: String, in name: String) -> String? { pages[name]?[term.lowercased()] }
}
