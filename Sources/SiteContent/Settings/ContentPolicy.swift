/// The content security policy of pages: they load only the site's files, images from any https URL, and files from the
/// origins in the configuration.
package struct ContentPolicy: Hashable, Sendable {
  /// The directives, in the order in which they are written.
  private var directives: [(name: String, sources: [String])] = [
    ("default-src", ["'none'"]), ("style-src", ["'self'"]), ("script-src", ["'self'", "'wasm-unsafe-eval'"]),
    ("worker-src", ["'self'"]), ("img-src", ["'self'", "data:", "https:"]), ("media-src", ["'self'"]),
    ("font-src", ["'self'"]), ("connect-src", ["'self'"]), ("frame-src", ["'self'"]), ("base-uri", ["'none'"]),
    ("form-action", ["'none'"]),
  ]

  /// Whether browsers with Trusted Types refuse to turn strings into scripts or HTML. The theme's scripts comply;
  /// custom scripts may not.
  private(set) var hasTrustedTypes = true

  package init() {}

  package static func == (a: ContentPolicy, b: ContentPolicy) -> Bool { a.text == b.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// The directives that the configuration can extend.
  static let names = [
    "style-src", "script-src", "worker-src", "img-src", "media-src", "font-src", "connect-src", "frame-src",
    "form-action",
  ]

  /// Adds sources to a directive.
  package mutating func allow(_ sources: [String], for name: String) {
    guard let index = directives.firstIndex(where: { $0.name == name }) else { return }
    if name == "script-src", !sources.isEmpty { allowUntypedScripts() }
    for source in sources where !directives[index].sources.contains(source) {
      directives[index].sources.removeAll { $0 == "'none'" }
      directives[index].sources.append(source)
    }
  }

  /// Turns Trusted Types off, because the pages have scripts other than the theme's.
  package mutating func allowUntypedScripts() { hasTrustedTypes = false }

  /// The policy as written in the `content` attribute of a page.
  package var text: String {
    let typed = hasTrustedTypes ? [("require-trusted-types-for", ["'script'"]), ("trusted-types", ["default"])] : []
    return (directives + typed).map { "\($0.0) \($0.1.joined(separator: " "))" }.joined(separator: "; ")
  }

  /// Whether a text is a source that a policy can contain: an origin with or without `*.`, a scheme, a keyword or a
  /// hash.
  static func isSource(_ text: String) -> Bool {
    text.wholeMatch(
      of:
        /(?:https?|wss?):\/\/(?:\*\.)?[A-Za-z0-9.\-]+(?::\d{1,5})?(?:\/[A-Za-z0-9._~\/\-]*)?|https:|wss:|data:|blob:|'self'|'sha(?:256|384|512)-[A-Za-z0-9+\/=]+'/
    ) != nil
  }

  /// Returns the scheme and host of a web URL; `nil` for other texts.
  package static func origin(of address: String) -> String? {
    guard let match = address.prefixMatch(of: /https?:\/\/[A-Za-z0-9.\-]+(?::\d{1,5})?(?=[\/?#]|$)/) else { return nil }
    return String(match.0)
  }
}
