import FenceSyntax
import VitrineUI

extension Evaluator {
  func member(_ base: Expression, _ name: String, _ expression: Expression, _ scope: Scope) throws -> Value {
    let value = try evaluate(base, scope)
    if case .nothing = value, base.hasOptionalChain { return .nothing }
    return try placing(name, expression, expression.mark) { try member(name, of: value, expression.mark) }
  }

  /// A member of a value: a property, a method as a function, a static member, an element of a tuple.
  func member(_ name: String, of value: Value, _ mark: SourceMark) throws -> Value {
    if let found = try memberIfAny(name, of: value, mark) { return found }
    throw Failure(
      .unknownMember(name, of: value.typeName, near: nearestName(to: name, among: memberNames(of: value))), mark)
  }

  func memberIfAny(_ name: String, of value: Value, _ mark: SourceMark) throws -> Value? {
    switch value {
    case .implicit(var implicit):
      implicit.chain.append((name: name, arguments: nil))
      return .implicit(implicit)
    case .tuple(let elements):
      if let index = Int(name), elements.indices.contains(index) { return elements[index].value }
      return elements.first { $0.label == name }?.value
    case .binding(let binding): return try memberOfBinding(name, binding, mark)
    case .type(let type): return try staticMember(name, of: type, mark)
    case .native(let unknown as UnknownValue): return .native(unknown.member(name))
    case .native(let task as FenceTask): return try self.member(name, of: task, mark)
    case .instance(let instance):
      return try memberOfDeclared(name, instance.type, value, mark) ?? memberOfExtensions(name, value, mark)
        ?? (isViewLike(instance.type) ? catalog.property(name, of: value) : nil)
    case .object(let object):
      return try memberOfDeclared(name, object.type, value, mark) ?? memberOfExtensions(name, value, mark)
    case .enumCase(let item):
      if name == "rawValue" { return try rawValue(of: item) }
      if name == "self" { return value }
      if name == "hashValue" { return .integer(item.type.cases.firstIndex { $0.name == item.name } ?? 0) }
      return try memberOfDeclared(name, item.type, value, mark) ?? memberOfExtensions(name, value, mark)
    default:
      if name == "self" { return value }
      if let found = try memberOfExtensions(name, value, mark) { return found }
      return try StandardLibrary.property(name, of: value, self, mark) ?? catalog.property(name, of: value)
    }
  }

  private func memberNames(of value: Value) -> [String] {
    switch value {
    case .instance(let instance): names(of: instance.type)
    case .object(let object): names(of: object.type)
    case .enumCase(let item): names(of: item.type)
    case .type(let type):
      type.declaration.map { names(of: $0) + $0.cases.map(\.name) + $0.statics.keys.sorted() }
        ?? catalog.staticNames(of: type.name)
    case .view: catalog.modifierNames
    default: []
    }
  }

  private func names(of type: TypeDeclaration) -> [String] {
    type.properties.map(\.name) + type.methods.keys.sorted() + (isViewLike(type) ? catalog.modifierNames : [])
  }

  func isViewLike(_ type: TypeDeclaration) -> Bool {
    if type.isView || type.conforms(to: "Shape", "InsettableShape", "ViewModifier") { return true }
    return type === extensions[type.name] && Self.viewTypes.contains(type.name)
  }

  /// Types of SwiftUI whose extensions speak of a view as `self`.
  private static let viewTypes: Set = [
    "View", "Text", "Image", "Color", "Shape", "Button", "Label", "List", "HStack", "VStack", "ZStack", "Circle",
    "Rectangle",
  ]

  // MARK: Declared types

  private func memberOfDeclared(_ name: String, _ type: TypeDeclaration, _ value: Value, _ mark: SourceMark) throws
    -> Value?
  {
    if name == "self" { return value }
    let receiver = Receiver(box: Box(value), type: type)
    return try memberOfReceiver(name, receiver, mark)
  }

