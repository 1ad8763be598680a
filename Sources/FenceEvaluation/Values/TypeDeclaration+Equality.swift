import Diagnostics
import FenceSyntax

extension TypeDeclaration {
  /// Whether the type says itself when its values are equal.
  var hasOwnEquality: Bool { methods["=="] != nil }

  /// Whether values are equal by the type's own `==`; `nil` where it has none, and where that fails.
  func equality(of a: Value, _ b: Value) -> Bool? {
    guard hasOwnEquality, let evaluator = scope.names.evaluator,
      case .boolean(let isEqual)? = try? Operators.custom("==", [a, b], evaluator, evaluator.meter.mark)
    else { return nil }
    return isEqual
  }
}
