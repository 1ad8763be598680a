/// A custom view's node in the attribute graph: it outlives the values that the view is made from.
///
/// It keeps what the body came to and what it read, so that the body runs again only where its view's value or something
/// that it read has changed. Source: https://developer.apple.com/videos/play/wwdc2021/10022/
package final class BodyNode {
  /// What was read while the body ran, or while nodes were made of it.
  package struct Read {
    package let dependency: Dependency
    let name: String
    /// Whether the body itself read it, and not only what makes its nodes.
    package var isOfBody: Bool
    /// Its place among the others.
    let order: Int
  }

  /// A value of the environment that the body read.
  private struct EnvironmentRead {
    let name: String
    let isSame: (EnvironmentValues) -> Bool
  }

  /// Where it is in the tree.
  let place: Identity
  /// The struct's name.
  package let name: String
  /// When it was made, among the others of its tree.
  package let number: Int
  /// How often the body ran.
  package private(set) var runs = 0
  /// Why it ran last, in the words of `Self._printChanges()`.
  package private(set) var reasons: [String] = []
  /// What the body came to.
  private(set) var output: (any View)?
  /// Whether nodes have to be made again of what the body came to.
  private(set) var needsNodes = true
  /// Whether that is so of a view inside.
  private(set) var hasChangesInside = false
  /// The nodes that were made of it last, where they may be taken over.
  var made: KeptNodes?
  /// What making its nodes asked for once the tree is laid out.
  private(set) var effects: [RenderEffect] = []
  /// Whether it, or a view inside, asked for anything.
  private(set) var hasEffects = false
  /// The places inside, up to the next custom views, that have state.
  var places: Set<Identity> = []
  /// Those of the time before.
  private(set) var formerPlaces: Set<Identity> = []
  /// The transaction with which something changed that it read, since it was last asked.
  private(set) var transaction: Transaction?
  /// The custom view around.
  weak var parent: BodyNode?
  /// Whether it is made ahead, for a lazy container to measure: its view is not there yet.
  private(set) var isAhead: Bool
  /// What is to be done for others once the view is there.
  var held: [() -> Void] = []
  private var view: (any View)?
  private var reads: [ObjectIdentifier: Read] = [:]
  private var environmentReads: [EnvironmentRead] = []
  private var changes: [String] = []
  /// What the property is called by which state is read.
  private var readName: String?
  /// Objects that it observes, and what tells of their changes.
  private var observed: [AnyObject] = []
  private let didInvalidate: () -> Void

  init(
    _ name: String, at place: Identity, number: Int, isAhead: Bool = false, didInvalidate: @escaping () -> Void
  ) {
    (self.name, self.place, self.number, self.didInvalidate) = (name, place, number, didInvalidate)
    self.isAhead = isAhead
  }

  /// Why the body runs, as `Self._printChanges()` writes it.
  package var changeText: String {
    reasons.isEmpty ? "\(name): unchanged." : "\(name): \(reasons.joined(separator: ", ")) changed."
  }

  /// The view that it was made from last.
  package var value: (any View)? { view }

  /// What was read since the body ran last, in order.
  package var dependencies: [Read] { reads.values.sorted { $0.order < $1.order } }

  /// The values of the environment that the body read, by the names of the view's properties.
  package var environmentNames: [String] {
    environmentReads.map(\.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The custom views that it is made of, in order.
  var inside: [BodyNode] {
    var seen: Set<Int> = []
    return effects.compactMap { effect in
      guard case .inside(let node) = effect, seen.insert(node.number).inserted else { return nil }
      return node
    }
  }

  // MARK: Dependencies

  func read(_ dependency: Dependency, as name: String, inBody: Bool) {
    let key = ObjectIdentifier(dependency)
    guard reads[key] == nil else {
      if inBody { reads[key]?.isOfBody = true }
      return
    }
    let name = name == "@dependencies" ? name : readName ?? name
    reads[key] = Read(dependency: dependency, name: name, isOfBody: inBody, order: reads.count)
    dependency.add(self)
  }

  /// Reads state of other views by a property of this one: a change is told by that property's name.
  package func reading<Result>(as name: String, _ read: () throws -> Result) rethrows -> Result {
    let outer = readName
    readName = outer ?? name
    defer { readName = outer }
    return try read()
  }

  /// Notes a value of the environment that the body reads.
  package func readEnvironment(_ name: String, isSame: @escaping (EnvironmentValues) -> Bool) {
    environmentReads.append(EnvironmentRead(name: name, isSame: isSame))
  }

  func didChange(_ dependency: Dependency) {
    guard let read = reads[ObjectIdentifier(dependency)] else { return }
    transaction = Transaction.current ?? Transaction()
    if read.isOfBody, !changes.contains(read.name) { changes.append(read.name) }
    invalidate()
    didInvalidate()
  }

  /// An observable object of Swift changed in a property that the body read.
  func observedObjectDidChange() {
    if !changes.contains("@dependencies") { changes.append("@dependencies") }
    invalidate()
  }

  /// Has nodes be made again, whatever the body came to.
  func invalidate() {
    needsNodes = true
    var node = parent
    while let around = node, !around.hasChangesInside {
      around.hasChangesInside = true
      node = around.parent
    }
  }

  /// Lets go of all that it read: its view is gone.
  func end() {
    for read in reads.values { read.dependency.remove(self) }
    (reads, observed) = ([:], [])
  }

  /// Keeps an object that it observes, and what tells of its changes, until it runs again.
  func keep(_ objects: [AnyObject]) { observed += objects }

  /// The transaction of what changed, asked for once.
  func takeTransaction() -> Transaction? {
    defer { transaction = nil }
    return transaction
  }

  /// Lets go of its nodes.
  func letGo() { (made, effects) = (nil, []) }

  func add(_ effect: RenderEffect) {
    effects.append(effect)
    if case .inside(let node) = effect, !node.hasEffects { return }
    var node: BodyNode? = self
    while let around = node, !around.hasEffects {
      around.hasEffects = true
      node = around.parent
    }
  }

  // MARK: Evaluation

  /// Why the body has to run; for nothing if it need not.
  ///
  /// - Parameter isSame: whether the view's value and its environment are those of the time before.
  func reasons(in environment: EnvironmentValues, properties: [String], isSame: Bool) -> [String] {
    guard output != nil else { return ["@self", "@identity"] + properties }
    let others = environmentReads.filter { !$0.isSame(environment) }.map(\.name)
    return (isSame ? [] : ["@self"]) + changes + others.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Runs the body, and notes what it reads.
  func run(_ view: any View, because reasons: [String], _ body: () -> any View) -> any View {
    end()
    (self.view, environmentReads, changes, held) = (view, [], [], [])
    // However often it ran ahead, it is new to whoever is told.
    if !isAhead || self.reasons.isEmpty { self.reasons = reasons }
    runs += 1
    let output = body()
    self.output = output
    return output
  }

  /// The view has come into view; answers what was held until then.
  func reveal() -> [() -> Void] {
    defer { held = [] }
    isAhead = false
    return held
  }

  /// Nodes are being made; what changes meanwhile asks for others.
  func willMakeNodes() {
    (needsNodes, hasChangesInside, made, effects, hasEffects) = (false, false, nil, [], false)
    (formerPlaces, places) = (places, [])
  }

  /// The places that are no longer there, asked for once.
  func takeLeftPlaces() -> Set<Identity> {
    defer { formerPlaces = [] }
    return formerPlaces.subtracting(places)
  }
}

/// Whether a view's value is the one that was there before, as far as can be told: bodies of views that are the same do not
/// run again.
///
/// Values are compared as they lie in memory. Both are alive, so that references that are equal are to the same thing; values
/// that are equal and lie differently are taken for others, which costs a run and is never wrong.
func isSameValue<V: View>(_ old: any View, _ new: V) -> Bool {
  guard let old = old as? V else { return false }
  return withUnsafeBytes(of: old) { old in withUnsafeBytes(of: new) { old.elementsEqual($0) } }
}

/// Whether two values are of one type that can tell them to be equal, and are.
package func isEqual(_ old: Any, _ new: Any) -> Bool {
  func compare<E: Equatable>(_ old: E) -> Bool { (new as? E) == old }
  guard let old = old as? any Equatable else { return false }
  return compare(old)
}
