/// Where tasks may pause: at `await`, outside of the closures and functions that stand in an expression.
extension Expression {
  /// What is evaluated whenever the expression is, in order.
  private var parts: [Expression] {
    switch kind {
    case .await(let inner), .member(let inner, _), .optionalChain(let inner), .forceUnwrap(let inner),
      .cast(let inner, _, _), .check(let inner, _), .reference(let inner), .attempt(let inner), .prefix(_, let inner),
      .postfix(_, let inner), .ternary(let inner, _, _), .binary("&&", let inner, _), .binary("||", let inner, _),
      .binary("??", let inner, _):
      [inner]
    case .string(let parts):
      parts.flatMap { part -> [Expression] in
        guard case .value(let value, let options) = part else { return [] }
        return [value] + options.map(\.value)
      }
    case .call(let base, let arguments), .index(let base, let arguments): [base] + arguments.map(\.value)
    case .array(let elements): elements
    case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
    case .tuple(let elements): elements.map(\.value)
    case .binary(_, let left, let right): [left, right]
    case .assign(_, let target, let source): [source, target]
    default: []
    }
  }

  /// What is evaluated on a condition alone.
  private var branches: [Expression] {
    switch kind {
    case .ternary(_, let then, let otherwise): [then, otherwise]
    case .binary("&&", _, let right), .binary("||", _, let right), .binary("??", _, let right): [right]
    default: []
    }
  }

  private var isAwait: Bool {
    if case .await = kind { true } else { false }
  }

  func findAwaits() -> [Expression] { parts.flatMap(\.awaits) + (isAwait ? [self] : []) }

  func findPause() -> Bool { isAwait || (parts + branches).contains(where: \.mayPause) }
}

extension Condition {
  var awaits: [Expression] {
    switch self {
    case .expression(let expression), .match(_, let expression): expression.awaits
    case .bind(_, let expression): expression?.awaits ?? []
    case .available: []
    }
  }

  var mayPause: Bool {
    switch self {
    case .expression(let expression), .match(_, let expression): expression.mayPause
    case .bind(_, let expression): expression?.mayPause ?? false
    case .available: false
    }
  }
}

extension Statement {
  func findPause() -> Bool {
    switch kind {
    case .expression(let expression), .throwing(let expression): expression.mayPause
    case .returning(let expression): expression?.mayPause ?? false
    case .variables(let variables): variables.contains { $0.initial?.mayPause ?? false }
    case .ifElse(let node): node.conditions.mayPause || node.then.mayPause || (node.otherwise ?? []).mayPause
    case .choose(let node): node.subject.mayPause || node.cases.contains { $0.body.mayPause }
    case .guardElse(let conditions, let body), .whileLoop(let conditions, let body):
      conditions.mayPause || body.mayPause
    case .forIn(_, let sequence, _, let body): sequence.mayPause || body.mayPause
    case .repeatLoop(let body, let condition): body.mayPause || condition.mayPause
    case .doCatch(let body, let clauses): body.mayPause || clauses.contains { $0.body.mayPause }
    case .labeled(_, let inner): inner.mayPause
    default: false
    }
  }
}

extension [Condition] {
  var mayPause: Bool { contains(where: \.mayPause) }
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
