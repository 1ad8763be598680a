import FenceEvaluation
import VitrineUI

/// Tasks, queues and timers. Where time stands still (`Evaluator.clock` is `nil`), they are made and never run.
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
      .function("CancellationError") { Function { _ in .native(CancellationError()) } },
      .staticFunction("Task", "yield") {
        Function { context in
          let evaluator = context.evaluator
          return try evaluator.pause(
            "Task.yield", context.mark, SleepFrame(until: evaluator.clock?.now ?? 0, context.mark))
        }
      },
      .staticFunction("Task", "checkCancellation") {
        Function { context in
          try context.evaluator.currentTask?.checkCancellation(context.mark)
          return .void
        }
      },
      .staticFunction("MainActor", "run") {
        for label in ["body", nil] {
          Function(Parameter(label, .function), ignoring: [Ignored("resultType", because: "types are found out")]) {
            $0.evaluator.clock == nil ? .native(InertValue(name: "run")) : try $1()
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
            _ = try context.evaluator.waiting(false) { try body(.native(signal)) }
            return try context.evaluator.pause(name, context.mark, SignalFrame(signal))
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
        guard let task = try context.evaluator.startTask(operation.value, context.mark) else { return .void }
        ViewScope.current?.didBegin(task, named: "Task")
        return .native(task)
      }
    }
  }

  private static func sleep(_ seconds: Double?, _ length: Value, _ context: CallContext) throws -> Value {
    let evaluator = context.evaluator
    guard let seconds else {
      throw Failure("type-mismatch", "\(length.typeSubject) is not a duration", context.mark, hint: "use .seconds(1)")
    }
    let end = (evaluator.clock?.now ?? 0) + VirtualClock.nanoseconds(seconds)
    return try evaluator.pause("Task.sleep", context.mark, SleepFrame(until: end, context.mark))
  }

  private static let timers: [NameBinding] = [
    .staticFunction("Timer", "publish") {
      Function(Parameter("every", .double), ignoring: ["tolerance", "on", "in", "options"]) { context, interval in
        context.evaluator.clock == nil
          ? .native(InertValue(name: "publish")) : .native(TimerPublisher(interval: interval))
      }
    },
    .staticFunction("Timer", "scheduledTimer") {
      Function(Parameter("withTimeInterval", .double), Parameter("repeats", .bool), Parameter("block", .function)) {
        context, interval, repeats, block in
        guard let clock = try context.evaluator.clock(for: "Timer", context.mark) else {
          return .native(InertValue(name: "scheduledTimer"))
        }
        let timer = FenceTimer(every: interval, repeats: repeats, clock)
        timer.action = { [unowned timer] in context.evaluator.happening { _ = try block(.native(timer)) } }
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
