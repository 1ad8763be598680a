import SwiftSyntax

extension Lowering {
  /// Returns a key path; one with subscripts is a closure: `{ $0.names[1] }` for `\.names[1]`.
  mutating func keyPath(_ path: KeyPathExprSyntax) -> Expression.Kind {
    guard path.hasSubscripts else {
      let names = path.components.compactMap { component -> String? in
        guard case .property(let property) = component.component else { return nil }
        return property.declName.baseName.identifierText
      }
      return .keyPath(root: path.root.map { type($0) }, names)
    }
    let place = mark(path)
    let value = following(path, from: Expression(.name(NameUse("$0")), place))
    return .closure(
      ClosureSyntax(
        parameters: [], body: [Statement(.expression(value), place)], captures: [], shorthands: 1, mark: place))
  }

  /// Returns the expression that a key path leads to from a value.
  mutating func following(_ path: KeyPathExprSyntax, from base: Expression) -> Expression {
    path.components.reduce(base) { base, component in
      let place = mark(component)
      switch component.component {
      case .property(let property):
        let name = property.declName.baseName.identifierText
        return name == "self" ? base : Expression(.member(base, name), place)
      case .subscript(let element): return Expression(.index(base, arguments(element.arguments)), place)
      case .optional(let mark):
        return Expression(
          mark.questionOrExclamationMark.text == "?" ? .optionalChain(base) : .forceUnwrap(base), place)
      default: return base
      }
    }
  }
}

extension KeyPathExprSyntax {
  /// Whether a step of the path is a subscript.
  var hasSubscripts: Bool {
    components.contains { if case .subscript = $0.component { true } else { false } }
  }
}
