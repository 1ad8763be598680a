import Markup

/// An XML text as browsers read it, examined for everything that can run scripts. It reads a plain part of XML, byte by
/// byte; whatever it does not understand counts as able to act, so that it never sees less than a browser.
///
/// Sources: https://www.w3.org/TR/xml, https://www.w3.org/TR/xml-names, https://www.w3.org/TR/SVG2/interact.html
struct ScriptableMarkup {
  /// The vocabularies of elements. Browsers carry out those of the first three, and only show those of others.
  private enum Vocabulary { case html, svg, math, other }

  /// An element that is open, and the prefixes that it declares or inherits.
  private struct Element {
    var name: String
    var prefixes: [String: Vocabulary]
  }

  /// The error for what can act, and for what is not understood.
  private struct Acting: Error {}

  private let bytes: [UInt8]
  private var index: Int
  private var open: [Element] = []

  /// Returns whether a text can run scripts when a browser opens it as XML.
  static func acts(_ bytes: [UInt8]) -> Bool {
    // Control characters belong to encodings that can hide letters.
    if bytes.contains(where: { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }) { return true }
    let text = withoutMark(bytes[...]).drop(while: isSpace)
    // Browsers show a text that begins with anything else as an error.
    guard text.first == UInt8(ascii: "<") else { return false }
    var scan = ScriptableMarkup(bytes: bytes, index: text.startIndex)
    do { try scan.read() } catch { return true }
    return false
  }

  /// Returns bytes without the mark of UTF-8.
  static func withoutMark(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
  }

  // MARK: Markup

