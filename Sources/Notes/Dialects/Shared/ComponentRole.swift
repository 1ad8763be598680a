/// The part that a component or a shortcode plays in a text.
enum ComponentRole: Hashable {
  /// A callout of a type.
  case callout(String)
  case details
  case tab
  /// A part with a title, a link and a text.
  case titled
  /// A group, of which only the contents are shown.
  case group
  /// Code in a language, with a shortcode before and behind it.
  case code
  case image
  /// A link to another site, or to a file.
  case link
  /// A film of another site.
  case film(String)
  /// The path of a note, in a link.
  case path
  case unknown

  init(_ name: String, isShortcode: Bool) {
    let name = name.lowercased()
    self = (isShortcode ? Self.shortcodes[name] : nil) ?? Self.shared[name] ?? .unknown
  }

  /// Whether the contents are put into a container.
  var isContainer: Bool {
    switch self {
    case .callout, .details, .tab: true
    default: false
    }
  }

  private static let shared = Dialect.all.reduce(into: [:]) { $0.merge($1.components) { first, _ in first } }
  private static let shortcodes = Dialect.all.reduce(into: [:]) { $0.merge($1.shortcodes) { first, _ in first } }
}
