import Notes

extension SiteMap {
  package struct Target: Sendable {
    package var path: String
    package var page: String
    package var title: String
    package var fragments: Set<String>
    /// The headings in order.
    var headings: [HeadingPlace]
    /// Why the note has no page, if it has none.
    package var withholding: Withholding?
  }

  /// What a map knows of a note: all that it is made of.
  struct Entry: Sendable {
    var target: Target
    /// Other names that links may use, its title among them.
    var aliases: [String]
    /// The pages that it had before.
    var formerPages: [String]
    /// The path that links have it by who name no file, where its front matter gives it another name: Docusaurus' `id`.
    var identifier: String?
  }

  /// What a name can stand for.
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
  init(_ note: Note) {
    self.init(
      target: SiteMap.Target(note), aliases: note.aliases + [note.title],
      formerPages: note.formerAddresses.compactMap { SiteAddresses.page(at: $0, isFormer: true) },
      identifier: note.document.frontMatter["id"]?.string.flatMap { name in
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
      path: note.path, page: note.page, title: note.title, fragments: note.fragments,
      headings: note.headings, withholding: note.withholding)
  }
}

/// The page that a folder gets where it has no index note.
enum FolderPage {
  static func page(of folder: String) -> String { NotePath.join(Self.folder(folder), "index.html") }

  /// A folder of the content as the site has it.
  static func folder(_ path: String) -> String {
    path.split(separator: "/").map { PageAddresses.addressable(String($0)) }.joined(separator: "/")
  }
}
