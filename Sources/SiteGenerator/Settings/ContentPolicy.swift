/// What pages may load and run: nothing but the site's own files, and what the settings name.
struct ContentPolicy: Hashable, Sendable {
  /// In the order in which they are written.
  private var directives: [(name: String, sources: [String])] = [
    ("default-src", ["'none'"]), ("style-src", ["'self'"]), ("script-src", ["'self'", "'wasm-unsafe-eval'"]),
    ("worker-src", ["'self'"]), ("img-src", ["'self'", "data:", "https:"]), ("media-src", ["'self'"]),
    ("font-src", ["'self'"]), ("connect-src", ["'self'"]), ("frame-src", ["'self'"]), ("base-uri", ["'none'"]),
    ("form-action", ["'none'"]),
  ]

  /// Whether no text becomes a script or HTML in browsers that have Trusted Types. The theme's scripts keep to that; those that the
  /// settings add need not.
  private(set) var hasTrustedTypes = true

  static func == (a: ContentPolicy, b: ContentPolicy) -> Bool { a.text == b.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// The names that settings may add to.
  static let names = [
    "style-src", "script-src", "worker-src", "img-src", "media-src", "font-src", "connect-src", "frame-src",
    "form-action",
  ]

  /// Lets pages take more from somewhere.
  mutating func allow(_ sources: [String], for name: String) {
    guard let index = directives.firstIndex(where: { $0.name == name }) else { return }
    if name == "script-src", !sources.isEmpty { allowUntypedScripts() }
    for source in sources where !directives[index].sources.contains(source) {
      directives[index].sources.removeAll { $0 == "'none'" }
      directives[index].sources.append(source)
    }
  }

  /// Lets scripts make HTML and scripts of texts, since pages have some that are not the theme's.
  mutating func allowUntypedScripts() { hasTrustedTypes = false }

  /// As the attribute of a page has it.
  var text: String {
    let typed = hasTrustedTypes ? [("require-trusted-types-for", ["'script'"]), ("trusted-types", ["default"])] : []
    return (directives + typed).map { "\($0.0) \($0.1.joined(separator: " "))" }.joined(separator: "; ")
  }

  /// Whether a text is something that a policy can name: an origin with or without `*.`, a scheme, a keyword or a sum.
  static func isSource(_ text: String) -> Bool {
    text.wholeMatch(
      of:
        /(?:https?|wss?):\/\/(?:\*\.)?[A-Za-z0-9.\-]+(?::\d{1,5})?(?:\/[A-Za-z0-9._~\/\-]*)?|https:|wss:|data:|blob:|'self'|'sha(?:256|384|512)-[A-Za-z0-9+\/=]+'/
    ) != nil
  }

  /// Scheme and host of an address on the web; `nil` for others.
  static func origin(of address: String) -> String? {
    guard let match = address.prefixMatch(of: /https?:\/\/[A-Za-z0-9.\-]+(?::\d{1,5})?(?=[\/?#]|$)/) else { return nil }
    return String(match.0)
  }
}
