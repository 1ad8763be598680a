import FenceEvaluation
import FenceSyntax

/// Arguments for declared views and functions that the fence never calls: existing values of the parameters' types, or
/// placeholders named after the parameters.
struct StandInArguments {
  let evaluator: Evaluator

  /// Returns the arguments that a view's initializer needs.
  func arguments(of type: TypeDeclaration) -> [CallArgument] {
    let mark = type.syntax.mark
    if let initializer = type.initializers.first { return arguments(of: initializer) }
    return type.stored.filter(needsValue).map { property in
      let value = value(property.name, property.type)
      return CallArgument(
        label: property.name, value: property.wrapper?.name == "Binding" ? .binding(Self.constant(value)) : value,
        mark: mark)
    }
  }

  /// Returns the arguments that a function or an initializer needs.
  func arguments(of function: FunctionSyntax) -> [CallArgument] {
    function.parameters.filter { $0.defaultValue == nil && !$0.isVariadic }.map { parameter in
      let value = value(parameter.declared.text, parameter.type)
      return CallArgument(
        label: parameter.label, value: parameter.type?.base == "Binding" ? .binding(Self.constant(value)) : value,
        mark: function.mark)
    }
  }

  /// Whether a memberwise initializer has no default for a property.
  private func needsValue(_ property: VariableSyntax) -> Bool {
    guard property.initial == nil else { return false }
    if let wrapper = property.wrapper {
      return ["Binding", "Bindable", "ObservedObject", "State"].contains(wrapper.name)
    }
    if !property.isLet, case .optional? = property.type { return false }
    return true
  }

  private func value(_ name: String, _ type: TypeName?) -> Value {
    if let known = type.flatMap({ ExampleValues(evaluator).value(of: $0, near: nil) }) { return known }
    evaluator.standIns.note(name)
    return .native(UnknownValue(path: name))
  }

  private static func constant(_ value: Value) -> BindingValue { BindingValue(get: { value }, set: { _ in }) }
}
