import Notes
import SiteStorage

/// A tag, comment or declaration in raw HTML.
package struct HTMLTag: Hashable {
  package enum Kind: Hashable {
    case open, close, selfClosing, comment
    /// `<!DOCTYPE html>`, `<![CDATA[…]]>` or `<?php … ?>`.
    case declaration
  }

  package var kind: Kind
  /// The name in lower case.
  package var name: String
  /// The attributes in the order written, with names in lower case and character references in values resolved.
  package var attributes: [(name: String, value: String)]

  package static func == (a: HTMLTag, b: HTMLTag) -> Bool {
    a.kind == b.kind && a.name == b.name && a.attributes.elementsEqual(b.attributes, by: ==)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  package subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

  /// A part of raw HTML: text between tags, or a tag.
  package enum Piece {
    case text(Substring)
    case tag(HTMLTag, source: Substring)

    /// Whether this is the tag of an element, and no comment.
    package var isShownTag: Bool { if case .tag(let tag, _) = self { tag.kind != .comment } else { false } }
  }

  /// Splits raw HTML into text and tags; text that is not a complete tag stays text.
  package static func pieces(of html: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = html[...]
    while let open = rest.firstIndex(of: "<") {
      var scanner = HTMLTagScanner(rest[open...])
      if let tag = scanner.scan() {
        if open > rest.startIndex { pieces.append(.text(rest[..<open])) }
        pieces.append(.tag(tag, source: rest[open..<scanner.rest.startIndex]))
        rest = scanner.rest
      } else if scanner.isUnterminated {
        break
      } else {
        let next = rest.index(after: open)
        pieces.append(.text(rest[..<next]))
        rest = rest[next...]
      }
    }
    if !rest.isEmpty { pieces.append(.text(rest)) }
    return pieces
  }

  /// Returns the first tag with a name that opens an element.
  static func first(_ name: String, in html: String) -> HTMLTag? {
    for case .tag(let tag, _) in pieces(of: html) where tag.name == name && tag.kind != .close { return tag }
    return nil
  }

  /// Returns the file names of images that have no alternative text, not even an empty one.
  package static func imagesWithoutWords(in html: String) -> [String] {
    guard html.utf8.contains(UInt8(ascii: "<")), html.lowercased().contains("img") else { return [] }
    return pieces(of: html).compactMap { piece in
      guard case .tag(let tag, _) = piece, tag.name == "img", tag.kind != .close, tag["alt"] == nil else { return nil }
      return NotePath.name(of: PercentEncoding.decode(tag["src"] ?? ""))
    }
  }

  /// Returns the IDs and anchor names that raw HTML defines.
  static func identifiers(in html: String) -> [String] {
    pieces(of: html).flatMap { piece -> [String] in
      guard case .tag(let tag, _) = piece else { return [] }
      return [tag["id"], tag.name == "a" ? tag["name"] : nil].compactMap(\.self)
    }
  }
}

/// A scanner for a single tag (HTML Living Standard §13.1.2, as far as CommonMark accepts it).
private struct HTMLTagScanner {
  private(set) var rest: Substring
  /// Whether a comment or declaration is not closed before the end of the text. Nothing after it can be a tag then, and
  /// trying again at every `<` would take time that grows with the square of the text's length.
  private(set) var isUnterminated = false

  init(_ text: Substring) { rest = text }

  mutating func scan() -> HTMLTag? {
    if rest.hasPrefix("<!--") { return scanComment() }
    if rest.hasPrefix("<!") || rest.hasPrefix("<?") { return scanDeclaration() }
    rest = rest.dropFirst()
    let isClosing = rest.first == "/"
    if isClosing { rest = rest.dropFirst() }
    let name = take { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    guard let first = name.first, first.isLetter else { return nil }
    var attributes: [(name: String, value: String)] = []
    var names: Set<String> = []
    while true {
      skipSpace()
      guard let next = rest.first else { return nil }
      if next == ">" {
        rest = rest.dropFirst()
        return HTMLTag(kind: isClosing ? .close : .open, name: name.lowercased(), attributes: attributes)
      }
      if rest.hasPrefix("/>") {
        rest = rest.dropFirst(2)
        return HTMLTag(kind: isClosing ? .close : .selfClosing, name: name.lowercased(), attributes: attributes)
      }
      guard let attribute = scanAttribute() else { return nil }
      if names.insert(attribute.name).inserted { attributes.append(attribute) }
    }
  }

  private mutating func scanComment() -> HTMLTag? {
    rest = rest.dropFirst(4)
    while !rest.isEmpty {
      if rest.hasPrefix("-->") {
        rest = rest.dropFirst(3)
        return HTMLTag(kind: .comment, name: "", attributes: [])
      }
      rest = rest.dropFirst()
    }
    isUnterminated = true
    return nil
  }

  private mutating func scanDeclaration() -> HTMLTag? {
    let ending = rest.hasPrefix("<?") ? "?>" : rest.hasPrefix("<![CDATA[") ? "]]>" : ">"
    guard let end = rest.firstRange(of: ending) else {
      isUnterminated = true
      return nil
    }
    rest = rest[end.upperBound...]
    return HTMLTag(kind: .declaration, name: "", attributes: [])
  }

  private mutating func scanAttribute() -> (name: String, value: String)? {
    let name = take { $0.isASCII && ($0.isLetter || $0.isNumber || "-_:.@".contains($0)) }
    guard !name.isEmpty else { return nil }
    skipSpace()
    guard rest.first == "=" else { return (name.lowercased(), "") }
    rest = rest.dropFirst()
    skipSpace()
    if let quote = rest.first, quote == "\"" || quote == "'" {
      guard let end = rest.dropFirst().firstIndex(of: quote) else { return nil }
      let value = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      return (name.lowercased(), CharacterReferences.resolve(String(value)))
    }
    let value = take { !$0.isWhitespace && !"\"'=<>`".contains($0) }
    return value.isEmpty ? nil : (name.lowercased(), CharacterReferences.resolve(value))
  }

  private mutating func skipSpace() { rest = rest.drop { $0.isWhitespace } }

  private mutating func take(_ isPart: (Character) -> Bool) -> String {
    let taken = rest.prefix(while: isPart)
    rest = rest[taken.endIndex...]
    return String(taken)
  }
}

/// Numeric character references, and the few named ones that can hide the scheme of a URL.
package enum CharacterReferences {
  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "colon": ":", "Tab": "\t", "NewLine": "\n",
    "nbsp": "\u{A0}", "sol": "/", "lpar": "(", "rpar": ")",
  ]

  /// Replaces the references with their characters. Works on Unicode scalars, like browsers: a combining mark makes
  /// another character of the semicolon.
  package static func resolve(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var resolved = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let amp = rest.firstIndex(of: "&") {
      resolved += rest[..<amp]
      let body = rest[rest.index(after: amp)...]
      let name = body.prefix { $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "#") }
      if let scalar = scalar(String(name)) {
        resolved.append(scalar)
        rest = body[name.endIndex...]
        if rest.first == ";" { rest = rest.dropFirst() }
      } else {
        resolved.append("&")
        rest = body
      }
    }
    return String(resolved + rest)
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return named[name] }
    let digits = name.dropFirst()
    let value = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init)
  }
}
