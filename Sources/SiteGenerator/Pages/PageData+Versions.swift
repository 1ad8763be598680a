/// What pages say of notes in other languages.
extension PageData {
  /// Says of a title in which language it is, for pages that are in another.
  ///
  /// - Parameters:
  ///   - language: the title's; the site's if `nil`.
  ///   - outer: the page's.
  func foreign(_ language: String?, in outer: String) -> [String: Any] {
    let own = language ?? configuration.language
    return ["isForeign": own != outer, "language": own]
  }

  func addVersions(of note: Note, to data: inout [String: Any]) {
    let versions = translations.versions(of: note.path)
    data["hasVersions"] = !versions.isEmpty
    guard let original = versions.first else { return }
    data["versions"] = versions.map { version in
      [
        "language": version.language, "name": languages.name(of: version.language),
        "href": address(of: version, from: note.page), "isCurrent": version.path == note.path,
      ] as [String: Any]
    }
    // What search engines show to those whose language the note is not in is the original.
    let alternates = versions.map { ($0.language, $0) } + [("x-default", original)]
    data["alternates"] = alternates.map { language, version in
      ["language": language, "href": whole(version) ?? address(of: version, from: note.page)]
    }
  }

  private func address(of version: Translations.Version, from page: String) -> String {
    PercentEncoding.encode(path: NotePath.relative(from: page, to: version.page))
  }

  /// The whole address, which search engines want; `nil` where the site's is not known.
  private func whole(_ version: Translations.Version) -> String? {
    SiteAddress(configuration.address)?.page(version.page)
  }
}

extension SiteBuilder.Checked {
  /// The tree of pages: each note once, in the language asked for where it is in that, else as it was first written.
  func navigation(in language: String?) -> NavigationTree {
    let originals = notes.filter { !translations.isTranslation($0.path) }
    guard let language else { return NavigationTree(notes: originals) }
    let byPath = Dictionary(notes.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let versions = originals.compactMap { note in
      translations.version(of: note.path, in: language).flatMap { byPath[$0.path] }.map { (note.path, $0) }
    }
    return NavigationTree(
      notes: originals, versions: Dictionary(versions, uniquingKeysWith: { first, _ in first }))
  }
}
