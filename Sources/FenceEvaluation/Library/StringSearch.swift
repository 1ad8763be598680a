import Foundation
import VitrineUI

/// Positions in strings are numbers of characters: `firstIndex(of:)`, `range(of:)`, `prefix(upTo:)` and subscripts agree.
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

  static func substring(_ text: String, _ range: Range<Int>) -> String { String(Array(text)[range]) }

  /// `index(after:)`, `index(before:)`, `index(_:offsetBy:)` and `distance(from:to:)`.
  static func position(_ name: String, _ arguments: [CallArgument], _ mark: SourceMark) throws -> Value? {
    guard let first = arguments.first?.value.whole else { return nil }
    let second = arguments.dropFirst().first?.value.whole ?? 0
    if name == "distance" { return .integer(try Operators.integer("-", second, first, mark)) }
    switch arguments.first?.label {
    case "after": return .integer(try Operators.integer("+", first, 1, mark))
    case "before": return .integer(try Operators.integer("-", first, 1, mark))
    default: return .integer(try Operators.integer("+", first, second, mark))
    }
  }

  /// Every occurrence of a part as something else.
  static func replacing(
    _ part: String, in text: String, with other: String, _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value {
    guard !part.isEmpty else { return .string(text) }
    let pieces = text.components(separatedBy: part)
    try evaluator.checkSize(text.utf8.count + (pieces.count - 1) * other.utf8.count, mark)
    return .string(pieces.joined(separator: other))
  }

  /// Calls a method that changes a string in place; `nil` if there is none of that name.
  static func mutateString(
    _ name: String, _ text: String, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> (value: Value, result: Value)? {
    try evaluator.charge(text.utf8.count, mark)
    let changed = try changedString(name, text, arguments, evaluator, mark)
    if let size = changed?.value.text?.utf8.count { try evaluator.checkSize(size, mark) }
    return changed
  }

  private static func changedString(
    _ name: String, _ text: String, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> (value: Value, result: Value)? {
    let first = arguments.first?.value
    func removed(_ range: Range<Int>) -> (value: Value, result: Value) {
      var characters = Array(text)
      characters.removeSubrange(range)
      return (.string(String(characters)), .string(substring(text, range)))
    }
    switch name {
    case "append":
      guard let more = first?.text else { return nil }
      try evaluator.checkSize(text.utf8.count + more.utf8.count, mark)
      return (.string(text + more), .void)
    case "replace":
      return try RegexCalls(evaluator, mark).call(name, on: text, arguments).map { ($0, .void) }
    case "removeSubrange": return bounds(first, count: text.count).map { (removed($0).value, .void) }
    case "removeFirst", "removeLast":
      let count = first?.whole ?? 1
      guard count >= 0, count <= text.count else {
        throw Failure("index-out-of-range", "cannot remove \(count) characters from a string of \(text.count)", mark)
      }
      return removed(name == "removeFirst" ? 0..<count : text.count - count..<text.count)
    case "popLast": return text.isEmpty ? (.string(text), .nothing) : removed(text.count - 1..<text.count)
    case "remove":
      guard let index = first?.whole, index >= 0, index < text.count else { return nil }
      return removed(index..<index + 1)
    case "removeAll":
      guard let condition = first else { return (.string(""), .void) }
      let kept = try text.filter { character in
        let argument = CallArgument(label: nil, value: .string(String(character)), mark: mark)
        return try !evaluator.truth(of: evaluator.call(condition, [argument], mark), mark)
      }
      return (.string(kept), .void)
    case "insert":
      guard let more = first?.text, let index = arguments.last?.value.whole, index >= 0, index <= text.count else {
        return nil
      }
      var characters = Array(text)
      characters.insert(contentsOf: Array(more), at: index)
      return (.string(String(characters)), .void)
    case "replaceSubrange":
      guard let range = bounds(first, count: text.count), let more = arguments.last?.value.text else { return nil }
      var characters = Array(text)
      characters.replaceSubrange(range, with: Array(more))
      return (.string(String(characters)), .void)
    default: return nil
    }
  }
}
