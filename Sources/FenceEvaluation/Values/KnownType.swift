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
