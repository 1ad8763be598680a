import Diagnostics
import FenceSyntax

/// `while`: conditions and a body, over and over.
final class WhileFrame: Frame {
  private let conditions: [Condition]
  private let body: [Statement]
  private let label: String?
  private let scope: Scope
  private let mark: SourceMark

  init(_ conditions: [Condition], _ body: [Statement], _ label: String?, _ scope: Scope, _ mark: SourceMark) {
    (self.conditions, self.body, self.label, self.scope, self.mark) = (conditions, body, label, scope, mark)
  }

  func step(_ execution: Execution) throws -> Execution.Step {
    try execution.evaluator.step(mark)
    let inner = Scope(parent: scope)
    let body = body
    let next = try StatementSteps(execution.evaluator, inner, execution).deciding(conditions) { holds in
      holds ? .enter(BlockFrame(body, inner, execution.evaluator)) : .end(.left(label: nil))
    }
    if case .end(let flow) = next { return .end(flow.endsLoop(label) ?? .normal) }
    return next
  }

  func resume(after flow: Flow, _ execution: Execution) throws -> Execution.Step {
    flow.endsLoop(label).map { .end($0) } ?? .goOn
  }
}

/// `repeat`: a body and then a condition.
final class RepeatFrame: Frame {
  private let body: [Statement]
  private let condition: Expression
  private let label: String?
  private let scope: Scope
  private let mark: SourceMark
  private var isDone = false

  init(_ body: [Statement], _ condition: Expression, _ label: String?, _ scope: Scope, _ mark: SourceMark) {
    (self.body, self.condition, self.label, self.scope, self.mark) = (body, condition, label, scope, mark)
  }

  func step(_ execution: Execution) throws -> Execution.Step {
    if isDone { return .end(.normal) }
    try execution.evaluator.step(mark)
    return .enter(BlockFrame(body, Scope(parent: scope), execution.evaluator))
  }

  func resume(after flow: Flow, _ execution: Execution) throws -> Execution.Step {
    if isDone { return .end(.normal) }
    if let end = flow.endsLoop(label) { return .end(end) }
    let (evaluator, scope) = (execution.evaluator, scope)
    return try StatementSteps(evaluator, scope, execution).prepared(condition) { [unowned self] condition in
      self.isDone = try !evaluator.truth(condition, scope)
      return .goOn
    }
  }
}

/// `for`: a body for each element that fits the pattern.
final class ForFrame: Frame {
  package struct Loop {
    package let pattern: Pattern
    package let condition: Expression?
    package let body: [Statement]
    package let label: String?
    package let mark: SourceMark
  }

  private let loop: Loop
  private let next: () throws -> Value?
  private let scope: Scope

  /// - Parameter next: gives one element after the other, and `nil` behind the last.
  init(_ loop: Loop, _ scope: Scope, next: @escaping () throws -> Value?) {
    (self.loop, self.next, self.scope) = (loop, next, scope)
  }

  func step(_ execution: Execution) throws -> Execution.Step {
    let evaluator = execution.evaluator
    while let element = try next() {
      try evaluator.step(loop.mark)
      let inner = Scope(parent: scope)
      guard try evaluator.matches(loop.pattern, element, inner),
        try loop.condition.map({ try evaluator.truth($0, inner) }) ?? true
      else { continue }
      return .enter(BlockFrame(loop.body, inner, evaluator))
    }
    return .end(.normal)
  }

  func resume(after flow: Flow, _ execution: Execution) throws -> Execution.Step {
    flow.endsLoop(loop.label).map { .end($0) } ?? .goOn
  }
}
