import Diagnostics

/// Finds text that was encoded in UTF-8, read as Windows-1252 and encoded again.
///
/// A run of characters counts as damage when its Windows-1252 bytes are a well-formed UTF-8 sequence, and when that is
/// more likely than the characters themselves. `â€™` never occurs in good text, but `Ã”` can (a word in capitals before
/// a quotation mark) and `à »` does (French, with a no-break space). Hence:
/// - sequences of three bytes that start with `â` (punctuation, arrows, mathematics) and of four that start with `ð`
///   (emoji) always count;
/// - sequences of two bytes count unless a capital precedes them and a quotation mark or dash ends them;
/// - other sequences of three bytes (Vietnamese, Chinese …) count where two of them are adjacent.
enum DoubleEncoding {
  static func repair(
    _ line: String, number: Int, keepsColumns: Bool
  ) -> (repaired: String, damages: [DecodedText.Damage]) {
    let scalars = Array(line.unicodeScalars)
    var repaired = ""
    var damages: [DecodedText.Damage] = []
    var column = 1
    var index = 0
    while index < scalars.count {
      guard let length = damagedLength(scalars, at: index) else {
        repaired.unicodeScalars.append(scalars[index])
        column += UTF8.width(scalars[index])
        index += 1
        continue
      }
      let found = scalars[index..<(index + length)]
      let meant = decoded(found)
      let start = keepsColumns ? column : repaired.utf8.count + 1
      repaired += meant
      column += found.reduce(0) { $0 + UTF8.width($1) }
      let end = keepsColumns ? column : repaired.utf8.count + 1
      damages.append(
        DecodedText.Damage(
          kind: .encodedTwice, found: String(String.UnicodeScalarView(found)), meant: meant,
          span: Span(Location(line: number, column: start), Location(line: number, column: end))))
      index += length
    }
    return (repaired, damages)
  }

  /// Returns the number of characters that form one damaged character at an index; `nil` if the character is intact.
  private static func damagedLength(_ scalars: [Unicode.Scalar], at index: Int) -> Int? {
    guard let length = sequenceLength(scalars, at: index) else { return nil }
    switch (length, scalars[index].value) {
    case (4, _), (3, 0xE2): return length
    case (2, _):
      let isAfterCapital = index > 0 && scalars[index - 1].properties.isUppercase
      let last = scalars[index + 1].properties.generalCategory
      let endsInMark = [.initialPunctuation, .finalPunctuation, .dashPunctuation, .openPunctuation].contains(last)
      return isAfterCapital && endsInMark ? nil : length
    default:
      let follows = sequenceLength(scalars, at: index + length) == 3
      let precedes = index >= 3 && sequenceLength(scalars, at: index - 3) == 3
      return follows || precedes ? length : nil
    }
  }

  private static func sequenceLength(_ scalars: [Unicode.Scalar], at index: Int) -> Int? {
    guard index < scalars.count, let lead = Windows1252.upperByte(scalars[index]), (0xC2...0xF4).contains(lead)
    else { return nil }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard index + length <= scalars.count else { return nil }
    var bytes = [lead]
    for scalar in scalars[(index + 1)..<(index + length)] {
      guard let byte = Windows1252.upperByte(scalar), (0x80...0xBF).contains(byte) else { return nil }
      bytes.append(byte)
    }
    guard let text = String(validating: bytes, as: UTF8.self), let meant = text.unicodeScalars.first else { return nil }
    let category = meant.properties.generalCategory
    return category == .unassigned || category == .control || category == .privateUse ? nil : length
  }

  private static func decoded(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(decoding: scalars.compactMap(Windows1252.upperByte), as: UTF8.self)
  }
}
