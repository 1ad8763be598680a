import Markup
import Notes
import SiteContent

/// Parses HTML text that this program wrote or sanitized (formulas, embedded notes, raw HTML in notes) into a tree that
/// can be written as XML.
///
/// It is not a parser for arbitrary web pages. Elements that are left open are closed.
package enum MarkupReader {
  /// The mixed-case names of SVG, by their lower-case form.
  /// Source: https://html.spec.whatwg.org/multipage/parsing.html#adjust-svg-attributes
  private static let mixedCase: [String: String] = Dictionary(
    uniqueKeysWithValues: [
      "attributeName", "clipPath", "clipPathUnits", "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite",
      "feDropShadow", "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR", "feGaussianBlur", "feImage", "feMerge",
      "feMergeNode", "feOffset", "filterUnits", "gradientTransform", "gradientUnits", "lengthAdjust", "linearGradient",
      "markerHeight", "markerUnits", "markerWidth", "maskContentUnits", "maskUnits", "pathLength",
      "patternContentUnits", "patternTransform", "patternUnits", "preserveAspectRatio", "primitiveUnits",
      "radialGradient", "refX", "refY", "repeatCount", "spreadMethod", "startOffset", "stdDeviation", "tableValues",
      "textLength", "textPath", "viewBox", "xChannelSelector", "yChannelSelector",
    ].map { ($0.lowercased(), $0) })

  package static func nodes(of html: String) -> [Node] {
    var nodes = NodeCollector()
    for piece in HTMLTag.pieces(of: html) {
      switch piece {
      case .text(let text): nodes.append([.text(plain(text))])
      case .tag(let tag, _): append(tag, to: &nodes)
      }
    }
    return nodes.finish()
  }

  private static func append(_ tag: HTMLTag, to nodes: inout NodeCollector) {
    let name = mixedCase[tag.name] ?? tag.name
    let attributes = tag.attributes.map { Attribute(mixedCase[$0.name] ?? $0.name, $0.value) }
    let element = Element(name: name, attributes: attributes)
    switch tag.kind {
    case .comment, .declaration: break
    case .close: nodes.close(name)
    case .open where !Element.voidNames.contains(name): nodes.open(element)
    case .open, .selfClosing: nodes.append([.element(element)])
    }
  }

  /// Returns text with its character references resolved: HTML has two thousand named references, XML only five.
  private static func plain(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    let named = /&[A-Za-z][A-Za-z0-9]{1,31};/
    let resolved = text.replacing(named) { match in
      ["&amp;", "&lt;", "&gt;", "&quot;"].contains(String(match.0)) ? String(match.0) : character(match.0)
    }
    return CharacterReferences.resolve(String(resolved))
  }

  /// Resolves a named reference with the Markdown parser, which knows all names of HTML.
  private static func character(_ reference: Substring) -> String {
    guard case .paragraph(let content)? = Document(text: String(reference), path: "").blocks.first?.kind else {
      return String(reference)
    }
    return content.plainText
  }
}