  /// A member by its bare name, where `self` is a receiver.
  func memberOfReceiver(_ name: String, _ receiver: Receiver, _ mark: SourceMark) throws -> Value? {
    if receiver.isStatic {
      guard let type = receiver.type else { return nil }
      return try staticMember(name, of: TypeValue(name: type.name, declaration: type), mark)
    }
    if let type = receiver.type {
      if let property = property(name, of: type) { return try read(property, receiver, mark) }
      if methods(name, of: type) != nil { return .function(method(name, receiver)) }
      if let nested = type.scope.types[name] { return .type(TypeValue(name: name, declaration: nested)) }
      if name == "id", case .object(let object) = try receiver.box.read() { return .string("\(object.type.name)") }
      if type.kind == .enumeration, type.cases.contains(where: { $0.name == name }) { return nil }
    }
    let value = try receiver.box.read()
    if receiver.type == nil || isViewLike(receiver.type ?? TypeDeclaration.none) {
      if let found = try memberOfExtensions(name, value, mark) { return found }
    }
    if let type = receiver.type, type !== extensions[type.name] { return nil }
    return try memberOfExtensions(name, value, mark) ?? StandardLibrary.property(name, of: value, self, mark)
      ?? catalog.property(name, of: value)
  }

  /// A property of a type, its superclass or a protocol that gives it a default.
  func property(_ name: String, of type: TypeDeclaration) -> VariableSyntax? {
    if let property = type.property(name) { return property }
    for parent in ancestors(of: type) {
      if let property = parent.property(name), parent.kind == .classType || property.getter != nil { return property }
    }
    return nil
  }

  func methods(_ name: String, of type: TypeDeclaration) -> [FunctionSyntax]? {
    if let own = type.methods[name]?.filter({ $0.body != nil && !$0.isStatic }), !own.isEmpty { return own }
    for parent in ancestors(of: type) {
      let isAdded = extensions[parent.name] === parent
      if let found = parent.methods[name]?.filter({ $0.body != nil && (isAdded || !$0.isStatic) }), !found.isEmpty {
        return found
      }
    }
    return nil
  }

  func read(_ property: VariableSyntax, _ receiver: Receiver, _ mark: SourceMark) throws -> Value {
    if let getter = property.getter {
      return try nested(mark) {
        let scope = Scope(parent: receiver.type?.scope ?? globals)
        scope.receiver = receiver
        let type = property.type?.base
        let isBuilder = property.isViewBuilder || (property.name == "body" && type != "Scene")
        if mayWait, getter.mayPause { throw Pausing(frame: CallFrame(getter, scope, result: property.type, self)) }
        let value = try waiting(false) { try result(of: getter, scope, isBuilder: isBuilder) }
        return try property.type.map { try convert(value, to: $0, scope, mark) } ?? value
      }
    }
    guard let stored = try fields(of: receiver.box.read())?[property.name] else {
      guard let lazy = property.initial, property.isLazy else { return .nothing }
      let scope = Scope(parent: receiver.type?.scope ?? globals)
      scope.receiver = receiver
      return try nested(mark) { try evaluate(lazy, scope) }
    }
    guard property.wrapper != nil else { return stored }
    return try unwrapped(stored, property, mark)
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
    let overloads = receiver.type.flatMap { methods(name, of: $0) } ?? []
    return FunctionValue(
      name: name,
      call: { [self] arguments, mark in
        guard let type = receiver.type, let first = overloads.first else { return .void }
        let chosen = overloads.first { matches($0.parameters, arguments) } ?? first
        return try invoke(chosen, arguments, mark, receiver: receiver, scope: type.scope)
      }, parameterCount: overloads.first?.parameters.count ?? 0)
  }

  // MARK: Static members

  /// The name of the view that a fence with a bare `var body` implies.
  static let fenceType = "<fence>"

