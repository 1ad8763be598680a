/// Finds the places at which a task may pause: an `await` outside of nested closures and functions.
extension Expression {
  /// The direct subexpressions.
  var operands: [Expression] {
    switch kind {
    case .await(let inner), .member(let inner, _), .optionalChain(let inner), .forceUnwrap(let inner),
      .cast(let inner, _, _), .check(let inner, _), .reference(let inner), .attempt(let inner), .prefix(_, let inner),
      .postfix(_, let inner), .typed(let inner, _):
      [inner]
    case .string(let parts):
      parts.flatMap { part -> [Expression] in
        guard case .value(_, let value, let options) = part else { return [] }
        return [value] + options.map(\.value)
      }
    case .call(let base, let arguments), .index(let base, let arguments): [base] + arguments.map(\.value)
    case .array(let elements): elements
    case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
    case .tuple(let elements): elements.map(\.value)
    case .binary(_, let left, let right), .assign(_, let left, let right): [left, right]
    case .ternary(let condition, let then, let otherwise): [condition, then, otherwise]
    default: []
    }
  }

  func findPause() -> Bool {
    if case .await = kind { return true }
    return operands.contains(where: \.mayPause)
  }
}

extension Condition {
  package var mayPause: Bool {
    switch self {
    case .expression(let expression), .match(_, let expression), .bind(_, let expression): expression.mayPause
    case .unwrap, .available: false
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
  package var mayPause: Bool { contains(where: \.mayPause) }
}

extension [Statement] {
  package var mayPause: Bool { contains(where: \.mayPause) }
}

extension ClosureSyntax {
  package var mayPause: Bool { body.mayPause }
}

extension FunctionSyntax {
  package var mayPause: Bool { body?.mayPause ?? false }
}
