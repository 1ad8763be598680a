import Diagnostics
import FenceSyntax

/// Writes values to variables, properties and elements.
struct Assignment {
  private let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  func assign(
    _ operation: String, _ target: Expression, _ source: Expression, _ mark: SourceMark, _ scope: Scope
  ) throws -> Value {
    var value = try evaluator.evaluate(source, scope)
    if operation != "=" {
      let current = try evaluator.evaluate(target, scope)
      value = try Operators.apply(operation, current, value, evaluator, mark)
    }
    try assign(value, to: target, scope)
    return .void
  }

  /// Writes a value to a variable, a property, an element, or each of a tuple.
  func assign(_ value: Value, to target: Expression, _ scope: Scope) throws {
    switch target.kind {
    case .discard: return
    case .name(let name): try write(value, name, scope, target.mark)
    case .member(let base, let name):
      let container = try evaluator.evaluate(base, scope)
      if case .nothing = container, base.hasOptionalChain { return }
      let changed = try setting(name, of: container, to: value, target.mark)
      if case .object = container { return }
      if case .binding = container { return }
      try assign(changed, to: base, scope)
    case .index(let base, let arguments):
      let keys = try arguments.map { try evaluator.evaluate($0.value, scope) }
      let changed = try StandardLibrary.settingElement(
        of: evaluator.evaluate(base, scope), keys, to: value, evaluator, target.mark)
      try assign(changed, to: base, scope)
    case .forceUnwrap(let base), .optionalChain(let base): try assign(value, to: base, scope)
    case .tuple(let elements):
      guard case .tuple(let values) = value, values.count == elements.count else {
        throw Failure(
          "type-mismatch", "\(value.typeName) can't be assigned to a tuple of \(elements.count)", target.mark)
      }
      for (element, value) in zip(elements, values) { try assign(value.value, to: element.value, scope) }
    case .reference(let inner), .kept(_, let inner): try assign(value, to: inner, scope)
    default: throw Failure("not-assignable", "this can't be assigned to", target.mark)
    }
  }

  private func write(_ value: Value, _ name: String, _ scope: Scope, _ mark: SourceMark) throws {
    let isMember = scope.receiver.map { evaluator.isDeclared(name, in: $0) } ?? false
    if let box = isMember ? scope.ownBox(name) : scope.box(name) {
      let converted =
        try box.declaredType.map { try evaluator.convert(value, to: $0, scope, mark) } ?? settle(value, like: box.value)
      // A local binding variable is written through.
      return try box.write(converted)
    }
    guard let receiver = scope.receiver else {
      throw Failure(.stated(code: "unknown-symbol", message: "cannot find '\(name)' in scope"), mark)
    }
    if name == "self" {
      return try receiver.box.write(
        receiver.type.map { try evaluator.convert(value, to: .named($0.name, []), scope, mark) } ?? value)
    }
    if receiver.isStatic, let type = receiver.type, let property = type.statics[name] {
      property.value = value.settled
      return
    }
    let container = try receiver.box.read()
    let changed = try setting(name, of: container, to: value, mark)
    if case .object = container { return }
    try receiver.box.write(changed)
  }

  /// A literal takes the type of what stands in its place, and so does a case without its enum's name.
  func settle(_ value: Value, like old: Value) -> Value {
    if case .literal(_, let number) = value, case .double = old { return .double(number) }
    if case .implicit(let member) = value, case .enumCase(let item) = old, member.chain.isEmpty,
      let named = try? evaluator.staticMember(
        member.name, of: TypeValue(name: item.type.name, declaration: item.type), member.mark)
    {
      return member.arguments.flatMap { try? evaluator.call(named, $0, member.mark) } ?? named
    }
    return value.settled
  }

