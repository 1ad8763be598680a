import FenceEvaluation
import VitrineUI

/// Tasks, queues and timers. Where time stands still (`Interpreter.clock` is `nil`), they are made and never run.
enum TasksNames {
  static let tasks: [NameBinding] =
    [
      .function("Task") { task },
      .staticFunction("Task", "detached") { task },
      .staticFunction("Task", "sleep") {
        for label in ["for", "until"] {
          Function(Parameter(label, .value), ignoring: ["tolerance", "clock"]) { context, length in
            try sleep(Deadline(length)?.seconds ?? TimeSpan.seconds(length), length, context)
          }
        }
        for label in ["nanoseconds", nil] {
          Function(Parameter(label, .number)) { try sleep($1.number.map { $0 / 1e9 }, $1, $0) }
        }
      },
      .staticFunction("Task", "yield") {
        Function { context in
          let interpreter = context.interpreter
          return try interpreter.pause(
            "Task.yield", context.mark, SleepFrame(until: interpreter.clock?.now ?? 0, context.mark))
        }
      },
      .staticFunction("Task", "checkCancellation") {
        Function { context in
          try context.interpreter.currentTask?.checkCancellation(context.mark)
          return .void
        }
      },
      .staticFunction("MainActor", "run") {
        for label in ["body", nil] {
          Function(Parameter(label, .function), ignoring: [Ignored("resultType", because: "types are found out")]) {
            $0.interpreter.clock == nil ? .native(InertValue(name: "run")) : try $1()
          }
        }
      },
    ]
    + [
      "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
      "withUnsafeThrowingContinuation",
    ]
    .map { name in
      .function(name) {
        for label in ["body", nil] {
          Function(Parameter(label, .function), ignoring: ["function", "isolation"]) { context, body in
            let signal = Continuation()
            _ = try context.interpreter.waiting(false) { try body(.native(signal)) }
            return try context.interpreter.pause(name, context.mark, SignalFrame(signal))
          }
        }
      }
    } + [
      .method("Continuation", "resume") {
        ContextMethod(Continuation.self) { context, signal in
          try signal.resume(.success(.void), context.mark)
          return .void
        }
        ContextMethod(Continuation.self, Parameter("returning", .any)) { context, signal, value in
          try signal.resume(.success(value.settled), context.mark)
          return .void
        }
        ContextMethod(Continuation.self, Parameter("throwing", .any)) { context, signal, error in
          try signal.resume(.failure(Thrown(value: error, mark: context.mark)), context.mark)
          return .void
        }
        ContextMethod(Continuation.self, Parameter("with", .any)) { context, signal, result in
          guard case .enumCase(let item) = result, let value = item.payload.first?.value else { return .void }
          try signal.resume(
            item.name == "success" ? .success(value) : .failure(Thrown(value: value, mark: context.mark)), context.mark)
          return .void
        }
      }
    ]
    + ["DispatchTime", "DispatchWallTime"].map { clock in
      .staticFunction(clock, "now") { Native { Deadline(seconds: 0) } }
    } + timers

  @OverloadList private static var task: [Overload] {
    for label in ["operation", nil] {
      Function(Parameter(label, .function), ignoring: ["name", "priority"]) { context, operation in
        guard let task = try context.interpreter.startTask(operation.value, context.mark) else { return .void }
        ViewScope.current?.didBegin(task, named: "Task")
        return .native(task)
      }
    }
  }

  private static func sleep(_ seconds: Double?, _ length: Value, _ context: CallContext) throws -> Value {
    let interpreter = context.interpreter
    guard let seconds else {
      throw Failure("type-mismatch", "\(length.typeSubject) is not a duration", context.mark, hint: "use .seconds(1)")
    }
    let end = (interpreter.clock?.now ?? 0) + VirtualClock.nanoseconds(seconds)
    return try interpreter.pause("Task.sleep", context.mark, SleepFrame(until: end, context.mark))
  }

  private static let timers: [NameBinding] = [
    .staticFunction("Timer", "publish") {
      Function(Parameter("every", .double), ignoring: ["tolerance", "on", "in", "options"]) { context, interval in
        context.interpreter.clock == nil
          ? .native(InertValue(name: "publish")) : .native(TimerPublisher(interval: interval))
      }
    },
    .staticFunction("Timer", "scheduledTimer") {
      Function(Parameter("withTimeInterval", .double), Parameter("repeats", .bool), Parameter("block", .function)) {
        context, interval, repeats, block in
        guard let clock = try context.interpreter.clock(for: "Timer", context.mark) else {
          return .native(InertValue(name: "scheduledTimer"))
        }
        let timer = FenceTimer(every: interval, repeats: repeats, clock)
        timer.action = { [unowned timer] in context.interpreter.happening { _ = try block(.native(timer)) } }
        return .native(timer)
      }
    },
    .method("TimerPublisher", "autoconnect") { connection(true) },
    .method("TimerPublisher", "connect") { connection(true) },
    .method("TimerPublisher", "cancel") { connection(false) },
    .method("FenceTask", "cancel") {
      Method(FenceTask.self) { task in
        task.cancel()
        return .void
      }
    },
    .method("FenceTimer", "invalidate") {
      Method(FenceTimer.self) { timer in
        timer.invalidate()
        return .void
      }
    },
  ]

  @OverloadList private static func connection(_ isConnected: Bool) -> [Overload] {
    Method(TimerPublisher.self) { publisher in
      publisher.isConnected = isConnected
      return isConnected ? .native(publisher) : .void
    }
  }
}
