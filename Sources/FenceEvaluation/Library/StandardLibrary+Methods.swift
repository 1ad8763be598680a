import Foundation
import VitrineLayout
import VitrineUI

extension StandardLibrary {
  /// Calls a method that changes nothing; `nil` if the type has none of that name.
  package static func call(
    _ name: String, _ value: Value, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value? {
    if name == "formatted" { return .string(try formatted(value, arguments, evaluator, mark)) }
    if let found = try Library(evaluator, mark).call(name, on: value, arguments) { return found }
    switch value {
    case .native(is InertValue), .native(is UnknownValue): return nil
    case .native(let native):
      if let result = try FoundationCalls(evaluator, mark).call(name, native, arguments) { return result }
    case .type: return nil
    default: break
    }
    // Any value may be an optional's.
    return try Library(evaluator, mark).call(name, on: value, arguments, of: ["Optional"])
  }
}
