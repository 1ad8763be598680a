import Diagnostics
import FenceSyntax

/// Writing through key paths and by subscripts that the fence declares.
extension Assignment {
  /// The value with what a path leads to set; objects on the way are changed in place.
  package func setting(
    _ path: ArraySlice<String>, of container: Value, to value: Value, _ mark: SourceMark
  ) throws -> Value {
    guard let name = path.first else { return value }
    if name == "self" { return try setting(path.dropFirst(), of: container, to: value, mark) }
    guard path.count > 1 else { return try setting(name, of: container, to: value, mark) }
    let inner = try evaluator.member(name, of: container, mark)
    let changed = try setting(path.dropFirst(), of: inner, to: value, mark)
    return inner.isReference ? container : try setting(name, of: container, to: changed, mark)
  }

  /// Sets an element by a subscript of the fence; false where there is none for these arguments.
  func setOwnElement(
    of base: Expression, _ arguments: [Argument], _ keys: [Value], to value: Value, _ target: Expression,
    _ scope: Scope
  ) throws -> Bool {
    let container = try evaluator.evaluate(base, scope)
    let values = zip(arguments, keys).map { CallArgument(label: $0.label, value: $1, mark: target.mark) }
    guard let changed = try settingOwnElement(of: container, values, to: value, target.overload, target.mark) else {
      return false
    }
    if case .type = container { return true }
    if !container.isReference { try assign(changed, to: base, scope) }
    return true
  }

  /// Returns a value with an element set by a subscript of the fence; `nil` where there is none for these arguments.
  func settingOwnElement(
    of given: Value, _ values: [CallArgument], to value: Value, _ overload: Overload?, _ mark: SourceMark
  ) throws -> Value? {
    var container = given
    var functions: [FunctionSyntax] = []
    var type = container.declaredType
    var isStatic = false
    if case .native(let above as SuperValue) = container, let parent = above.parent {
      (type, container, isStatic) = (parent, above.value, above.isStatic)
      functions = evaluator.methods("subscript", of: parent) ?? []
    } else if let own = type {
      functions = evaluator.methods("subscript", of: own) ?? []
    } else if case .type(let named) = container, let own = named.declaration {
      (type, isStatic) = (own, true)
      functions = own.methods["subscript"]?.filter(\.isStatic) ?? []
    } else {
      for name in evaluator.extensions.isEmpty ? [] : evaluator.extensionNames(of: container) {
        guard let added = evaluator.extensions[name], let found = added.methods["subscript"] else { continue }
        (type, functions) = (added, found)
      }
    }
    let settable = OverloadChoice(evaluator: evaluator, overloads: functions.filter { $0.setter != nil })
    guard let type, settable.accepting(values) != nil, let function = settable.fitting(values, overload),
      let setter = function.setter
    else { return nil }
    let receiver = Receiver(box: Box(container), type: type, isStatic: isStatic)
    try run(setter, of: function, values, on: receiver, to: value, mark)
    return try receiver.box.read()
  }

  private func run(
    _ setter: (parameter: DeclaredName, body: [Statement]), of function: FunctionSyntax, _ arguments: [CallArgument],
    on receiver: Receiver, to value: Value, _ mark: SourceMark
  ) throws {
    let inner = Scope(parent: receiver.type?.scope ?? evaluator.globals)
    inner.receiver = receiver
    if !function.generics.isEmpty { GenericBinding(evaluator).declare(function, arguments, in: inner) }
    try evaluator.bind(function.parameters, arguments, inner, mark, function: "subscript")
    inner.declare(
      setter.parameter, try function.result.map { try evaluator.convert(value, to: $0, inner, mark) } ?? value.settled)
    _ = try evaluator.nested(mark) { try evaluator.run(setter.body, inner) }
  }

  /// Sets a member by `subscript(dynamicMember:)`; `nil` for a type without one that can be set.
  func settingDynamicMember(
    _ name: String, of container: Value, to value: Value, _ mark: SourceMark
  ) throws -> Value? {
    guard let (function, argument, type) = MemberLookup(evaluator).dynamicMemberFunction(name, of: container, mark),
      let setter = function.setter
    else { return nil }
    let receiver = Receiver(box: Box(container), type: type)
    try run(setter, of: function, [argument], on: receiver, to: value, mark)
    return try receiver.box.read()
  }

  /// Whether a property is a `@State` with a value, which setting it in `init` does not change: before the view has a place in
  /// the tree, there is nowhere to write to.
  func isSettled(_ property: VariableSyntax, in instance: Instance, _ mark: SourceMark) -> Bool {
    let name = property.name
    guard property.wrapper?.name == "State", property.initial != nil || property.type?.isOptional == true,
      instance.fields[name] != nil
    else { return false }
    evaluator.remark(
      Failure(
        "state-set-in-init", "'\(name)' has an initial value: setting it in 'init' has no effect", mark,
        hint: "set the wrapper: _\(name) = State(initialValue: …), or declare '\(name)' without a value"))
    return true
  }
}
