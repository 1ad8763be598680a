/// A sort key for titles that compares numbers by their values: “Group 2” comes before “Group 10”. Case is ignored.
struct NumericOrder: Comparable {
  private enum Part: Comparable {
    /// The number of digits, which is compared first, and the digits without leading zeros. Numbers come before words.
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
