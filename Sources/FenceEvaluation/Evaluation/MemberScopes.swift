import FenceSyntax

/// The scopes around the bodies of members: what a protocol's extension declares sees the names around the protocol, and
/// not those around the type that conforms to it.
final class MemberScopes {
  private var scopes: [Key: Scope] = [:]

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let declaring: ObjectIdentifier
  }

  /// Returns the scope around the body of a member that a type has or inherits.
  func scope(
    of type: TypeDeclaration, _ ancestors: () -> [TypeDeclaration], declares: (TypeDeclaration) -> Bool
  ) -> Scope {
    guard type.isNested, !type.inherited.isEmpty, !declares(type),
      let declaring = ancestors().first(where: declares), declaring.kind == .protocolType
    else { return type.scope }
    let key = Key(type: ObjectIdentifier(type), declaring: ObjectIdentifier(declaring))
    if let known = scopes[key] { return known }
    let names = Namespace(in: declaring.scope.names)
    names.types = type.scope.names.types
    names.aliases = type.scope.names.aliases.merging(type.aliases) { first, _ in first }
    let scope = Scope(parent: declaring.scope, declaring: names)
    scopes[key] = scope
    return scope
  }

  func clear() { scopes = [:] }
}

extension Evaluator {
  /// Returns the scope around the body of a function of a type.
  func scope(of type: TypeDeclaration, around function: FunctionSyntax) -> Scope {
    memberScopes.scope(of: type, { ancestors(of: type) }) { declared in
      declared.methods[function.name]?.contains { $0 === function } == true
    }
  }

  /// Returns the scope around the body of a computed property of a type.
  func scope(of type: TypeDeclaration, around property: VariableSyntax) -> Scope {
    memberScopes.scope(of: type, { ancestors(of: type) }) { declared in
      declared.properties.contains { $0 === property }
    }
  }
}
