/// Where tasks may pause: at `await`, outside of the closures and functions that stand in an expression.
extension Expression {
  /// The places of `await`, inner ones before those around them.
  ///
  /// What is evaluated on a condition alone (behind `&&`, `??`, in a branch) is left out: nobody knows yet whether it is.
  func findAwaits() -> [Expression] {
    switch kind {
    case .await(let inner): inner.awaits + [self]
    case .string(let parts):
      parts.flatMap { part -> [Expression] in
        guard case .value(let value, let options) = part else { return [] }
        return value.awaits + options.flatMap(\.value.awaits)
      }
    case .member(let base, _), .optionalChain(let base), .forceUnwrap(let base), .cast(let base, _, _),
      .check(let base, _), .reference(let base), .attempt(let base), .prefix(_, let base), .postfix(_, let base),
      .ternary(let base, _, _), .binary("&&", let base, _), .binary("||", let base, _), .binary("??", let base, _):
      base.awaits
    case .call(let base, let arguments), .index(let base, let arguments):
      base.awaits + arguments.flatMap(\.value.awaits)
    case .array(let elements): elements.flatMap(\.awaits)
    case .dictionary(let entries): entries.flatMap { $0.key.awaits + $0.value.awaits }
    case .tuple(let elements): elements.flatMap(\.value.awaits)
    case .binary(_, let left, let right): left.awaits + right.awaits
    case .assign(_, let target, let source): source.awaits + target.awaits
    default: []
    }
  }
}

extension Condition {
  var awaits: [Expression] {
    switch self {
    case .expression(let expression), .match(_, let expression): expression.awaits
    case .bind(_, let expression): expression?.awaits ?? []
    case .available: []
    }
  }
}

extension Statement {
  func findPause() -> Bool {
    switch kind {
    case .expression(let expression), .throwing(let expression): !expression.awaits.isEmpty
    case .returning(let expression): expression.map { !$0.awaits.isEmpty } ?? false
    case .variables(let variables): variables.contains { !($0.initial?.awaits ?? []).isEmpty }
    case .ifElse(let node): node.conditions.mayPause || node.then.mayPause || (node.otherwise ?? []).mayPause
    case .choose(let node): !node.subject.awaits.isEmpty || node.cases.contains { $0.body.mayPause }
    case .guardElse(let conditions, let body), .whileLoop(let conditions, let body):
      conditions.mayPause || body.mayPause
    case .forIn(_, let sequence, _, let body): !sequence.awaits.isEmpty || body.mayPause
    case .repeatLoop(let body, let condition): body.mayPause || !condition.awaits.isEmpty
    case .doCatch(let body, let clauses): body.mayPause || clauses.contains { $0.body.mayPause }
    case .labeled(_, let inner): inner.mayPause
    default: false
    }
  }
}

extension [Condition] {
  var mayPause: Bool { contains { !$0.awaits.isEmpty } }
}

extension [Statement] {
  var mayPause: Bool { contains(where: \.mayPause) }
}

extension ClosureSyntax {
  var mayPause: Bool { body.mayPause }
}

extension FunctionSyntax {
  var mayPause: Bool { body?.mayPause ?? false }
}
