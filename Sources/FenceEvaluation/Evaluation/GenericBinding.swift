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

  /// Performs a call of which the type checker knows what the type parameters stand for.
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

  /// Whether the type checker found what all type parameters of a function stand for.
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
    default: return nil
    }
  }
}

/// A type that a type parameter stands for.
package struct KnownType {
  let name: TypeName
  let declaration: TypeDeclaration?

  /// The type that a call names; `nil` where that is a type parameter around the call that stands for nothing known.
  init?(_ type: TypeName, in scope: Scope) {
    guard case .named(let path, let arguments) = type else {
      (name, declaration) = (type.resolved(in: scope), nil)
      return
    }
    let plain = path.hasPrefix("$") ? String(path.dropFirst()) : path
    if let alias = scope.alias(plain) {
      (name, declaration) = (alias, nil)
      return
    }
    let parts = plain.split(separator: ".").map(String.init)
    var found = parts.first.flatMap { scope.type($0) }
    for inner in parts.dropFirst() { found = found?.scope.names.types[inner] }
    guard found != nil || parts.count == 1 && plain == path else { return nil }
    (name, declaration) = (.named(found?.name ?? plain, arguments), found)
  }

  var value: TypeValue {
    if case .named(let name, let arguments) = name {
      return TypeValue(name: declaration?.name ?? name, declaration: declaration, arguments: arguments)
    }
    return TypeValue(name: name.base, declaration: nil, arguments: [name])
  }
}

extension TypeName {
  /// Returns the type with what names of type parameters stand for in a scope.
  func resolved(in scope: Scope) -> TypeName {
    switch self {
    case .named(let name, let arguments):
      if let alias = scope.alias(name) { return alias }
      return .named(scope.type(name)?.name ?? name, arguments.map { $0.resolved(in: scope) })
    case .optional(let wrapped): return .optional(wrapped.resolved(in: scope))
    case .array(let element): return .array(element.resolved(in: scope))
    case .dictionary(let key, let value): return .dictionary(key.resolved(in: scope), value.resolved(in: scope))
    case .tuple(let elements):
      return .tuple(elements.map { Element(label: $0.label, type: $0.type.resolved(in: scope)) })
    case .function: return self
    }
  }
}

extension Receiver {
  /// What a type parameter of the receiver's type stands for.
  func knownType(_ name: String) -> KnownType? {
    switch box.value {
    case .instance(let instance): instance.typeArguments[name]
    case .object(let object): object.typeArguments[name]
    default: nil
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
  /// What a type parameter stands for in a scope; `nil` where that isn't known.
  func knownType(_ name: String, _ scope: Scope) -> TypeValue? {
    if let declaration = scope.type(name) { return TypeValue(name: declaration.name, declaration: declaration) }
    return scope.alias(name).map { typeValue($0, scope) } ?? scope.receiver?.knownType(name)?.value
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
