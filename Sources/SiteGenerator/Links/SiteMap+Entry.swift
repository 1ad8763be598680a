import Notes

extension SiteMap.Entry {
  init(_ note: Note) {
    self.init(
      target: SiteMap.Target(note), aliases: note.aliases + [note.title],
      formerPages: note.formerAddresses.compactMap(SiteAddresses.page(at:)))
  }
}

extension SiteMap.Target {
  func add(to key: inout CacheKey) {
    key.add([path, page, title, withholding.map { "\($0)" } ?? ""])
    key.add(fragments.sorted())
    key.add(headings.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
  }

  init(_ note: Note) {
    let titles = note.document.headings.map { ($0.id, $0.content.plainText) }
    self.init(
      path: note.path, page: note.page, title: note.title, fragments: note.fragments,
      headings: Dictionary(titles, uniquingKeysWith: { first, _ in first }), withholding: note.withholding)
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
