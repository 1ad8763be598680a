/// A node of markup: HTML, SVG or other XML.
public enum Node: Hashable, Sendable {
  case element(Element)
  /// Unescaped text; it is escaped when it is printed.
  case text(String)
  /// Complete markup from another program, printed unchanged.
  case raw(String)
  /// A comment in the source.
  case comment(String)

  /// The element, if the node is one.
  public var element: Element? { if case .element(let element) = self { element } else { nil } }

  /// The text of the node and its descendants; empty for raw markup.
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
  /// Creates an element as a node, for lists of nodes.
  public static func element(_ name: String, _ attributes: Attributes = [:], _ children: [Node] = []) -> Node {
    .element(Element(name, attributes, children))
  }
}
