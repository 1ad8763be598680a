import Diagnostics
import Notes

/// Resolves the addresses that a note writes into addresses that its page uses.
package struct LinkResolver: Sendable {
  package let note: Note
  package let map: SiteMap
  /// How the note's path is shown to people.
  package let shownPath: String

  package init(note: Note, map: SiteMap, shownPath: String) {
    self.note = note
    self.map = map
    self.shownPath = shownPath
  }

  package struct Resolution: Sendable {
    /// `nil` where the address must not reach the page.
    package var address: String?
    /// The note the link leads to, with its fragment, if it leads to one.
    package var target: SiteMap.Target?
    package var fragment = ""
    package var isExternal = false
    package var isBroken = false
    package var diagnostic: Diagnostic?
  }

  private static let schemes: Set<String> = [
    "http", "https", "mailto", "tel", "sms", "ftp", "news", "irc", "ircs", "geo", "magnet", "xmpp", "obsidian",
    "vscode", "x-apple.systempreferences", "maps", "facetime",
  ]

  package func resolve(_ destination: String, isImage: Bool, at span: Span) -> Resolution {
    // Browsers ignore these inside an address, so a scheme could hide behind them.
    let cleaned = String(
      String.UnicodeScalarView(destination.unicodeScalars.filter { $0.value > 0x1F && $0.value != 0x7F }))
    let address = cleaned.drop { $0 == " " }
    if address.hasPrefix("//") { return Resolution(address: String(address), isExternal: true) }
    if let scheme = scheme(of: address) { return external(String(address), scheme, isImage: isImage, span) }
    let (path, suffix) = split(address)
    let (query, fragment) = splitFragment(suffix)
    if path.isEmpty, query.isEmpty { return toFragment(fragment, in: nil, page: note.page, span) }
    return toPath(path, query: query, fragment: fragment, isImage: isImage, written: String(address), span)
  }

  // MARK: Parts of an address

  private func scheme(of address: Substring) -> String? {
    guard let colon = address.firstIndex(of: ":") else { return nil }
    let name = address[..<colon]
    guard let first = name.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic,
      name.unicodeScalars.allSatisfy({
        $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || "+-.".unicodeScalars.contains($0))
      })
    else { return nil }
    return name.lowercased()
  }

  private func split(_ address: Substring) -> (path: String, suffix: Substring) {
    let end = address.firstIndex { $0 == "#" || $0 == "?" } ?? address.endIndex
    return (PercentEncoding.decode(address[..<end]), address[end...])
  }

  private func splitFragment(_ suffix: Substring) -> (query: Substring, fragment: String) {
    guard let hash = suffix.firstIndex(of: "#") else { return (suffix, "") }
    return (suffix[..<hash], PercentEncoding.decode(suffix[suffix.index(after: hash)...]))
  }

  // MARK: Kinds of target

  private func external(_ address: String, _ scheme: String, isImage: Bool, _ span: Span) -> Resolution {
    if Self.schemes.contains(scheme) { return Resolution(address: address, isExternal: true) }
    if isImage, scheme == "data", address.lowercased().hasPrefix("data:image/"),
      !address.lowercased().hasPrefix("data:image/svg")
    {
      return Resolution(address: address, isExternal: true)
    }
    let diagnostic = Diagnostic(
      .warning, "unsafe-address", "the address ‘\(address.prefix(60))’ is left out: pages do not link to ‘\(scheme):’",
      file: shownPath, span: span)
    return Resolution(address: nil, isExternal: true, diagnostic: diagnostic)
  }

  private func toPath(
    _ path: String, query: Substring, fragment: String, isImage: Bool, written: String, _ span: Span
  ) -> Resolution {
    let folder = NotePath.folder(of: note.path)
    let resolved = NotePath.resolve(path, in: folder)
    if !isImage, let resolved, !path.hasSuffix("/"), let target = map.note(resolved) {
      return toFragment(fragment, in: target, page: target.page, span)
    }
    if let resolved, let file = map.file(resolved) {
      let address = PercentEncoding.encode(path: NotePath.relative(from: note.page, to: file)) + query
      return Resolution(address: address + (fragment.isEmpty ? "" : "#" + PercentEncoding.encode(fragment: fragment)))
    }
    if !isImage, let resolved, let page = map.folderPage(resolved) {
      let address = PercentEncoding.encode(path: NotePath.relative(from: note.page, to: page))
      return Resolution(address: address + (fragment.isEmpty ? "" : "#" + PercentEncoding.encode(fragment: fragment)))
    }
    let suggestion = map.suggestion(for: resolved ?? path)
    let kind = isImage ? "image" : "link target"
    let diagnostic = Diagnostic(
      .warning, isImage ? "missing-image" : "broken-link", "there is no \(kind) ‘\(path)’", file: shownPath, span: span,
      hint: suggestion.map { "did you mean ‘\(NotePath.relative(from: note.path, to: $0))’?" })
    return Resolution(address: PercentEncoding.encode(path: path), isBroken: true, diagnostic: diagnostic)
  }

  /// A place in this page (`target` is `nil`) or another.
  private func toFragment(_ fragment: String, in target: SiteMap.Target?, page: String, _ span: Span) -> Resolution {
    let fragments = target?.fragments ?? note.fragments
    let isSamePage = target == nil || target?.page == note.page
    let path = isSamePage ? "" : PercentEncoding.encode(path: NotePath.relative(from: note.page, to: page))
    if fragment.isEmpty || fragment == "top" { return Resolution(address: path.isEmpty ? "#" : path, target: target) }
    if let found = Self.match(fragment, in: fragments) {
      let address = path + "#" + PercentEncoding.encode(fragment: found)
      return Resolution(address: address, target: target, fragment: found)
    }
    let nearest = nearestName(to: fragment, among: fragments.sorted())
    let place = isSamePage ? "this note" : "‘\(target?.path ?? "")’"
    let diagnostic = Diagnostic(
      .warning, "broken-link", "\(place) has no heading ‘#\(fragment)’", file: shownPath, span: span,
      hint: nearest.map { "did you mean ‘#\($0)’?" })
    return Resolution(
      address: path + "#" + PercentEncoding.encode(fragment: fragment), target: target, isBroken: true,
      diagnostic: diagnostic)
  }

  /// Tries the fragment as written, then as the id that its words would have.
  private static func match(_ fragment: String, in fragments: Set<String>) -> String? {
    if fragments.contains(fragment) { return fragment }
    let slug = HeadingIdentifiers.slug(of: fragment)
    return fragments.contains(slug) ? slug : nil
  }
}
