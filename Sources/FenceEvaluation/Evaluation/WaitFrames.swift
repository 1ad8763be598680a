import Diagnostics
import FenceSyntax
import VitrineUI

/// What an expression waits for, step by step; then what is done with it.
final class LiftFrame: Frame {
  private let steps: [Lifted.Step]
  private let scope: Scope
  private let then: () throws -> Execution.Step
  private var index = 0
  /// For which place what ends within is kept, and where the `await` stands that it is all of.
  private var waiting: (place: SourceMark, awaited: SourceMark?)?
  /// Whether an error within is kept as `nil`.
  private var isAttempt = false

  init(_ lifted: Lifted, _ scope: Scope, then: @escaping () throws -> Execution.Step) {
    (steps, self.scope, self.then) = (lifted.steps, scope, then)
  }

  func step(_ execution: Execution) throws -> Execution.Step {
    while index < steps.count {
      let step = steps[index]
      index += 1
      if let next = try begin(step, execution) { return next }
    }
    switch try then() {
    case .goOn: return .end(.normal)
    case .enter(let frame): return .become(frame)
    case let other: return other
    }
  }

  private func begin(_ step: Lifted.Step, _ execution: Execution) throws -> Execution.Step? {
    let evaluator = execution.evaluator
    switch step {
    case .keep(let place, let expression, let mayPause, let awaited):
      do {
        let value = try evaluator.waiting(mayPause) { try evaluator.evaluate(expression, scope) }
        try keep(value, place, awaited)
        return nil
      } catch {
        let frame = try evaluator.frame(of: error)
        waiting = (place, awaited)
        return .enter(frame)
      }
    case .attempt(let place, let lifted):
      waiting = (place, nil)
      isAttempt = true
      return .enter(kept(lifted, evaluator))
    case .branch(let place, let kind, let first, let then, let otherwise):
      waiting = (place, nil)
      return .enter(
        LiftFrame(first, scope) { [scope] in
          let value = try evaluator.evaluate(first.value, scope)
          guard let chosen = try Self.chosen(kind, value, then, otherwise, evaluator, first.value.mark) else {
            return .end(.returned(value))
          }
          return .enter(Self.kept(chosen, scope, evaluator))
        })
    }
  }

  /// What a branch goes on with; `nil` where the first operand is all.
  private static func chosen(
    _ kind: Lifted.Branch, _ value: Value, _ then: Lifted, _ otherwise: Lifted?, _ evaluator: Evaluator,
    _ mark: SourceMark
  ) throws -> Lifted? {
    switch kind {
    case .and: return try evaluator.truth(of: value, mark) ? then : nil
    case .or: return try evaluator.truth(of: value, mark) ? nil : then
    case .ternary: return try evaluator.truth(of: value, mark) ? then : otherwise
    case .coalescing:
      if case .nothing = value { return then }
      return nil
    }
  }

  private func kept(_ lifted: Lifted, _ evaluator: Evaluator) -> LiftFrame { Self.kept(lifted, scope, evaluator) }

  private static func kept(_ lifted: Lifted, _ scope: Scope, _ evaluator: Evaluator) -> LiftFrame {
    LiftFrame(lifted, scope) { .end(.returned(try evaluator.evaluate(lifted.value, scope))) }
  }

  func resume(after flow: Flow, _ execution: Execution) throws -> Execution.Step {
    isAttempt = false
    if let waiting { try keep(flow.value, waiting.place, waiting.awaited) }
    return .goOn
  }

  func caught(_ thrown: Thrown, _ execution: Execution) throws -> Execution.Step? {
    guard isAttempt, let waiting else { return nil }
    isAttempt = false
    scope.keep(.nothing, waiting.place)
    return .goOn
  }

  private func keep(_ value: Value, _ place: SourceMark, _ awaited: SourceMark?) throws {
    if let awaited, case .native(is InertValue) = value {
      throw Failure(
        "not-followed", "the result of this await is not known", awaited,
        hint: "replace it with an example: try? await Task.sleep(for: .seconds(1)), then the value")
    }
    scope.keep(value, place)
  }
}

