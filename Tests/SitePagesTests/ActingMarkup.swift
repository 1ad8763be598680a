/// Finds what a browser would run in HTML, by its own rules of reading and none of the program's: which elements act, which
/// attributes do, and what an address comes to once references are resolved and what browsers skip is skipped.
struct ActingMarkup {
  private static let elements: Set<String> = [
    "script", "style", "iframe", "frame", "frameset", "object", "embed", "applet", "portal", "form", "base", "meta",
    "link", "template", "xmp", "plaintext", "noscript", "textarea", "animate", "set", "math",
    "isindex",
  ]
  private static let attributes: Set<String> = [
    "style", "srcdoc", "formaction", "ping", "manifest", "action", "background", "dynsrc", "lowsrc", "is", "values",
    "to", "from", "attributename",
  ]
  private static let addresses: Set<String> = [
    "href", "src", "srcset", "cite", "poster", "data", "xlink:href", "longdesc",
  ]
  private static let harmless: Set<String> = ["http", "https", "ftp", "mailto", "tel"]

  /// What acts, in the order of the text; empty where nothing does.
  static func problems(in html: String) -> [String] {
    var reader = ActingMarkup(bytes: Array(html.utf8))
    while reader.index < reader.bytes.count { reader.readNext() }
    return reader.found
  }

  private let bytes: [UInt8]
  private var index = 0
  private var found: [String] = []

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func readNext() {
    guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count, Self.isLetter(bytes[index + 1]) else {
      index += 1
      return
    }
    index += 1
    let name = word { !Self.isSpace($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }
    if Self.elements.contains(name) { found.append("element \(name)") }
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      if Self.isSpace(bytes[index]) || bytes[index] == UInt8(ascii: "/") { index += 1 } else { readAttribute() }
    }
  }

  private mutating func readAttribute() {
    let start = index
    let name = word { !Self.isSpace($0) && ![UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "=")].contains($0) }
    if index == start { index += 1 }
    skipSpace()
    var value = ""
    if index < bytes.count, bytes[index] == UInt8(ascii: "=") {
      index += 1
      skipSpace()
      value = readValue()
    }
    if name.hasPrefix("on") || Self.attributes.contains(name) { found.append("attribute \(name)=\(value)") }
    if Self.addresses.contains(name), !Self.isHarmless(value, in: name) { found.append("address \(name)=\(value)") }
  }

  private mutating func readValue() -> String {
    guard index < bytes.count else { return "" }
    let quote = bytes[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return word(lower: false) { !Self.isSpace($0) && $0 != UInt8(ascii: ">") }
    }
    index += 1
    let value = word(lower: false) { $0 != quote }
    index += 1
    return value
  }

  private mutating func word(lower: Bool = true, while isPart: (UInt8) -> Bool) -> String {
    let start = index
    while index < bytes.count, isPart(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    return lower ? text.lowercased() : text
  }

  private mutating func skipSpace() { while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 } }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }
  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  // MARK: Addresses

  /// The scheme as a browser finds it (URL Living Standard, 4.4): controls and spaces in front do not count, and tabs and ends
  /// of lines nowhere.
  static func scheme(of value: String) -> String? {
    let plain = resolved(value).unicodeScalars.filter { !["\t", "\n", "\r"].contains($0) }.drop { $0.value <= 0x20 }
    guard let colon = plain.firstIndex(of: ":"), let first = plain.first, first.isASCII, first.properties.isAlphabetic
    else { return nil }
    let name = plain[..<colon]
    let isName = name.allSatisfy {
      $0.isASCII
        && ($0.properties.isAlphabetic || $0.properties.numericType != nil || "+-.".unicodeScalars.contains($0))
    }
    return isName ? String(String.UnicodeScalarView(name)).lowercased() : nil
  }

  private static func isHarmless(_ value: String, in name: String) -> Bool {
    guard let scheme = scheme(of: value) else { return true }
    if scheme == "data", name == "src" { return value.hasPrefix("data:image/") && !value.hasPrefix("data:image/svg") }
    return harmless.contains(scheme)
  }

  /// A value with its references resolved, those without an end too.
  private static func resolved(_ value: String) -> String {
    let names = [
      "amp": "&", "colon": ":", "Tab": "\t", "NewLine": "\n", "lt": "<", "gt": ">", "quot": "\"", "nbsp": "\u{A0}",
    ]
    return value.replacing(/&(?:#[xX](?<hex>[0-9a-fA-F]+)|#(?<number>[0-9]+)|(?<name>[A-Za-z]+));?/) {
      match -> String in
      if let name = match.output.name { return names[String(name)] ?? String(match.0) }
      let number = match.output.hex.flatMap { UInt32($0, radix: 16) } ?? match.output.number.flatMap { UInt32($0) }
      return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? "\u{FFFD}"
    }
  }
}
