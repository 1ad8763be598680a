import Diagnostics
import FenceSyntax
import VitrineUI

/// Static members: properties and functions of types, cases of enums, nested types.
struct StaticMembers {
  private let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// - Parameter isCalled: whether it is called, for which functions come before a property of the same name.
  func staticMember(
    _ name: String, of type: TypeValue, _ mark: SourceMark, isCalled: Bool = false
  ) throws -> Value? {
    if name == "self" || name == "Type" { return .type(type) }
    if type.name == Evaluator.fenceType, !name.hasPrefix("_") {
      return try evaluator.read(NameUse(name), evaluator.globals, mark)
    }
    if type.name == ModuleNames.type { return try NameLookup(evaluator).moduleMember(name, mark) }
    if name == "_printChanges" || name == "_logChanges" { return evaluator.printingChanges }
    if name == "init" {
      return .function(
        FunctionValue(name: type.name) { arguments, mark in
          let named = type.declaration.map { Instances(evaluator).labelling(arguments, for: $0) } ?? arguments
          return try evaluator.call(.type(type), named, mark)
        })
    }
    if let declaration = type.declaration {
      if let found = try declaredStatic(name, declaration, of: type, mark, isCalled) { return found }
      if let alias = alias(name, of: declaration) { return .type(alias) }
      if declaration.kind == .enumeration, name == "allCases" {
        return .array(declaration.cases.map { .enumCase(EnumValue(type: declaration, name: $0.name, payload: [])) })
      }
      if name == "shared" || name == "main", declaration !== evaluator.extensions[type.name] { return nil }
    }
    if let added = evaluator.extensions[type.name],
      let found = try declaredStatic(name, added, of: type, mark, isCalled)
    {
      return found
    }
    // A colour is a shape style: 'extension ShapeStyle where Self == Color'.
    if type.name == "Color", let added = evaluator.extensions["ShapeStyle"],
      let found = try declaredStatic(name, added, of: type, mark, isCalled)
    {
      return found
    }
    for above in type.declaration.map(evaluator.ancestors) ?? [] {
      if let found = try declaredStatic(name, above, of: type, mark, isCalled) { return found }
    }
    if let nested = TypeName.nested["\(type.name).\(name)"] { return .type(TypeValue(name: nested)) }
    if let member = try StandardLibrary.staticMember(name, of: type.name, evaluator, isCalled: isCalled)
      ?? evaluator.catalog.staticMember(name, of: type.name)
    {
      return member
    }
    if let declaration = type.declaration, evaluator.methods(name, of: declaration) != nil {
      return .function(unapplied(name))
    }
    // A type within a type: `Font.Weight`.
    let isType = name.first?.isUppercase ?? false
    return isType && (evaluator.catalog.hasType(name) || evaluator.catalog.hasFunction(name)) && type.declaration == nil
      ? .type(TypeValue(name: name)) : nil
  }

  /// A method that is named by its type alone: a function from a value to the value's method.
  private func unapplied(_ name: String) -> FunctionValue {
    FunctionValue(
      name: name,
      call: { arguments, mark in
        guard let value = arguments.first?.value else { return .void }
        return try evaluator.member(name, of: value, mark)
      }, parameterCount: 1)
  }

  /// A static member that a class has or inherits, where `self` is a class below.
  func member(
    _ name: String, of type: TypeDeclaration, for own: TypeDeclaration, _ mark: SourceMark, isCalled: Bool
  ) throws -> Value? {
    let named = TypeValue(name: own.name, declaration: own)
    for declaration in [type] + evaluator.ancestors(of: type) {
      if let found = try declaredStatic(name, declaration, of: named, mark, isCalled) { return found }
    }
    return nil
  }

  /// Another name for a type, which a type or a protocol that it conforms to has.
  private func alias(_ name: String, of declaration: TypeDeclaration) -> TypeValue? {
    for type in [declaration] + evaluator.ancestors(of: declaration) {
      guard let alias = type.aliases[name] else { continue }
      return evaluator.typeValue(alias.replacing("Self", with: .named(declaration.name, [])), type.scope)
    }
    return nil
  }