/// Conditions, some of which wait for something.
final class ConditionsFrame: Frame {
  private let conditions: [Condition]
  private let scope: Scope
  private let then: (Bool) throws -> Execution.Step
  private var index = 0
  private var holds = true

  init(_ conditions: [Condition], _ scope: Scope, _ then: @escaping (Bool) throws -> Execution.Step) {
    (self.conditions, self.scope, self.then) = (conditions, scope, then)
  }

  func step(_ execution: Execution) throws -> Execution.Step {
    let (evaluator, scope) = (execution.evaluator, scope)
    while holds, index < conditions.count {
      let condition = conditions[index]
      index += 1
      guard let (lifted, rest) = condition.lifted else {
        holds = try evaluator.holds([condition], scope)
        continue
      }
      return .enter(
        LiftFrame(lifted, scope) { [unowned self] in
          self.holds = try evaluator.holds([rest], scope)
          return .goOn
        })
    }
    switch try then(holds) {
    case .goOn: return .end(.normal)
    case .enter(let frame): return .become(frame)
    case let other: return other
    }
  }
}

/// `Task.sleep`: pauses once; in a task that is cancelled, it throws.
package final class SleepFrame: Frame {
  private let end: Int64
  private let mark: SourceMark
  private var hasPaused = false

  package init(until end: Int64, _ mark: SourceMark) { (self.end, self.mark) = (end, mark) }

  package func step(_ execution: Execution) throws -> Execution.Step {
    try execution.evaluator.currentTask?.checkCancellation(mark)
    if hasPaused { return .end(.returned(.void)) }
    hasPaused = true
    return .pause(.until(end))
  }
}

/// `await task.value`.
final class JoinFrame: Frame {
  private let task: FenceTask

  init(_ task: FenceTask) { self.task = task }

  func step(_ execution: Execution) throws -> Execution.Step {
    guard let outcome = task.outcome else { return .pause(.task(task)) }
    return .end(.returned(try outcome.value(execution.evaluator)))
  }
}

/// `await task.result`.
final class ResultFrame: Frame {
  private let task: FenceTask

  init(_ task: FenceTask) { self.task = task }

  func step(_ execution: Execution) throws -> Execution.Step {
    guard let outcome = task.outcome else { return .pause(.task(task)) }
    if case .success(let value) = outcome, case .native(is InertValue) = value { return .end(.returned(value)) }
    execution.evaluator.loadPrelude(for: "Result")
    guard let type = execution.evaluator.library.type("Result") else { return .end(.returned(.nothing)) }
    let (name, value): (String, Value) =
      switch outcome {
      case .success(let value): ("success", value)
      case .failure(let thrown): ("failure", thrown.value)
      }
    return .end(.returned(.enumCase(EnumValue(type: type, name: name, payload: [(nil, value)]))))
  }
}

/// The wait of a mutating method, after which the value that it changed is written back.
final class MutatingFrame: Frame {
  private let inner: any Frame
  private let write: () throws -> Void

  init(_ inner: any Frame, write: @escaping () throws -> Void) { (self.inner, self.write) = (inner, write) }

  func step(_ execution: Execution) throws -> Execution.Step { .enter(inner) }

  func resume(after flow: Flow, _ execution: Execution) throws -> Execution.Step {
    try write()
    return .end(flow)
  }

  func caught(_ thrown: Thrown, _ execution: Execution) throws -> Execution.Step? {
    try write()
    return nil
  }
}

/// A call of a function value, which may pause.
final class FunctionFrame: Frame {
  private let call: () throws -> Value

  init(_ call: @escaping () throws -> Value) { self.call = call }

  func step(_ execution: Execution) throws -> Execution.Step {
    let evaluator = execution.evaluator
    do { return .end(.returned(try evaluator.waiting(true, call))) } catch {
      return .become(try evaluator.frame(of: error))
    }
  }
}
