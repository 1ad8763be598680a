import FenceSyntax

/// Statements in order, in a scope of their own.
final class BlockFrame: Frame {
  private let statements: [Statement]
  private let scope: Scope
  private let evaluator: Evaluator
  private var index = 0
  private var deferred: [[Statement]] = []

  /// - Parameter isHoisted: whether what they declare is known already.
  init(_ statements: [Statement], _ scope: Scope, _ evaluator: Evaluator, isHoisted: Bool = false) {
    (self.statements, self.scope, self.evaluator) = (statements, scope, evaluator)
    if !isHoisted { evaluator.hoist(statements, in: scope) }
  }

  func step(_ execution: Execution) throws -> Execution.Step {
    guard index < statements.count else { return .end(.normal) }
    let statement = statements[index]
    index += 1
    if case .defer_(let body) = statement.kind {
      deferred.append(body)
      return .goOn
    }
    return try StatementSteps(evaluator, scope, execution).begin(statement)
  }

  func leave() {
    for body in deferred.reversed() { _ = try? evaluator.run(body, Scope(parent: scope)) }
  }
}

/// The body of a function, closure or property that was called and may pause: it ends with what the body comes to.
final class CallFrame: Frame {
  private let body: [Statement]
  private let scope: Scope
  private let result: TypeName?
  private let evaluator: Evaluator

  init(_ body: [Statement], _ scope: Scope, result: TypeName?, _ evaluator: Evaluator) {
    (self.body, self.scope, self.result, self.evaluator) = (body, scope, result, evaluator)
  }

  var isCall: Bool { true }

  func step(_ execution: Execution) throws -> Execution.Step {
    // A single expression is what the body comes to, without `return`.
    if body.count == 1, case .expression(let expression) = body[0].kind {
      return .enter(BlockFrame([Statement(.returning(expression), expression.mark)], scope, evaluator))
    }
    return .enter(BlockFrame(body, scope, evaluator))
  }

  func resume(after flow: Flow, _ execution: Execution) throws -> Execution.Step {
    guard let result, let mark = body.first?.mark else { return .end(.returned(flow.value)) }
    return .end(.returned(try evaluator.convert(flow.value, to: result, scope, mark)))
  }
}

/// The body of a `do` whose errors are caught.
final class CatchFrame: Frame {
  private let body: [Statement]
  private var clauses: [CatchClause]
  private let scope: Scope

  init(_ body: [Statement], _ clauses: [CatchClause], _ scope: Scope) {
    (self.body, self.clauses, self.scope) = (body, clauses, scope)
  }

  func step(_ execution: Execution) throws -> Execution.Step {
    .enter(BlockFrame(body, Scope(parent: scope), execution.evaluator))
  }

  func resume(after flow: Flow, _ execution: Execution) throws -> Execution.Step { .end(flow) }

  func caught(_ thrown: Thrown, _ execution: Execution) throws -> Execution.Step? {
    for clause in clauses {
      let inner = Scope(parent: scope)
      if let pattern = clause.pattern {
        guard try execution.evaluator.matches(pattern, thrown.value, inner) else { continue }
      } else {
        inner.set(CatchClause.errorSlot, Box(thrown.value))
      }
      if let condition = clause.condition, try !execution.evaluator.truth(condition, inner) { continue }
      // What a clause throws is for those around.
      clauses = []
      return .become(BlockFrame(clause.body, inner, execution.evaluator))
    }
    return nil
  }
}

/// The cases of a `switch` from the one that was chosen, which may fall through to the next.
final class SwitchFrame: Frame {
  private let node: SwitchStatement
  private let outer: Scope
  private var index: Int
  private var scope: Scope

  init(_ node: SwitchStatement, from index: Int, _ scope: Scope, outer: Scope) {
    (self.node, self.index, self.scope, self.outer) = (node, index, scope, outer)
  }

  func step(_ execution: Execution) throws -> Execution.Step {
    .enter(BlockFrame(node.cases[index].body, scope, execution.evaluator))
  }

  func resume(after flow: Flow, _ execution: Execution) throws -> Execution.Step {
    switch flow {
    case .fallingThrough:
      index += 1
      scope = Scope(parent: outer)
      return index < node.cases.count ? .goOn : .end(.normal)
    case .left(label: nil): return .end(.normal)
    default: return .end(flow)
    }
  }
}