  /// A static member that a declaration has: the type's own, or of what it inherits.
  private func declaredStatic(
    _ name: String, _ declared: TypeDeclaration, of own: TypeValue, _ mark: SourceMark, _ isCalled: Bool
  ) throws -> Value? {
    // `Self` in a protocol's extension is the type that conforms, and in a class the one below that is asked.
    let isAbove = declared.kind == .protocolType || declared.kind == .classType
    let type = isAbove ? own.declaration ?? declared : declared
    let overloads = declared.methods[name]?.filter(\.isStatic) ?? []
    if let property = declared.statics[name], !isCalled || overloads.isEmpty {
      return try read(property, type, declared, own, mark)
    }
    if name.hasPrefix("$"), declared.statics[String(name.dropFirst())] != nil {
      let receiver = Receiver(box: Box(.type(own)), type: declared, isStatic: true)
      return try evaluator.projection(String(name.dropFirst()), of: receiver, mark)
    }
    if let item = declared.cases.first(where: { $0.name == name }) {
      if item.parameters.isEmpty { return .enumCase(EnumValue(type: type, name: name, payload: [])) }
      return .function(
        FunctionValue(name: name) { arguments, mark in
          var values: [(label: String?, value: Value)] = []
          let arguments = try Instances(evaluator).completing(arguments, for: item, of: type, mark)
          for (index, argument) in arguments.enumerated() {
            let parameter = item.parameters.indices.contains(index) ? item.parameters[index] : nil
            let value =
              try parameter?.type.map { try payload(argument.value, of: $0, in: type, own, mark) }
              ?? argument.value
            values.append((label: argument.label ?? parameter?.label, value: value))
          }
          return .enumCase(EnumValue(type: type, name: name, payload: values))
        })
    }
    if !overloads.isEmpty {
      let receiver = Receiver(
        box: Box(.type(TypeValue(name: type.name, declaration: type))), type: type, isStatic: true)
      return .function(
        evaluator.function(name, of: overloads) { function, arguments, mark in
          try evaluator.invoke(function, arguments, mark, receiver: receiver, scope: declared.scope)
        })
    }
    if let nested = declared.scope.names.types[name] { return .type(TypeValue(name: name, declaration: nested)) }
    return nil
  }

  /// Converts a payload to the type that its case declares, with generic parameters replaced by their arguments.
  private func payload(
    _ value: Value, of declared: TypeName, in type: TypeDeclaration, _ own: TypeValue, _ mark: SourceMark
  ) throws -> Value {
    guard !own.arguments.isEmpty, own.arguments.count == type.syntax.generics.count else {
      return try evaluator.convert(value, to: declared, type.scope, mark)
    }
    let wanted = zip(type.syntax.generics, own.arguments).reduce(declared) { $0.replacing($1.0, with: $1.1) }
    return try evaluator.convert(value, to: wanted, wanted == declared ? type.scope : evaluator.globals, mark)
  }

  func rawValue(of item: EnumValue) throws -> Value {
    guard item.type.conforms(to: "Int") || item.type.cases.contains(where: { $0.rawValue != nil }) else {
      return .string(item.name)
    }
    return try evaluator.nested(evaluator.meter.mark) {
      // The raw value before the next case's own.
      var last = -1
      for candidate in item.type.cases {
        let value: Value
        if let raw = candidate.rawValue {
          value = try evaluator.evaluate(raw, item.type.scope).settled
        } else if item.type.conforms(to: "Int") {
          value = .integer(try Operators.integer("+", last, 1, evaluator.meter.mark))
        } else {
          value = .string(candidate.name)
        }
        if candidate.name == item.name { return value }
        last = value.whole ?? last
      }
      return .string(item.name)
    }
  }

  private func read(
    _ property: TypeDeclaration.StaticProperty, _ type: TypeDeclaration, _ declared: TypeDeclaration, _ own: TypeValue,
    _ mark: SourceMark
  ) throws -> Value {
    let scope = Scope(parent: declared.scope)
    GenericBinding(evaluator).declare(own, in: scope)
    scope.receiver = Receiver(
      box: Box(.type(TypeValue(name: type.name, declaration: type))), type: type, isStatic: true)
    if let getter = property.syntax.getter {
      return try evaluator.nested(mark) {
        let value = try evaluator.result(
          of: getter, scope,
          isBuilder: property.syntax.isViewBuilder || property.syntax.name == "previews"
            || property.syntax.type?.base == "View")
        return try property.syntax.type.map { try evaluator.convert(value, to: $0, scope, mark) } ?? value
      }
    }
    if let value = property.value { return try evaluator.unwrapped(value, property.syntax, mark) }
    guard !property.isBeingEvaluated else {
      throw Failure("cyclic-initialization", "static property '\(property.syntax.name)' depends on itself", mark)
    }
    property.isBeingEvaluated = true
    defer { property.isBeingEvaluated = false }
    var initial = try property.syntax.initial.map { try evaluator.evaluate($0, scope) }
    if let value = initial, let declared = property.syntax.type {
      initial = try evaluator.convert(value, to: declared, scope, mark)
    }
    if let wrapper = property.syntax.wrapper {
      initial = try evaluator.wrapped(initial?.settled, wrapper, property.syntax, scope)
    }
    let value = initial?.settled ?? .nothing
    property.value = value
    return try evaluator.unwrapped(value, property.syntax, mark)
  }
}
