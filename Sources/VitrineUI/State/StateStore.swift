/// The state of a view tree: a cell for each state property of each view, found by the view's identity.
///
/// It outlives the passes of a run: that is what makes state survive while the views around it are made anew.
package final class StateStore {
  private struct Key: Hashable {
    let identity: Identity
    let property: String
  }

  private var cells: [Key: StateCell] = [:]
  private var count = 0
  private var used: Set<Identity> = []
  /// Whether a cell changed since the tree was last made.
  package fileprivate(set) var isDirty = false

  package init() {}

  package func cell(_ identity: Identity, _ property: String, initial: () -> Any) -> StateCell {
    use(identity)
    let key = Key(identity: identity, property: property)
    if let cell = cells[key] { return cell }
    count += 1
    let cell = StateCell(initial(), number: count, store: self)
    cells[key] = cell
    return cell
  }

  /// The names of all properties, in alphabetical order.
  var names: [String] { Set(cells.keys.map(\.property)).sorted() }

  /// The cells of all properties of a name, in the order in which they were made.
  func cells(named property: String) -> [StateCell] {
    cells.filter { $0.key.property == property }.values.sorted { $0.number < $1.number }
  }

  /// Notes that a view is there, whether or not it asks for its state.
  func use(_ identity: Identity) { used.insert(identity) }
  func forgetUse() { used = [] }

  /// Drops the state of views that are no longer there: should they come back, they begin anew.
  func dropUnused() { cells = cells.filter { used.contains($0.key.identity) } }

  package func clearDirty() { isDirty = false }
  package func markDirty() { isDirty = true }
}

/// One piece of state.
package final class StateCell {
  package var value: Any {
    didSet { store?.markDirty() }
  }
  /// When it was made, among the others of its store.
  let number: Int
  private weak var store: StateStore?

  init(_ value: Any, number: Int, store: StateStore?) {
    self.value = value
    self.number = number
    self.store = store
  }
}
