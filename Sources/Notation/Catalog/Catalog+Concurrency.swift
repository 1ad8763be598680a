import VitrineUI

/// Tasks, queues and timers. Where time stands still (`Interpreter.clock` is `nil`), they are made and never run.
extension Catalog {
  mutating func addConcurrency() {
    let task = ["priority: Any?, _: Function", "name: Any?, priority: Any?, operation: Function"]
    for signature in task {
      function("Task", signature) { try Self.task($0) }
      staticFunction("Task.detached", signature) { try Self.task($0) }
    }
    staticFunction(
      "Task.sleep", "for: Any, tolerance: Any?, clock: Any?", "nanoseconds: Number", "until: Any, clock: Any?",
      "_: Number"
    ) { try Self.sleep($0, for: $0[0] ?? .nothing) }
    staticFunction("Task.yield", "") { a in
      try a.interpreter.pause(
        "Task.yield", a.mark, SleepFrame(until: a.interpreter.clock?.now ?? 0, a.mark))
    }
    staticFunction("Task.checkCancellation", "") { a in
      try a.interpreter.currentTask?.checkCancellation(a.mark)
      return .void
    }
    staticFunction("MainActor.run", "_: Function", "body: Function", "resultType: Any, body: Function") { a in
      guard a.interpreter.clock != nil else { return .native(InertValue(name: "run")) }
      return try a.interpreter.call(a.values.last.flatMap { $0 } ?? .nothing, [], a.mark)
    }
    for clock in ["DispatchTime", "DispatchWallTime"] {
      staticFunction("\(clock).now", "") { _ in .native(Deadline(seconds: 0)) }
    }
    for unknown in [
      "AsyncStream", "AsyncThrowingStream", "withCheckedContinuation", "withCheckedThrowingContinuation",
      "withTaskGroup", "withThrowingTaskGroup",
    ] {
      native(unknown, "*") { _ in InertValue(name: unknown) }
    }
    value("NSEC_PER_SEC", .integer(1_000_000_000))
    addTimers()
  }

  private mutating func addTimers() {
    staticFunction("Timer.publish", "every: Any, tolerance: Any?, on: Any, in: Any, options: Any?") { a in
      guard a.interpreter.clock != nil else { return .native(InertValue(name: "publish")) }
      return .native(TimerPublisher(interval: a.double(0) ?? 1))
    }
    staticFunction("Timer.scheduledTimer", "withTimeInterval: Any, repeats: Any, block: Function") { a in
      guard let clock = try a.interpreter.clock(for: "Timer", a.mark) else {
        return .native(InertValue(name: "scheduledTimer"))
      }
      let timer = FenceTimer(every: a.double(0) ?? 1, repeats: a.bool(1) ?? false, clock)
      timer.action = { [unowned timer] in
        a.interpreter.happening {
          let argument = CallArgument(label: nil, value: .native(timer), mark: a.mark)
          _ = try a.interpreter.call(a[2] ?? .nothing, [argument], a.mark)
        }
      }
      return .native(timer)
    }
  }

  private static func task(_ inputs: Inputs) throws -> Value {
    let task = try inputs.interpreter.startTask(inputs.values.last.flatMap { $0 } ?? .nothing, inputs.mark)
    return task.map { .native($0) } ?? .void
  }

  private static func sleep(_ inputs: Inputs, for length: Value) throws -> Value {
    let interpreter = inputs.interpreter
    let isCounted = inputs.values.count == 1
    guard let seconds = isCounted ? length.number.map({ $0 / 1e9 }) : span(length) else {
      throw Failure("type-mismatch", "\(length.typeName) is no length of time", inputs.mark, hint: "write .seconds(1)")
    }
    let end = (interpreter.clock?.now ?? 0) + VirtualClock.nanoseconds(seconds)
    return try interpreter.pause("Task.sleep", inputs.mark, SleepFrame(until: end, inputs.mark))
  }

  private static func span(_ value: Value) -> Double? { Deadline(value)?.seconds ?? TimeSpan.seconds(value) }

  /// A method of a queue, a task or a timer; `nil` for any other.
  func scheduling(
    _ name: String, _ native: Any, _ arguments: [CallArgument], _ interpreter: Interpreter, _ mark: SourceMark
  ) throws -> Value? {
    switch (native, name) {
    case (is InertValue, "async"), (is InertValue, "asyncAfter"):
      guard interpreter.clock != nil, let action = arguments.last?.value, case .function = action else { return nil }
      let deadline = arguments.first { $0.label == "deadline" || $0.label == "wallDeadline" }
      let wait = try deadline.map { deadline in
        guard let wait = Deadline(deadline.value)?.seconds else {
          throw Failure(
            "type-mismatch", "\(deadline.value.typeName) is no time", deadline.mark, hint: "write .now() + 1")
        }
        return wait
      }
      try interpreter.schedule(after: VirtualClock.nanoseconds(wait ?? 0), action, mark)
      return .void
    case (is InertValue, "sync"):
      guard interpreter.clock != nil, let action = arguments.last?.value, case .function = action else { return nil }
      return try interpreter.call(action, [], mark)
    case (let publisher as TimerPublisher, "autoconnect"), (let publisher as TimerPublisher, "connect"):
      publisher.isConnected = true
      return .native(publisher)
    case (let publisher as TimerPublisher, "cancel"):
      publisher.isConnected = false
      return .void
    case (let task as FenceTask, "cancel"):
      task.cancel()
      return .void
    case (let timer as FenceTimer, "invalidate"):
      timer.invalidate()
      return .void
    default: return nil
    }
  }
}
