import VitrineLayout

/// The state cells and body nodes of a view tree, found by their places in the tree.
///
/// The store outlives passes, so that state survives while views are made again, and bodies are evaluated only where
/// something changed.
package final class StateStore {
  private(set) var cells: [Identity: [String: StateCell]] = [:]
  private(set) var nodes: [Identity: BodyNode] = [:]
  private var numbers: [Identity: NumberTable] = [:]
  private var count = 0
  private var pass = 0
  /// The custom views whose nodes were made in this pass, outer ones first.
  private var madeNodes: [BodyNode] = []
  /// The custom views whose nodes are made in each pass, because they have untracked dependencies, such as the
  /// positions of other views.
  private var volatileNodes: [BodyNode] = []
  /// The node around all views.
  let root: BodyNode
  /// Whether a cell has changed since the tree was last made.
  private var isDirty = false
  /// The number of changes.
  package private(set) var changeCount = 0
  /// The evaluations of bodies since `takeRuns()` was last called, in order.
  private var runs: [BodyRun] = []
  /// The bodies that depend on changed objects with the `@Observable` macro.
  private let observations = Observations()
  /// The tasks that views started.
  let tasks = TaskLedger()
  /// The maximum number of evaluations that are recorded.
  private static let mostRuns = 2_000
  /// The number of evaluations of bodies.
  package private(set) var runCount = 0

  package init() { root = BodyNode("", at: .root, number: 0) {} }

  package func cell(
    _ identity: Identity, _ property: String, isSame: @escaping (Any, Any) -> Bool = isEqual, initial: () -> Any
  ) -> StateCell {
    let owner = ViewScope.current?.node ?? root
    if owner.place != identity { owner.places.insert(identity) }
    if let cell = cells[identity]?[property] { return cell }
    let value = initial()
    count += 1
    let cell = StateCell(value, number: count, property: property, store: self, isSame: isSame)
    cells[identity, default: [:]][property] = cell
    return cell
  }

  /// Returns the cell of a property at a custom view, or at its nearest ancestor with such a cell.
  func nearestCell(_ property: String, from node: BodyNode) -> StateCell? {
    var node: BodyNode? = node
    while let current = node {
      if let cell = cells[current.place]?[property] { return cell }
      node = current.parent
    }
    return nil
  }

  /// Returns the body node of a custom view inside another one, and creates it if there is none.
  ///
  /// - Parameter isAhead: whether a lazy container evaluates the view before it is visible.
  func node(_ identity: Identity, _ name: String, in parent: BodyNode, isAhead: Bool) -> BodyNode {
    parent.places.insert(identity)
    if let node = nodes[identity] { return node }
    count += 1
    let node = BodyNode(name, at: identity, number: count, isAhead: isAhead) { [weak self] in self?.markDirty() }
    node.parent = parent
    nodes[identity] = node
    return node
  }

  /// Returns the number of an identifier at a place: equal identifiers have equal numbers for as long as they exist.
  func number(of id: AnyHashable, at identity: Identity) -> Int {
    (ViewScope.current?.node ?? root).places.insert(identity)
    if let known = numbers[identity, default: NumberTable()].number(of: id, pass: pass) { return known }
    count += 1
    numbers[identity]?.add(id, count)
    return count
  }

  // MARK: Passes

  /// Evaluates a body, and tracks the properties of observable objects that it reads.
  func observing<Result>(_ node: BodyNode, _ body: () -> Result) -> Result {
    observations.tracking(node.number, body)
  }

  /// Whether anything has changed since the tree was last made.
  var hasChanges: Bool { isDirty || !observations.isEmpty }

  /// Begins a pass, which makes the tree or the changed parts of it.
  func beginPass() {
    let changed = observations.take()
    if !changed.isEmpty {
      for node in nodes.values where changed.contains(node.number) { node.observedObjectDidChange() }
    }
    pass += 1
    (madeNodes, volatileNodes, isDirty) = ([], [], false)
    willMakeNodes(of: root)
  }

  /// Prepares a custom view for the making of its nodes, so that the end of the pass can drop the state of removed
  /// views.
  func willMakeNodes(of node: BodyNode) {
    node.willMakeNodes()
    madeNodes.append(node)
  }

  /// Marks the nodes of a custom view to be made again in the next pass.
  func markVolatile(_ node: BodyNode) { volatileNodes.append(node) }

  /// Drops the state of removed views; if they are inserted again, they begin with their initial state.
  func endPass() {
    for node in madeNodes {
      for place in node.takeLeftPlaces() where !node.places.contains(place) { drop(place) }
      for place in node.places { numbers[place]?.keepOnly(pass: pass) }
    }
    for node in volatileNodes { node.invalidate() }
    madeNodes = []
  }

  private func drop(_ place: Identity) {
    cells[place] = nil
    numbers[place] = nil
    guard let node = nodes.removeValue(forKey: place) else { return }
    node.end()
    node.letGo()
    for inner in node.places.union(node.takeLeftPlaces()) where inner != place { drop(inner) }
  }

  package func markDirty() {
    isDirty = true
    changeCount += 1
  }

  // MARK: What is there

  private var allCells: [(place: Identity, cell: StateCell)] {
    cells.flatMap { place, cells in cells.values.map { (place: place, cell: $0) } }.sorted {
      $0.cell.number < $1.cell.number
    }
  }

  /// The cells of views that are, or have been, visible.
  private var cellsThere: [(place: Identity, cell: StateCell)] {
    allCells.filter { nodes[$0.place]?.isAhead != true }
  }

  /// The names of all state properties, in alphabetical order, without the internal state of controls, whose names
  /// begin with `@`.
  var names: [String] { Set(cellsThere.map(\.cell.property)).filter { !$0.hasPrefix("@") }.sorted() }

  /// Returns the cells of all properties with a name, in the order of their creation.
  func cells(named property: String) -> [StateCell] { cellsThere.map(\.cell).filter { $0.property == property } }

  /// All cells of custom views, each with its view; other cells are the internal state of built-in views.
  var ownedState: [OwnedState] {
    cellsThere.compactMap { place, cell in
      nodes[place].map {
        OwnedState(owner: $0, name: cell.property, value: cell.current, dependency: cell.dependency)
      }
    }
  }

  /// The body nodes of views that have been visible, in the order of their creation.
  var bodies: [BodyNode] { nodes.values.filter { !$0.isAhead }.sorted { $0.number < $1.number } }

  /// The places of all body nodes.
  var placesOfBodies: Set<Identity> { Set(nodes.keys) }

  /// The number of cells and body nodes in the store.
  var population: Population { Population(cells: allCells.count, bodies: nodes.count) }

  /// The counts of state cells and of body nodes in a store.
  struct Population: Hashable {
    let cells: Int
    let bodies: Int
  }

  /// Releases the nodes and effects once the tree isn't updated any more; they reference the store, so this breaks the
  /// cycle.
  func letGo() {
    for node in [root] + nodes.values { node.letGo() }
    (madeNodes, volatileNodes) = ([], [])
  }

  /// Returns a store with the same state at the same places, in which no body has been evaluated.
  package func copyOfState() -> StateStore {
    let copy = StateStore()
    (copy.count, copy.numbers) = (count, numbers)
    for (place, cells) in cells { copy.cells[place] = cells.mapValues { $0.copy(in: copy) } }
    return copy
  }

  /// Returns and clears the transactions of state changes, by the bodies that read the state.
  func takeTransactions() -> [ObjectIdentifier: Transaction] {
    var transactions: [ObjectIdentifier: Transaction] = [:]
    for node in bodies + [root] { transactions[ObjectIdentifier(node)] = node.takeTransaction() }
    return transactions
  }

  // MARK: Runs

  func didRun(_ node: BodyNode) {
    runCount += 1
    if !node.isAhead { tellRun(of: node) }
  }

  func tellRun(of node: BodyNode) {
    if runs.count < Self.mostRuns { runs.append(BodyRun(view: node.name, number: node.number, reasons: node.reasons)) }
  }

  /// Returns and clears the evaluations of bodies, in order.
  func takeRuns() -> [BodyRun] {
    defer { runs = [] }
    return runs
  }
}

