import VitrineUI

/// One `await`: evaluates what stands behind it, over time if it pauses, and keeps what it comes to in the scope.
final class AwaitRoutine: Routine {
  private let expression: Expression
  private let scope: Scope
  private let interpreter: Interpreter
  private var current: (any Routine)?

  init(_ expression: Expression, _ scope: Scope, _ interpreter: Interpreter) {
    (self.expression, self.scope, self.interpreter) = (expression, scope, interpreter)
  }

  func resume() throws -> Progress {
    do {
      if current == nil {
        do { return keep(.success(try interpreter.whileAwaiting { try evaluate() })) } catch let pausing as Pausing {
          current = pausing.routine
        }
      }
      // An asynchronous function that calls itself without end nests its routines without end.
      guard let progress = try interpreter.nested(expression.mark, { try current?.resume() }) else {
        return .ended(.normal)
      }
      if case .ended(let flow) = progress { return keep(.success(flow.value)) }
      return progress
    } catch let thrown as Thrown {
      return keep(.failure(thrown))
    }
  }

  private func evaluate() throws -> Value {
    guard case .await(let inner) = expression.kind else { return .void }
    return try interpreter.evaluate(inner, scope)
  }

  private func keep(_ outcome: Result<Value, Thrown>) -> Progress {
    scope.keep(outcome, of: expression)
    return .ended(.normal)
  }
}

/// A call of a function value, which may pause.
final class CallRoutine: Routine {
  private let interpreter: Interpreter
  private let call: () throws -> Value
  private var current: (any Routine)?

  init(_ interpreter: Interpreter, _ call: @escaping () throws -> Value) {
    (self.interpreter, self.call) = (interpreter, call)
  }

  func resume() throws -> Progress {
    if let current { return try current.resume() }
    do { return .ended(.returned(try interpreter.whileAwaiting(call))) } catch let pausing as Pausing {
      current = pausing.routine
      return try pausing.routine.resume()
    }
  }
}

/// `Task.sleep`: pauses once; in a task that is cancelled, it throws.
final class SleepRoutine: Routine {
  private let end: Int64
  private let interpreter: Interpreter
  private let mark: SourceMark
  private var hasPaused = false

  init(until end: Int64, _ interpreter: Interpreter, _ mark: SourceMark) {
    (self.end, self.interpreter, self.mark) = (end, interpreter, mark)
  }

  func resume() throws -> Progress {
    try interpreter.currentTask?.checkCancellation(mark)
    if hasPaused { return .ended(.returned(.void)) }
    hasPaused = true
    return .paused(.until(end))
  }
}

/// `await task.value`.
final class JoinRoutine: Routine {
  private let task: FenceTask

  init(_ task: FenceTask) { self.task = task }

  func resume() throws -> Progress {
    guard let outcome = task.outcome else { return .paused(.task(task)) }
    return .ended(.returned(try outcome.get()))
  }
}

extension Flow {
  /// What a body that ended so comes to.
  var value: Value {
    if case .returned(let value) = self { return value }
    return .void
  }
}

extension Interpreter {
  func whileAwaiting<Result>(_ body: () throws -> Result) throws -> Result {
    let outer = isAwaiting
    isAwaiting = true
    defer { isAwaiting = outer }
    return try body()
  }

  /// What an `await` came to; where no task could wait for it, what it comes to at once.
  func awaited(_ expression: Expression, _ inner: Expression, _ scope: Scope) throws -> Value {
    if let outcome = scope.outcome(of: expression) { return try outcome.get() }
    let outer = isAwaiting
    isAwaiting = false
    defer { isAwaiting = outer }
    return try evaluate(inner, scope)
  }

  /// Pauses, where a task can wait; says so where none can.
  func pause(_ name: String, _ mark: SourceMark, _ routine: @autoclosure () -> any Routine) throws -> Value {
    if isAwaiting { throw Pausing(routine: routine()) }
    remark(
      Failure(
        "not-followed", "'\(name)' can't be waited for here", mark,
        hint: "wait for it in a statement of its own, in an asynchronous function or a task"))
    return .void
  }
}
