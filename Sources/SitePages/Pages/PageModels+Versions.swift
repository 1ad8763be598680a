import Notes
import SiteContent
import SiteStorage

/// Links between a note and its translations.
extension PageModels {
  /// Returns the language of a title, and whether the title's language differs from the page's.
  ///
  /// - Parameters:
  ///   - language: the title's language; `nil` for the site's.
  ///   - outer: the page's language.
  func titleLanguage(_ language: String?, in outer: String) -> TitleLanguage {
    let own = language ?? configuration.language
    return TitleLanguage(language: own, isForeign: own != outer)
  }

  /// Returns links to all translations of a note, itself included; empty if there are none.
  func versions(of note: Note) -> [LanguageVersion] {
    translations.versions(of: note.path).map { version in
      LanguageVersion(
        language: version.language, name: languages.name(of: version.language),
        href: address(of: version, from: note.page), isCurrent: version.path == note.path)
    }
  }

  /// Returns the translations for search engines. The original is the version for readers of all other languages.
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

  /// Returns the absolute URL, which search engines require; `nil` if the site has no base URL.
  private func whole(_ version: Translations.Version) -> String? {
    SiteAddress(configuration.address)?.page(version.page)
  }
}
