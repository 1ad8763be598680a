import VitrineUI

/// A task of a fence: a routine that goes on as the clock does.
final class FenceTask {
  private let routine: any Routine
  private let interpreter: Interpreter
  private let clock: VirtualClock
  private var ticket: VirtualClock.Ticket?
  /// Tasks that wait for this one's end.
  private var waiting: [FenceTask] = []
  private var refusals = 0
  private(set) var isCancelled = false
  /// What it came to, once it has ended.
  private(set) var outcome: Result<Value, Thrown>?

  /// A task that starts at the clock's next turn.
  init(_ routine: any Routine, _ interpreter: Interpreter, _ clock: VirtualClock) {
    (self.routine, self.interpreter, self.clock) = (routine, interpreter, clock)
    goOn(at: clock.now)
  }

  private func goOn(at time: Int64) { ticket = clock.schedule(at: time) { [self] in run() } }

  private func run() {
    ticket = nil
    let outer = interpreter.currentTask
    interpreter.currentTask = self
    defer { interpreter.currentTask = outer }
    do {
      switch try routine.resume() {
      case .paused(.until(let time)): goOn(at: time)
      case .paused(.task(let other)): other.waiting.append(self)
      case .ended(let flow): end(.success(flow.value))
      }
    } catch let thrown as Thrown {
      end(.failure(thrown))
    } catch {
      interpreter.warn(error)
      end(.success(.void))
    }
  }

  private func end(_ outcome: Result<Value, Thrown>) {
    self.outcome = outcome
    for task in waiting { task.goOn(at: clock.now) }
    waiting = []
  }

  /// Wakes the task, whose sleep throws, and each that comes after.
  func cancel() {
    guard outcome == nil, !isCancelled else { return }
    isCancelled = true
    guard let ticket else { return }
    clock.cancel(ticket)
    goOn(at: clock.now)
  }

  /// - Throws: `CancellationError`, where the task is cancelled; a failure where it never minds that.
  func checkCancellation(_ mark: SourceMark) throws {
    guard isCancelled else { return }
    refusals += 1
    guard refusals <= 100 else {
      throw Failure(
        "cancelled-task", "the task is cancelled and goes on without end", mark,
        hint: "leave the loop once it is: while !Task.isCancelled { … }")
    }
    throw Thrown(value: .native(CancellationError()), mark: mark)
  }
}

/// What the sleep of a cancelled task throws. Its name is what a fence's `catch is …` asks for.
struct CancellationError: Hashable {}

/// A timer of a fence: it fires at intervals of the clock.
final class FenceTimer {
  private let interval: Int64
  private let repeats: Bool
  private let clock: VirtualClock
  private var ticket: VirtualClock.Ticket?
  var action: () -> Void = {}

  /// - Parameter interval: in seconds; a timer fires a thousand times a second at most.
  init(every interval: Double, repeats: Bool = true, _ clock: VirtualClock) {
    self.interval = VirtualClock.nanoseconds(max(interval, 0.001))
    (self.repeats, self.clock) = (repeats, clock)
    wait()
  }

  var isValid: Bool { ticket != nil }

  private func wait() {
    ticket = clock.schedule(at: clock.now + interval) { [self] in
      ticket = nil
      if repeats { wait() }
      action()
    }
  }

  func invalidate() {
    if let ticket { clock.cancel(ticket) }
    ticket = nil
  }
}

/// `Timer.publish(every:)`: what timers are made of where a view receives it.
final class TimerPublisher {
  let interval: Double
  /// Whether it is connected, and has not been cancelled since.
  var isConnected = false

  init(interval: Double) { self.interval = interval }
}

extension Interpreter {
  /// The most tasks, timers and closures that wait at one time.
  private static let mostWaiting = 2_000

  /// The clock, where there is one and room on it.
  func clock(for name: String, _ mark: SourceMark) throws -> VirtualClock? {
    guard let clock else { return nil }
    guard clock.waiting < Self.mostWaiting else {
      throw Failure("limit-tasks", "more than \(Self.mostWaiting) tasks wait when '\(name)' adds another", mark)
    }
    return clock
  }

  /// Starts a task that calls a function; `nil` where time stands still.
  func startTask(_ function: Value, _ mark: SourceMark) throws -> FenceTask? {
    guard let clock = try clock(for: "Task", mark) else { return nil }
    return FenceTask(CallRoutine(self) { [self] in try call(function, [], mark) }, self, clock)
  }

  /// Calls a function once the clock shows a time.
  func schedule(after nanoseconds: Int64, _ function: Value, _ mark: SourceMark) throws {
    guard let clock = try clock(for: "DispatchQueue", mark) else { return }
    clock.schedule(at: clock.now + nanoseconds) { [self] in
      happening { _ = try call(function, [], mark) }
    }
  }

  /// Runs what happens in a view's life: what fails there is a warning, since the picture is drawn without.
  func happening(_ body: () throws -> Void) {
    let outer = viewScope
    viewScope = nil
    defer { viewScope = outer }
    do { try body() } catch { warn(error) }
  }

  func warn(_ error: any Error) {
    switch error {
    case let failure as Failure: remark(failure)
    case let thrown as Thrown: remark(Failure("thrown", "an error is thrown and not caught", thrown.mark))
    default: break
    }
  }

  /// What a fence is told is now.
  var now: DateValue { DateValue(seconds: DateValue.now.seconds + Double(clock?.now ?? 0) / 1e9) }

  /// A member of a task.
  func member(_ name: String, of task: FenceTask, _ mark: SourceMark) throws -> Value? {
    switch name {
    case "isCancelled": .boolean(task.isCancelled)
    case "value": try pause("Task.value", mark, JoinRoutine(task))
    default: nil
    }
  }
}
