/// The part that a component or a shortcode plays in a text, by its name in lower case.
///
/// Sources: <https://starlight.astro.build/components/using-components/>, <https://docusaurus.io/docs/markdown-features>,
/// <https://nextra.site/docs/built-ins>, <https://mintlify.com/docs/components>, <https://gohugo.io/shortcodes/>
enum ComponentRole: Equatable {
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
    if isShortcode, let role = Self.shortcodes[name] {
      self = role
    } else {
      self = Self.shared[name] ?? .unknown
    }
  }

  /// Whether the contents are put into a container.
  var isContainer: Bool {
    switch self {
    case .callout, .details, .tab: true
    default: false
    }
  }

  private static let shared: [String: ComponentRole] = {
    var roles: [String: ComponentRole] = [:]
    let types = [
      "aside": "note", "callout": "note", "admonition": "note", "alert": "note", "check": "success", "notice": "note",
      "hint": "hint", "error": "error", "success": "success", "message": "note",
    ]
    for (name, type) in types { roles[name] = .callout(type) }
    for name in ["note", "tip", "info", "warning", "caution", "danger", "important"] { roles[name] = .callout(name) }
    let details = [
      "accordion", "accordionitem", "expandable", "collapse", "collapsible", "details", "expand", "spoiler",
    ]
    for name in details { roles[name] = .details }
    for name in ["tab", "tabitem", "tabs.tab", "tabpanel"] { roles[name] = .tab }
    let groups = [
      "tabs", "steps", "filetree", "cardgrid", "cardgroup", "cards", "accordiongroup", "codegroup", "columns", "column",
      "row", "fragment", "content", "frame",
    ]
    for name in groups { roles[name] = .group }
    let titled = ["card", "linkcard", "linkbutton", "button", "step", "badge", "cards.card", "tile", "link"]
    for name in titled { roles[name] = .titled }
    return roles
  }()

  private static let shortcodes: [String: ComponentRole] = [
    "highlight": .code, "figure": .image, "img": .image, "image": .image,
    "youtube": .film("https://www.youtube.com/watch?v="),
    "vimeo": .film("https://vimeo.com/"), "ref": .path, "relref": .path,
    "code": .titled, "content-ref": .group, "code-tabs": .group, "code-tabs-item": .tab, "stepper": .group,
    "embed": .link, "file": .link, "raw": .group, "updates": .group,
  ]
}
