/// The URL of a site, for absolute URLs.
package struct SiteAddress {
  /// The URL with a slash at its end.
  let base: String

  /// - Returns: `nil` if the site's URL is empty, which means unknown.
  package init?(_ address: String) {
    guard !address.isEmpty else { return nil }
    base = address.hasSuffix("/") ? address : address + "/"
  }

  /// Whether a text can be the URL of a site: `https` or `http`, a host and optionally a path.
  static func isAddress(_ text: String) -> Bool {
    text.wholeMatch(of: /https?:\/\/[^\s\/?#"<>:@]+(?::\d{1,5})?(?:\/[^\s?#"<>]*)?/.ignoresCase()) != nil
  }

  /// The path of the site on its host, such as `/notes/`.
  package var path: String {
    guard let scheme = base.firstRange(of: "://") else { return base.hasPrefix("/") ? base : "/" }
    return base[scheme.upperBound...].firstIndex(of: "/").map { String(base[$0...]) } ?? "/"
  }

  /// Returns the URL of a page; index pages have the URL of their folder.
  func page(_ page: String) -> String {
    let path = page == "index.html" ? "" : page.hasSuffix("/index.html") ? String(page.dropLast(10)) : page
    return base + PercentEncoding.encode(asciiPath: path)
  }
}
