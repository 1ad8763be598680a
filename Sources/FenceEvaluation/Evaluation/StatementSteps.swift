import FenceSyntax

/// Begins statements: does those without statements in them, and makes frames for the others.
struct StatementSteps {
  private let evaluator: Evaluator
  private let scope: Scope
  private let execution: Execution

  init(_ evaluator: Evaluator, _ scope: Scope, _ execution: Execution) {
    (self.evaluator, self.scope, self.execution) = (evaluator, scope, execution)
  }

  func begin(_ statement: Statement, label: String? = nil) throws -> Execution.Step {
    try evaluator.step(statement.mark)
    let (evaluator, scope) = (evaluator, scope)
    switch statement.kind {
    case .expression(let expression):
      return try prepared(expression) { expression in
        _ = try evaluator.evaluate(expression, scope)
        return .goOn
      }
    case .variables(let variables): return try declare(variables[...])
    case .returning(let expression):
      guard let expression else { return .end(.returned(.void)) }
      return try prepared(expression) { .end(.returned(try evaluator.evaluate($0, scope))) }
    case .throwing(let expression):
      return try prepared(expression) {
        throw evaluator.throwing(Thrown(value: try evaluator.evaluate($0, scope), mark: statement.mark))
      }
    case .ifElse(let node): return try branch(node)
    case .choose(let node): return try prepared(node.subject) { try Self.choose(node, $0, evaluator, scope) }
    case .guardElse(let conditions, let body):
      return try deciding(conditions) { holds in
        holds ? .goOn : .enter(BlockFrame(body, Scope(parent: scope), evaluator))
      }
    case .doCatch(let body, let clauses): return .enter(CatchFrame(body, clauses, scope))
    case .leave(let label): return .end(.left(label: label))
    case .proceed(let label): return .end(.proceeding(label: label))
    case .fallthroughCase: return .end(.fallingThrough)
    case .labeled(let label, let inner): return try begin(inner, label: label)
    case .forIn, .whileLoop, .repeatLoop: return try loop(statement, label)
    case .function, .type, .extension, .nothing, .alias, .defer_: return .goOn
    }
  }

  private func branch(_ node: IfStatement) throws -> Execution.Step {
    let (evaluator, scope, inner) = (evaluator, scope, Scope(parent: scope))
    return try StatementSteps(evaluator, inner, execution).deciding(node.conditions) { holds in
      if holds { return .enter(BlockFrame(node.then, inner, evaluator)) }
      return node.otherwise.map { .enter(BlockFrame($0, Scope(parent: scope), evaluator)) } ?? .goOn
    }
  }

  private static func choose(
    _ node: SwitchStatement, _ subject: Expression, _ evaluator: Evaluator, _ scope: Scope
  ) throws -> Execution.Step {
    let subject = try evaluator.evaluate(subject, scope)
    guard let (index, inner) = try evaluator.choice(node, of: subject, scope) else { return .goOn }
    return .enter(SwitchFrame(node, from: index, inner, outer: scope))
  }

  private func loop(_ statement: Statement, _ label: String?) throws -> Execution.Step {
    let (evaluator, scope, execution) = (evaluator, scope, execution)
    switch statement.kind {
    case .forIn(let pattern, let sequence, let condition, let body):
      let loop = ForFrame.Loop(pattern: pattern, condition: condition, body: body, label: label, mark: statement.mark)
      return try prepared(sequence) { prepared in
        let value = try evaluator.evaluate(prepared, scope)
        if execution.canPause, case .await = sequence.kind, let type = value.declaredType,
          evaluator.methods("makeAsyncIterator", of: type) != nil
        {
          let iterator = try evaluator.callMethod("makeAsyncIterator", value, [], sequence.mark)
          return .enter(AwaitFrame(loop, iterator, scope))
        }
        return .enter(ForFrame(loop, scope, next: try evaluator.iterator(over: value, sequence.mark)))
      }
    case .whileLoop(let conditions, let body):
      return .enter(WhileFrame(conditions, body, label, scope, statement.mark))
    case .repeatLoop(let body, let condition):
      return .enter(RepeatFrame(body, condition, label, scope, statement.mark))
    default: return .goOn
    }
  }

  private func declare(_ variables: ArraySlice<VariableSyntax>) throws -> Execution.Step {
    let (evaluator, scope, execution) = (evaluator, scope, execution)
    for (index, variable) in zip(variables.indices, variables) {
      guard execution.canPause, let initial = variable.initial, initial.mayPause else {
        try evaluator.declare(variable, in: scope)
        continue
      }
      return try prepared(initial) { initial in
        try evaluator.declare(variable, initial: initial, in: scope)
        return try StatementSteps(evaluator, scope, execution).declare(variables[(index + 1)...])
      }
    }
    return .goOn
  }

  // MARK: Waiting

  /// Does what an expression waits for, then goes on with what is left of it.
  func prepared(
    _ expression: Expression, _ body: @escaping (Expression) throws -> Execution.Step
  ) throws -> Execution.Step {
    guard execution.canPause, expression.mayPause else { return try body(expression) }
    let lifted = expression.lifted
    return .enter(LiftFrame(lifted, scope) { try body(lifted.value) })
  }

  /// Evaluates conditions one by one, until one fails.
  func deciding(
    _ conditions: [Condition], _ body: @escaping (Bool) throws -> Execution.Step
  ) throws -> Execution.Step {
    guard execution.canPause, conditions.mayPause else { return try body(evaluator.holds(conditions, scope)) }
    return .enter(ConditionsFrame(conditions, scope, body))
  }
}
