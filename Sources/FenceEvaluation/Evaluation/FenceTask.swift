import VitrineUI

/// A task of a fence: an execution that goes on as the clock does.
package final class FenceTask: ViewTask {
  private let execution: Execution
  private let evaluator: Evaluator
  private let clock: VirtualClock
  private var ticket: VirtualClock.Ticket?
  /// Tasks that wait for this one's end.
  private var waiting: [FenceTask] = []
  private var refusals = 0
  package private(set) var isCancelled = false
  /// What it came to, once it has ended.
  private(set) var outcome: Outcome?
  package var hasEnded: Bool { outcome != nil }
  private let keepsFailure: Bool
  /// The error that it ended with, if that is kept.
  private(set) var failure: (any Error)?

  /// A task that starts at the clock's next turn.
  ///
  /// - Parameter keepsFailure: whether what goes wrong is for those who made the task, and no warning.
  init(_ first: any Frame, _ evaluator: Evaluator, _ clock: VirtualClock, keepsFailure: Bool = false) {
    (self.evaluator, self.clock, self.keepsFailure) = (evaluator, clock, keepsFailure)
    execution = Execution(first, canPause: true, evaluator)
    goOn(at: clock.now)
  }

  private func goOn(at time: Int64) { ticket = clock.schedule(at: time) { [self] in run() } }

  private func run() {
    ticket = nil
    let outer = evaluator.currentTask
    evaluator.currentTask = self
    defer { evaluator.currentTask = outer }
    do {
      switch try execution.resume() {
      case .paused(.until(let time)): goOn(at: time)
      case .paused(.task(let other)): other.waiting.append(self)
      case .paused(.signal(let signal)): signal.wait { [self] in goOn(at: clock.now) }
      case .ended(let flow): end(.success(flow.value))
      }
    } catch {
      if let thrown = evaluator.thrown(by: error) { return end(.failure(thrown)) }
      if keepsFailure { failure = error } else { evaluator.warn(error) }
      // What it would have come to is not known to those who wait for it.
      end(.success(keepsFailure ? .void : .native(InertValue(name: "value"))))
    }
  }

  private func end(_ outcome: Outcome) {
    self.outcome = outcome
    for task in waiting { task.goOn(at: clock.now) }
    waiting = []
  }

  /// Wakes the task, whose sleep throws, and each that comes after.
  package func cancel() {
    guard outcome == nil, !isCancelled else { return }
    isCancelled = true
    guard let ticket else { return }
    clock.cancel(ticket)
    goOn(at: clock.now)
  }

  /// - Throws: `CancellationError`, where the task is cancelled; a failure where it never minds that.
  package func checkCancellation(_ mark: SourceMark) throws {
    guard isCancelled else { return }
    refusals += 1
    guard refusals <= 100 else {
      throw Failure(
        "cancelled-task", "task continues without end after it was cancelled", mark,
        hint: "end the loop when it is cancelled: while !Task.isCancelled { … }")
    }
    throw evaluator.throwing(Thrown(value: .native(CancellationError()), mark: mark))
  }
}

/// What the sleep of a cancelled task throws. Its name is what a fence's `catch is …` asks for.
package struct CancellationError: Hashable {
  package init() {}
}

/// A timer of a fence: it fires at intervals of the clock.
package final class FenceTimer: ViewTask {
  private let interval: Int64
  private let repeats: Bool
  private let clock: VirtualClock
  private var ticket: VirtualClock.Ticket?
  package var action: () -> Void = {}

  /// - Parameter interval: in seconds; a timer fires a thousand times a second at most.
  package init(every interval: Double, repeats: Bool = true, _ clock: VirtualClock) {
    self.interval = VirtualClock.nanoseconds(max(interval, 0.001))
    (self.repeats, self.clock) = (repeats, clock)
    wait()
  }

  package var isValid: Bool { ticket != nil }
  package var isCancelled: Bool { ticket == nil && repeats }
  package var hasEnded: Bool { ticket == nil && !repeats }

  private func wait() {
    ticket = clock.schedule(at: clock.now + interval) { [self] in
      ticket = nil
      if repeats { wait() }
      action()
    }
  }

  package func invalidate() {
    if let ticket { clock.cancel(ticket) }
    ticket = nil
  }
}

/// `Timer.publish(every:)`: what timers are made of where a view receives it.
package final class TimerPublisher {
  package let interval: Double
  /// Whether it is connected, and has not been cancelled since.
  package var isConnected = false

  package init(interval: Double) { self.interval = interval }
}

extension TimerPublisher: Hashable {
  package static func == (a: TimerPublisher, b: TimerPublisher) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
