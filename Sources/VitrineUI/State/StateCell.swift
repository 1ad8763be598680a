/// One piece of state, at the node of the view that it belongs to.
package final class StateCell {
  private var stored: Any
  /// Those who read it.
  package let dependency = Dependency()
  /// When it was made, among the others of its store.
  let number: Int
  /// The property's name.
  let property: String
  private let isSame: (Any, Any) -> Bool
  private weak var store: StateStore?
  /// Whether a property with the value was read while views were made.
  private var wasRead = false
  /// What it was when the body of its view was evaluated last, until it is read.
  private var atBody: Any?

  init(
    _ value: Any, number: Int, property: String, store: StateStore?, isSame: @escaping (Any, Any) -> Bool
  ) {
    (stored, self.number, self.property, self.store, self.isSame) = (value, number, property, store, isSame)
  }

  /// Reading makes what is evaluated depend on it; setting it to another value has that be evaluated again.
  package var value: Any {
    get {
      dependency.wasRead(as: property.hasPrefix("_") ? property : "_" + property)
      return stored
    }
    set {
      guard !isSame(stored, newValue) else {
        stored = newValue
        return
      }
      stored = newValue
      store?.markDirty()
      dependency.didChange()
    }
  }

  /// Notes that the body of its view is about to be evaluated.
  package func willEvaluateBody() { if !wasRead { atBody = stored } }

  /// Reads the value as a property of its view.
  ///
  /// While views are made, that is what the property was when the view's body was evaluated: the body is evaluated again when
  /// the value changes, but only from the first time on that the property is read. What nobody read before is therefore as
  /// it was then; actions read what it is now.
  ///
  /// Source: https://github.com/OpenSwiftUIProject/OpenSwiftUI, `State.getValue(forReading:)`.
  package var valueOfProperty: Any {
    guard let scope = ViewScope.current, scope.part != .action, !wasRead else { return value }
    defer { atBody = nil }
    wasRead = true
    _ = value
    return atBody ?? stored
  }

  /// The same value in another store.
  func copy(in store: StateStore) -> StateCell {
    StateCell(stored, number: number, property: property, store: store, isSame: isSame)
  }

  /// The value, for those who do not depend on it.
  package var current: Any { stored }
}
