import Diagnostics
import FenceSyntax
import VitrineUI

/// What the names of types stand for that a call settles: `T` in `func get<T>() -> T`.
struct GenericBinding {
  private let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// Whether nothing but what is wanted of the result says what its type is.
  static func isOpen(_ syntax: FunctionSyntax, _ arguments: [CallArgument]) -> Bool {
    guard let result = syntax.result else { return false }
    // A parameter that keeps its default, 'T.self', says nothing.
    let given = syntax.parameters.filter { parameter in
      parameter.defaultValue == nil || arguments.contains { $0.label == parameter.label && !$0.isTrailing }
    }
    return syntax.generics.contains { name in
      result.mentions(name) && !given.contains { $0.type?.mentions(name) ?? true }
    }
  }

  /// Performs a call of whose type parameters the type checker knows the types.
  func knowing(
    _ types: [String: TypeName], of mark: SourceMark, _ scope: Scope, _ call: () throws -> Value
  ) rethrows -> Value {
    let outer = evaluator.typeArguments[mark]
    defer { evaluator.typeArguments[mark] = outer }
    evaluator.typeArguments[mark] = types.compactMapValues { KnownType($0, in: scope) }
    return try call()
  }

  /// Makes known what the type checker found for a call.
  func declareKnown(_ mark: SourceMark, in scope: Scope) {
    for (name, type) in evaluator.typeArguments[mark] ?? [:] {
      if let declaration = type.declaration {
        scope.ownNames.types[name] = declaration
      } else if type.name != .named(name, []) {
        scope.ownNames.aliases[name] = type.name
      }
    }
  }

  /// Whether the type checker found the types of all type parameters of a function.
  func isKnown(_ syntax: FunctionSyntax, _ mark: SourceMark) -> Bool {
    guard let known = evaluator.typeArguments[mark] else { return false }
    return syntax.generics.allSatisfy { known[$0] != nil }
  }

  /// Makes known what the arguments of a call say.
  func declare(_ syntax: FunctionSyntax, _ arguments: [CallArgument], in scope: Scope) {
    let names = scope.ownNames
    for name in syntax.generics where names.types[name] == nil && names.aliases[name] == nil {
      let known: [TypeValue] = zip(syntax.parameters, arguments).compactMap { parameter, argument in
        parameter.type.flatMap { type(of: name, in: $0, for: argument.value) }
      }
      if let type = known.first { Self.declare(name, type, in: scope) }
    }
  }

  /// Makes known what a type says that is wanted of the result.
  func declare(_ syntax: FunctionSyntax, _ wanted: WantedResult, in scope: Scope) {
    guard let result = syntax.result else { return }
    for name in syntax.generics {
      guard let type = Self.part(name, of: result, in: wanted.type) else { continue }
      Self.declare(name, evaluator.typeValue(type, wanted.place), in: scope)
    }
  }

  /// Makes known what the arguments of a type stand for: `T` of `Key<Style>`.
  func declare(_ type: TypeValue, in scope: Scope) {
    guard let declaration = type.declaration else { return }
    for (name, argument) in zip(declaration.syntax.generics, type.arguments) {
      Self.declare(name, evaluator.typeValue(argument, declaration.scope), in: scope)
    }
  }

  private static func declare(_ name: String, _ type: TypeValue, in scope: Scope) {
    if let declaration = type.declaration {
      scope.ownNames.types[name] = declaration
    } else if type.name != name {
      scope.ownNames.aliases[name] = .named(type.name, type.arguments)
    }
  }

  /// What a name stands for where a type with it is another.
  private static func part(_ name: String, of type: TypeName, in wanted: TypeName) -> TypeName? {
    switch (type, wanted) {
    case (.named(name, _), .optional(let wrapped)): wrapped
    case (.named(name, _), _): wanted
    case (.optional(let inner), .optional(let wrapped)), (.array(let inner), .array(let wrapped)):
      part(name, of: inner, in: wrapped)
    case (.optional(let inner), _): part(name, of: inner, in: wanted)
    default: nil
    }
  }

