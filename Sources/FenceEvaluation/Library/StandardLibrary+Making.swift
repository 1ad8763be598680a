import Diagnostics
import Foundation
import VitrineUI

/// Strings, arrays and dictionaries that are made of other values.
extension StandardLibrary {
  static func hex(_ value: UInt64, _ digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text.suffix(digits)
  }

  static func makeString(
    _ first: Value?, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value {
    if let label = arguments.first?.label {
      if label.hasPrefix("contentsOf") {
        throw Failure(
          "not-reachable", "a fence cannot read files", mark,
          hint: "include the text in the fence, or supply it with let=")
      }
      let values = arguments.map(\.value)
      if arguments.contains(where: { $0.label == "radix" }) { return try radixText(arguments) }
      if label == "decoding" || label == "data" || label == "bytes" {
        let bytes = (values[0].elements ?? []).compactMap { $0.whole.flatMap { UInt8(exactly: $0) } }
        return .string(String(decoding: bytes, as: UTF8.self))
      }
      if label == "format" {
        let text = Formatting.format(values[0].text ?? "", Array(values.dropFirst()))
        try evaluator.checkSize(text.utf8.count, mark)
        return .string(text)
      }
      if label == "repeating", let text = values[0].text {
        let count = text.isEmpty ? 0 : max(0, values.last?.whole ?? 0)
        try evaluator.checkSize(text.utf8.count * min(count, 1 << 24), mark)
        return .string(String(repeating: text, count: count))
      }
      if label == "reflecting" { return .string(try evaluator.debugDescription(of: values[0])) }
      if label == "localized" || label == "describing" || label == "describingSubject" {
        return .string(try evaluator.describe(values[0]))
      }
    }
    if arguments.count > 1, arguments[1].label == "radix" { return try radixText(arguments) }
    // Characters one after the other.
    if let first, first.text == nil, let elements = first.elements, elements.allSatisfy({ $0.text != nil }) {
      return .string(elements.compactMap(\.text).joined())
    }
    return .string(try first.map { try evaluator.describe($0.settled) } ?? "")
  }

  static func radixText(_ arguments: [CallArgument]) throws -> Value {
    guard let number = arguments.first?.value.whole,
      let radix = arguments.first(where: { $0.label == "radix" })?.value.whole, (2...36).contains(radix)
    else { return .string("") }
    var isUppercase = false
    if case .boolean(true)? = arguments.first(where: { $0.label == "uppercase" })?.value { isUppercase = true }
    return .string(String(number, radix: radix, uppercase: isUppercase))
  }

  /// `value.formatted()`, by a style or by what is said of date and time.
  package static func formatted(
    _ value: Value, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> String {
    let formats = ValueFormats(evaluator, .standard, mark)
    guard let first = arguments.first, first.label != nil else {
      return try formats.text(value, by: arguments.first?.value)
    }
    if case .range = value { return try formats.date(value, FormatValue("interval", arguments, mark)) }
    return try formats.date(value, FormatValue("dateTime", arguments, mark))
  }
}
