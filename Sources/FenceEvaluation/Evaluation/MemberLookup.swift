import Diagnostics
import FenceSyntax
import VitrineUI

/// Members of values, and of types that the fence declares.
struct MemberLookup {
  let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  func memberExpression(_ base: Expression, _ name: String, _ expression: Expression, _ scope: Scope) throws -> Value {
    if let parameter = base.typeParameter {
      guard let type = evaluator.knownType(parameter, scope) else {
        return .implicit(ImplicitMember(name: name, mark: expression.mark))
      }
      return try member(name, of: .type(type), expression.mark)
    }
    let value = try evaluator.evaluate(base, scope)
    if case .typed(_, .optional) = base.kind, name == "debugDescription" {
      return .string(try evaluator.describe(value, as: .optional(.plain)))
    }
    if case .nothing = value, base.hasOptionalChain { return .nothing }
    if case .instance(let instance) = value, let lazy = property(name, of: instance.type), lazy.isLazy,
      instance.fields[name] == nil
    {
      // Reading a lazy property changes the structure.
      let receiver = Receiver(box: Box(value), type: instance.type)
      let result = try read(lazy, receiver, expression.mark)
      if base.isPlace { try evaluator.assign(receiver.box.read(), to: base, scope) }
      return result
    }
    return try evaluator.placing(name, expression, expression.mark) { try member(name, of: value, expression.mark) }
  }

  /// A member of a value: a property, a method as a function, a static member, an element of a tuple.
  func member(_ name: String, of value: Value, _ mark: SourceMark) throws -> Value {
    if let found = try memberIfAny(name, of: value, mark) { return found }
    throw Failure(
      .unknownMember(name, of: value.typeSubject, near: nearestName(to: name, among: memberNames(of: value))), mark)
  }

  func memberIfAny(_ name: String, of value: Value, _ mark: SourceMark) throws -> Value? {
    switch value {
    case .implicit(var implicit):
      implicit.chain.append((name: name, arguments: nil))
      return .implicit(implicit)
    case .tuple(let elements):
      if name == "self" { return value }
      return Int(name).flatMap { elements.indices.contains($0) ? elements[$0].value : nil }
        ?? elements.first { $0.label == name }?.value
    case .binding(let binding): return try memberOfBinding(name, binding, mark)
    case .type(let type): return try evaluator.staticMember(name, of: type, mark)
    case .native(let unknown as UnknownValue): return .native(unknown.member(name))
    case .native(let wrapper as WrapperValue): return try wrapper.member(name)
    case .native(let full as FullEnvironment):
      return try EnvironmentReading(evaluator).value(of: full) { value in
        guard case .native(let values as EnvironmentValues) = value else { return .nothing }
        return try evaluator.environmentValue(name, values)
      }
    case .native(let values as ContainerValuesValue): return try values.member(name, evaluator, mark)
    case .native(let above as SuperValue): return try above.member(name, evaluator, mark)
    case .native(let extended as ExtensionValue): return try extended.member(name, evaluator, mark)
    case .native(let publisher as PublisherValue): return publisher.member(name, evaluator)
    case .native(let task as FenceTask): return try evaluator.taskMember(name, of: task, mark)
    case .instance(let instance):
      return try memberOfDeclared(name, instance.type, value, mark) ?? memberOfExtensions(name, value, mark)
        ?? (isViewLike(instance.type) ? evaluator.catalog.property(name, of: value) : nil)
        ?? commonMember(name, value, mark)
    case .object(let object):
      return try memberOfDeclared(name, object.type, value, mark) ?? memberOfExtensions(name, value, mark)
        ?? object.publisher(name, evaluator) ?? commonMember(name, value, mark)
    case .enumCase(let item):
      if name == "rawValue" { return try evaluator.rawValue(of: item) }
      if name == "self" { return value }
      if name == "hashValue" { return .integer(item.type.cases.firstIndex { $0.name == item.name } ?? 0) }
      return try memberOfDeclared(name, item.type, value, mark) ?? memberOfExtensions(name, value, mark)
        ?? commonMember(name, value, mark)
    default:
      if name == "self" { return value }
      if let found = try memberOfExtensions(name, value, mark) { return found }
      return try StandardLibrary.property(name, of: value, evaluator, mark)
        ?? evaluator.catalog.property(name, of: value) ?? commonMember(name, value, mark)
    }
  }

