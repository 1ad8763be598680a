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
    case .native(let native) where name != "map" && name != "flatMap":
      if let result = try FoundationCalls(evaluator, mark).call(name, native, arguments) { return result }
      guard let attributed = native as? AttributedText, name == "range", let part = arguments.first?.value.text else {
        return nil
      }
      return StringSearch.range(of: part, in: attributed.text)
    case .nothing where name == "map" || name == "flatMap": return .nothing
    case .type(let type): return try callStatic(name, type, arguments, evaluator, mark)
    case .native(let native) where native is InertValue || native is UnknownValue: return nil
    default: return try optional(name, value, arguments, evaluator, mark)
    }
  }

  /// Calls a method of an optional that holds something: any value has these.
  private static func optional(
    _ name: String, _ value: Value, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value? {
    guard name == "map" || name == "flatMap", let transform = arguments.first?.value else { return nil }
    return try evaluator.call(transform, [CallArgument(label: nil, value: value, mark: mark)], mark)
  }

  private static func callStatic(
    _ name: String, _ type: TypeValue, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value? {
    if FormatterValue.kinds.contains(type.name),
      let result = try FormatterCalls(FormatterValue(type.name), ValueFormats(evaluator, .standard, mark))
        .callStatic(name, arguments)
    {
      return result
    }
    switch (type.name, name) {
    case ("Optional", "some"): return arguments.first?.value
    default: return nil
    }
  }
}