  private mutating func read() throws(Acting) {
    while let tag = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = tag + 1
      if skip("!--") {
        _ = try text(until: "-->")
      } else if skip("![CDATA[") {
        _ = try text(until: "]]>")
      } else if skip("!DOCTYPE") {
        // Declarations define attributes and entities, and so hide handlers.
        if try text(until: ">").contains("[") { throw Acting() }
      } else if skip("?") {
        try readInstruction()
      } else if skip("/") {
        let name = try name()
        skipSpace()
        guard skip(">"), open.popLast()?.name == name else { throw Acting() }
      } else {
        try readElement()
      }
    }
  }

  private mutating func readInstruction() throws(Acting) {
    let words = try text(until: "?>").lowercased()
    if words.hasPrefix("xml-stylesheet") { throw Acting() }
    guard words.split(whereSeparator: \.isWhitespace).first == "xml" else { return }
    // XML 1.1 has other spaces.
    if words.contains("1.1") { throw Acting() }
    guard words.contains("encoding") else { return }
    // Other encodings give the same bytes another meaning.
    let names = ["utf-8", "utf8", "us-ascii", "ascii", "iso-8859-1", "latin1", "iso-8859-15", "windows-1252"]
    if !names.contains(where: { words.contains("\"\($0)\"") || words.contains("'\($0)'") }) { throw Acting() }
  }

  private mutating func readElement() throws(Acting) {
    let name = try name()
    var attributes: [(name: String, value: String)] = []
    var prefixes = open.last?.prefixes ?? [:]
    while true {
      let before = index
      skipSpace()
      if skip("/>") || skip(">") { break }
      if index == before { throw Acting() }
      let attribute = try readAttribute()
      if attribute.name == "xmlns" || attribute.name.hasPrefix("xmlns:") {
        prefixes[String(attribute.name.dropFirst(6))] = try Self.vocabulary(attribute.value)
      } else {
        attributes.append(attribute)
      }
    }
    if bytes[index - 2] != UInt8(ascii: "/") || bytes[index - 1] != UInt8(ascii: ">") {
      open.append(Element(name: name, prefixes: prefixes))
    }
    if Self.acts(name, attributes, prefixes) { throw Acting() }
  }

  private mutating func readAttribute() throws(Acting) -> (name: String, value: String) {
    let name = try name()
    skipSpace()
    guard skip("=") else { throw Acting() }
    skipSpace()
    let value = skip("\"") ? try text(until: "\"") : skip("'") ? try text(until: "'") : nil
    guard let value, !value.contains("<") else { throw Acting() }
    let resolved = CharacterReferences.resolve(value)
    return (name, resolved)
  }

  // MARK: Meaning

  private static func vocabulary(_ address: String) throws(Acting) -> Vocabulary {
    let address = address.lowercased()
    // Handlers beside the elements, parts of other files, and the vocabularies of old browsers' own windows.
    let acting = [
      "&", "xml-events", "xinclude", "there.is.only.xul", "mozilla.org/xbl", "ns/xbl", "schemas-microsoft-com:vml",
    ]
    if acting.contains(where: address.contains) { throw Acting() }
    if address.contains("1999/xhtml") { return .html }
    if address.contains("2000/svg") { return .svg }
    if address.contains("math/mathml") { return .math }
    return .other
  }

  /// The elements of HTML that drawings use for labels. All others act, load, or are not expected in drawings.
  private static let labels: Set<String> = [
    "div", "span", "p", "br", "hr", "b", "i", "u", "s", "a", "em", "strong", "small", "big", "font", "center", "sub",
    "sup",
    "code", "pre", "kbd", "samp", "var", "q", "blockquote", "ul", "ol", "li", "dl", "dt", "dd", "table", "caption",
    "colgroup", "col", "thead", "tbody", "tfoot", "tr", "td", "th", "h1", "h2", "h3", "h4", "h5", "h6", "img", "style",
    "section", "article", "header", "footer", "label", "mark", "del", "ins", "abbr", "cite", "time",
  ]
  private static let acting: Set<String> = [
    "script", "handler", "listener", "iframe", "object", "embed", "applet", "audio", "video",
  ]
  private static let addresses: Set<String> = ["href", "src", "action", "formaction", "base"]
  /// The attributes of animations, which can set a URL.
  private static let animated: Set<String> = ["to", "from", "values", "by"]
  /// The elements that only show the drawings that their URLs name.
  private static let pictures: Set<String> = ["image", "feimage", "img"]

  private static func acts(
    _ name: String, _ attributes: [(name: String, value: String)], _ prefixes: [String: Vocabulary]
  ) -> Bool {
    let (prefix, local) = parts(of: name)
    let vocabulary = prefixes[prefix] ?? .other
    if acting.contains(local) || vocabulary == .html && !labels.contains(local) { return true }
    guard vocabulary != .other else { return false }
    return attributes.contains { name, value in
      let (_, name) = parts(of: name)
      if name.hasPrefix("on") || name == "attributename" && value.lowercased().hasPrefix("on") { return true }
      let scalars = String.UnicodeScalarView(value.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F })
      if animated.contains(name) {
        return scalars.split(separator: ";").contains {
          acts(address: Substring($0), isPicture: false)
        }
      }
      return addresses.contains(name) && acts(address: Substring(String(scalars)), isPicture: pictures.contains(local))
    }
  }

  private static func parts(of name: String) -> (prefix: String, local: String) {
    let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
    return (parts.count > 1 ? parts[0] : "", (parts.last ?? "").lowercased())
  }

  private static let harmless: Set<String> = ["mailto", "http", "https"]

  /// Returns whether a URL can run code, or has something like a scheme that is unknown.
  private static func acts(address: Substring, isPicture: Bool) -> Bool {
    if let scheme = URLScheme(of: address) {
      return !harmless.contains(scheme.name) && !(isPicture && address.lowercased().hasPrefix("data:image/"))
    }
    // A reference that is not resolved may be a colon or a space: document types define those of HTML.
    return address.unicodeScalars.prefix { !["/", "?", "#"].contains($0) }.contains { $0 == ":" || $0 == "&" }
  }

  // MARK: Bytes

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private mutating func skipSpace() {
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
  }

  private mutating func skip(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  private mutating func name() throws(Acting) -> String {
    let rest = bytes[index...].prefix { byte in
      byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20) || (0x30...0x3A).contains(byte)
        || [0x2D, 0x2E, 0x5F].contains(byte)
    }
    guard let first = rest.first, first >= 0x41 || first == UInt8(ascii: ":") else { throw Acting() }
    index = rest.endIndex
    return String(decoding: rest, as: UTF8.self)
  }

  /// Returns the text before the next occurrence of a word, and skips both.
  private mutating func text(until word: String) throws(Acting) -> String {
    let word = Array(word.utf8)
    var end = index
    while let next = bytes[end...].firstIndex(of: word[0]) {
      if bytes[next...].starts(with: word) {
        defer { index = next + word.count }
        return String(decoding: bytes[index..<next], as: UTF8.self)
      }
      end = next + 1
    }
    throw Acting()
  }
}
