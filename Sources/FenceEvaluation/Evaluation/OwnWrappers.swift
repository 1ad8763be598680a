import Diagnostics
import FenceSyntax

/// Property wrappers that the fence declares: the wrapper is what a property stores.
extension VariableSyntax {
  /// Whether a stored value is the property's wrapper, of a type that the fence declares.
  func isWrapper(_ stored: Value) -> Bool {
    guard let wrapper, let type = stored.declaredType else { return false }
    return type.name == wrapper.name
  }
}

extension WrapperSyntax {
  /// The wrapper's type, where the fence declares it; a global actor of the fence is none.
  func ownType(in scope: Scope) -> TypeDeclaration? {
    scope.type(name).flatMap { $0.syntax.attributes.contains("propertyWrapper") ? $0 : nil }
  }
}

extension PropertyWrappers {
  /// Makes a wrapper of a type that the fence declares; `nil` where it cannot be made without a value and gets none.
  func made(
    _ type: TypeDeclaration, _ wrapper: WrapperSyntax, around value: Value?, _ property: VariableSyntax, _ scope: Scope
  ) throws -> Value? {
    var arguments = try evaluator.evaluateArguments(wrapper.arguments, scope)
    if let value {
      arguments.insert(CallArgument(label: "wrappedValue", value: value, mark: property.mark), at: 0)
    } else if !isComplete(arguments, for: type) {
      return nil
    }
    // A wrapper of one type parameter holds a value of the property's type.
    guard type.syntax.generics.count == 1, let parameter = type.syntax.generics.first, let wanted = property.type,
      type.property("wrappedValue")?.type?.base == parameter
    else { return try evaluator.initialize(type, arguments, property.mark) }
    return try GenericBinding(evaluator).knowing([parameter: wanted], of: property.mark, scope) {
      try evaluator.initialize(type, arguments, property.mark)
    }
  }

  /// Makes a wrapper that evaluates the value it is given when it wants it: an autoclosure; `nil` for any other wrapper.
  func deferred(_ initial: Expression, _ property: VariableSyntax, _ scope: Scope) throws -> Value? {
    guard let wrapper = property.wrapper, let type = wrapper.ownType(in: scope),
      type.initializers.contains(where: { $0.parameters.first { $0.label == "wrappedValue" }?.isAutoclosure == true })
    else { return nil }
    let function = FunctionValue(name: property.name) { [evaluator] _, _ in
      let value = try evaluator.evaluate(initial, scope)
      return try property.type.map { try evaluator.convert(value, to: $0, scope, initial.mark) } ?? value.settled
    }
    return try made(type, wrapper, around: .function(function), property, scope)
  }

  /// Whether a wrapper can be made of its arguments alone.
  private func isComplete(_ arguments: [CallArgument], for type: TypeDeclaration) -> Bool {
    guard type.initializers.isEmpty else {
      return type.initializers.contains { evaluator.fits($0.parameters, arguments) }
    }
    return type.stored.allSatisfy { property in
      property.initial != nil || property.wrapper != nil || property.type?.isOptional == true
        || arguments.contains { $0.label == property.name }
    }
  }

  /// Returns the projection of a stored wrapper; `nil` for a value that is no wrapper of the fence's or projects nothing.
  func projected(_ stored: Value, _ property: VariableSyntax, _ mark: SourceMark) throws -> Value? {
    guard property.isWrapper(stored), let type = stored.declaredType,
      evaluator.property("projectedValue", of: type) != nil
    else { return nil }
    return try evaluator.member("projectedValue", of: stored, mark)
  }

  /// A local variable with a wrapper.
  func place(_ variable: VariableSyntax, _ wrapper: Value) -> Box {
    let storage = Box(wrapper)
    return Box(
      get: { try evaluator.unwrapped(storage.value, variable, variable.mark) },
      set: { storage.value = try evaluator.setting("wrappedValue", of: storage.value, to: $0, variable.mark) },
      wrapper: storage)
  }

  /// Returns the value of `$name` or `_name` for a local variable with a wrapper; `nil` for one without.
  func member(_ name: String, of box: Box, _ mark: SourceMark) throws -> Value? {
    guard let wrapper = box.wrapper?.value else { return nil }
    return name.hasPrefix("_") ? wrapper : try evaluator.member("projectedValue", of: wrapper, mark)
  }
}

extension Assignment {
  /// The property whose projection a name with a dollar sign is, and its wrapper with the projection set; `nil` for any
  /// other name.
  func settingProjection(
    _ name: String, of container: Value, to value: Value, _ mark: SourceMark
  ) throws -> (name: String, wrapper: Value)? {
    guard name.hasPrefix("$"), let property = container.property(String(name.dropFirst()), evaluator),
      let stored = evaluator.fields(of: container)?[property.name], property.isWrapper(stored)
    else { return nil }
    return (property.name, try setting("projectedValue", of: stored, to: value, mark))
  }
}

extension Value {
  /// A property that the fence declares for the value's type.
  func property(_ name: String, _ evaluator: Evaluator) -> VariableSyntax? {
    declaredType.flatMap { evaluator.property(name, of: $0) }
  }
}
