import Diagnostics
import Foundation
import VitrineUI

/// A scalar value of Unicode.
struct ScalarValue: Hashable, ToldInWords {
  let scalar: Unicode.Scalar
  var words: String { String(scalar) }
}

/// Characters that are trimmed or separate: `.whitespaces`, `CharacterSet(charactersIn: "…")`.
package struct CharacterSetValue {
  package let set: CharacterSet

  package static let named: [String: CharacterSet] = [
    "whitespaces": .whitespaces, "newlines": .newlines, "whitespacesAndNewlines": .whitespacesAndNewlines,
    "decimalDigits": .decimalDigits, "letters": .letters, "alphanumerics": .alphanumerics,
    "punctuationCharacters": .punctuationCharacters, "symbols": .symbols, "uppercaseLetters": .uppercaseLetters,
    "lowercaseLetters": .lowercaseLetters, "capitalizedLetters": .capitalizedLetters,
    "controlCharacters": .controlCharacters, "urlQueryAllowed": .urlQueryAllowed, "urlHostAllowed": .urlHostAllowed,
    "urlPathAllowed": .urlPathAllowed,
  ]

  init(_ set: CharacterSet) { self.set = set }

  /// A set, or the name of one.
  init?(_ value: Value?) {
    switch value {
    case .native(let known as CharacterSetValue): self = known
    case .implicit(let member):
      guard let found = Self.named[member.name] else { return nil }
      self.init(member.chain.contains { $0.name == "inverted" } ? found.inverted : found)
    default: return nil
    }
  }
}

extension StandardLibrary {
  /// Calls a method of strings that Foundation adds; `nil` if there is none of that name.
  static func moreOfString(
    _ name: String, _ text: String, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value? {
    let first = arguments.first?.value
    switch name {
    case "trimmingCharacters":
      return .string(text.trimmingCharacters(in: CharacterSetValue(first)?.set ?? .whitespacesAndNewlines))
    case "components":
      guard let set = CharacterSetValue(first)?.set else { return nil }
      return .array(text.components(separatedBy: set).map { .string($0) })
    case "compare", "caseInsensitiveCompare", "localizedCompare", "localizedStandardCompare",
      "localizedCaseInsensitiveCompare":
      return first?.text.map { .enumCase(Comparison.order(name, text, $0, evaluator)) }
    case "folding":
      return .string(text.folding(options: foldings(first), locale: nil))
    case "addingPercentEncoding":
      return .optional(
        text.addingPercentEncoding(withAllowedCharacters: CharacterSetValue(first)?.set ?? .urlQueryAllowed)
          .map { .string($0) })
    case "data": return .native(DataValue(bytes: Array(text.utf8)))
    default: return try AddressCalls.call(name, text, arguments, evaluator, mark)
    }
  }

  private static func foldings(_ value: Value?) -> String.CompareOptions {
    var options: String.CompareOptions = []
    for case .implicit(let member) in value?.elements ?? value.map({ [$0] }) ?? [] {
      if member.name == "diacriticInsensitive" { options.insert(.diacriticInsensitive) }
      if member.name == "caseInsensitive" { options.insert(.caseInsensitive) }
    }
    return options
  }

  /// A property of strings, characters and addresses that is asked for less often.
  static func moreOfStringProperty(_ name: String, _ text: String) -> Value? {
    switch name {
    case "debugDescription": return .string(text.debugDescription)
    case "utf8": return .array(text.utf8.map { .integer(Int(clamping: $0)) })
    case "utf16": return .array(text.utf16.map { .integer(Int(clamping: $0)) })
    case "unicodeScalars": return .array(text.unicodeScalars.map { .native(ScalarValue(scalar: $0)) })
    case "asciiValue": return .optional(text.first?.asciiValue.map { .integer(Int(clamping: $0)) })
    case "isASCII": return .boolean(text.allSatisfy(\.isASCII))
    case "isPunctuation": return .boolean(text.allSatisfy(\.isPunctuation))
    case "isSymbol": return .boolean(text.allSatisfy(\.isSymbol))
    case "isLowercase": return .boolean(text.allSatisfy(\.isLowercase))
    case "isNewline": return .boolean(text.allSatisfy(\.isNewline))
    case "isHexDigit": return .boolean(text.allSatisfy(\.isHexDigit))
    case "hexDigitValue": return .optional(text.first?.hexDigitValue.map { .integer($0) })
    default: return AddressCalls.property(name, text)
    }
  }
}

/// How two strings compare, as `ComparisonResult` has it.
private enum Comparison {
  package static func order(_ name: String, _ a: String, _ b: String, _ evaluator: Evaluator) -> EnumValue {
    let locale = Locale(identifier: "en_US")
    let result =
      switch name {
      case "caseInsensitiveCompare": a.compare(b, options: .caseInsensitive)
      case "localizedStandardCompare":
        a.compare(
          b, options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering], range: nil, locale: locale)
      case "localizedCaseInsensitiveCompare": a.compare(b, options: .caseInsensitive, range: nil, locale: locale)
      case "localizedCompare": a.compare(b, options: [], range: nil, locale: locale)
      default: a.compare(b)
      }
    return ComparisonResultValue.make(result)
  }
}

/// `ComparisonResult` as values of a fence.
package enum ComparisonResultValue {
  package static func make(_ result: ComparisonResult) -> EnumValue {
    let name =
      switch result {
      case .orderedAscending: "orderedAscending"
      case .orderedSame: "orderedSame"
      case .orderedDescending: "orderedDescending"
      }
    return EnumValue(type: .none, name: name, payload: [])
  }
}
