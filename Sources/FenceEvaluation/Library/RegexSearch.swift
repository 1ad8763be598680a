import Diagnostics
import Foundation
import VitrineText
import VitrineUI

/// A regular expression at work on a text, within the evaluation's bounds.
struct RegexSearch {
  private let regex: RegexValue
  private let expression: RegularExpression
  /// A part of a text, whose positions are those of the whole.
  private let text: Substring
  private let units: [UInt16]
  private let names: [String: Int]
  /// The number of the character at each UTF-16 unit, and behind the last.
  private let characters: [Int]
  private let evaluator: Evaluator
  private let mark: SourceMark

  /// The most UTF-16 units of a text: each step of a search may look at all of them.
  private static let longest = 20_000

  init(_ regex: RegexValue, in text: Substring, _ evaluator: Evaluator, _ mark: SourceMark) throws {
    self.expression = try Self.compiled(regex, mark)
    (self.regex, self.text, self.evaluator, self.mark) = (regex, text, evaluator, mark)
    (units, names) = (Array(text.utf16), regex.names)
    guard units.count <= Self.longest else {
      throw Failure("limit-size", "cannot search a text of more than \(Self.longest) characters with a regex", mark)
    }
    var numbers: [Int] = []
    for (number, character) in text.enumerated() {
      for _ in character.utf16 { numbers.append(number) }
    }
    characters = numbers + [(numbers.last ?? -1) + 1]
  }

  /// The expression that a pattern is.
  static func compiled(_ regex: RegexValue, _ mark: SourceMark) throws -> RegularExpression {
    guard let expression = RegularExpression(regex.pattern, regex.options) else {
      throw Failure(
        "invalid-pattern", "cannot parse regular expression '\(regex.pattern)'", mark,
        hint: "close all brackets, and add a backslash before special characters")
    }
    return expression
  }

  private func match(from start: Int, _ extent: RegularExpression.Extent) throws -> (RegexMatch, Range<Int>)? {
    switch expression.search(units, from: start, extent) {
    case .none: return nil
    case .tooMuch:
      throw Failure(
        "limit-steps", "regular expression '\(regex.pattern)' backtracks too often", mark,
        hint: "avoid nested repetitions such as (a+)+")
    case .found(let groups):
      guard let whole = groups.first ?? nil else { return nil }
      let places = groups.map { $0.map { characters[$0.lowerBound]..<max(characters[$0.lowerBound], end(of: $0)) } }
      return (RegexMatch(text: text, groups: places, names: names, isTyped: regex.isTyped), whole)
    }
  }

  /// Behind the last character of a range.
  private func end(of range: Range<Int>) -> Int {
    range.isEmpty ? characters[range.lowerBound] : characters[range.upperBound - 1] + 1
  }

  func first(_ extent: RegularExpression.Extent = .anywhere) throws -> RegexMatch? {
    try charge(units.count)
    return try match(from: 0, extent)?.0
  }

  /// Counts what it takes to look at a number of UTF-16 units.
  private func charge(_ count: Int) throws { try evaluator.charge(max(64, 16 * count), mark) }

  /// All matches, none in another.
  func all(_ most: Int = .max) throws -> [RegexMatch] {
    try charge(units.count)
    var (found, start): ([RegexMatch], Int) = ([], 0)
    while found.count < most, start <= units.count, let (match, range) = try match(from: start, .anywhere) {
      found.append(match)
      try charge(range.upperBound - start)
      start = range.isEmpty ? range.upperBound + 1 : range.upperBound
    }
    return found
  }

  /// The text with matches as something else.
  func replacing(_ most: Int = .max, with other: (RegexMatch) throws -> String) throws -> String {
    let characters = Array(text)
    var (result, end) = ("", 0)
    for match in try all(most) {
      guard let range = match.groups[0], range.lowerBound >= end else { continue }
      result += String(characters[end..<range.lowerBound]) + (try other(match))
      try evaluator.checkSize(result.utf8.count, mark)
      end = range.upperBound
    }
    return result + String(characters[end...])
  }

  /// What stands between the matches.
  func pieces(_ most: Int = .max, keepsEmpty: Bool) throws -> [Substring] {
    func piece(_ range: Range<Int>) -> Substring { text[StringSearch.range(range, in: text)] }
    var (pieces, end): ([Substring], Int) = ([], 0)
    for match in try all() {
      guard pieces.count < most else { break }
      guard let range = match.groups[0], !range.isEmpty, range.lowerBound >= end else { continue }
      // A part that is left out is no split.
      if keepsEmpty || end < range.lowerBound { pieces.append(piece(end..<range.lowerBound)) }
      end = range.upperBound
    }
    pieces.append(piece(end..<text.count))
    return keepsEmpty ? pieces : pieces.filter { !$0.isEmpty }
  }

  /// What a template of Foundation's comes to: `$1` is the first group's part.
  static func filled(_ template: String, _ match: RegexMatch) -> String {
    var result = ""
    var rest = template[...]
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.popFirst() {
        result.append(next)
      } else if character == "$", let digit = rest.first, digit.isASCII, let group = digit.wholeNumberValue {
        rest.removeFirst()
        result += match.part(group) ?? ""
      } else {
        result.append(character)
      }
    }
    return result
  }
}
