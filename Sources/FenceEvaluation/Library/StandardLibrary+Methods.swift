import Foundation
import VitrineLayout
import VitrineUI

extension StandardLibrary {
  /// Calls a method that changes nothing; `nil` if the type has none of that name.
  package static func call(
    _ name: String, _ value: Value, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value? {
    if let found = try Library(evaluator, mark).call(name, on: value, arguments) { return found }
    switch value {
    case .native(is InertValue), .native(is UnknownValue), .type: return nil
    // Any value may be an optional's, and has a form as text.
    default: return try Library(evaluator, mark).call(name, on: value, arguments, of: ["Formattable", "Optional"])
    }
  }
}
