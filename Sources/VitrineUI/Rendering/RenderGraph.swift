import VitrineLayout

/// One run from a view to a render tree: its limits, its layout session and the state that outlives a pass.
package final class RenderGraph {
  /// What bounds a run.
  package struct Limits: Sendable {
    /// The most views nested in one another.
    package var depth = 400
    /// The most nodes in the render tree.
    package var nodes = 10_000
    /// The most times the tree is made again because state changed while it was laid out.
    package var passes = 8
    /// The most measurements of the layout.
    package var measurements = 2_000_000
    package init() {}
  }

  package enum Limit: String, Sendable { case depth, nodes, passes, measurements }

  package let limits: Limits
  package let states: StateStore
  package let session: LayoutSession
  package private(set) var reachedLimits: [Limit] = []
  package private(set) var remarks: [Rendering.Remark] = []
  /// How many nodes the tree has.
  private(set) var nodeCount = 0
  /// How many of them were made, and not taken over from the pass before.
  package private(set) var madeCount = 0
  /// Whether nodes of views that did not change are taken over from the pass before.
  package let keepsNodes: Bool
  /// Notes which views made which nodes, where that is asked for.
  package let trace: ViewTrace?
  /// Views that named their coordinate space.
  package var coordinateSpaces: [String: LayoutNode] = [:]

  package init(
    limits: Limits, states: StateStore, traced: Bool, keepsNodes: Bool = false, recordsViews: Bool = false
  ) {
    (self.limits, self.states, self.keepsNodes) = (limits, states, keepsNodes)
    trace = recordsViews ? ViewTrace() : nil
    session = LayoutSession(traced: traced)
    session.measurementLimit = limits.measurements
    session.keepsPlaces = keepsNodes
  }

  /// Begins to make the tree, or what changed of it.
  func beginPass() {
    states.beginPass()
    (nodeCount, madeCount, reachedLimits) = (0, 0, [])
    coordinateSpaces = [:]
    session.beginLayout()
  }

  /// Preference observers, to be called once the tree is laid out.
  var afterLayout: [() -> Void] { effects.compactMap { if case .afterLayout(let action) = $0 { action } else { nil } } }

  /// Views that are watched, inner ones before those around them.
  var watched: [WatchedView] { effects.compactMap { if case .watch(let view) = $0 { view } else { nil } } }

  /// The views that are presented over all others, the uppermost last.
  var presented: [PresentedView] {
    let views = effects.compactMap { if case .present(let view) = $0 { view } else { nil } }
    return views.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }.map(\.element)
  }

  /// The custom views that are made ahead, each with its nodes.
  var ahead: [(node: BodyNode, nodes: [RenderNode])] {
    effects.compactMap { if case .ahead(let node, let nodes) = $0 { (node, nodes) } else { nil } }
  }

  /// The animators of the tree.
  var animators: [AnimatorPlace] {
    effects.compactMap { if case .animator(let place) = $0 { place } else { nil } }
  }

  /// The views of the tree that are made of numbers which may be animated.
  var animatedValues: [AnimatedValuePlace] {
    effects.compactMap { if case .animatedValue(let place) = $0 { place } else { nil } }
  }

  /// The cells of the views that come and go by transitions of an author's own.
  var passing: [StateCell] { effects.compactMap { if case .passing(let cell) = $0 { cell } else { nil } } }

  private var effects: [RenderEffect] {
    func all(_ node: BodyNode) -> [RenderEffect] {
      node.effects.flatMap { effect -> [RenderEffect] in
        guard case .inside(let inner) = effect else { return [effect] }
        return inner.hasEffects ? all(inner) : []
      }
    }
    return all(states.root)
  }

  package var mayContinue: Bool { nodeCount < limits.nodes }

  package func didMakeNode(_ node: RenderNode) {
    nodeCount += 1
    madeCount += 1
  }

  /// Nodes were taken over.
  func didKeep(_ count: Int) { nodeCount += count }

  package func didReachLimit(_ limit: Limit) {
    if !reachedLimits.contains(limit) { reachedLimits.append(limit) }
    limitPlace = limitPlace ?? composedPlace
  }

  /// The source of the struct view whose body was evaluated last.
  package var composedPlace: SourceMark?
  /// Where the first limit was reached.
  package private(set) var limitPlace: SourceMark?

  package func remark(_ remark: Rendering.Remark) {
    if !remarks.contains(remark) { remarks.append(remark) }
  }
}
