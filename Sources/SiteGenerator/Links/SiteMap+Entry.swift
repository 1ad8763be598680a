import Notes

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
