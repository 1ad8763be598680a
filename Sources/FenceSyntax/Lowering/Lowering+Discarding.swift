import SwiftSyntax

extension Lowering {
  /// A statement whose value is not used: `_ = value`.
  func discarding(_ value: Expression) -> Statement {
    Statement(.expression(Expression(.assign("=", Expression(.discard, value.mark), value), value.mark)), value.mark)
  }

  /// Lowers a statement of the fence itself, where a value is drawn unless its function says that it may be discarded.
  mutating func topLevel(_ item: CodeBlockItemSyntax) -> [Statement] {
    guard !facts.discarded.isEmpty, case .expr(let expression) = item.item,
      facts.discarded.contains(mark(expression.withoutEffects).lowerBound)
    else { return lower(item) }
    return [discarding(lower(expression))]
  }
}

extension ExprSyntax {
  /// The expression without `try` and `await` before it.
  fileprivate var withoutEffects: ExprSyntax {
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.withoutEffects }
    return self.as(AwaitExprSyntax.self)?.expression.withoutEffects ?? self
  }
}
