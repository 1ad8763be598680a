/// The node of a custom view in the attribute graph, which outlives the values of the view.
///
/// It stores the result of the body and its dependencies, so that the body is evaluated again only if the view's value
/// or one of the dependencies has changed. Source: https://developer.apple.com/videos/play/wwdc2021/10022/
package final class BodyNode {
  /// A dependency that was read during the evaluation of the body, or while nodes were made from its result.
  package struct Read {
    package let dependency: ObservedSource
    let name: String
    /// Whether the body itself read it, not only the making of its nodes.
    package var isOfBody: Bool
    /// The position among the dependencies.
    let order: Int
  }

  /// A value of the environment that the body read.
  private struct EnvironmentRead {
    let name: String
    let isSame: (EnvironmentValues) -> Bool
  }

  /// The identity of the view's place in the tree.
  let place: Identity
  /// The name of the view's struct.
  package let name: String
  /// The number of the node, in order of creation within its tree.
  package let number: Int
  /// The number of evaluations of the body.
  package private(set) var runs = 0
  /// The reasons for the last evaluation, as `Self._printChanges()` prints them.
  package private(set) var reasons: [String] = []
  /// The result of the body.
  private(set) var output: (any View)?
  /// Whether nodes have to be made again from the result of the body.
  private(set) var needsNodes = true
  /// Whether nodes of a view inside have to be made again.
  private(set) var hasChangesInside = false
  /// The nodes of the last pass, if they can be reused.
  var made: CachedNodes?
  /// The effects, for the time after layout, that were registered while its nodes were made.
  private(set) var effects: [RenderEffect] = []
  /// Whether the view, or a view inside, registered effects.
  private(set) var hasEffects = false
  /// The places with state inside the view, up to and including the next custom views.
  var places: Set<Identity> = []
  /// The places with state in the previous pass.
  private(set) var formerPlaces: Set<Identity> = []
  /// The transaction of the last change to a dependency, until it is taken.
  private(set) var transaction: Transaction?
  /// The custom view around this one.
  weak var parent: BodyNode?
  /// Whether a lazy container evaluated the view to measure it before it is visible.
  private(set) var isAhead: Bool
  /// The actions held back until the view is visible.
  var held: [() -> Void] = []
  private var view: (any View)?
  private var reads: [ObjectIdentifier: Read] = [:]
  private var environmentReads: [EnvironmentRead] = []
  private var changes: [String] = []
  /// The name of the property through which state is being read.
  private var readName: String?
  /// The objects that the view observes, and their publishers.
  private var observed: [AnyObject] = []
  private let didInvalidate: () -> Void

  init(
    _ name: String, at place: Identity, number: Int, isAhead: Bool = false, didInvalidate: @escaping () -> Void
  ) {
    (self.name, self.place, self.number, self.didInvalidate) = (name, place, number, didInvalidate)
    self.isAhead = isAhead
  }

  /// The reasons for the last evaluation as a line of `Self._printChanges()`.
  package var changeText: String {
    reasons.isEmpty ? "\(name): unchanged." : "\(name): \(reasons.joined(separator: ", ")) changed."
  }

  /// The last value of the view.
  package var value: (any View)? { view }

  /// The dependencies since the last evaluation of the body, in the order in which they were read.
  package var dependencies: [Read] { reads.values.sorted { $0.order < $1.order } }

  /// The names of the view's properties through which the body read environment values.
  package var environmentNames: [String] {
    environmentReads.map(\.name).uniqued()
  }

  /// The custom views directly inside this one, in order.
  var inside: [BodyNode] {
    var seen: Set<Int> = []
    return effects.compactMap { effect in
      guard case .inside(let node) = effect, seen.insert(node.number).inserted else { return nil }
      return node
    }
  }

  // MARK: Dependencies

  func read(_ dependency: ObservedSource, as name: String, inBody: Bool) {
    let key = ObjectIdentifier(dependency)
    guard reads[key] == nil else {
      if inBody { reads[key]?.isOfBody = true }
      return
    }
    let name = name == "@dependencies" ? name : readName ?? name
    reads[key] = Read(dependency: dependency, name: name, isOfBody: inBody, order: reads.count)
    dependency.add(self)
  }

  /// Reads state of other views through a property of this one, whose name is then the reason for an update.
  package func reading<Result>(as name: String, _ read: () throws -> Result) rethrows -> Result {
    let outer = readName
    readName = outer ?? name
    defer { readName = outer }
    return try read()
  }

  /// Records an environment value that the body reads.
  package func readEnvironment(_ name: String, isSame: @escaping (EnvironmentValues) -> Bool) {
    environmentReads.append(EnvironmentRead(name: name, isSame: isSame))
  }

  func didChange(_ dependency: ObservedSource) {
    guard let read = reads[ObjectIdentifier(dependency)] else { return }
    transaction = Transaction.current ?? Transaction()
    if read.isOfBody, !changes.contains(read.name) { changes.append(read.name) }
    invalidate()
    didInvalidate()
  }

  /// Responds to a change of a property that the body read from an object with the `@Observable` macro.
  func observedObjectDidChange() {
    if !changes.contains("@dependencies") { changes.append("@dependencies") }
    invalidate()
  }

  /// Marks the nodes to be made again, even if the result of the body stays the same.
  func invalidate() {
    needsNodes = true
    var node = parent
    while let around = node, !around.hasChangesInside {
      around.hasChangesInside = true
      node = around.parent
    }
  }

  /// Removes all dependencies, before an evaluation of the body or after the view's removal.
  func end() {
    for read in reads.values { read.dependency.remove(self) }
    (reads, observed) = ([:], [])
  }

  /// Retains an observed object and its publisher until the next evaluation of the body.
  func keep(_ objects: [AnyObject]) { observed += objects }

  /// Returns and clears the transaction of the last change.
  func takeTransaction() -> Transaction? {
    defer { transaction = nil }
    return transaction
  }

  /// Releases the cached nodes and effects.
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

  /// Returns the reasons for an evaluation of the body; none if it is up to date.
  ///
  /// - Parameter isSame: whether the view's value and its environment are the same as before.
  func reasons(in environment: EnvironmentValues, properties: [String], isSame: Bool) -> [String] {
    guard output != nil else { return ["@self", "@identity"] + properties }
    let others = environmentReads.filter { !$0.isSame(environment) }.map(\.name)
    return (isSame ? [] : ["@self"]) + changes + others.uniqued()
  }

  /// Evaluates the body, and records its dependencies.
  func run(_ view: any View, because reasons: [String], _ body: () -> any View) -> any View {
    end()
    (self.view, environmentReads, changes, held) = (view, [], [], [])
    // Until the view is visible, keep the reasons of its first evaluation: it is reported as new when it appears.
    if !isAhead || self.reasons.isEmpty { self.reasons = reasons }
    runs += 1
    let output = body()
    self.output = output
    return output
  }

  /// Marks the view as visible, and returns the actions that were held back until then.
  func reveal() -> [() -> Void] {
    defer { held = [] }
    isAhead = false
    return held
  }

  /// Resets the node before its nodes are made; changes from now on make it out of date again.
  func willMakeNodes() {
    (needsNodes, hasChangesInside, made, effects, hasEffects) = (false, false, nil, [], false)
    (formerPlaces, places) = (places, [])
  }

  /// Returns and clears the places with state that no longer exist.
  func takeLeftPlaces() -> Set<Identity> {
    defer { formerPlaces = [] }
    return formerPlaces.subtracting(places)
  }
}

/// Returns whether two values are of the same equatable type, and equal.
package func isEqual(_ old: Any, _ new: Any) -> Bool {
  func compare<E: Equatable>(_ old: E) -> Bool { (new as? E) == old }
  guard let old = old as? any Equatable else { return false }
  return compare(old)
}
