import Diagnostics
import Foundation
import VitrineUI

/// Texts that are made of values.
extension StandardLibrary {
  static func hex(_ value: UInt64, _ digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text.suffix(digits)
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