  /// What a name stands for where a value is given for a parameter of a type with it.
  private func type(of name: String, in type: TypeName, for value: Value) -> TypeValue? {
    switch type {
    case .named("Type", let arguments) where arguments.first?.base == name:
      if case .type(let given) = value { return given }
      return nil
    case .named(name, _):
      return value.declaredType.map { TypeValue(name: $0.name, declaration: $0) } ?? plainType(value)
    case .array(let element), .optional(let element):
      guard case .array(let elements) = value else { return self.type(of: name, in: element, for: value) }
      return elements.first.flatMap { self.type(of: name, in: element, for: $0) }
    default: return nil
    }
  }

  /// The type of a type parameter of a receiver's type, as the values of its stored properties tell.
  func type(of name: String, in receiver: Receiver) -> TypeValue? {
    guard let type = receiver.type, type.syntax.generics.contains(name),
      let fields = evaluator.fields(of: receiver.box.value)
    else { return nil }
    return type.stored.lazy.compactMap { property in
      guard let written = property.type, let value = fields[property.name] else { return nil }
      return self.type(of: name, in: written, for: value)
    }.first
  }

  /// The type of a type parameter of the library's type that an extension adds to: `Element`, `Key`, `Value`, `Wrapped`.
  fileprivate func partType(_ name: String, of value: Value) -> TypeValue? {
    let part: Value? =
      switch (name, value) {
      case ("Key", .dictionary(let dictionary)): dictionary.entries.first?.key
      case ("Value", .dictionary(let dictionary)): dictionary.entries.first?.value
      case ("Element", _) where value.isSequence: value.elements?.first
      case ("Wrapped", _): value.unwrapped
      default: nil
      }
    return part.flatMap { part in
      part.declaredType.map { TypeValue(name: $0.name, declaration: $0) } ?? plainType(part)
    }
  }

  /// The type of a value that the library has; `nil` where its parts don't tell.
  private func plainType(_ value: Value) -> TypeValue? {
    func name(_ values: [Value]) -> TypeName? {
      values.first.flatMap { first in
        first.declaredType.map { .named($0.name, []) } ?? plainType(first).map { .named($0.name, $0.arguments) }
      }
    }
    switch value {
    case .string, .integer, .literal, .double, .boolean: return TypeValue(name: value.typeName)
    case .array(let elements), .set(let elements):
      return name(elements).map { TypeValue(name: value.typeName, arguments: [$0]) }
    case .dictionary(let dictionary):
      guard let key = name(dictionary.entries.map(\.key)), let element = name(dictionary.entries.map(\.value)) else {
        return nil
      }
      return TypeValue(name: value.typeName, arguments: [key, element])
    case .native: return value.dynamicType.map { TypeValue(name: $0) }
    default: return nil
    }
  }
}

/// The type that is wanted of a call's result, and where that is written.
struct WantedResult {
  let type: TypeName
  let place: Scope
}

/// A call that has yet to be told which type is wanted of it.
struct OpenCall {
  let syntax: FunctionSyntax
  let arguments: [CallArgument]
  let receiver: Receiver?
  let scope: Scope
  let mark: SourceMark

  /// What the call answers as a type wants it.
  func result(as wanted: TypeName, from place: Scope, _ evaluator: Evaluator) throws -> Value {
    try evaluator.invoke(
      syntax, arguments, mark, receiver: receiver, scope: scope, wanted: WantedResult(type: wanted, place: place))
  }
}

extension OpenCall: CatalogType { package static let catalogName = "generic result" }

extension Evaluator {
  /// The type of a type parameter in a scope; `nil` where that isn't known.
  func knownType(_ name: String, _ scope: Scope) -> TypeValue? {
    if let declaration = scope.type(name) { return TypeValue(name: declaration.name, declaration: declaration) }
    if let alias = scope.alias(name) { return typeValue(alias, scope) }
    return scope.receiver.flatMap { receiver in
      receiver.knownType(name)?.value ?? GenericBinding(self).type(of: name, in: receiver)
        ?? GenericBinding(self).partType(name, of: receiver.box.value)
    }
  }
}

extension Expression {
  /// The type parameter that the type checker found an implicit member to belong to.
  var typeParameter: String? {
    guard case .name(let use) = kind, use.text.hasPrefix("$"), use.text.dropFirst().first?.isUppercase == true else {
      return nil
    }
    return String(use.text.dropFirst())
  }
}
