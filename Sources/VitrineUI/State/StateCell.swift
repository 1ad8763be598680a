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

  /// The same value in another store.
  func copy(in store: StateStore) -> StateCell {
    StateCell(stored, number: number, property: property, store: store, isSame: isSame)
  }

  /// The value, for those who do not depend on it.
  package var current: Any { stored }
}
