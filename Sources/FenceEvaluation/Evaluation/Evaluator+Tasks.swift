import Diagnostics
import FenceSyntax
import VitrineUI

import struct Foundation.Date

extension Evaluator {
  /// The most tasks, timers and closures that wait at one time.
  private static let mostWaiting = 2_000

  /// The clock, where there is one and room on it.
  package func clock(for name: String, _ mark: SourceMark) throws -> VirtualClock? {
    guard let clock else { return nil }
    guard clock.waiting < Self.mostWaiting else {
      throw Failure(.limit(.tasks(Self.mostWaiting, name)), mark)
    }
    return clock
  }

  /// Starts a task that calls a function; `nil` where time stands still.
  package func startTask(_ function: Value, _ mark: SourceMark) throws -> FenceTask? {
    guard let clock = try clock(for: "Task", mark) else { return nil }
    return FenceTask(FunctionFrame { [self] in try call(function, [], mark) }, self, clock)
  }

  /// Calls a function once the clock shows a time.
  package func schedule(after nanoseconds: Int64, _ function: Value, _ mark: SourceMark) throws {
    guard let clock = try clock(for: "DispatchQueue", mark) else { return }
    clock.schedule(at: clock.now + nanoseconds) { [self] in
      happening { _ = try call(function, [], mark) }
    }
  }

  /// Runs what happens in a view's life.
  package func happening(_ body: () throws -> Void) {
    let outer = viewScope
    viewScope = nil
    defer { viewScope = outer }
    do { try body() } catch { warn(error) }
  }

  package func warn(_ error: any Error) {
    if let thrown = thrown(by: error) { return remark(Failure(.thrown, thrown.mark)) }
    if let failure = error as? Failure { noteStop(failure) }
  }

  /// What a fence is told is now.
  package var now: Date { Date(seconds: start.seconds + Double(clock?.now ?? 0) / 1e9) }

  /// A member of a task.
  func taskMember(_ name: String, of task: FenceTask, _ mark: SourceMark) throws -> Value? {
    switch name {
    case "isCancelled": .boolean(task.isCancelled)
    case "value": try pause("Task.value", mark, JoinFrame(task))
    case "result": try pause("Task.result", mark, ResultFrame(task))
    default: nil
    }
  }

  // MARK: Waiting

  /// Begins what an `async let` names, in a task of its own; where there is none, it is evaluated at once.
  package func begin(_ initial: Expression, _ scope: Scope) throws -> Value {
    guard currentTask != nil, let clock = try clock(for: "async let", initial.mark) else {
      return try evaluate(initial, Scope(parent: scope))
    }
    let body = BlockFrame([Statement(.returning(initial), initial.mark)], Scope(parent: scope), self)
    return .native(ChildTask(task: FenceTask(body, self, clock)))
  }

  /// What a name stands for; where a task waits for it and it is that of a child task, the value of that.
  package func joined(_ value: Value) throws -> Value {
    guard mayWait, case .native(let child as ChildTask) = value else { return value }
    throw pausing(JoinFrame(child.task))
  }

  /// Calls a method, and then writes back what a mutating one made of its value, also where it pauses meanwhile.
  func writing(
    when isMutating: Bool, _ call: () throws -> Value, back write: @escaping () throws -> Void
  ) throws -> Value {
    guard isMutating else { return try call() }
    do {
      let result = try call()
      try write()
      return result
    } catch is Pausing {
      throw pausing(MutatingFrame(try frame(of: Pausing()), write: write))
    } catch let error as Throwing {
      // What was changed before an error was thrown stays changed.
      let thrown = self.thrown
      try write()
      self.thrown = thrown
      throw error
    }
  }

  /// Pauses, where a task can wait; says so where none can.
  package func pause(_ name: String, _ mark: SourceMark, _ frame: @autoclosure () -> any Frame) throws -> Value {
    if mayWait { throw pausing(frame()) }
    remark(
      Failure(
        "not-followed", "'\(name)' cannot be awaited here", mark,
        hint: "await it in a separate statement of an async function or a task"))
    return .void
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
