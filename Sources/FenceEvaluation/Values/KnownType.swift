import FenceSyntax

/// A type that a call gives to a type parameter.
package struct KnownType {
  let name: TypeName
  let declaration: TypeDeclaration?

  /// The type that a call names; `nil` where that is a type parameter around the call that isn't known.
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
  /// Returns the type with the types of the type parameters in a scope.
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

extension Value {
  /// The value with what a declared type gives to the type parameters of its own: `Length<Meters>`.
  func knowing(_ arguments: [TypeName], of name: String, in scope: Scope) -> Value {
    guard let type = declaredType, type.name == name, type.syntax.generics.count == arguments.count else { return self }
    let known = arguments.compactMap { $0.isKnown(in: scope) ? KnownType($0, in: scope) : nil }
    guard known.count == arguments.count else { return self }
    let types = Dictionary(zip(type.syntax.generics, known)) { first, _ in first }
    switch self {
    case .instance(var instance) where instance.typeArguments.isEmpty:
      instance.typeArguments = types
      return .instance(instance)
    case .object(let object) where object.typeArguments.isEmpty: object.typeArguments = types
    default: break
    }
    return self
  }
}

extension TypeName {
  /// Whether all names in the type are those of types, and not of type parameters that aren't known.
  fileprivate func isKnown(in scope: Scope) -> Bool {
    switch self {
    case .named(let name, let arguments):
      (scope.type(name) != nil || scope.alias(name) != nil || QualifiedName.isOfLibrary(name))
        && arguments.allSatisfy { $0.isKnown(in: scope) }
    case .optional(let part), .array(let part): part.isKnown(in: scope)
    case .dictionary(let key, let value): key.isKnown(in: scope) && value.isKnown(in: scope)
    case .tuple(let elements): elements.allSatisfy { $0.type.isKnown(in: scope) }
    case .function: false
    }
  }
}

extension Receiver {
  /// The type that a type parameter of the receiver's type is.
  func knownType(_ name: String) -> KnownType? {
    switch box.value {
    case .instance(let instance): instance.typeArguments[name]
    case .object(let object): object.typeArguments[name]
    default: nil
    }
  }
}
