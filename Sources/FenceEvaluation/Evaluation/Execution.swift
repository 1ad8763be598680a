/// Runs statements, and can stop where they wait for something and go on there later.
///
/// What is under way stands in frames, one in another: a body in a loop in a function. Functions that pause nowhere run to
/// their end at once; a task's stops at each `await` until the clock or another task takes it further.
package final class Execution {
  /// What comes after a step of the innermost frame.
  package enum Step {
    case goOn
    /// Begins what stands within.
    case enter(any Frame)
    /// Ends the frame and begins another in its place.
    case become(any Frame)
    case end(Flow)
    case pause(Pause)
  }

  package enum Progress {
    case paused(Pause)
    case ended(Flow)
  }

  /// What is waited for.
  package enum Pause {
    /// The clock's reaching a time.
    case until(Int64)
    /// A task's end.
    case task(FenceTask)
    /// Somebody's saying that it may go on.
    case signal(Continuation)
  }

  package let evaluator: Evaluator
  /// Whether somebody takes it up again after a pause: a task.
  let canPause: Bool
  private var frames: [any Frame]
  private var calls = 0

  init(_ first: any Frame, canPause: Bool, _ evaluator: Evaluator) {
    (self.evaluator, self.canPause) = (evaluator, canPause)
    frames = [first]
    calls = first.isCall ? 1 : 0
  }

  /// Goes on to the next pause or to the end. Once it has ended or thrown, it is not called again.
  package func resume() throws -> Progress {
    evaluator.meter.depth += calls
    defer { evaluator.meter.depth -= calls }
    var next = Step.goOn
    while let frame = frames.last {
      do {
        switch next {
        case .goOn: next = try frame.step(self)
        case .enter(let inner):
          push(inner)
          next = .goOn
        case .become(let other):
          pop()
          push(other)
          next = .goOn
        case .pause(let pause): return .paused(pause)
        case .end(let flow):
          pop()
          guard let outer = frames.last else { return .ended(flow) }
          next = try outer.resume(after: flow, self)
        }
      } catch {
        guard let thrown = evaluator.thrown(by: error) else {
          while !frames.isEmpty { pop() }
          throw error
        }
        next = try unwound(thrown)
      }
    }
    return .ended(.normal)
  }

  private func push(_ frame: any Frame) {
    frames.append(frame)
    guard frame.isCall else { return }
    calls += 1
    evaluator.meter.depth += 1
  }

  private func pop() {
    guard let frame = frames.popLast() else { return }
    if frame.isCall {
      calls -= 1
      evaluator.meter.depth -= 1
    }
    frame.leave()
  }

  /// Leaves frames up to the one that catches an error.
  private func unwound(_ thrown: Thrown) throws -> Step {
    while let frame = frames.last {
      if let next = try frame.caught(thrown, self) { return next }
      pop()
    }
    throw evaluator.throwing(thrown)
  }
}

/// Something under way: statements, a loop, what an expression waits for.
package protocol Frame: AnyObject {
  /// Whether it counts among the calls that are nested.
  var isCall: Bool { get }
  func step(_ execution: Execution) throws -> Execution.Step
  /// Goes on after what was within has ended.
  func resume(after flow: Flow, _ execution: Execution) throws -> Execution.Step
  /// What comes after an error thrown within; `nil` where it is not caught here.
  func caught(_ thrown: Thrown, _ execution: Execution) throws -> Execution.Step?
  /// Does what is to be done however it ends.
  func leave()
}

extension Frame {
  package var isCall: Bool { false }
  package func resume(after flow: Flow, _ execution: Execution) throws -> Execution.Step {
    if case .normal = flow { return .goOn }
    return .end(flow)
  }
  package func caught(_ thrown: Thrown, _ execution: Execution) throws -> Execution.Step? { nil }
  package func leave() {}
}

/// Thrown by what would pause, to the step of an execution that can wait for it; the evaluator has meanwhile what is waited in.
struct Pausing: Error {}

extension Evaluator {
  /// The error that takes a frame to the step that waits in it.
  func pausing(_ frame: any Frame) -> Pausing {
    pausedIn = frame
    return Pausing()
  }

  /// The frame that a pause was thrown with.
  ///
  /// - Throws: any other error.
  package func frame(of error: any Error) throws -> any Frame {
    guard error is Pausing, let frame = pausedIn else { throw error }
    pausedIn = nil
    return frame
  }
}
