import SwiftSyntax

/// Expressions whose static types decide how they are evaluated.
extension Lowering {
  /// Returns an expression with the use that the member named at an offset makes of its type.
  func typed(_ base: Expression, at offset: Int) -> Expression {
    if let name = facts.extensionMembers[offset] { return Expression(.typed(base, .extended(name)), base.mark) }
    return facts.optionalMembers.contains(offset) ? Expression(.typed(base, .optional), base.mark) : base
  }

  /// Returns a name; one of a member without `self` is that member where its type decides which one it is.
  mutating func name(_ node: DeclReferenceExprSyntax) -> Expression.Kind {
    let name = node.baseName.identifierText
    let mark = mark(node)
    guard facts.extensionMembers[mark.lowerBound] != nil else { return .name(NameUse(name)) }
    return .member(typed(Expression(.name(NameUse("self")), mark), at: mark.lowerBound), name)
  }

  /// Returns an argument: that of an autoclosure is a closure.
  mutating func argument(_ node: ExprSyntax) -> Expression {
    let value = described(node)
    guard facts.deferred.contains(value.mark.lowerBound) else { return value }
    let body = Statement(.expression(value), value.mark)
    let closure = ClosureSyntax(
      parameters: [], body: [body], captures: [], shorthands: 0, isAutoclosure: true, mark: value.mark)
    return Expression(.closure(closure), value.mark)
  }

  /// Returns a value that may become a string.
  mutating func described(_ node: ExprSyntax) -> Expression {
    let value = lower(node)
    guard let shape = facts.described[value.mark.lowerBound] else { return value }
    return Expression(.typed(value, .described(shape)), value.mark)
  }
}
