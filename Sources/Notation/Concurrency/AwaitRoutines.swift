import VitrineUI

/// Whether an evaluation may pause, and where.
enum Pauses {
  /// Nobody could wait.
  case never
  /// At an `await` that comes to be evaluated in a statement of a task.
  case inStatement
  /// At a call or member behind an `await`.
  case inAwait
}

/// One `await`: evaluates what stands behind it and keeps what it comes to in the scope.
///
/// A call that pauses throws, is waited for, and has its value kept; then the expression is evaluated once more, until none
/// pauses. One `await` may stand for several calls.
final class AwaitRoutine: Routine {
  private let expression: Expression
  private let scope: Scope
  private let interpreter: Interpreter
  private var current: Pausing?

  init(_ expression: Expression, _ scope: Scope, _ interpreter: Interpreter) {
    (self.expression, self.scope, self.interpreter) = (expression, scope, interpreter)
  }

  func resume() throws -> Progress {
    while true {
      if let pausing = current {
        // An asynchronous function that calls itself without end nests its routines without end.
        let progress = try interpreter.nested(expression.mark) { try resume(pausing) }
        guard case .ended = progress, pausing.expression != nil else { return progress }
        current = nil
      }
      do {
        let value = try evaluate()
        if case .native(is InertValue) = value { throw Self.notKnown(expression.mark) }
        scope.keep(.success(value), of: expression)
        return .ended(.normal)
      } catch let thrown as Thrown {
        scope.keep(.failure(thrown), of: expression)
        return .ended(.normal)
      } catch let pausing as Pausing {
        current = pausing
      }
    }
  }

  private static func notKnown(_ mark: SourceMark) -> Failure {
    Failure(
      "not-followed", "nobody knows here what this comes to, or when", mark,
      hint: "write an example instead: try? await Task.sleep(for: .seconds(1)), then the value")
  }

  private func resume(_ pausing: Pausing) throws -> Progress {
    let place = pausing.expression ?? expression
    do {
      let progress = try pausing.routine.resume()
      if case .ended(let flow) = progress { scope.keep(.success(flow.value), of: place) }
      return progress
    } catch let thrown as Thrown {
      scope.keep(.failure(thrown), of: place)
      return .ended(.normal)
    }
  }

  private func evaluate() throws -> Value {
    guard case .await(let inner) = expression.kind else { return .void }
    return try interpreter.awaiting(.inAwait) { try interpreter.evaluate(inner, scope) }
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
    do { return .ended(.returned(try interpreter.awaiting(.inAwait, call))) } catch let pausing as Pausing {
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

/// What an `async let` names.
struct ChildTask {
  let task: FenceTask
}

extension Value {
  var isChildTask: Bool {
    if case .native(let native) = self { native is ChildTask } else { false }
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
  /// Evaluates something that may pause, or must not.
  func awaiting<Result>(_ pauses: Pauses, _ body: () throws -> Result) throws -> Result {
    let outer = self.pauses
    self.pauses = pauses
    defer { self.pauses = outer }
    return try body()
  }

  /// What an `await` came to; where no task could wait for it, what it comes to at once.
  func awaited(_ expression: Expression, _ inner: Expression, _ scope: Scope) throws -> Value {
    if let outcome = scope.outcome(of: expression) { return try outcome.get() }
    if pauses == .inStatement { throw Pausing(routine: AwaitRoutine(expression, scope, self)) }
    return try evaluate(inner, scope)
  }

  /// Begins what an `async let` names, in a task of its own; where there is none, it is evaluated at once.
  func begin(_ initial: Expression, _ scope: Scope) throws -> Value {
    guard currentTask != nil, let clock = try clock(for: "async let", initial.mark) else {
      return try evaluate(initial, scope)
    }
    let inner = Scope(parent: scope)
    let routine = Chain { [self] in
      .routine(AwaitRoutine(initial, inner, self)) { _ in .end(.returned(try self.evaluate(initial, inner))) }
    }
    return .native(ChildTask(task: FenceTask(routine, self, clock)))
  }

  /// What a name stands for; where a task waits for it and it is that of a child task, the value of that.
  func joined(_ value: Value) throws -> Value {
    guard pauses == .inAwait, case .native(let child as ChildTask) = value else { return value }
    throw Pausing(routine: JoinRoutine(child.task))
  }

  /// Pauses, where a task can wait; says so where none can.
  func pause(_ name: String, _ mark: SourceMark, _ routine: @autoclosure () -> any Routine) throws -> Value {
    if pauses == .inAwait { throw Pausing(routine: routine()) }
    remark(
      Failure(
        "not-followed", "'\(name)' can't be waited for here", mark,
        hint: "wait for it in a statement of its own, in an asynchronous function or a task"))
    return .void
  }
}