  /// The value with a property set; an object is changed in place.
  func setting(_ name: String, of container: Value, to value: Value, _ mark: SourceMark) throws -> Value {
    switch container {
    case .instance(var instance):
      if name.hasPrefix("_"), instance.type.property(String(name.dropFirst())) != nil {
        instance.fields[String(name.dropFirst())] = value
        return .instance(instance)
      }
      guard let property = evaluator.property(name, of: instance.type) else { throw noMember(name, container, mark) }
      if let changed = try computed(property, container, instance.type, value, mark) { return changed }
      if property.wrapper != nil, case .binding(let binding)? = instance.fields[name] {
        try binding.set(
          property.type.map { try evaluator.convert(value, to: $0, instance.type.scope, mark) }
            ?? settle(value, like: binding.get()))
        return container
      }
      let old = instance.fields[name] ?? .nothing
      instance.fields[name] =
        try property.type.map { try evaluator.convert(value, to: $0, instance.type.scope, mark) }
        ?? settle(value, like: old)
      return try observed(property, old, .instance(instance), instance.type, mark)
    case .object(let object):
      guard let property = evaluator.property(name.hasPrefix("_") ? String(name.dropFirst()) : name, of: object.type)
      else {
        throw noMember(name, container, mark)
      }
      if try computed(property, container, object.type, value, mark) != nil { return container }
      let old = object.fields[property.name] ?? .nothing
      object.fields[property.name] =
        try property.type.map { try evaluator.convert(value, to: $0, object.type.scope, mark) }
        ?? settle(value, like: old)
      object.didChange?()
      evaluator.viewScope?.graph.states.markDirty()
      return try observed(property, old, container, object.type, mark)
    case .tuple(var elements):
      guard let index = elements.firstIndex(where: { $0.label == name }) ?? Int(name), elements.indices.contains(index)
      else {
        throw noMember(name, container, mark)
      }
      elements[index].value = value.settled
      return .tuple(elements)
    case .binding(let binding):
      if name == "wrappedValue" {
        try binding.set(value)
      } else {
        try binding.set(setting(name, of: binding.get(), to: value, mark))
      }
      return container
    case .type(let type) where type.name == Evaluator.fenceType:
      try evaluator.globals.box(name)?.write(value)
      return container
    case .type(let type):
      guard let property = type.declaration?.statics[name] else { throw noMember(name, container, mark) }
      property.value = value.settled
      return container
    case .native(var attributed as AttributedText):
      attributed.set(name, value)
      return .native(attributed)
    default:
      if let changed = evaluator.catalog.setting(name, of: container, to: value) { return changed }
      throw noMember(name, container, mark)
    }
  }

  private func noMember(_ name: String, _ container: Value, _ mark: SourceMark) -> Failure {
    Failure("unknown-member", "\(container.typeName) has no property '\(name)' that can be set", mark)
  }

  /// Runs a computed property's setter; `nil` for a stored property.
  private func computed(
    _ property: VariableSyntax, _ container: Value, _ type: TypeDeclaration, _ value: Value, _ mark: SourceMark
  ) throws -> Value? {
    guard property.getter != nil else { return nil }
    guard let setter = property.setter else {
      throw Failure("not-assignable", "'\(property.name)' is computed and has no setter", mark)
    }
    let receiver = Receiver(box: Box(container), type: type)
    let scope = Scope(parent: type.scope)
    scope.receiver = receiver
    scope.declare(
      setter.parameter, try property.type.map { try evaluator.convert(value, to: $0, scope, mark) } ?? value.settled)
    _ = try evaluator.nested(mark) { try evaluator.run(setter.body, scope) }
    return receiver.box.value
  }

  private func observed(
    _ property: VariableSyntax, _ old: Value, _ container: Value, _ type: TypeDeclaration, _ mark: SourceMark
  ) throws -> Value {
    guard let observer = property.didSet else { return container }
    let receiver = Receiver(box: Box(container), type: type)
    let scope = Scope(parent: type.scope)
    scope.receiver = receiver
    scope.declare(observer.parameter, old)
    _ = try evaluator.nested(mark) { try evaluator.run(observer.body, scope) }
    return receiver.box.value
  }
}
