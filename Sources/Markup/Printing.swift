/// The syntax in which elements without content and flags are printed.
public enum Syntax: Hashable, Sendable {
  /// HTML, and SVG inside of HTML: void elements have no end tag, shapes are self-closing, all others have an end tag.
  case html
  /// XML: every element without content is self-closing.
  case xml
}

extension Element {
  /// The element as HTML, or as the content of an SVG file.
  public var html: String { [Node.element(self)].html }
}

extension Node {
  public var html: String { [self].html }
}

extension [Node] {
  public var html: String { text(.html) }

  public var xml: String { text(.xml) }

  /// - Parameter capacity: The approximate size of the text in bytes.
  public func text(_ syntax: Syntax, capacity: Int = 0) -> String {
    var output = MarkupOutput(capacity: capacity)
    for node in self { output.append(node, syntax) }
    return output.text
  }
}

extension MarkupOutput {
  mutating func append(_ node: Node, _ syntax: Syntax) {
    switch node {
    case .element(let element): append(element, syntax)
    case .text(let text): append(escaping: text)
    case .raw(let markup): append(markup)
    case .comment(let text):
      append("<!--")
      // Two hyphens would end the comment.
      append(Self.withoutHyphenPairs(text))
      append("-->")
    }
  }

  private mutating func append(_ element: Element, _ syntax: Syntax) {
    append("<")
    append(element.name)
    for attribute in element.attributes { append(attribute, syntax) }
    if element.children.isEmpty {
      switch EmptyElement(element.name, syntax) {
      case .isVoid: return append(">")
      case .closesItself: return append("/>")
      case .hasEndTag: break
      }
    }
    append(">")
    for child in element.children { append(child, syntax) }
    append("</")
    append(element.name)
    append(">")
  }

  private mutating func append(_ attribute: Attribute, _ syntax: Syntax) {
    append(" ")
    append(attribute.name)
    if case .flag = attribute.value, syntax == .html { return }
    append("=\"")
    if case .text(let text) = attribute.value { append(escaping: text) } else { append(attribute.value) }
    append("\"")
  }

  private static func withoutHyphenPairs(_ text: String) -> String {
    var result = ""
    for character in text { result.append(character == "-" && result.last == "-" ? "\u{2010}" : character) }
    return result.last == "-" ? result + " " : result
  }
}

extension Element {
  /// The HTML elements that have neither content nor an end tag.
  /// Source: https://html.spec.whatwg.org/#void-elements
  public static let voidNames: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
  ]
}

/// The ways to print an element without content.
private enum EmptyElement {
  case isVoid
  case closesItself
  case hasEndTag

  init(_ name: String, _ syntax: Syntax) {
    guard syntax == .html else {
      self = .closesItself
      return
    }
    switch name {
    case _ where Element.voidNames.contains(name): self = .isVoid
    case "rect", "path", "ellipse", "circle", "line", "polyline", "polygon", "image", "use", "stop", "animate",
      "feColorMatrix", "feGaussianBlur", "feDropShadow", "feFuncR", "feFuncG", "feFuncB", "feFuncA", "feOffset",
      "feFlood":
      self = .closesItself
    default: self = .hasEndTag
    }
  }
}
