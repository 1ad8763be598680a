/// Measures how deep brackets are nested, without parsing.
///
/// The parser looks ahead at each `[` to distinguish a type from a literal, so each nested one doubles its time.
/// Sources that are nested deeper than any person writes are rejected before they are parsed.
package struct BracketNesting {
  /// The most nested `[`, and the most nested brackets of any kind; far more than anyone writes.
  package static let limits = (square: 10, all: 120)
  /// The most number signs in a row: from each of them the parser reads on to the last.
  package static let mostNumberSigns = 255

  /// Returns the UTF-8 offset at which the source first exceeds a limit; `nil` if it never does.
  package static func excess(in source: String) -> Int? {
    var scanner = BracketNesting(Array(source.utf8))
    return scanner.scan()
  }

  private let bytes: [UInt8]
  private var index = 0
  /// The open brackets; `"` represents a string that an interpolation interrupts.
  private var open: [UInt8] = []
  private var squares = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func scan() -> Int? {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where next(is: "/"): skip(to: [UInt8(ascii: "\n")])
      case UInt8(ascii: "/") where next(is: "*"): skip(to: Array("*/".utf8))
      case UInt8(ascii: "\""): string()
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"): open.append(bytes[index])
      case UInt8(ascii: "["):
        open.append(bytes[index])
        squares += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): close()
      case UInt8(ascii: ">"), UInt8(ascii: ";"), UInt8(ascii: "\n"):
        while open.last == UInt8(ascii: "<") { open.removeLast() }
      case UInt8(ascii: "#"):
        let end = bytes[index...].firstIndex { $0 != UInt8(ascii: "#") } ?? bytes.count
        if end - index > Self.mostNumberSigns { return index }
        index = end - 1
      default: break
      }
      if squares > Self.limits.square || open.count > Self.limits.all { return index }
      index += 1
    }
    return nil
  }

  private mutating func close() {
    while let last = open.popLast() {
      if last == UInt8(ascii: "[") { squares -= 1 }
      guard last == UInt8(ascii: "<") else { break }
    }
    // The scanner is back in the string around an interpolation.
    if open.last == UInt8(ascii: "\"") {
      open.removeLast()
      string()
    }
  }

  private func next(is character: Character) -> Bool {
    index + 1 < bytes.count && bytes[index + 1] == character.asciiValue
  }

  private mutating func skip(to end: [UInt8]) {
    while index < bytes.count, !bytes[index...].starts(with: end) { index += 1 }
    index += end.count - 1
  }

  /// Skips a string, from its quotation mark or the end of an interpolation to its end or its next interpolation. A
  /// line end ends it too; the rest of a multiline string counts as code.
  private mutating func string() {
    index += 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where next(is: "("):
        open += [UInt8(ascii: "\""), UInt8(ascii: "(")]
        index += 1
        return
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "\""), UInt8(ascii: "\n"): return
      default: break
      }
      index += 1
    }
  }
}
