/// Where a site will be, for the places that need whole addresses.
struct SiteAddress {
  /// Ends in a slash.
  let base: String

  /// - Returns: `nil` where the site's address is not known.
  init?(_ address: String) {
    guard !address.isEmpty else { return nil }
    base = address.hasSuffix("/") ? address : address + "/"
  }

  /// Whether a text is an address that a site can have: `https` or `http`, a host, perhaps a path.
  static func isAddress(_ text: String) -> Bool {
    text.wholeMatch(of: /https?:\/\/[^\s\/?#"<>:@]+(?::\d{1,5})?(?:\/[^\s?#"<>]*)?/.ignoresCase()) != nil
  }

  /// Where the site is on its host: `/notes/`.
  var path: String {
    guard let scheme = base.firstRange(of: "://") else { return base.hasPrefix("/") ? base : "/" }
    return base[scheme.upperBound...].firstIndex(of: "/").map { String(base[$0...]) } ?? "/"
  }

  /// The address of a page, index pages by their folder.
  func page(_ page: String) -> String {
    let path = page == "index.html" ? "" : page.hasSuffix("/index.html") ? String(page.dropLast(10)) : page
    return base + PercentEncoding.encode(asciiPath: path)
  }
}
