import Diagnostics
import Foundation
import VitrineText

/// Members of regular expressions, and those of texts that take one.
struct RegexMembers {
  private let call: LibraryCall
  private var mark: SourceMark { call.mark }

  init(_ call: LibraryCall) { self.call = call }

  // MARK: Expressions

  /// The expression of a literal with its slashes.
  func make(literal: String) throws -> RegexValue {
    let regex = RegexValue(literal: literal)
    _ = try RegexSearch.compiled(regex, mark)
    return regex
  }
  func make(_ type: RegexValue.Type, _ pattern: String) throws -> RegexValue { try regex(pattern, isTyped: false) }
  func make(_ type: RegexValue.Type, _ pattern: String, as outputType: LibraryElement) throws -> RegexValue {
    try regex(pattern, isTyped: true)
  }
  func make(_ type: RegexValue.Type, verbatim text: String) throws -> RegexValue {
    try regex(NSRegularExpression.escapedPattern(for: text), isTyped: false)
  }
  func make(_ type: RegexValue.Type, _ component: RegexValue) -> RegexValue { component }
  func make(_ type: RegexValue.Type, _ content: LibraryFunction) throws -> RegexValue {
    throw Failure(
      "not-understood", "RegexBuilder patterns are not supported", mark, hint: "use a regex literal: /[a-z]+/")
  }
  private func regex(_ pattern: String, isTyped: Bool) throws -> RegexValue {
    let regex = RegexValue(pattern: pattern, isTyped: isTyped)
    do { _ = try RegexSearch.compiled(regex, mark) } catch let failure as Failure {
      throw call.evaluator.throwing(Thrown(value: .string(failure.message), mark: mark))
    }
    return regex
  }

  func firstMatch(_ base: RegexValue, in text: some LibraryText) throws -> RegexMatch? {
    try firstMatch(text, of: base)
  }
  func wholeMatch(_ base: RegexValue, in text: some LibraryText) throws -> RegexMatch? {
    try wholeMatch(text, of: base)
  }
  func prefixMatch(_ base: RegexValue, in text: some LibraryText) throws -> RegexMatch? {
    try prefixMatch(text, of: base)
  }

  private func search(_ regex: RegexValue, _ text: some StringProtocol) throws -> RegexSearch {
    try RegexSearch(regex, in: Substring(text), call.evaluator, mark)
  }

  // MARK: Texts

  func firstMatch(_ base: some LibraryText, of regex: RegexValue) throws -> RegexMatch? {
    try search(regex, base).first()
  }
  func wholeMatch(_ base: some LibraryText, of regex: RegexValue) throws -> RegexMatch? {
    try search(regex, base).first(.whole)
  }
  func prefixMatch(_ base: some LibraryText, of regex: RegexValue) throws -> RegexMatch? {
    try search(regex, base).first(.prefix)
  }
  func matches(_ base: some LibraryText, of regex: RegexValue) throws -> [RegexMatch] { try search(regex, base).all() }
  func contains(_ base: some LibraryText, _ regex: RegexValue) throws -> Bool { try search(regex, base).first() != nil }
  func starts(_ base: some LibraryText, with regex: RegexValue) throws -> Bool {
    try search(regex, base).first(.prefix) != nil
  }
  func ranges(_ base: some LibraryText, of regex: RegexValue) throws -> [Range<String.Index>] {
    try search(regex, base).all().compactMap(\.range)
  }
  func firstRange(_ base: some LibraryText, of regex: RegexValue) throws -> Range<String.Index>? {
    try search(regex, base).first()?.range
  }
  func trimmingPrefix(_ base: some LibraryText, _ regex: RegexValue) throws -> Substring {
    Substring(base.dropFirst(try search(regex, base).first(.prefix)?.groups[0]?.upperBound ?? 0))
  }
  func split(
    _ base: some LibraryText, separator: RegexValue, maxSplits: Int, omittingEmptySubsequences: Bool
  ) throws -> [Substring] {
    try search(separator, base).pieces(maxSplits, keepsEmpty: !omittingEmptySubsequences)
  }
  func replacing(
    _ base: some LibraryText, _ regex: RegexValue, with replacement: String, maxReplacements: Int
  ) throws -> String {
    try search(regex, base).replacing(maxReplacements) { _ in replacement }
  }
  func replacing(
    _ base: some LibraryText, _ regex: RegexValue, maxReplacements: Int, with replacement: LibraryFunction
  ) throws -> String {
    try search(regex, base).replacing(maxReplacements) { match in try (replacement(match) as AnyText).value }
  }
  func replace<Base: LibraryText>(
    _ base: inout Base, _ regex: RegexValue, with replacement: String, maxReplacements: Int
  ) throws {
    base = Base(try replacing(base, regex, with: replacement, maxReplacements: maxReplacements))
  }
  func replace<Base: LibraryText>(
    _ base: inout Base, _ regex: RegexValue, maxReplacements: Int, with replacement: LibraryFunction
  ) throws {
    base = Base(try replacing(base, regex, maxReplacements: maxReplacements, with: replacement))
  }

  // MARK: Foundation's searches

  /// The search for a pattern by `options: .regularExpression`; `nil` for one that is no pattern, which has no match.
  func search(
    _ pattern: String, _ options: String.CompareOptions, in text: some StringProtocol
  ) throws -> RegexSearch? {
    var regex = RegexValue(pattern: pattern, isTyped: true)
    if options.contains(.caseInsensitive) { regex.options.insert(.ignoresCase) }
    return (try? RegexSearch.compiled(regex, mark)) == nil ? nil : try search(regex, text)
  }
}

extension LibraryCall {
  var regex: RegexMembers { RegexMembers(self) }
}

extension RegexValue: NativeLibraryValue { package static var shownName: String { "Regex" } }
extension RegexPart: NativeLibraryValue {
  package static var shownName: String { "AnyRegexOutput.Element" }

  var substring: Substring? { range.map { match.text[$0] } }
  var value: String? { match.part(group) }
  var range: Range<String.Index>? { match.groups[group].map { StringSearch.range($0, in: match.text) } }
  var name: String? { match.names.first { $0.value == group }?.key }
}

extension RegexMembers {
  func range(_ base: RegexMatch) -> Range<String.Index>? { base.range }
  func output(_ base: RegexMatch) -> Value { base.output }
  func count(_ base: RegexMatch) throws -> Int {
    guard !base.isTyped else {
      throw Failure(.unknownMember("count", of: "value of type 'Regex.Match'", near: nil), mark)
    }
    return base.groups.count
  }
}

extension RegexMatch: NativeLibraryValue { package static var shownName: String { "Regex.Match" } }

extension RegexMatch {
  /// The match's place in the text.
  var range: Range<String.Index>? { groups[0].map { StringSearch.range($0, in: text) } }
}