  func staticMember(_ name: String, of type: TypeValue, _ mark: SourceMark) throws -> Value? {
    if name == "self" || name == "Type" { return .type(type) }
    if type.name == Self.fenceType, !name.hasPrefix("_") { return try read(name, globals, mark) }
    if name == "_printChanges" || name == "_logChanges" {
      return .function(FunctionValue(name: name) { _, _ in .void })
    }
    if name == "init" {
      return .function(
        FunctionValue(name: type.name) { [self] arguments, mark in try call(.type(type), arguments, mark) })
    }
    if let declaration = type.declaration {
      if let found = try declaredStatic(name, declaration, mark) { return found }
      if declaration.kind == .enumeration, name == "allCases" {
        return .array(declaration.cases.map { .enumCase(EnumValue(type: declaration, name: $0.name, payload: [])) })
      }
      if name == "shared" || name == "main" { return nil }
    }
    if let added = extensions[type.name], let found = try declaredStatic(name, added, mark) { return found }
    for parent in type.declaration?.inherited ?? [] {
      if let above = extensions[parent.base] ?? type.declaration?.scope.type(parent.base), above !== type.declaration,
        let found = try declaredStatic(name, above, mark)
      {
        return found
      }
    }
    if let nested = TypeName.nested["\(type.name).\(name)"] { return .type(TypeValue(name: nested)) }
    if let member = StandardLibrary.staticMember(name, of: type.name, self)
      ?? catalog.staticMember(name, of: type.name)
    {
      return member
    }
    // A type within a type: `Font.Weight`.
    let isType = name.first?.isUppercase ?? false
    return isType && (catalog.hasType(name) || catalog.hasFunction(name)) && type.declaration == nil
      ? .type(TypeValue(name: name)) : nil
  }

  private func declaredStatic(_ name: String, _ type: TypeDeclaration, _ mark: SourceMark) throws -> Value? {
    if let property = type.statics[name] { return try read(property, type, mark) }
    if let item = type.cases.first(where: { $0.name == name }) {
      if item.parameters.isEmpty { return .enumCase(EnumValue(type: type, name: name, payload: [])) }
      return .function(
        FunctionValue(name: name) { [self] arguments, mark in
          var payload: [(label: String?, value: Value)] = []
          for (index, argument) in arguments.enumerated() {
            let parameter = item.parameters.indices.contains(index) ? item.parameters[index] : nil
            let value =
              try parameter?.type.map { try convert(argument.value, to: $0, type.scope, mark) } ?? argument.value
            payload.append((label: argument.label ?? parameter?.label, value: value))
          }
          return .enumCase(EnumValue(type: type, name: name, payload: payload))
        })
    }
    if let overloads = type.methods[name]?.filter(\.isStatic), let first = overloads.first {
      let receiver = Receiver(
        box: Box(.type(TypeValue(name: type.name, declaration: type))), type: type, isStatic: true)
      return .function(
        FunctionValue(name: name) { [self] arguments, mark in
          let chosen = overloads.first { matches($0.parameters, arguments) } ?? first
          return try invoke(chosen, arguments, mark, receiver: receiver, scope: type.scope)
        })
    }
    if let nested = type.scope.types[name] { return .type(TypeValue(name: name, declaration: nested)) }
    return nil
  }

  private func read(_ property: TypeDeclaration.StaticProperty, _ type: TypeDeclaration, _ mark: SourceMark) throws
    -> Value
  {
    let scope = Scope(parent: type.scope)
    scope.receiver = Receiver(
      box: Box(.type(TypeValue(name: type.name, declaration: type))), type: type, isStatic: true)
    if let getter = property.syntax.getter {
      return try nested(mark) {
        let value = try result(
          of: getter, scope,
          isBuilder: property.syntax.isViewBuilder || property.syntax.name == "previews"
            || property.syntax.type?.base == "View")
        return try property.syntax.type.map { try convert(value, to: $0, scope, mark) } ?? value
      }
    }
    if let value = property.value { return value }
    guard !property.isBeingEvaluated else {
      throw Failure("cyclic-initialization", "the static property '\(property.syntax.name)' depends on itself", mark)
    }
    property.isBeingEvaluated = true
    defer { property.isBeingEvaluated = false }
    var value = try property.syntax.initial.map { try evaluate($0, scope) } ?? .nothing
    if let declared = property.syntax.type { value = try convert(value, to: declared, scope, mark) }
    value = value.settled
    property.value = value
    return value
  }

