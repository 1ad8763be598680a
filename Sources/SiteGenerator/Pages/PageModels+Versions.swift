/// What pages say of notes in other languages.
extension PageModels {
  /// Says of a title in which language it is, for pages that may be in another.
  ///
  /// - Parameters:
  ///   - language: the title's; the site's if `nil`.
  ///   - outer: the page's.
  func titleLanguage(_ language: String?, in outer: String) -> TitleLanguage {
    let own = language ?? configuration.language
    return TitleLanguage(language: own, isForeign: own != outer)
  }

  /// The note in all its languages, for readers; empty where it is in one alone.
  func versions(of note: Note) -> [LanguageVersion] {
    translations.versions(of: note.path).map { version in
      LanguageVersion(
        language: version.language, name: languages.name(of: version.language),
        href: address(of: version, from: note.page), isCurrent: version.path == note.path)
    }
  }

  /// The same for search engines, which show the original to those whose language the note is not in.
  func alternates(of note: Note) -> [Alternate] {
    let versions = translations.versions(of: note.path)
    return (versions.map { ($0.language, $0) } + versions.prefix(1).map { ("x-default", $0) }).map {
      language, version in
      Alternate(language: language, href: whole(version) ?? address(of: version, from: note.page))
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
