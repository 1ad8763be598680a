/// Lets through the raw HTML that notes use for formatting; everything else is shown as the text it is.
///
/// An allow list: elements and attributes that are not on it never reach a page, so neither do scripts, styles, event
/// handlers or forms. Addresses go through a check of their scheme.
struct HTMLSanitizer {
  /// Elements opened and not yet closed, outermost first; what is left over is closed with the block it stands in.
  private(set) var open: [String] = []
  /// Closing tags reach no further out than this: what a paragraph holds cannot close what stands around it.
  var floor = 0
  private var keepsIdentifiers = true

  /// Resolves an address in an attribute, and says how large the image there is; `nil` drops the attribute.
  typealias AddressRule = (_ address: String, _ isImage: Bool) -> (address: String, size: ImageSize?)?

  private static let elements: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "blockquote", "br", "center", "cite", "code", "dd", "del", "details", "dfn", "div",
    "dl", "dt", "em", "figcaption", "figure", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "i", "img", "ins", "kbd", "li",
    "mark", "ol", "p", "pre", "q", "rp", "rt", "ruby", "s", "samp", "small", "span", "strike", "strong", "sub",
    "summary", "sup", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "tt", "u", "ul", "var", "wbr",
  ]
  /// Those that may stand in a line of text.
  private static let phrasing: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "br", "cite", "code", "del", "dfn", "em", "i", "img", "ins", "kbd", "mark", "q",
    "rp",
    "rt", "ruby", "s", "samp", "small", "span", "strike", "strong", "sub", "sup", "tt", "u", "var", "wbr",
  ]
  /// Old elements that validators refuse, and what they are written as.
  private static let modern = ["center": "div", "strike": "s", "tt": "code"]
  private static let empty: Set<String> = ["br", "hr", "img", "wbr"]
  private static let attributes: Set<String> = [
    "title", "lang", "dir", "alt", "width", "height", "colspan", "rowspan", "start", "reversed", "open", "datetime",
    "scope", "value",
  ]
  /// Those that may say where their words are from.
  private static let citing: Set<String> = ["blockquote", "q", "del", "ins"]
  private static let flags: Set<String> = ["open", "reversed"]

  /// Cleans a piece of raw HTML, a single tag or a whole block.
  ///
  /// - Parameters:
  ///   - isInline: whether it stands in a line of text, where only elements of a line may.
  ///   - isEmbedded: whether it is shown in another note's page, where its ids may be taken.
  mutating func clean(_ html: String, isInline: Bool, isEmbedded: Bool, address: AddressRule) -> String {
    keepsIdentifiers = !isEmbedded
    var output = ""
    for piece in HTMLTag.pieces(of: html) {
      switch piece {
      case .text(let text): output += Self.escapeKeepingReferences(text)
      case .tag(let tag, let source):
        let isMisplaced = isInline && Self.elements.contains(tag.name) && !Self.phrasing.contains(tag.name)
        if !isMisplaced { output += clean(tag, source, address) }
      }
    }
    return output
  }

  /// The closing tags of what is still open beyond a depth.
  mutating func close(downTo depth: Int) -> String {
    var output = ""
    while open.count > depth { output += "</\(open.removeLast())>" }
    return output
  }

  private mutating func clean(_ tag: HTMLTag, _ source: Substring, _ address: AddressRule) -> String {
    if tag.kind == .comment { return "" }
    guard Self.elements.contains(tag.name) else { return HTMLText.escape(source) }
    let name = Self.modern[tag.name] ?? tag.name
    if tag.kind == .close {
      guard let index = open.lastIndex(of: name), index >= floor else { return "" }
      return close(downTo: index)
    }
    let isEmpty = Self.empty.contains(name)
    if !isEmpty {
      if open.count >= 64 { return HTMLText.escape(source) }
      if tag.kind == .open { open.append(name) }
    }
    let opening = "<\(name)\(attributes(of: tag, address))>"
    return tag.kind == .selfClosing && !isEmpty ? opening + "</\(name)>" : opening
  }

  private func attributes(of tag: HTMLTag, _ address: AddressRule) -> String {
    var output = ""
    var measured: ImageSize?
    for (name, value) in tag.attributes {
      switch (tag.name, name) {
      case ("a", "href"):
        if let resolved = address(value, false) { output += " href=\"\(HTMLText.escape(resolved.address))\"" }
      case ("img", "src"):
        guard let resolved = address(value, true) else { continue }
        output += " src=\"\(HTMLText.escape(resolved.address))\""
        measured = resolved.size
      case ("a", "name"), (_, "id"):
        if keepsIdentifiers, !value.isEmpty, !value.contains(where: \.isWhitespace), tag["id"] == nil || name == "id" {
          output += " id=\"\(HTMLText.escape(value))\""
        }
      case (_, "align"):
        if ["left", "right", "center"].contains(value.lowercased()) {
          output += " class=\"align-\(value.lowercased())\""
        }
      case (_, "width"), (_, "height"): continue
      case (_, "cite"):
        guard Self.citing.contains(tag.name), let resolved = address(value, false) else { continue }
        output += " cite=\"\(HTMLText.escape(resolved.address))\""
      default:
        guard Self.attributes.contains(name) else { continue }
        output += Self.flags.contains(name) ? " \(name)" : " \(name)=\"\(HTMLText.escape(value))\""
      }
    }
    if tag.name == "img", tag["alt"] == nil { output += " alt=\"\"" }
    if tag.name == "img" { output += Self.size(of: tag, measured) + " loading=\"lazy\"" }
    return output
  }

  /// The size that an image is given, or else has.
  private static func size(of tag: HTMLTag, _ measured: ImageSize?) -> String {
    func length(_ name: String) -> Int? {
      tag[name].flatMap { Int($0.hasSuffix("px") ? $0.dropLast(2) : $0[...]) }.flatMap { $0 > 0 ? $0 : nil }
    }
    let (width, height) = (length("width"), length("height"))
    if width == nil, let height {
      guard let measured else { return " height=\"\(height)\"" }
      let scaled = Double(measured.width) * Double(height) / Double(measured.height)
      return " width=\"\(ImageSize.pixels(scaled))\" height=\"\(height)\""
    }
    let asked = width.map { width in height.map { "\(width)x\($0)" } ?? "\(width)" }
    return ImageSize.attributes(label: asked, measured: measured)
  }

  /// Raw HTML's text has its character references already.
  private static func escapeKeepingReferences(_ text: Substring) -> String {
    var output = ""
    var rest = text
    while let amp = rest.firstIndex(of: "&") {
      output += HTMLText.escape(rest[..<amp])
      let body = rest[rest.index(after: amp)...]
      let name = body.prefix(32).prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
      let isReference = !name.isEmpty && name != "#" && body[name.endIndex...].first == ";"
      output += isReference ? "&" : "&amp;"
      rest = body
    }
    return output + HTMLText.escape(rest)
  }
}
