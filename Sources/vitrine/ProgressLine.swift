import Foundation
import SitePages
import Synchronization

/// Shows the progress of a build: on a terminal in one line that is overwritten, elsewhere in a line every few seconds.
final class ProgressLine: Sendable {
  private struct State {
    var lastShown: ContinuousClock.Instant
    var isShown = false
  }

  private let clock = ContinuousClock()
  private let state: Mutex<State>
  private let isTerminal: Bool

  init(isTerminal: Bool) {
    self.isTerminal = isTerminal
    state = Mutex(State(lastShown: ContinuousClock().now))
  }

  func show(_ progress: BuildProgress) {
    let line = "\(progress.phase.rawValue) \(progress.done)/\(progress.total)"
    state.withLock { state in
      let wait: Duration = isTerminal ? .milliseconds(100) : .seconds(5)
      guard clock.now - state.lastShown >= wait else { return }
      state.lastShown = clock.now
      state.isShown = true
      Output.status(isTerminal ? "\r\u{1B}[K\(line)" : "\(line)\n")
    }
  }

  /// Erases the line.
  func clear() {
    state.withLock { state in
      if isTerminal, state.isShown { Output.status("\r\u{1B}[K") }
      state.isShown = false
    }
  }
}
