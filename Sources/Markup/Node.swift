/// A piece of markup: HTML, SVG or other XML.
public enum Node: Hashable, Sendable {
  case element(Element)
  /// Text as a reader sees it; it is escaped where it is printed.
  case text(String)
  /// Markup that another program made and that is known to be whole: it is printed as it is.
  case raw(String)
  /// What only a reader of the source sees.
  case comment(String)

  /// The element that this is, if it is one.
  public var element: Element? { if case .element(let element) = self { element } else { nil } }

  /// The text of this and of all that is in it; of markup by other programs none is known.
  public var plainText: String {
    switch self {
    case .text(let text): text
    case .element(let element): element.plainText
    case .raw, .comment: ""
    }
  }
}

extension Node: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self = .text(text) }
}

extension Node {
  /// An element as a node, for lists of nodes.
  public static func element(_ name: String, _ attributes: Attributes = [:], _ children: [Node] = []) -> Node {
    .element(Element(name, attributes, children))
  }
}
