import VitrineUI

extension BindingValue {
  /// Returns a binding that sets its value with an animation: `$isOn.animation(.spring)`.
  package func animated(_ arguments: [CallArgument], _ evaluator: Evaluator) throws -> BindingValue {
    let animation = try arguments.first.map { try Self.animation($0, evaluator) } ?? Animation.default
    return BindingValue(
      get: get, set: { value in try Transaction(animation: animation).perform { try set(value) } }, location: location)
  }

  /// Returns the animation of an argument; `nil` for the argument `nil`.
  private static func animation(_ argument: CallArgument, _ evaluator: Evaluator) throws -> Animation? {
    if case .nothing = argument.value { return nil }
    guard case .native(let animation as Animation) = try evaluator.catalog.convert(argument, "Animation", evaluator)
    else { return nil }
    return animation
  }
}
