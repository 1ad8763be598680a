/// The comment or string of several lines around a place of a source that is read line by line.
struct SpanningText {
  /// The number of block comments around the place, one in another.
  private var comments = 0
  /// The number signs of the string of several lines around the place; `nil` outside of one.
  private var signs: Int?

  /// Whether the next line begins in a comment or a string.
  var isOpen: Bool { comments > 0 || signs != nil }

  mutating func read(_ line: Substring) {
    var rest = line.utf8[...]
    while let byte = rest.first {
      if comments > 0 {
        readComment(&rest)
      } else if let signs {
        readString(&rest, signs)
      } else if rest.starts(with: "//".utf8) {
        return
      } else if rest.starts(with: "/*".utf8) {
        comments = 1
        rest = rest.dropFirst(2)
      } else if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "\"") {
        enter(&rest)
      } else {
        rest.removeFirst()
      }
    }
  }

  private mutating func readComment(_ rest: inout Substring.UTF8View.SubSequence) {
    let step = rest.starts(with: "*/".utf8) ? -1 : rest.starts(with: "/*".utf8) ? 1 : 0
    comments += step
    rest = rest.dropFirst(step == 0 ? 1 : 2)
  }

  private mutating func readString(_ rest: inout Substring.UTF8View.SubSequence, _ signs: Int) {
    let end = "\"\"\"" + String(repeating: "#", count: signs)
    if rest.starts(with: end.utf8) {
      self.signs = nil
      rest = rest.dropFirst(3 + signs)
    } else {
      let isEscaped = signs == 0 && rest.first == UInt8(ascii: "\\")
      rest = rest.dropFirst(isEscaped ? 2 : 1)
    }
  }

  /// Enters a string of several lines, or passes one of a single line.
  private mutating func enter(_ rest: inout Substring.UTF8View.SubSequence) {
    let count = rest.prefix { $0 == UInt8(ascii: "#") }.count
    rest = rest.dropFirst(count)
    guard rest.first == UInt8(ascii: "\"") else { return }
    if rest.starts(with: "\"\"\"".utf8) {
      rest = rest.dropFirst(3)
      signs = count
      return
    }
    rest.removeFirst()
    let end = "\"" + String(repeating: "#", count: count)
    while let byte = rest.first, !rest.starts(with: end.utf8) {
      rest = rest.dropFirst(count == 0 && byte == UInt8(ascii: "\\") ? 2 : 1)
    }
    rest = rest.dropFirst(1 + count)
  }
}
