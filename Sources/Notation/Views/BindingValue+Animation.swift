import VitrineUI

extension Interpreter {
  /// A binding that sets its value with an animation: `$isOn.animation(.spring)`.
  func animated(
    _ binding: BindingValue, _ arguments: [CallArgument], _ mark: SourceMark
  ) throws -> BindingValue {
    let context = CallContext(interpreter: self, mark: mark)
    let animation =
      try arguments.first.map { try Kind.native(Animation.self).optional($0, context) } ?? Animation.default
    return BindingValue(
      get: binding.get, set: { value in try Transaction(animation: animation).perform { try binding.set(value) } },
      location: binding.location)
  }
}