  private func memberNames(of value: Value) -> [String] {
    switch value {
    case .instance(let instance): names(of: instance.type)
    case .object(let object): names(of: object.type)
    case .enumCase(let item): names(of: item.type)
    case .type(let type):
      type.declaration.map { names(of: $0) + $0.cases.map(\.name) + $0.statics.keys.sorted() }
        ?? evaluator.catalog.staticNames(of: type.name)
    case .view: evaluator.catalog.modifierNames
    default: []
    }
  }

  private func names(of type: TypeDeclaration) -> [String] {
    type.properties.map(\.name) + type.methods.keys.sorted() + (isViewLike(type) ? evaluator.catalog.modifierNames : [])
  }

  func isViewLike(_ type: TypeDeclaration) -> Bool {
    if type.isView || type.wrappedFramework != nil || type.isShape || type.conforms(to: "ViewModifier") { return true }
    return type === evaluator.extensions[type.name] && Self.viewTypes.contains(type.name)
  }

  /// Types of SwiftUI whose extensions speak of a view as `self`.
  private static let viewTypes: Set = [
    "View", "Text", "Image", "Color", "Shape", "Button", "Label", "List", "HStack", "VStack", "ZStack", "Circle",
    "Rectangle",
  ]

  private func memberOfDeclared(_ name: String, _ type: TypeDeclaration, _ value: Value, _ mark: SourceMark) throws
    -> Value?
  {
    if name == "self" { return value }
    let receiver = Receiver(box: Box(value), type: type)
    if name.hasPrefix("$") { return try evaluator.projection(String(name.dropFirst()), of: receiver, mark) }
    return try memberOfReceiver(name, receiver, mark)
  }

  /// A member by its bare name, where `self` is a receiver.
  func memberOfReceiver(_ name: String, _ receiver: Receiver, _ mark: SourceMark) throws -> Value? {
    if receiver.isStatic {
      guard let type = receiver.type else { return nil }
      return try evaluator.staticMember(name, of: TypeValue(name: type.name, declaration: type), mark)
    }
    if let type = receiver.type {
      if name.hasPrefix("_"), property(name, of: type) == nil, let own = property(String(name.dropFirst()), of: type),
        let stored = fields(of: try receiver.box.read())?[own.name], own.isWrapper(stored)
      {
        return stored
      }
      if let property = property(name, of: type) { return try read(property, receiver, mark) }
      if methods(name, of: type) != nil { return .function(method(name, receiver)) }
      if let nested = nested(name, in: type) { return .type(TypeValue(name: name, declaration: nested)) }
      if name == "objectWillChange", case .object(let object) = try receiver.box.read(),
        let publisher = object.publisher(name, evaluator)
      {
        return publisher
      }
      if name == "id", case .object(let object) = try receiver.box.read() { return .string("\(object.type.name)") }
      if name == "persistentModelID", case .object(let object) = try receiver.box.read() {
        return .native(ObjectIdentifier(object))
      }
      if name == "rawValue", case .enumCase(let item) = try receiver.box.read() {
        return try evaluator.rawValue(of: item)
      }
      if type.kind == .enumeration, type.cases.contains(where: { $0.name == name }) { return nil }
    }
    let value = try receiver.box.read()
    if case .binding = value, name == "wrappedValue" || name == "projectedValue" {
      return try evaluator.member(name, of: value, mark)
    }
    if receiver.type.map(isViewLike) ?? true {
      if let found = try memberOfExtensions(name, value, mark) { return found }
    }
    if let type = receiver.type, type !== evaluator.extensions[type.name] {
      let isCommon = name == "localizedDescription" || OwnSequence.properties.contains(name)
      return isCommon ? try commonMember(name, value, mark) : nil
    }
    return try memberOfExtensions(name, value, mark) ?? StandardLibrary.property(name, of: value, evaluator, mark)
      ?? evaluator.catalog.property(name, of: value)
  }

  /// A property of a type, its superclass or a protocol that gives it a default.
  func property(_ name: String, of type: TypeDeclaration) -> VariableSyntax? {
    if let property = type.property(name) { return property }
    for parent in evaluator.ancestors(of: type) {
      if let property = parent.property(name), parent.kind == .classType || property.getter != nil { return property }
    }
    return nil
  }

