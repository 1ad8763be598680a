/// Statements as routines: control flow that can stop at an `await` within.
extension Interpreter {
  private typealias Next = Chain.Next

  /// A function's body, as a routine that returns what it comes to.
  func routine(calling body: [Statement], _ scope: Scope, result type: TypeName?) -> any Routine {
    func converted(_ value: Value, _ body: [Statement]) throws -> Next {
      guard let type, let mark = body.first?.mark else { return .end(.returned(value)) }
      return .end(.returned(try convert(value, to: type, scope, mark)))
    }
    return Chain { [self] in
      if body.count == 1, case .expression(let expression) = body[0].kind {
        return try awaiting(expression.awaits[...], scope) { [self] in try converted(evaluate(expression, scope), body)
        }
      }
      return .routine(Block(body, scope, self)) { try converted($0.value, body) }
    }
  }

  /// A statement in which a task may pause.
  func routine(_ statement: Statement, label: String? = nil, _ scope: Scope) -> any Routine {
    Chain { [self] in
      try step(statement.mark)
      switch statement.kind {
      case .ifElse(let node): return try branch(node, scope)
      case .choose(let node):
        return try awaiting(node.subject.awaits[...], scope) { [self] in try branch(node, scope) }
      case .guardElse(let conditions, let body):
        return try deciding(conditions[...], scope) { [self] holds in
          holds ? .end(.normal) : block(body, Scope(parent: scope))
        }
      case .whileLoop(let conditions, let body): return try loop(statement, conditions, body, label, scope)
      case .repeatLoop(let body, let condition): return loop(statement, body, condition, label, scope)
      case .forIn(let pattern, let sequence, let condition, let body):
        return try awaiting(sequence.awaits[...], scope) { [self] in
          let elements = try elements(of: evaluate(sequence, scope), sequence.mark)
          return try loop(statement, elements[...], pattern, condition, body, label, scope)
        }
      case .labeled(let label, let inner): return .routine(routine(inner, label: label, scope)) { .end($0) }
      case .doCatch(let body, let clauses): return .routine(self.catching(body, clauses, scope)) { .end($0) }
      default:
        return try awaiting(statement.ownAwaits[...], scope) { [self] in .end(try run(statement, scope)) }
      }
    }
  }

  private func block(_ statements: [Statement], _ scope: Scope) -> Next {
    .routine(Block(statements, scope, self)) { .end($0) }
  }

  /// Waits for one expression after the other, then goes on.
  private func awaiting(
    _ awaits: ArraySlice<Expression>, _ scope: Scope, then: @escaping () throws -> Next
  ) throws -> Next {
    guard let first = awaits.first else { return try repeating(then) }
    return .routine(AwaitRoutine(first, scope, self)) { [self] _ in
      try awaiting(awaits.dropFirst(), scope, then: then)
    }
  }

  /// Goes on; an `await` that shows only now, such as one behind `??`, is waited for, and it is done once more.
  private func repeating(_ then: @escaping () throws -> Next) throws -> Next {
    do { return try awaiting(.inStatement, then) } catch let pausing as Pausing {
      return .routine(pausing.routine) { [self] _ in try repeating(then) }
    }
  }

  /// Waits for conditions and evaluates them one by one, until one fails.
  private func deciding(
    _ conditions: ArraySlice<Condition>, _ scope: Scope, then: @escaping (Bool) throws -> Next
  ) throws -> Next {
    guard let first = conditions.first else { return try then(true) }
    return try awaiting(first.awaits[...], scope) { [self] in
      guard try holds([first], scope) else { return try then(false) }
      return try deciding(conditions.dropFirst(), scope, then: then)
    }
  }

  private func branch(_ node: IfStatement, _ scope: Scope) throws -> Next {
    let inner = Scope(parent: scope)
    return try deciding(node.conditions[...], inner) { [self] holds in
      if holds { return block(node.then, inner) }
      return node.otherwise.map { block($0, Scope(parent: scope)) } ?? .end(.normal)
    }
  }

