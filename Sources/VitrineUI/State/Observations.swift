import Observation
import Synchronization

/// Which bodies read observable objects that changed since.
///
/// An object tells of its change on whichever thread changes it: here it is only noted, by the number of the body's node.
final class Observations: Sendable {
  private let changed = Mutex<Set<Int>>([])

  var isEmpty: Bool { changed.withLock { $0.isEmpty } }

  /// The numbers that were noted since it was last asked.
  func take() -> Set<Int> {
    changed.withLock { changed in
      defer { changed = [] }
      return changed
    }
  }

  /// Evaluates a body, and notes its number once a property changes that it read.
  func tracking<Result>(_ number: Int, _ body: () -> Result) -> Result {
    withObservationTracking(body) { [self] in
      changed.withLock { _ = $0.insert(number) }
    }
  }
}