  /// A type within a type or a class above it.
  private func nested(_ name: String, in type: TypeDeclaration) -> TypeDeclaration? {
    if let own = type.scope.names.types[name] { return own }
    guard type.kind == .classType else { return nil }
    return evaluator.ancestors(of: type).lazy.compactMap { $0.scope.names.types[name] }.first
  }

  func methods(_ name: String, of type: TypeDeclaration) -> [FunctionSyntax]? {
    var found = type.methods[name]?.filter { $0.body != nil && !$0.isStatic } ?? []
    for parent in evaluator.ancestors(of: type) {
      guard let methods = parent.methods[name] else { continue }
      let isAdded = evaluator.extensions[parent.name] === parent
      found += methods.filter { $0.body != nil && (isAdded || !$0.isStatic) }
    }
    return found.isEmpty ? nil : found
  }

  func read(_ property: VariableSyntax, _ receiver: Receiver, _ mark: SourceMark) throws -> Value {
    if let getter = property.getter {
      return try evaluator.nested(mark) {
        let around = receiver.type.map { evaluator.scope(of: $0, around: property) }
        let scope = Scope(parent: around ?? evaluator.globals)
        scope.receiver = receiver
        let type = property.type?.base
        let isBuilder = property.isViewBuilder || (property.name == "body" && type != "Scene")
        if evaluator.mayWait, getter.mayPause {
          throw evaluator.pausing(CallFrame(getter, scope, result: property.type, evaluator))
        }
        let value = try evaluator.waiting(false) {
          if let builder = BuilderTransform(evaluator, named: property.wrapper?.name, scope) {
            return try builder.result(of: getter, scope)
          }
          return try evaluator.result(of: getter, scope, isBuilder: isBuilder)
        }
        return try property.type.map { try evaluator.convert(value, to: $0, scope, mark) } ?? value
      }
    }
    let container = try receiver.box.read()
    if case .object(let object) = container { object.willRead(property, evaluator) }
    guard let stored = fields(of: container)?[property.name] else {
      guard let lazy = property.initial, property.isLazy else { return .nothing }
      let scope = Scope(parent: receiver.type?.scope ?? evaluator.globals)
      scope.receiver = receiver
      var value = try evaluator.nested(mark) { try evaluator.evaluate(lazy, scope) }
      if let type = property.type { value = try evaluator.convert(value, to: type, scope, mark) }
      switch container {
      case .object(let object): object.fields[property.name] = value.settled
      case .instance(var instance):
        instance.fields[property.name] = value.settled
        try receiver.box.write(.instance(instance))
      default: break
      }
      return value.settled
    }
    if case .native(let weak as WeakObject) = stored { return weak.value }
    guard property.wrapper != nil else { return stored }
    if case .native(let deferred as DeferredValue) = stored { return try deferred.value }
    return try evaluator.unwrapped(stored, property, mark)
  }

  func fields(of value: Value) -> [String: Value]? {
    switch value {
    case .instance(let instance): instance.fields
    case .object(let object): object.fields
    default: nil
    }
  }

  /// A method as a function of its arguments.
  func method(_ name: String, _ receiver: Receiver) -> FunctionValue {
    guard let type = receiver.type, let overloads = methods(name, of: type) else {
      return FunctionValue(name: name) { _, _ in .void }
    }
    return evaluator.function(name, of: overloads) { function, arguments, mark in
      try evaluator.invoke(
        function, arguments, mark, receiver: receiver, scope: evaluator.scope(of: type, around: function))
    }
  }

  private func memberOfBinding(_ name: String, _ binding: BindingValue, _ mark: SourceMark) throws -> Value? {
    switch name {
    case "wrappedValue": return try binding.get()
    case "projectedValue": return .binding(binding)
    default: break
    }
    if let found = try memberOfExtensions(name, .binding(binding), mark) { return found }
    // A method of the value itself is not reached through a binding; a property is, as a binding to it.
    return .binding(
      BindingValue(
        get: { try member(name, of: binding.get(), mark) },
        set: { newValue in
          let container = try binding.get()
          let changed = try evaluator.setting(name, of: container, to: newValue, mark)
          if case .object = container { return }
          try binding.set(changed)
        }, location: binding.location?.appending(name)))
  }
}
