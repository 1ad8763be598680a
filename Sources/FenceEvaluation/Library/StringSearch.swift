import Foundation
import VitrineUI

/// Ranges in attributed strings, whose positions are numbers of characters.
enum StringSearch {
  /// Where a part is found; `nil` as Swift's `range(of:)` gives it.
  static func range(of part: String, in text: String) -> Value {
    let characters = Array(text)
    let wanted = Array(part)
    guard !wanted.isEmpty, wanted.count <= characters.count else { return .nothing }
    // Knuth, Morris and Pratt's: how much of the part's start each of its beginnings ends with.
    var borders = [0]
    func extended(_ length: Int, by character: Character) -> Int {
      var length = length
      while length > 0, wanted[length] != character { length = borders[length - 1] }
      return wanted[length] == character ? length + 1 : 0
    }
    for character in wanted.dropFirst() { borders.append(extended(borders[borders.count - 1], by: character)) }
    var matched = 0
    for (index, character) in characters.enumerated() {
      matched = extended(matched, by: character)
      if matched == wanted.count { return .range(RangeValue(index + 1 - matched..<index + 1)) }
    }
    return .nothing
  }

  /// A range of positions within a number of characters, open ends filled in; `nil` for no range or one outside.
  static func bounds(_ value: Value?, count: Int) -> Range<Int>? {
    guard case .range(let range)? = value, let (low, high) = range.positions(count: count) else { return nil }
    return low >= 0 && low <= high && high <= count ? low..<high : nil
  }

  static func substring(_ text: some StringProtocol, _ range: Range<Int>) -> String { String(Array(text)[range]) }

  /// A range of characters as one of the text's positions.
  static func range(_ range: Range<Int>, in text: some StringProtocol) -> Range<String.Index> {
    let lower = text.index(text.startIndex, offsetBy: range.lowerBound)
    return lower..<text.index(lower, offsetBy: range.count)
  }
}
