/// Finds values in the text of JSON, where their own words are wanted.
enum WrittenJSON {
  /// A member's value as it is written; the last of several.
  ///
  /// - Parameter object: the text of an object, known to be valid.
  static func member(_ name: String, of object: String) -> String? {
    let bytes = Array(object.utf8)
    var found: String?
    var index = skipSpace(bytes, from: 0) + 1
    while true {
      index = skipSpace(bytes, from: index)
      guard index < bytes.count, bytes[index] == quote else { return found }
      let key = index..<endOfValue(bytes, from: index)
      // Behind the colon.
      let start = skipSpace(bytes, from: skipSpace(bytes, from: key.upperBound) + 1)
      let end = endOfValue(bytes, from: start)
      guard start < end else { return found }
      if JSONValue.parse(String(decoding: bytes[key], as: UTF8.self)) == .string(name) {
        found = String(decoding: bytes[start..<end], as: UTF8.self)
      }
      // Behind the comma.
      index = skipSpace(bytes, from: end) + 1
    }
  }

  private static let quote = UInt8(ascii: "\"")

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  private static func skipSpace(_ bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count, isSpace(bytes[index]) { index += 1 }
    return index
  }

  private static func endOfValue(_ bytes: [UInt8], from start: Int) -> Int {
    var depth = 0
    var isInString = false
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if isInString {
        if byte == UInt8(ascii: "\\") { index += 1 }
        if byte == quote {
          isInString = false
          if depth == 0 { return index + 1 }
        }
      } else {
        switch byte {
        case quote: isInString = true
        case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
          if depth == 0 { return index }
          depth -= 1
          if depth == 0 { return index + 1 }
        case UInt8(ascii: ","), UInt8(ascii: ":"): if depth == 0 { return index }
        default: if depth == 0, isSpace(byte) { return index }
        }
      }
      index += 1
    }
    return min(index, bytes.count)
  }
}
