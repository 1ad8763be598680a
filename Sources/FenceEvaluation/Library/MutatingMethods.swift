import Foundation
import VitrineLayout
import VitrineUI

/// Methods that change the value they are called on.
enum MutatingMethods {
  /// Calls a method that changes the value it is called on; `nil` if there is none of that name.
  static func mutate(
    _ name: String, _ value: Value, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> (value: Value, result: Value)? {
    if let changed = try Library(evaluator, mark).mutate(name, value, arguments) {
      if let count = changed.value.elements?.count { try evaluator.checkSize(count, mark) }
      return changed
    }
    switch value {
    case .binding(let binding):
      guard let changed = try mutate(name, binding.get(), arguments, evaluator, mark) else { return nil }
      try binding.set(changed.value)
      return (value, changed.result)
    case .view(let view):
      guard let path = view as? Path,
        let changed = try evaluator.catalog.mutate(name, path, arguments, evaluator, mark) as? Path
      else { return nil }
      return (.view(changed), .void)
    case .native(let native):
      guard let changed = try evaluator.catalog.mutate(name, native, arguments, evaluator, mark) else { return nil }
      return (.native(changed), .void)
    default: return nil
    }
  }
}
