import VitrineUI

extension Interpreter {
  /// A binding that sets its value with an animation: `$isOn.animation(.spring)`.
  package func animated(
    _ binding: BindingValue, _ arguments: [CallArgument], _ mark: SourceMark
  ) throws -> BindingValue {
    let animation = try arguments.first.map { try self.animation($0) } ?? Animation.default
    return BindingValue(
      get: binding.get, set: { value in try Transaction(animation: animation).perform { try binding.set(value) } },
      location: binding.location)
  }

  /// An animation that is given, or none for `nil`.
  private func animation(_ argument: CallArgument) throws -> Animation? {
    if case .nothing = argument.value { return nil }
    guard case .native(let animation as Animation) = try catalog.convert(argument, "Animation", self) else {
      return nil
    }
    return animation
  }
}
