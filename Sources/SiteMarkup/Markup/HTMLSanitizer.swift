import Markup
import Notes
import SiteContent

/// A filter that accepts the raw HTML that notes use for formatting, and shows everything else as text.
///
/// It has an allow list: elements and attributes that are not on it never reach a page, and neither do scripts, styles,
/// event handlers or forms. The schemes of URLs are checked.
struct HTMLSanitizer {
  /// Whether the HTML is in a line of text, where only phrasing elements are allowed.
  var isInline: Bool
  /// Whether the HTML is embedded in another note's page, where its IDs may be in use.
  var isEmbedded: Bool
  /// The origins that the configuration allows in frames.
  var frames: [String] = []
  /// Whether elements are markup; else their tags are shown as text.
  var allowsElements = true
  /// The components whose tags are left out. Other unknown tags may be text, as in `Array<String>`.
  var components: Set<String> = []

  /// A function that resolves a URL in an attribute, and returns the size of the image at that URL; `nil` removes the
  /// attribute.
  typealias AddressRule = (_ address: String, _ isImage: Bool) -> (address: String, size: ImageSize?)?

  private static let elements: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "blockquote", "br", "center", "cite", "code", "dd", "del", "details", "dfn", "div",
    "dl", "dt", "em", "figcaption", "figure", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "i", "img", "ins", "kbd", "li",
    "mark", "ol", "p", "picture", "pre", "q", "rp", "rt", "ruby", "s", "samp", "small", "span", "strike", "strong",
    "sub",
    "summary", "sup", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "tt", "u", "ul", "var", "wbr",
  ]
  /// The elements that are allowed in a line of text.
  private static let phrasing: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "br", "cite", "code", "del", "dfn", "em", "i", "img", "ins", "kbd", "mark",
    "picture",
    "q", "rp", "rt", "ruby", "s", "samp", "small", "span", "strike", "strong", "sub", "sup", "tt", "u", "var", "wbr",
  ]
  /// The elements that have no effect without a script or style: their tags are removed, their contents are not.
  private static let transparent: Set<String> = ["button", "font", "nobr", "label", "big"]
  /// Obsolete elements that validators reject, and their replacements.
  private static let modern = ["center": "div", "strike": "s", "tt": "code"]
  private static let empty: Set<String> = ["br", "hr", "img", "wbr"]
  private static let attributes: Set<String> = [
    "title", "lang", "dir", "alt", "width", "height", "colspan", "rowspan", "start", "reversed", "open", "datetime",
    "scope", "value",
  ]
  /// The elements that can cite a source.
  private static let citing: Set<String> = ["blockquote", "q", "del", "ins"]
  private static let flags: Set<String> = ["open", "reversed"]

  /// The number of raw elements that can be nested.
  static let deepest = 64

  /// Cleans raw HTML, a single tag or a whole block. Its tags open and close elements of the text around it.
  func clean(_ html: String, into nodes: inout NodeCollector, address: AddressRule) {
    for piece in HTMLTag.pieces(of: isInline ? html : HTMLScripts.removed(from: html)?.html ?? html) {
      switch piece {
      case .text(let text): nodes.append([.raw(Self.escapeKeepingReferences(text))])
      case .tag(let tag, let source):
        let isMisplaced = isInline && Self.elements.contains(tag.name) && !Self.phrasing.contains(tag.name)
        if !isMisplaced { clean(tag, source, into: &nodes, address) }
      }
    }
  }

  private func clean(
    _ tag: HTMLTag, _ source: Substring, into nodes: inout NodeCollector, _ address: AddressRule
  ) {
    if tag.kind == .comment { return }
    guard allowsElements else { return nodes.append([.text(String(source))]) }
    if Self.transparent.contains(tag.name) || cleanMedia(tag, into: &nodes, address) { return }
    guard Self.elements.contains(tag.name) else {
      let name = source.drop { $0 == "<" || $0 == "/" }.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
      return components.contains(String(name)) ? () : nodes.append([.text(String(source))])
    }
    let name = Self.modern[tag.name] ?? tag.name
    if tag.kind == .close { return nodes.close(name) }
    let isEmpty = Self.empty.contains(name)
    if !isEmpty, nodes.depth >= Self.deepest { return nodes.append([.text(String(source))]) }
    nodes.closeOptional(before: name)
    let element = Element(name: name, attributes: attributes(of: tag, address))
    if tag.kind == .open, !isEmpty { nodes.open(element) } else { nodes.append([.element(element)]) }
  }

  private func attributes(of tag: HTMLTag, _ address: AddressRule) -> [Attribute] {
    var attributes: [Attribute] = []
    var measured: ImageSize?
    for (name, value) in tag.attributes {
      switch (tag.name, name) {
      case ("a", "href"):
        if let resolved = address(value, false) { attributes.append(Attribute("href", resolved.address)) }
      case ("img", "src"):
        guard let resolved = address(value, true) else { continue }
        attributes.append(Attribute("src", resolved.address))
        measured = resolved.size
      case ("a", "name"), (_, "id"):
        if !isEmbedded, !value.isEmpty, !value.contains(where: \.isWhitespace), tag["id"] == nil || name == "id" {
          attributes.append(Attribute("id", value))
        }
      case (_, "align"):
        let side = value.lowercased()
        if ["left", "right", "center"].contains(side) { attributes.append(Attribute("class", "align-" + side)) }
      case (_, "width"), (_, "height"): continue
      case (_, "cite"):
        guard Self.citing.contains(tag.name), let resolved = address(value, false) else { continue }
        attributes.append(Attribute("cite", resolved.address))
      default:
        guard Self.attributes.contains(name) else { continue }
        attributes.append(Attribute(name, Self.flags.contains(name) ? .flag : .text(value)))
      }
    }
    guard tag.name == "img" else { return attributes }
    if tag["alt"] == nil { attributes.append(Attribute("alt", "")) }
    return attributes + Self.size(of: tag, measured) + [Attribute("loading", "lazy")]
  }

  /// Returns the size that the tag sets for an image, else the measured size.
  private static func size(of tag: HTMLTag, _ measured: ImageSize?) -> [Attribute] {
    func length(_ name: String) -> Int? {
      tag[name].flatMap { Int($0.hasSuffix("px") ? $0.dropLast(2) : $0[...]) }.flatMap { $0 > 0 ? $0 : nil }
    }
    if let share = tag["width"].flatMap(AttributeList.share) ?? styledShare(of: tag) {
      return [Attribute("width", share)]
    }
    let (width, height) = (length("width"), length("height"))
    if width == nil, let height {
      guard let measured else { return [Attribute("height", "\(height)")] }
      let scaled = Double(measured.width) * Double(height) / Double(measured.height)
      return ImageSize.attributes(width: ImageSize.pixels(scaled), height: height)
    }
    let asked = width.map { width in height.map { "\(width)x\($0)" } ?? "\(width)" }
    return ImageSize.attributes(label: asked, measured: measured)
  }

  /// Returns the width of `style="width: 50%"`; styles are left out otherwise.
  private static func styledShare(of tag: HTMLTag) -> String? {
    let found = tag["style"]?.prefixMatch(of: /(?:.*;)?\s*width:\s*(\d+%)/)
    return found.flatMap { AttributeList.share(String($0.1)) }
  }

  /// Escapes the text of raw HTML except its character references.
  private static func escapeKeepingReferences(_ text: Substring) -> String {
    var output = ""
    var rest = text
    while let amp = rest.firstIndex(of: "&") {
      output += Escaping.escaped(rest[..<amp])
      let body = rest[rest.index(after: amp)...]
      let name = body.prefix(32).prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
      let isReference = !name.isEmpty && name != "#" && body[name.endIndex...].first == ";"
      output += isReference ? "&" : "&amp;"
      rest = body
    }
    return output + Escaping.escaped(rest)
  }
}
