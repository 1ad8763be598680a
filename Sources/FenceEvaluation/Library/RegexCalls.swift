import Diagnostics
import Foundation
import VitrineUI

/// What texts and regular expressions are asked for of one another.
struct RegexCalls {
  private let evaluator: Evaluator
  private let mark: SourceMark

  init(_ evaluator: Evaluator, _ mark: SourceMark) { (self.evaluator, self.mark) = (evaluator, mark) }

  /// What `Regex(…)` makes; a pattern that is none is thrown.
  func make(_ arguments: [CallArgument]) throws -> Value? {
    if let literal = arguments["literal"]?.text {
      let regex = RegexValue(literal: literal)
      _ = try RegexSearch.compiled(regex, mark)
      return .native(regex)
    }
    if case .native(let regex as RegexValue)? = arguments.first?.value { return .native(regex) }
    guard let first = arguments.first, let text = first.value.text else {
      guard arguments.first?.isTrailing == true else { return nil }
      throw Failure(
        "not-understood", "RegexBuilder patterns are not supported", mark, hint: "use a regex literal: /[a-z]+/")
    }
    let pattern = first.label == "verbatim" ? NSRegularExpression.escapedPattern(for: text) : text
    let regex = RegexValue(pattern: pattern, isTyped: arguments["as"] != nil)
    do { _ = try RegexSearch.compiled(regex, mark) } catch let failure as Failure {
      throw evaluator.throwing(Thrown(value: .string(failure.message), mark: mark))
    }
    return .native(regex)
  }

  /// Calls a method of an expression; `nil` where it has none of that name.
  func call(_ name: String, _ regex: RegexValue, _ arguments: [CallArgument]) throws -> Value? {
    if let text = arguments["in"]?.text {
      return try match(name.replacingOccurrences(of: "Match", with: ""), regex, in: text)
    }
    var isOn = true
    if case .boolean(false)? = arguments.first?.value { isOn = false }
    return regex.with(name, isOn).map { .native($0) }
  }

  private func match(_ extent: String, _ regex: RegexValue, in text: String) throws -> Value? {
    let search = try RegexSearch(regex, in: text, evaluator, mark)
    let match: RegexMatch?
    switch extent {
    case "first": match = try search.first()
    case "whole": match = try search.first(.whole)
    case "prefix": match = try search.first(.prefix)
    default: return nil
    }
    return .optional(match.map { .native($0) })
  }

  /// Calls a method of a text that takes an expression; `nil` where the arguments have none.
  func call(_ name: String, on text: String, _ arguments: [CallArgument]) throws -> Value? {
    guard let regex = arguments.lazy.compactMap({ $0.value.regex }).first else { return nil }
    let search = try RegexSearch(regex, in: text, evaluator, mark)
    switch name {
    case "firstMatch", "wholeMatch", "prefixMatch":
      return try match(name.replacingOccurrences(of: "Match", with: ""), regex, in: text)
    case "matches": return .array(try search.all().map { .native($0) })
    case "contains": return .boolean(try search.first() != nil)
    case "starts": return .boolean(try search.first(.prefix) != nil)
    case "ranges":
      return .array(try search.all().compactMap { $0.groups[0].map { StringSearch.positions($0, in: text) } })
    case "firstRange":
      return .optional((try search.first()?.groups[0]).map { StringSearch.positions($0, in: text) })
    case "trimmingPrefix":
      guard let range = try search.first(.prefix)?.groups[0] else { return .string(text) }
      return .string(String(text.dropFirst(range.upperBound)))
    case "split": return .array(try pieces(search, arguments).map { .string($0) })
    case "replacing", "replace": return .string(try replacing(search, arguments))
    default: return nil
    }
  }

  private func pieces(_ search: RegexSearch, _ arguments: [CallArgument]) throws -> [String] {
    var keepsEmpty = false
    if case .boolean(false)? = arguments["omittingEmptySubsequences"] { keepsEmpty = true }
    return try search.pieces(max(0, arguments["maxSplits"]?.whole ?? .max), keepsEmpty: keepsEmpty)
  }

  private func replacing(_ search: RegexSearch, _ arguments: [CallArgument]) throws -> String {
    let most = max(0, arguments["maxReplacements"]?.whole ?? .max)
    let other = arguments["with"] ?? arguments.last?.value ?? .nothing
    if let text = other.text { return try search.replacing(most) { _ in text } }
    return try search.replacing(most) { match in
      try evaluator.step(mark)
      let made = try evaluator.call(other, [CallArgument(label: nil, value: .native(match), mark: mark)], mark)
      return try evaluator.describe(made.settled)
    }
  }

  // MARK: Foundation's searches

  /// `range(of:options:)`, and the like with `replacingOccurrences`, where options say how texts are compared.
  func search(_ name: String, _ text: String, _ arguments: [CallArgument]) throws -> Value? {
    guard let part = arguments["of"]?.text, let given = arguments["options"] else { return nil }
    let options = Set(
      (given.elements ?? [given]).compactMap { if case .implicit(let one) = $0 { one.name } else { nil } })
    guard !options.isEmpty else { return nil }
    var regex = RegexValue(
      pattern: options.contains("regularExpression") ? part : NSRegularExpression.escapedPattern(for: part),
      isTyped: true)
    if options.contains("caseInsensitive") { regex.options.insert(.ignoresCase) }
    // A pattern that is none matches nothing, as `NSString` has it.
    guard (try? RegexSearch.compiled(regex, mark)) != nil else { return name == "range" ? .nothing : .string(text) }
    let search = try RegexSearch(regex, in: text, evaluator, mark)
    if name == "range" {
      let found: RegexMatch? =
        options.contains("anchored")
        ? try search.first(.prefix) : options.contains("backwards") ? try search.all().last : try search.first()
      return .optional(found?.groups[0].map { StringSearch.positions($0, in: text) })
    }
    let other = arguments["with"]?.text ?? ""
    let isTemplate = options.contains("regularExpression")
    return .string(try search.replacing { isTemplate ? RegexSearch.filled(other, $0) : other })
  }
}

extension Value {
  /// The regular expression that a value is.
  var regex: RegexValue? { if case .native(let regex as RegexValue) = self { regex } else { nil } }
}
