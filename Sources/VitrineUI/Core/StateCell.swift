/// The storage of a state property of a view.
package final class StateCell {
  private var stored: Any
  /// The views that read the value.
  package let dependency = ObservedSource()
  /// The number of the cell, in order of creation within its store.
  let number: Int
  /// The property's name.
  let property: String
  private let isSame: (Any, Any) -> Bool
  private weak var store: StateStore?
  /// Whether the property was read while views were made.
  private var wasRead = false
  /// The value at the last evaluation of the view's body, until the property is first read.
  private var atBody: Any?

  init(
    _ value: Any, number: Int, property: String, store: StateStore?, isSame: @escaping (Any, Any) -> Bool
  ) {
    (stored, self.number, self.property, self.store, self.isSame) = (value, number, property, store, isSame)
  }

  /// The value. Reading it makes the view that is being evaluated depend on it; a new value causes dependent views to
  /// be evaluated again.
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

  /// Records the value before the body of its view is evaluated.
  package func willEvaluateBody() { if !wasRead { atBody = stored } }

  /// The value as a property of its view.
  ///
  /// A body depends on a property only from the first time that it is read. While views are made, a property that is
  /// read for the first time has the value as of the last evaluation of the body; actions always read the current
  /// value.
  ///
  /// Source: https://github.com/OpenSwiftUIProject/OpenSwiftUI, `State.getValue(forReading:)`.
  package var valueOfProperty: Any {
    guard let scope = ViewScope.current, scope.part != .action, !wasRead else { return value }
    defer { atBody = nil }
    wasRead = true
    _ = value
    return atBody ?? stored
  }

  /// Returns a cell with the same value in another store.
  func copy(in store: StateStore) -> StateCell {
    StateCell(stored, number: number, property: property, store: store, isSame: isSame)
  }

  /// The value, read without a dependency on it.
  package var current: Any { stored }
}
