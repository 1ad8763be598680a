import Diagnostics
import FenceSyntax

/// Makes types, functions and extensions known before anything runs.
package struct Hoisting {
  private let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// Makes types, functions and extensions known before anything runs, so that their order does not matter.
  package func hoist(_ statements: [Statement], in scope: Scope) {
    guard statements.contains(where: \.isDeclaration) else { return }
    if statements.contains(where: { $0.isDeclaration && $0.function == nil }) { evaluator.forgetAncestors() }
    for statement in statements {
      switch statement.kind {
      case .type(let syntax):
        scope.ownNames.types[syntax.name] = TypeDeclaration(syntax, around: scope)
        checkInherited(syntax)
        if syntax.tellsOfLifetimes { evaluator.followsLifetimes = true }
      case .function(let function):
        if case .function(let earlier)? = scope.declared(function.declared)?.value {
          scope.declare(function.declared, .function(adding(function, to: earlier, scope)))
        } else if evaluator.followsLifetimes, scope !== evaluator.globals {
          // The function, which refers to the variables around it, doesn't keep them alive by itself.
          scope.declare(
            function.declared,
            Box(
              get: { [weak scope] in scope.map { .function(evaluator.function(function, $0)) } ?? .void }, set: { _ in }
            ))
        } else {
          scope.declare(function.declared, .function(evaluator.function(function, scope)))
        }
      default: break
      }
    }
    for statement in statements {
      if case .extension(let syntax) = statement.kind { extend(syntax, in: scope) }
      if case .alias(let name, let type) = statement.kind {
        if let known = scope.type(type.base) {
          scope.ownNames.types[name] = known
        } else if standsForItself(name, type.base, scope) {
          evaluator.remark(
            Failure(
              "circular-alias", "type alias '\(name)' references itself", statement.mark,
              hint: "name another type after '='")
          )
        } else {
          scope.ownNames.aliases[name] = type
        }
      }
    }
  }

  /// Whether what a name is said to stand for leads back to it.
  private func standsForItself(_ name: String, _ first: String, _ scope: Scope) -> Bool {
    var base = first
    while base != name {
      guard let next = scope.alias(base)?.base else { return false }
      base = next
    }
    return true
  }

  /// Says which protocol was meant by one that nobody knows and that is nearly one of SwiftUI's.
  private func checkInherited(_ syntax: TypeSyntax) {
    for parent in syntax.inherited {
      let name = parent.base
      guard evaluator.globals.type(name) == nil, !evaluator.catalog.hasType(name), !evaluator.catalog.hasFunction(name),
        evaluator.extensions[name] == nil,
        let near = KnownProtocols.nearest(to: name)
      else { continue }
      evaluator.remark(
        Failure(
          .stated(code: "unknown-protocol", message: "cannot find '\(name)' in scope"), syntax.mark,
          misspelling: Misspelling(name, meant: near)))
    }
  }

  private func extend(_ syntax: ExtensionSyntax, in scope: Scope) {
    if let declaration = declared(syntax, in: scope) {
      declaration.add(syntax.members)
      declaration.inherited += syntax.inherited
      return
    }
    let name = syntax.type.base
    let declaration =
      evaluator.extensions[name]
      ?? TypeDeclaration(
        TypeSyntax(
          kind: .structure, name: name, inherited: [], generics: [], attributes: [], members: [], cases: [],
          mark: SourceMark(lowerBound: 0, upperBound: 0)), around: scope)
    declaration.add(syntax.members)
    declaration.inherited += syntax.inherited
    evaluator.extensions[name] = declaration
  }

  /// The type that an extension extends, where a fence declares it.
  private func declared(_ syntax: ExtensionSyntax, in scope: Scope) -> TypeDeclaration? {
    guard let first = syntax.outer.first, let outermost = scope.type(first) else { return scope.type(syntax.type.base) }
    return (syntax.outer.dropFirst() + [syntax.type.base]).reduce(outermost as TypeDeclaration?) { outer, name in
      outer?.scope.names.types[name]
    }
  }

  /// Returns a function of a name that is declared again; one with the same types replaces the earlier one.
  private func adding(_ syntax: FunctionSyntax, to earlier: FunctionValue, _ scope: Scope) -> FunctionValue {
    let others = (earlier.overloads?.functions ?? []).filter { $0.overload != syntax.overload }
    return evaluator.function(syntax.name, of: [syntax] + others) { function, arguments, mark in
      try evaluator.invoke(function, arguments, mark, receiver: scope.receiver, scope: scope)
    }
  }
}
