import Diagnostics
import VitrineUI

/// What a task or a continuation came to.
package enum Outcome {
  case success(Value)
  case failure(Thrown)

  /// - Throws: what the fence threw.
  package func value(_ evaluator: Evaluator) throws -> Value {
    switch self {
    case .success(let value): return value
    case .failure(let thrown): throw evaluator.throwing(thrown)
    }
  }
}

/// What `withCheckedContinuation` hands out: a task waits until it is resumed.
package final class Continuation {
  private var outcome: Outcome?
  private var goOn: (() -> Void)?

  package init() {}

  /// Has a task go on once it is resumed.
  package func wait(_ goOn: @escaping () -> Void) {
    if outcome == nil { self.goOn = goOn } else { goOn() }
  }

  /// What it was resumed with; `nil` where it was not.
  package func value(_ evaluator: Evaluator) throws -> Value? { try outcome?.value(evaluator) }

  /// - Throws: where it has been resumed before, which ends a Swift program.
  package func resume(_ outcome: Outcome, _ mark: SourceMark) throws {
    guard self.outcome == nil else {
      throw Failure("resumed-twice", "continuation is resumed more than once", mark)
    }
    self.outcome = outcome
    goOn?()
    goOn = nil
  }
}

/// `await withCheckedContinuation { … }`.
package final class SignalFrame: Frame {
  private let signal: Continuation

  package init(_ signal: Continuation) { self.signal = signal }

  package func step(_ execution: Execution) throws -> Execution.Step {
    try signal.value(execution.evaluator).map { .end(.returned($0)) } ?? .pause(.signal(signal))
  }
}

/// `for await`: a body for each element that an asynchronous sequence gives, as it gives it.
final class AwaitFrame: Frame {
  private let loop: ForFrame.Loop
  private let iterator: Box
  private let scope: Scope
  private var isAwaiting = false

  /// - Parameter iterator: has a method `next`.
  init(_ loop: ForFrame.Loop, _ iterator: Value, _ scope: Scope) {
    (self.loop, self.iterator, self.scope) = (loop, Box(iterator), scope)
  }

  func step(_ execution: Execution) throws -> Execution.Step {
    let evaluator = execution.evaluator
    try evaluator.step(loop.mark)
    isAwaiting = true
    let (iterator, mark) = (iterator, loop.mark)
    guard let type = iterator.value.declaredType,
      let next = evaluator.methods("next", of: type)?.first(where: \.parameters.isEmpty)
    else { return .end(.normal) }
    return .enter(
      FunctionFrame {
        // The iterator of a structure goes on by changing itself.
        let receiver = Receiver(box: iterator, type: type)
        return try evaluator.invoke(next, [], mark, receiver: receiver, scope: type.scope)
      })
  }

  func resume(after flow: Flow, _ execution: Execution) throws -> Execution.Step {
    guard isAwaiting else { return flow.endsLoop(loop.label).map { .end($0) } ?? .goOn }
    isAwaiting = false
    if case .nothing = flow.value { return .end(.normal) }
    if case .void = flow.value { return .end(.normal) }
    let evaluator = execution.evaluator
    let inner = Scope(parent: scope)
    guard try evaluator.matches(loop.pattern, flow.value, inner),
      try loop.condition.map({ try evaluator.truth($0, inner) }) ?? true
    else { return .goOn }
    return .enter(BlockFrame(loop.body, inner, evaluator))
  }
}
