import VitrineUI

/// The reads of observable objects by a closure, with an action that runs once, before the first of them changes:
/// `withObservationTracking`.
final class ObservationTracking {
  private var onChange: (() -> Void)?

  init(onChange: @escaping () -> Void) { self.onChange = onChange }

  func read(_ dependency: ObservedSource) { dependency.beforeNextChange { [self] in happen() } }

  private func happen() {
    guard let act = onChange else { return }
    onChange = nil
    act()
  }
}

extension Evaluator {
  /// Calls a function and notes what it reads of observable objects.
  ///
  /// - Parameter onChange: called once, before any of that changes.
  package func trackingObservation(_ apply: () throws -> Value, onChange: @escaping () -> Void) rethrows -> Value {
    let outer = tracking
    tracking = ObservationTracking(onChange: onChange)
    defer { tracking = outer }
    return try apply()
  }
}
