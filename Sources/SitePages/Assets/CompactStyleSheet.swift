/// A minified style sheet: without comments and without needless white space.
enum CompactStyleSheet {
  /// The characters around which white space has no meaning: `;`, braces, commas and the child combinator `>`.
  private static let separators = Set("{};,>".utf8)
  private static let spaces = Set(" \n\r\t\u{c}".utf8)

  /// - Returns: the same rules in fewer bytes; strings are unchanged.
  static func text(_ css: String) -> String {
    let bytes = Array(css.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    var isApart = false
    while place < bytes.count {
      let byte = bytes[place]
      if spaces.contains(byte) {
        (isApart, place) = (true, place + 1)
      } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "*") {
        // A comment separates tokens, as a space does.
        (isApart, place) = (true, commentEnd(place, bytes))
      } else {
        add(byte, isApart: isApart, to: &result)
        isApart = false
        let end = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") ? stringEnd(place, bytes) : place + 1
        result += bytes[(place + 1)..<end]
        place = end
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func add(_ byte: UInt8, isApart: Bool, to result: inout [UInt8]) {
    let last = result.last ?? UInt8(ascii: ";")
    // A space after a colon has no meaning; one before it has: `a :hover` is not `a:hover`.
    if isApart, !separators.contains(byte), !separators.contains(last), last != UInt8(ascii: ":") {
      result.append(UInt8(ascii: " "))
    }
    if byte == UInt8(ascii: "}"), last == UInt8(ascii: ";"), !result.isEmpty { result.removeLast() }
    result.append(byte)
  }

  private static func commentEnd(_ start: Int, _ bytes: [UInt8]) -> Int {
    var place = start + 2
    while place + 1 < bytes.count {
      if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == UInt8(ascii: "/") { return place + 2 }
      place += 1
    }
    return bytes.count
  }

  /// Returns the index after the closing quotation mark. A backslash escapes the next byte.
  private static func stringEnd(_ start: Int, _ bytes: [UInt8]) -> Int {
    var place = start + 1
    while place < bytes.count, bytes[place] != bytes[start] {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(place + 1, bytes.count)
  }
}
