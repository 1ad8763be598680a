import VitrineLayout

/// The state and the bodies of a view tree, each found by its place in the tree.
///
/// It outlives the passes of a run: that is what makes state survive while the views around it are made anew, and bodies
/// be run only where something changed.
package final class StateStore {
  private(set) var cells: [Identity: [String: StateCell]] = [:]
  private(set) var nodes: [Identity: BodyNode] = [:]
  private var numbers: [Identity: NumberTable] = [:]
  private var count = 0
  private var pass = 0
  /// The views of which nodes were made in this pass, outer ones first.
  private var madeNodes: [BodyNode] = []
  /// Views whose nodes depend on more than can be told, such as where others are: they are made in each pass.
  private var volatileNodes: [BodyNode] = []
  /// What is around all views.
  let root: BodyNode
  /// Whether a cell changed since the tree was last made.
  private var isDirty = false
  /// How often anything changed.
  package private(set) var changeCount = 0
  /// The bodies that ran since it was last asked, in order.
  private var runs: [BodyRun] = []
  /// The bodies that read observable objects of Swift which changed since.
  private let observations = Observations()
  /// What the views began.
  let tasks = TaskLedger()
  /// The most runs that are kept.
  private static let mostRuns = 2_000
  /// How many bodies ran.
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

  /// The cell of a property at a view, or at the nearest one around it that has one.
  func nearestCell(_ property: String, from node: BodyNode) -> StateCell? {
    var node: BodyNode? = node
    while let current = node {
      if let cell = cells[current.place]?[property] { return cell }
      node = current.parent
    }
    return nil
  }

  /// The node of a custom view at its place in another, made where there is none.
  ///
  /// - Parameter isAhead: whether a lazy container makes it ahead.
  func node(_ identity: Identity, _ name: String, in parent: BodyNode, isAhead: Bool) -> BodyNode {
    parent.places.insert(identity)
    if let node = nodes[identity] { return node }
    count += 1
    let node = BodyNode(name, at: identity, number: count, isAhead: isAhead) { [weak self] in self?.markDirty() }
    node.parent = parent
    nodes[identity] = node
    return node
  }

  /// A number for an identifier among those of one place: equal identifiers have equal numbers for as long as they are there.
  func number(of id: AnyHashable, at identity: Identity) -> Int {
    (ViewScope.current?.node ?? root).places.insert(identity)
    if let known = numbers[identity, default: NumberTable()].number(of: id, pass: pass) { return known }
    count += 1
    numbers[identity]?.add(id, count)
    return count
  }

  // MARK: Passes

  /// Runs a body, and has it run again when an observable object changes in a property that it read.
  func observing<Result>(_ node: BodyNode, _ body: () -> Result) -> Result {
    observations.tracking(node.number, body)
  }

  /// Whether anything changed since the tree was last made.
  var hasChanges: Bool { isDirty || !observations.isEmpty }

  /// Begins to make the tree, or what changed of it.
  func beginPass() {
    let changed = observations.take()
    if !changed.isEmpty {
      for node in nodes.values where changed.contains(node.number) { node.observedObjectDidChange() }
    }
    pass += 1
    (madeNodes, volatileNodes, isDirty) = ([], [], false)
    willMakeNodes(of: root)
  }

  /// Nodes of a view are being made: what was in it before and is not then, is gone.
  func willMakeNodes(of node: BodyNode) {
    node.willMakeNodes()
    madeNodes.append(node)
  }

  /// Has the nodes of a view be made again in the next pass.
  func markVolatile(_ node: BodyNode) { volatileNodes.append(node) }

  /// Drops the state of views that are no longer there: should they come back, they begin anew.
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

  /// Those of views that are there.
  private var cellsThere: [(place: Identity, cell: StateCell)] {
    allCells.filter { nodes[$0.place]?.isAhead != true }
  }

  /// The names of all properties, in alphabetical order; those of controls themselves begin with an `@` and are left out.
  var names: [String] { Set(cellsThere.map(\.cell.property)).filter { !$0.hasPrefix("@") }.sorted() }

  /// The cells of all properties of a name, in the order in which they were made.
  func cells(named property: String) -> [StateCell] { cellsThere.map(\.cell).filter { $0.property == property } }

  /// All cells, each with the custom view that it belongs to; what belongs to none is a view's own and not told.
  var ownedState: [OwnedState] {
    cellsThere.compactMap { place, cell in
      nodes[place].map {
        OwnedState(owner: $0, name: cell.property, value: cell.current, dependency: cell.dependency)
      }
    }
  }

  /// All bodies there are, in the order in which they came.
  var bodies: [BodyNode] { nodes.values.filter { !$0.isAhead }.sorted { $0.number < $1.number } }

  /// The places of all bodies there are.
  var placesOfBodies: Set<Identity> { Set(nodes.keys) }

  /// How many cells and bodies there are.
  var population: Population { Population(cells: allCells.count, bodies: nodes.count) }

  /// How much there is.
  struct Population: Hashable {
    let cells: Int
    let bodies: Int
  }

  /// Lets go of nodes and of what is to be done with them: the tree is not brought up to date any more. They know the store that
  /// they are made with.
  func letGo() {
    for node in [root] + nodes.values { node.letGo() }
    (madeNodes, volatileNodes) = ([], [])
  }

  /// The same state at the same places, with no body run yet.
  package func copyOfState() -> StateStore {
    let copy = StateStore()
    (copy.count, copy.numbers) = (count, numbers)
    for (place, cells) in cells { copy.cells[place] = cells.mapValues { $0.copy(in: copy) } }
    return copy
  }

  /// The transactions with which state changed since it was last asked, by the bodies that read it.
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

  /// The bodies that ran since it was last asked, in order.
  func takeRuns() -> [BodyRun] {
    defer { runs = [] }
    return runs
  }
}

/// The numbers of the identifiers of one place.
private struct NumberTable {
  private var numbers: [AnyHashable: (number: Int, pass: Int)] = [:]
  private var lastPass = 0
  /// How many were asked for in the last pass.
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

  /// Forgets those that were not asked for in a pass, if any were.
  mutating func keepOnly(pass: Int) {
    guard lastPass == pass, askedCount < numbers.count else { return }
    numbers = numbers.filter { $0.value.pass == pass }
  }
}

/// A piece of state with the view at whose node it is kept.
package struct OwnedState {
  package let owner: BodyNode
  package let name: String
  package let value: Any
  package let dependency: Dependency
}

/// A body that ran.
package struct BodyRun: Hashable, Sendable {
  /// The view's name.
  package let view: String
  /// The node's number among those of its tree: the same for as long as the view keeps its identity.
  package let number: Int
  /// Why, in the words of `Self._printChanges()`: `@self`, `@identity`, `_count`.
  package let reasons: [String]
}
