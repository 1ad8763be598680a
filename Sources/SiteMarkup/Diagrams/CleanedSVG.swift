import Markup
import SiteContent

/// Sanitizes the SVG of another program: keeps elements that draw, and removes scripts, event handlers and references
/// to other files.
package struct CleanedSVG {
  private static let elements: Set<String> = [
    "svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "textPath", "defs",
    "marker", "symbol", "use", "linearGradient", "radialGradient", "stop", "clipPath", "mask", "pattern", "title",
    "desc", "style", "filter", "feDropShadow", "feGaussianBlur", "feOffset", "feMerge", "feMergeNode", "feFlood",
    "feComposite", "feColorMatrix", "feBlend", "image", "a", "switch",
  ]
  /// Elements that are removed together with their contents.
  private static let dropped: Set<String> = [
    "script", "foreignobject", "iframe", "object", "embed", "audio", "video", "animate", "set", "animatetransform",
    "animatemotion", "metadata",
  ]
  private static let deepest = 256

  private var stack: [Element] = []
  private var root: Element?
  /// The removed element around the current position: its name, and its nesting depth.
  private var skipping: (name: String, depth: Int)?

  /// Returns the sanitized drawing; `nil` if the text isn't valid SVG.
  package static func element(of text: String) -> Element? {
    guard let start = text.firstMatch(of: /<svg\b/)?.range else { return nil }
    var cleaner = CleanedSVG()
    for piece in HTMLTag.pieces(of: String(text[start.lowerBound...])) {
      guard cleaner.root == nil else { break }
      switch piece {
      case .text(let text): cleaner.append(text)
      case .tag(let tag, let source): guard cleaner.append(tag, source) else { return nil }
      }
    }
    return cleaner.root
  }

  private mutating func append(_ text: Substring) {
    guard skipping == nil, !stack.isEmpty else { return }
    let words = CharacterReferences.resolve(String(text))
    if stack[stack.count - 1].name == "style" {
      guard Self.isHarmless(style: words) else { return }
    } else if !["text", "tspan", "textPath", "title", "desc", "a"].contains(stack[stack.count - 1].name) {
      return
    }
    stack[stack.count - 1].children.append(.text(words))
  }

  /// - Returns: `false` if the drawing is invalid.
  private mutating func append(_ tag: HTMLTag, _ source: Substring) -> Bool {
    if tag.kind == .comment || tag.kind == .declaration { return true }
    if let open = skipping {
      if tag.name == open.name {
        let depth = open.depth + (tag.kind == .open ? 1 : tag.kind == .close ? -1 : 0)
        skipping = depth == 0 ? nil : (open.name, depth)
      }
      return true
    }
    if Self.dropped.contains(tag.name) {
      if tag.kind == .open { skipping = (tag.name, 1) }
      return true
    }
    let name = Self.name(in: source)
    guard Self.elements.contains(name) else { return true }
    if tag.kind == .close { return close(name) }
    guard stack.count < Self.deepest else { return false }
    let element = Element(name: name, attributes: Self.attributes(in: source))
    stack.append(element)
    return tag.kind == .selfClosing ? close(name) : true
  }

  private mutating func close(_ name: String) -> Bool {
    guard let element = stack.popLast(), element.name == name else { return false }
    if stack.isEmpty { root = element } else { stack[stack.count - 1].children.append(.element(element)) }
    return true
  }

  /// Returns the name as written, because SVG is case-sensitive.
  private static func name(in source: Substring) -> String {
    String(source.drop { $0 == "<" || $0 == "/" }.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) })
  }

  private static func attributes(in source: Substring) -> [Attribute] {
    var known: Set<String> = []
    return source.matches(of: /([A-Za-z_][\w.:\-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/).compactMap { match in
      let name = String(match.1)
      let value = CharacterReferences.resolve(String(match.2 ?? match.3 ?? ""))
      guard known.insert(name).inserted, isHarmless(name, value) else { return nil }
      return Attribute(name, value)
    }
  }

  private static func isHarmless(_ name: String, _ value: String) -> Bool {
    let small = name.lowercased()
    if small.hasPrefix("on") { return false }
    if small.hasPrefix("xmlns") {
      return ["http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"].contains(value)
    }
    if small == "href" || small == "xlink:href" || small == "src" {
      return value.hasPrefix("#") || value.prefixMatch(of: /data:image\/(?:png|jpeg|gif|webp);base64,/) != nil
    }
    return isHarmless(style: value)
  }

  /// Whether a style refers to no other files.
  private static func isHarmless(style: String) -> Bool {
    let small = style.lowercased()
    if small.contains("@import") || small.contains("javascript:") || small.contains("expression(")
      || small.contains("\\")
    {
      return false
    }
    return small.matches(of: /url\(\s*["']?([^"')]*)/).allSatisfy { $0.1.hasPrefix("#") }
  }
}
