import FenceSyntax

extension Assignment {
  /// The target with its subscripts' keys evaluated, which Swift does once and before it evaluates what is written there:
  /// `items[next()] += 1` calls `next()` once.
  func place(_ target: Expression, _ scope: Scope) throws -> Expression {
    guard target.mayAct else { return target }
    switch target.kind {
    case .member(let base, let name):
      return Expression(.member(try place(base, scope), name), target.mark)
    case .index(let base, let arguments):
      let base = try place(base, scope)
      let keys = try arguments.map { argument in
        guard argument.value.mayAct else { return argument }
        let mark = argument.value.mark
        scope.keep(try evaluator.evaluate(argument.value, scope), mark)
        var kept = argument
        kept.value = Expression(.kept(mark, argument.value), mark)
        return kept
      }
      return Expression(.index(base, keys), target.mark)
    case .forceUnwrap(let base): return Expression(.forceUnwrap(try place(base, scope)), target.mark)
    case .optionalChain(let base): return Expression(.optionalChain(try place(base, scope)), target.mark)
    default: return target
    }
  }
}