  private func branch(_ node: SwitchStatement, _ scope: Scope) throws -> Next {
    let subject = try evaluate(node.subject, scope)
    func run(from index: Int, _ scope: Scope) -> Next {
      .routine(Block(node.cases[index].body, scope, self)) { flow in
        switch flow {
        case .fallingThrough where index + 1 < node.cases.count: run(from: index + 1, Scope(parent: scope))
        case .left(label: nil): .end(.normal)
        default: .end(flow)
        }
      }
    }
    for (index, item) in node.cases.enumerated() {
      let inner = Scope(parent: scope)
      if try isChosen(item.patterns, subject, inner) { return run(from: index, inner) }
    }
    return .end(.normal)
  }

  private func catching(
    _ body: [Statement], _ clauses: [(pattern: Pattern?, body: [Statement])], _ scope: Scope
  ) -> any Routine {
    Catching(Block(body, Scope(parent: scope), self)) { [self] thrown in
      for clause in clauses {
        let inner = Scope(parent: scope)
        inner.declare("error", thrown.value)
        if let pattern = clause.pattern, try !matches(pattern, thrown.value, inner) { continue }
        return Block(clause.body, inner, self)
      }
      throw thrown
    }
  }

  // MARK: Loops

  private func loop(
    _ statement: Statement, _ conditions: [Condition], _ body: [Statement], _ label: String?, _ scope: Scope
  ) throws -> Next {
    try step(statement.mark)
    let inner = Scope(parent: scope)
    return try deciding(conditions[...], inner) { [self] holds in
      guard holds else { return .end(.normal) }
      return .routine(Block(body, inner, self)) { [self] flow in
        try flow.endsLoop(label).map { .end($0) } ?? loop(statement, conditions, body, label, scope)
      }
    }
  }

  private func loop(
    _ statement: Statement, _ body: [Statement], _ condition: Expression, _ label: String?, _ scope: Scope
  ) -> Next {
    .routine(Block(body, Scope(parent: scope), self)) { [self] flow in
      if let end = flow.endsLoop(label) { return .end(end) }
      try step(statement.mark)
      return try awaiting(condition.awaits[...], scope) { [self] in
        try truth(condition, scope) ? loop(statement, body, condition, label, scope) : .end(.normal)
      }
    }
  }

  private func loop(
    _ statement: Statement, _ elements: ArraySlice<Value>, _ pattern: Pattern, _ condition: Expression?,
    _ body: [Statement], _ label: String?, _ scope: Scope
  ) throws -> Next {
    for (index, element) in zip(elements.indices, elements) {
      try step(statement.mark)
      let inner = Scope(parent: scope)
      guard try matches(pattern, element, inner), try condition.map({ try truth($0, inner) }) ?? true else { continue }
      return .routine(Block(body, inner, self)) { [self] flow in
        if let end = flow.endsLoop(label) { return .end(end) }
        return try loop(statement, elements[(index + 1)...], pattern, condition, body, label, scope)
      }
    }
    return .end(.normal)
  }
}

extension Statement {
  /// What a statement without statements in it waits for.
  fileprivate var ownAwaits: [Expression] {
    switch kind {
    case .expression(let expression), .throwing(let expression): expression.awaits
    case .returning(let expression): expression?.awaits ?? []
    case .variables(let variables): variables.flatMap { $0.initial?.awaits ?? [] }
    default: []
    }
  }
}

extension Flow {
  /// How a loop ends whose body ended so; `nil` where it goes on.
  func endsLoop(_ label: String?) -> Flow? {
    switch self {
    case .normal, .fallingThrough: nil
    case .left(let target): target == nil || target == label ? .normal : self
    case .proceeding(let target): target == nil || target == label ? nil : self
    case .returned: self
    }
  }
}
