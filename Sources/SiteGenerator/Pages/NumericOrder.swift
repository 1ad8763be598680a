/// The place of a title among others, with numbers in it compared as numbers: “Group 2” before “Group 10”. Case does not
/// count.
struct NumericOrder: Comparable {
  private enum Part: Comparable {
    /// Digits without leading zeros, and their count, which decides first; numbers come before words.
    case number(count: Int, digits: String)
    case words(String)
  }

  private let parts: [Part]

  init(_ title: String) {
    var parts: [Part] = []
    var rest = title.lowercased()[...]
    while let first = rest.first {
      let isNumber = Self.isDigit(first)
      let piece = rest.prefix { Self.isDigit($0) == isNumber }
      rest = rest[piece.endIndex...]
      let digits = piece.drop { $0 == "0" }
      parts.append(isNumber ? .number(count: digits.count, digits: String(digits)) : .words(String(piece)))
    }
    self.parts = parts
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  static func < (a: NumericOrder, b: NumericOrder) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) }
}
