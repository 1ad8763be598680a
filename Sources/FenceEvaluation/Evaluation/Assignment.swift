import Diagnostics
import FenceSyntax
import VitrineUI

/// Writes values to variables, properties and elements.
package struct Assignment {
  package let evaluator: Evaluator

  package init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  package func assign(
    _ operation: String, _ target: Expression, _ source: Expression, _ mark: SourceMark, _ scope: Scope
  ) throws -> Value {
    let target = try place(target, scope)
    var value = try evaluator.evaluate(source, scope)
    if operation != "=" {
      let current = try evaluator.evaluate(target, scope)
      if case .nothing = current, target.hasOptionalChain { return .void }
      let left = CallArgument(value: current, mark: mark) { try assign($0, to: target, scope) }
      let right = CallArgument(value: value, mark: mark)
      if try Operators.custom(operation + "=", [left, right], evaluator, mark) != nil { return .void }
      value = try Operators.apply(operation, current, value, evaluator, mark)
    }
    try assign(value, to: target, scope)
    return .void
  }

  /// Writes a value to a variable, a property, an element, or each of a tuple.
  package func assign(_ value: Value, to target: Expression, _ scope: Scope) throws {
    evaluator.assignmentCount += 1
    switch target.kind {
    case .discard: return
    case .name(let use): try write(value, use, scope, target.mark)
    case .member(let base, let name):
      let container = try evaluator.evaluate(base, scope)
      if case .nothing = container, base.hasOptionalChain { return }
      let isUnobserved = base.isSelf && scope.receiver?.unobserved.contains(name) == true
      let changed = try setting(name, of: container, to: value, target.mark, isObserved: !isUnobserved)
      switch container {
      case .object, .binding, .type: return
      // `UITabBar.appearance().isHidden = true` changes nothing that a figure shows.
      case .native(let native) where container.isReference || native is InertValue: return
      default:
        // `nonmutating set` changes no value, and so needs no place to write one to.
        if !base.isPlace, container.property(name, evaluator)?.isNonmutating == true { return }
        try assign(changed, to: base, scope)
      }
    case .index(let base, let arguments):
      let keys = try arguments.map { try evaluator.evaluate($0.value, scope) }
      if case .keyPath(let names)? = keys.first, arguments.first?.label == "keyPath" {
        let container = try evaluator.evaluate(base, scope)
        let changed = try setting(names[...], of: container, to: value, target.mark)
        if !container.isReference { try assign(changed, to: base, scope) }
        return
      }
      if case .function? = keys.first, arguments.first?.label == "keyPath" {
        throw Failure("not-assignable", "cannot assign through a key path with subscripts in a variable", target.mark)
      }
      if try setOwnElement(of: base, arguments, keys, to: value, target, scope) { return }
      if case .type(let key)? = keys.first,
        let changed = evaluator.catalog.settingElement(
          of: try evaluator.evaluate(base, scope), key, to: value.settled)
      {
        return try assign(changed, to: base, scope)
      }
      let changed = try StandardLibrary.settingElement(
        of: evaluator.evaluate(base, scope), keys, to: value, evaluator, target.mark)
      try assign(changed, to: base, scope)
    case .forceUnwrap(let base), .optionalChain(let base): try assign(value, to: base, scope)
    case .tuple(let elements):
      guard case .tuple(let values) = value, values.count == elements.count else {
        throw Failure(
          "type-mismatch", "cannot assign \(value.typeSubject) to a tuple of \(elements.count) elements", target.mark)
      }
      for (element, value) in zip(elements, values) { try assign(value.value, to: element.value, scope) }
    case .reference(let inner), .kept(_, let inner): try assign(value, to: inner, scope)
    default: throw Failure("not-assignable", "cannot assign to immutable expression", target.mark)
    }
  }

  private func write(_ value: Value, _ use: NameUse, _ scope: Scope, _ mark: SourceMark) throws {
    let name = use.text
    let isMember = scope.receiver.map { evaluator.isDeclared(name, in: $0) } ?? false
    if let box = isMember ? scope.ownBox(use) : scope.box(use) {
      let converted =
        try box.declaredType.map { try evaluator.convert(value, to: $0, scope, mark) } ?? settle(value, like: box.value)
      if let journal = evaluator.journal, let old = try? box.read() { journal.note { try? box.write(old) } }
      // A local binding variable is written through.
      return try box.write(converted)
    }
    guard let receiver = scope.receiver else {
      throw NameLookup(evaluator).unknown(use, scope, mark)
    }
    if name == "self" {
      return try receiver.box.write(
        receiver.type.map { try evaluator.convert(value, to: .named($0.name, []), scope, mark) } ?? value)
    }
    if receiver.isStatic, let type = receiver.type,
      let (_, property) = staticProperty(name, TypeValue(name: type.name, declaration: type))
    {
      return try setStatic(property, of: type, to: value, mark, isObserved: !receiver.unobserved.contains(name))
    }
    let container = try receiver.box.read()
    let changed = try setting(
      name, of: container, to: value, mark, isObserved: !receiver.unobserved.contains(name))
    if case .object = container { return }
    try receiver.box.write(changed)
  }

  /// A literal takes the type of what stands in its place, and so does a case without its enum's name.
  package func settle(_ value: Value, like old: Value) -> Value {
    if case .literal(_, let number) = value, case .double = old { return .double(number) }
    if case .tuple(let elements) = value, case .tuple(let former) = old, elements.count == former.count {
      return .tuple(
        zip(elements, former).map { (label: $0.label ?? $1.label, value: settle($0.value, like: $1.value)) })
    }
    if case .implicit(let member) = value, case .enumCase(let item) = old, member.chain.isEmpty,
      let named = try? evaluator.staticMember(
        member.name, of: TypeValue(name: item.type.name, declaration: item.type), member.mark)
    {
      return member.arguments.flatMap { try? evaluator.call(named, $0, member.mark) } ?? named
    }
    if case .implicit(let member) = value, case .native = old, old.number == nil {
      return (try? evaluator.convert(value, to: .named(old.typeName, []), evaluator.globals, member.mark)) ?? value
    }
    return value.settled
  }

  /// The value with a property set; an object is changed in place.
  ///
  /// - Parameter isObserved: whether the property's observers are run.
  package func setting(
    _ name: String, of container: Value, to value: Value, _ mark: SourceMark, isObserved: Bool = true
  ) throws -> Value {
    switch container {
    case .instance(var instance):
      if let property = wrapped(name, instance.type) {
        instance.fields[property.name] = Self.storage(
          of: try wrapper(value, of: property, instance.type, mark), property)
        return .instance(instance)
      }
      guard let property = evaluator.property(name, of: instance.type) else {
        if let (name, wrapper) = try settingProjection(name, of: container, to: value, mark) {
          instance.fields[name] = wrapper
          return .instance(instance)
        }
        if let changed = try settingDynamicMember(name, of: container, to: value, mark) { return changed }
        throw noMember(name, container, mark)
      }
      if let changed = try computed(property, container, instance.type, value, mark) { return changed }
      let observers = Observers(evaluator, property, instance.type, isObserved: isObserved)
      if property.wrapper != nil, case .binding(let binding)? = instance.fields[name] {
        let old = try binding.get()
        let new =
          try property.type.map { try evaluator.convert(value, to: $0, instance.type.scope, mark) }
          ?? settle(value, like: old)
        _ = try observers.willSet(new, container, mark)
        try binding.set(new)
        return try observers.didSet(old, container, mark)
      }
      if !isObserved, isSettled(property, in: instance, mark) { return container }
      let old = instance.fields[name] ?? .nothing
      let new = try stored(value, property, over: old, instance.type, mark)
      if case .instance(let told) = try observers.willSet(new, container, mark) { instance = told }
      instance.fields[name] = new
      return try observers.didSet(old, .instance(instance), mark)
    case .object(let object):
      return try setting(
        wrapped(name, object.type)?.name ?? name, of: object, object.type, to: value, mark, isObserved: isObserved)
    case .native(let above as SuperValue):
      guard let parent = above.parent else { throw noMember(name, container, mark) }
      guard case .object(let object) = above.value else {
        return try setting(
          name, of: .type(TypeValue(name: parent.name, declaration: parent)), to: value, mark, isObserved: isObserved)
      }
      return try setting(name, of: object, parent, to: value, mark, isObserved: isObserved)
    case .tuple(var elements):
      guard let index = elements.firstIndex(where: { $0.label == name }) ?? Int(name), elements.indices.contains(index)
      else {
        throw noMember(name, container, mark)
      }
      // A style's configuration has a binding to what its control shows: 'configuration.isOn = true'.
      if case .binding(let binding)? = elements.first(where: { $0.label == "$" + name })?.value {
        try binding.set(value)
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
      try evaluator.globals.names.variable(name)?.write(value)
      return container
    case .type(let type):
      guard let (declaration, property) = staticProperty(name, type) else { throw noMember(name, container, mark) }
      try setStatic(property, of: declaration, to: value, mark)
      return container
    case .native(let native) where native is any LibraryNative:
      guard let changed = try Library(evaluator, mark).setting(name, of: container, to: value) else {
        throw noMember(name, container, mark)
      }
      return changed
    case .native(let native) where native is PublisherValue: return container
    case .native(var environment as EnvironmentValues):
      try evaluator.setEnvironment(name, to: value, in: &environment, mark)
      return .native(environment)
    default:
      if let changed = evaluator.catalog.setting(name, of: container, to: value) { return changed }
      if let type = container.declaredType ?? evaluator.extensions[container.typeName],
        let property = type.property(name),
        let changed = try computed(property, container, type, value, mark)
          ?? evaluator.catalog.settingElement(of: container, TypeValue(name: name), to: value.settled)
      {
        return changed
      }
      throw noMember(name, container, mark)
    }
  }

  /// - Parameter type: where the property is looked up: the object's class, or one above it.
  private func setting(
    _ name: String, of object: Object, _ type: TypeDeclaration, to value: Value, _ mark: SourceMark, isObserved: Bool
  ) throws -> Value {
    let container = Value.object(object)
    guard let property = evaluator.property(name, of: type) else {
      if let (name, wrapper) = try settingProjection(name, of: container, to: value, mark) {
        object.fields[name] = wrapper
        return container
      }
      if let changed = try settingDynamicMember(name, of: container, to: value, mark) { return changed }
      throw noMember(name, container, mark)
    }
    if try computed(property, container, object.type, value, mark) != nil { return container }
    let old = object.fields[property.name] ?? .nothing
    let new = try stored(value, property, over: old, object.type, mark)
    let observers = evaluator.observed(property, of: type, isObserved: isObserved)
      .map { Observers(evaluator, $0, object.type, isObserved: true) }
    for observers in observers { _ = try observers.willSet(new, container, mark) }
    object.willSet(property, evaluator)
    try evaluator.publish(new, of: property, in: object, mark)
    evaluator.journal?.note { object.fields[property.name] = old }
    object.fields[property.name] = new
    object.didSet(property, evaluator)
    for observers in observers.reversed() { _ = try observers.didSet(old, container, mark) }
    return container
  }

  /// What a property stores once it is set: a wrapper of the fence's own is told of the value, and stays.
  private func stored(
    _ value: Value, _ property: VariableSyntax, over old: Value, _ type: TypeDeclaration, _ mark: SourceMark
  ) throws -> Value {
    if let wrapper = property.wrapper {
      if property.isWrapper(value) { return value }
      if property.isWrapper(old) { return try setting("wrappedValue", of: old, to: value, mark) }
      if case .nothing = old, wrapper.ownType(in: type.scope) != nil,
        let made = try evaluator.wrapped(value.settled, wrapper, property, type.scope)
      {
        return made
      }
    }
    if property.isWeak { return property.held(value.settled) }
    return try property.type.map { try evaluator.convert(value, to: $0, type.scope, mark) } ?? settle(value, like: old)
  }

  private func noMember(_ name: String, _ container: Value, _ mark: SourceMark) -> Failure {
    Failure(.noMember("\(container.typeSubject) has no settable property '\(name)'"), mark)
  }

  /// Runs a computed property's setter; `nil` for a stored property.
  func computed(
    _ property: VariableSyntax, _ container: Value, _ type: TypeDeclaration, _ value: Value, _ mark: SourceMark,
    isStatic: Bool = false
  ) throws -> Value? {
    guard property.getter != nil else { return nil }
    guard let setter = property.setter else {
      throw Failure("not-assignable", "cannot assign to property: '\(property.name)' is a get-only property", mark)
    }
    let receiver = Receiver(box: Box(container), type: type, isStatic: isStatic)
    let scope = Scope(parent: type.scope)
    scope.receiver = receiver
    scope.declare(
      setter.parameter, try property.type.map { try evaluator.convert(value, to: $0, scope, mark) } ?? value.settled)
    _ = try evaluator.nested(mark) { try evaluator.run(setter.body, scope) }
    return receiver.box.value
  }
}
