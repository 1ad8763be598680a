/// A scanner that finds the tags of a template.
struct MustacheScanner {
  enum Kind: UInt8 {
    case section = 0x23  // #
    case raw = 0x26  // &
    case comment = 0x21  // !
    case block = 0x24  // $
    case close = 0x2F  // /
    case parent = 0x3C  // <
    case delimiters = 0x3D  // =
    case partial = 0x3E  // >
    case inverted = 0x5E  // ^
    /// A tag without a sign before the name.
    case variable = 0

    /// Whether a line that contains only the tag is omitted.
    var mayStandAlone: Bool { self != .variable && self != .raw }
    var isSection: Bool { self == .section || self == .inverted }
  }

  struct Tag {
    var kind: Kind
    var name: String
    /// The offset of the tag and that of its name, in UTF-8 bytes.
    var offset: Int
    var nameOffset: Int

    func path() throws(MustacheFailure) -> MustachePath {
      if name == "." { return MustachePath(names: [], isLocal: true) }
      let isLocal = name.hasPrefix(".")
      let parts = (isLocal ? name.dropFirst() : name[...]).split(separator: ".", omittingEmptySubsequences: false)
      guard parts.allSatisfy({ !$0.isEmpty }) else {
        throw MustacheFailure(message: "'\(name)' has a dot without a name next to it", offset: nameOffset)
      }
      return MustachePath(names: parts.map { TemplateName(String($0)) }, isLocal: isLocal)
    }
  }

  let bytes: [UInt8]
  private var position = 0
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position >= bytes.count }
  var isAtNewline: Bool { newlineLength > 0 }
  var isAtTag: Bool { has(opening, at: position) }

  private var newlineLength: Int {
    guard position < bytes.count else { return 0 }
    if bytes[position] == 0x0A { return 1 }
    return has([0x0D, 0x0A], at: position) ? 2 : 0
  }

  private func has(_ word: [UInt8], at place: Int) -> Bool {
    place + word.count <= bytes.count && bytes[place..<place + word.count].elementsEqual(word)
  }

  /// Reads spaces and tabs.
  mutating func blanks() -> Range<Int> {
    let start = position
    while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
    return start..<position
  }

  /// Reads the text up to the next tag or the end of the line.
  mutating func text() -> Range<Int> {
    let start = position
    while position < bytes.count, !isAtNewline, !isAtTag { position += 1 }
    return start..<position
  }

  mutating func newline() -> Range<Int> {
    let start = position
    position += newlineLength
    return start..<position
  }

  /// Returns whether the rest of the line is blank, and moves past its end if it is.
  mutating func endsLine() -> Bool {
    let start = position
    _ = blanks()
    if isAtEnd || isAtNewline {
      position += newlineLength
      return true
    }
    position = start
    return false
  }

  mutating func tag() throws(MustacheFailure) -> Tag {
    let offset = position
    position += opening.count
    var end = closing
    var kind = Kind.variable
    if position < bytes.count, bytes[position] == UInt8(ascii: "{") {
      kind = .raw
      end.insert(UInt8(ascii: "}"), at: 0)
      position += 1
    } else if position < bytes.count, bytes[position] != 0, let signed = Kind(rawValue: bytes[position]) {
      kind = signed
      position += 1
    }
    let start = position
    while position < bytes.count, !has(end, at: position) { position += 1 }
    guard position < bytes.count else {
      throw MustacheFailure(
        message: "the tag is not closed", offset: offset, hint: "add '\(String(decoding: end, as: UTF8.self))' after it"
      )
    }
    let inside = start..<position
    position += end.count
    var tag = Tag(kind: kind, name: "", offset: offset, nameOffset: offset)
    switch kind {
    case .comment: break
    case .delimiters: try setDelimiters(inside, offset)
    default: try read(inside, into: &tag)
    }
    return tag
  }

  private func read(_ inside: Range<Int>, into tag: inout Tag) throws(MustacheFailure) {
    let isBlank = { (byte: UInt8) in byte <= 0x20 }
    let start = inside.first { !isBlank(bytes[$0]) } ?? inside.upperBound
    let end = (inside.last { !isBlank(bytes[$0]) } ?? start - 1) + 1
    tag.name = String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
    tag.nameOffset = start
    guard !tag.name.isEmpty else { throw MustacheFailure(message: "the tag has no name", offset: tag.offset) }
    let mayHaveSlashes = tag.kind == .partial || tag.kind == .parent || tag.kind == .close
    let isName = bytes[start..<end].allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...0xFF: true
      case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "?"): true
      case UInt8(ascii: "/"): mayHaveSlashes
      default: false
      }
    }
    guard !isName else { return }
    throw MustacheFailure(
      message: "'\(tag.name.prefix(40))' is not a valid name of a tag", offset: tag.offset,
      hint: "use only letters, digits, dots, hyphens and underscores")
  }

  /// Sets the delimiters that a tag names: `{{=<% %>=}}`.
  private mutating func setDelimiters(_ inside: Range<Int>, _ offset: Int) throws(MustacheFailure) {
    let words = bytes[inside].dropLast().split { $0 <= 0x20 }
    guard bytes[inside].last == UInt8(ascii: "="), words.count == 2,
      !bytes[inside].dropLast().contains(UInt8(ascii: "="))
    else {
      throw MustacheFailure(
        message: "expected two delimiters", offset: offset,
        hint: "separate them with a space: '{{=<% %>=}}'")
    }
    (opening, closing) = (Array(words[0]), Array(words[1]))
  }
}