/// The numbers of the explicit identifiers at one place.
private struct NumberTable {
  private var numbers: [AnyHashable: (number: Int, pass: Int)] = [:]
  private var lastPass = 0
  /// The number of identifiers used in the last pass.
  private var askedCount = 0

  mutating func number(of id: AnyHashable, pass: Int) -> Int? {
    if lastPass != pass { (lastPass, askedCount) = (pass, 0) }
    guard let place = numbers.index(forKey: id) else { return nil }
    if numbers.values[place].pass != pass {
      numbers.values[place].pass = pass
      askedCount += 1
    }
    return numbers.values[place].number
  }

  mutating func add(_ id: AnyHashable, _ number: Int) {
    numbers[id] = (number, lastPass)
    askedCount += 1
  }

  /// Removes the identifiers that weren't used in a pass, if any were used.
  mutating func keepOnly(pass: Int) {
    guard lastPass == pass, askedCount < numbers.count else { return }
    numbers = numbers.filter { $0.value.pass == pass }
  }
}

/// A state property with its custom view and its value.
package struct OwnedState {
  package let owner: BodyNode
  package let name: String
  package let value: Any
  package let dependency: ObservedSource
}

/// An evaluation of a body.
package struct BodyRun: Hashable, Sendable {
  /// The view's name.
  package let view: String
  /// The number of the body node within its tree: the same for as long as the view keeps its identity.
  package let number: Int
  /// The reasons, as `Self._printChanges()` prints them: `@self`, `@identity`, `_count`.
  package let reasons: [String]
}