  func rawValue(of item: EnumValue) throws -> Value {
    guard item.type.conforms(to: "Int") || item.type.cases.contains(where: { $0.rawValue != nil }) else {
      return .string(item.name)
    }
    return try nested(mark) {
      // The raw value before the next case's own.
      var last = -1
      for candidate in item.type.cases {
        let value: Value
        if let raw = candidate.rawValue {
          value = try evaluate(raw, item.type.scope).settled
        } else if item.type.conforms(to: "Int") {
          value = .integer(try Operators.integer("+", last, 1, mark))
        } else {
          value = .string(candidate.name)
        }
        if candidate.name == item.name { return value }
        last = value.whole ?? last
      }
      return .string(item.name)
    }
  }

  // MARK: Extensions of known types

  private func memberOfExtensions(_ name: String, _ value: Value, _ mark: SourceMark) throws -> Value? {
    guard !extensions.isEmpty else { return nil }
    for typeName in extensionNames(of: value) {
      guard let type = extensions[typeName] else { continue }
      let receiver = Receiver(box: Box(value), type: type)
      if let property = type.property(name), property.getter != nil { return try read(property, receiver, mark) }
      if let overloads = type.methods[name]?.filter({ !$0.isStatic }), let first = overloads.first {
        return .function(
          FunctionValue(name: name) { [self] arguments, mark in
            let chosen = overloads.first { matches($0.parameters, arguments) } ?? first
            return try invoke(chosen, arguments, mark, receiver: receiver, scope: type.scope)
          })
      }
    }
    return nil
  }

  /// The names under which an extension may have added members to a value's type.
  func extensionNames(of value: Value) -> [String] {
    switch value {
    case .instance(let instance):
      (instance.type.isView ? ["View"] : []) + instance.type.inherited.map(\.base)
        + (instance.type.conforms(to: "Shape") ? ["View"] : [])
    case .object(let object): object.type.inherited.map(\.base)
    case .enumCase(let item): item.type.inherited.map(\.base)
    case .view(let view): [value.viewTypeName(view), "Shape", "View"]
    case .native(let native):
      [NativeType.catalogName(of: native), "ShapeStyle", "View"]
    case .array: ["Array", "Collection", "Sequence", "RandomAccessCollection"]
    case .string: ["String", "StringProtocol", "LocalizedStringKey"]
    case .integer, .literal: ["Int", "Numeric", "BinaryInteger", "Comparable"]
    case .double: ["Double", "CGFloat", "Float", "TimeInterval", "Numeric", "Comparable"]
    case .boolean: ["Bool"]
    case .dictionary: ["Dictionary"]
    case .binding: ["Binding"]
    default: []
    }
  }

  // MARK: Bindings

  private func memberOfBinding(_ name: String, _ binding: BindingValue, _ mark: SourceMark) throws -> Value? {
    switch name {
    case "wrappedValue": return try binding.get()
    case "projectedValue": return .binding(binding)
    default: break
    }
    if let found = try memberOfExtensions(name, .binding(binding), mark) { return found }
    let value = try binding.get()
    // A method of the value itself is not reached through a binding; a property is, as a binding to it.
    return .binding(
      BindingValue(
        get: { [self] in try member(name, of: binding.get(), mark) },
        set: { [self] newValue in
          let changed = try setting(name, of: binding.get(), to: newValue, mark)
          if case .object = value { return }
          try binding.set(changed)
        }))
  }
}

extension Value {
  func viewTypeName(_ view: any View) -> String {
    if let marked = view as? SourceMarkedView { return viewTypeName(marked.view) }
    return String(String(describing: Swift.type(of: view)).prefix { $0 != "<" })
  }
}
