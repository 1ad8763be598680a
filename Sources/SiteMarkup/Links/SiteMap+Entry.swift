import Notes
import SiteContent
import SiteStorage

extension SiteMap {
  package struct Target: Sendable {
    package var path: String
    package var page: String
    package var title: String
    package var fragments: Set<String>
    /// The headings of the note, in order.
    package var headings: [HeadingPlace]
    /// The reason why the note has no page, if it has none.
    package var withholding: Withholding?
  }

  /// The data of a note from which a map is made.
  package struct Entry: Sendable {
    package var target: Target
    /// The other names that links can use, including the title.
    package var aliases: [String]
    /// The previous pages of the note.
    package var formerPages: [String]
    /// The path that links can use if the front matter gives the note another name: Docusaurus' `id`.
    package var identifier: String?
  }

  /// A note or file that a name can refer to.
  package enum Named: Sendable {
    case note(Target)
    case file(String)

    var path: String {
      switch self {
      case .note(let target): target.path
      case .file(let path): path
      }
    }
  }
}

extension SiteMap.Entry {
  package init(_ note: Note) {
    self.init(
      target: SiteMap.Target(note),
      aliases: note.aliases.contains(note.title) ? note.aliases : note.aliases + [note.title],
      formerPages: note.previousURLs.compactMap { SiteAddresses.page(at: $0, isFormer: true) },
      identifier: note.frontMatter["id"]?.string.flatMap { name in
        name == NotePath.stem(of: note.path) || name.contains("/")
          ? nil : NotePath.join(NotePath.folder(of: note.path), name)
      })
  }
}

extension SiteMap.Target {
  func add(to key: inout CacheKey) {
    key.add([path, page, title, withholding.map { "\($0)" } ?? ""])
    key.add(fragments.sorted())
    key.add(headings.count)
    for heading in headings {
      key.add([heading.id, heading.title])
      key.add(heading.level)
    }
  }

  init(_ note: Note) {
    self.init(
      path: note.path, page: note.page, title: note.title, fragments: Set(note.fragments),
      headings: note.headings, withholding: note.withholding)
  }
}
