/// How deep brackets stand in one another, found without parsing.
///
/// The parser looks ahead at each `[` to tell a type from a literal, and so takes twice as long for each that stands in
/// another. Sources that no person writes are turned away before they get there.
package struct BracketNesting {
  /// The most `[` in one another, and the most brackets of any kind; far above what anyone writes.
  package static let limits = (square: 10, all: 120)
  /// The most number signs in a row: the parser reads on to the last from each of them.
  package static let mostNumberSigns = 255

  /// Where the source first goes deeper than the limits, or has too many number signs in a row, as a UTF-8 offset; `nil` if it
  /// nowhere does.
  package static func excess(in source: String) -> Int? {
    var scanner = BracketNesting(Array(source.utf8))
    return scanner.scan()
  }

  private let bytes: [UInt8]
  private var index = 0
  /// Open brackets; `"` stands for a string that an interpolation interrupts.
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
    // Back in the string around an interpolation.
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

  /// From a quotation mark, or from the bracket that ends an interpolation, to the end of the string or its next
  /// interpolation. An end of line ends it too; what follows in a string of several lines only counts as code.
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
