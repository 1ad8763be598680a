import Observation
import Synchronization

/// The bodies whose observable objects have changed.
///
/// An object may change on any thread, so the change only records the number of the body's node.
final class Observations: Sendable {
  private let changed = Mutex<Set<Int>>([])

  var isEmpty: Bool { changed.withLock { $0.isEmpty } }

  /// Returns and clears the recorded numbers.
  func take() -> Set<Int> {
    changed.withLock { changed in
      defer { changed = [] }
      return changed
    }
  }

  /// Evaluates a body, and records its number when a property that it read changes.
  func tracking<Result>(_ number: Int, _ body: () -> Result) -> Result {
    withObservationTracking(body) { [self] in
      changed.withLock { _ = $0.insert(number) }
    }
  }
}
