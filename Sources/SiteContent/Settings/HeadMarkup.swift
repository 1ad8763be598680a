import SiteStorage

/// Custom HTML in the head of each page, and the permissions that it needs.
package struct HeadMarkup {
  let text: String

  package init(_ text: String) { self.text = text }

  /// Allows the scripts and styles that the HTML links to or contains.
  package func allow(in policy: inout ContentPolicy) {
    for match in text.matches(of: /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/.ignoresCase()) {
      let directive = match.1.lowercased() == "style" ? "style-src" : "script-src"
      if let address = Self.attribute("src", in: match.2) {
        policy.allow(ContentPolicy.origin(of: address).map { [$0] } ?? [], for: directive)
      } else if !Self.isData(match.2) {
        policy.allow(["'sha256-\(SHA256.base64(of: String(match.3)))'"], for: directive)
      }
    }
    for match in text.matches(of: /<link\b([^>]*)>/.ignoresCase()) {
      guard let address = Self.attribute("href", in: match.1), let origin = ContentPolicy.origin(of: address) else {
        continue
      }
      let kind = Self.attribute("rel", in: match.1)?.lowercased() ?? ""
      if kind.contains("stylesheet") { policy.allow([origin], for: "style-src") }
      if Self.attribute("as", in: match.1) == "font" { policy.allow([origin], for: "font-src") }
    }
  }

  /// Whether a `script` element contains data rather than code.
  private static func isData(_ attributes: Substring) -> Bool {
    attribute("type", in: attributes)?.lowercased().contains("json") ?? false
  }

  private static func attribute(_ name: String, in text: Substring) -> String? {
    for match in text.matches(of: /([A-Za-z\-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/)
    where match.1.lowercased() == name {
      return (match.2 ?? match.3 ?? match.4).map(String.init)
    }
    return nil
  }
}
