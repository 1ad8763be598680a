import VitrineLayout

/// The graph that turns a view into a render tree: its limits, its layout session, and the state that outlives a pass.
package final class RenderGraph {
  /// The limits of a graph.
  package struct Limits: Sendable {
    /// The maximum depth of nested views.
    package var depth = 400
    /// The maximum number of nodes in the render tree.
    package var nodes = 10_000
    /// The maximum number of passes, each made because state changed during the layout of the previous one.
    package var passes = 8
    /// The maximum number of measurements in the layout.
    package var measurements = 2_000_000
    package init() {}
  }

  package enum Limit: String, Sendable { case depth, nodes, passes, measurements }

  package let limits: Limits
  package let states: StateStore
  package let session: LayoutSession
  /// The record of the layout's proposals and reports, if requested.
  private let layoutTrace: LayoutTrace?
  package private(set) var reachedLimits: [Limit] = []
  package private(set) var remarks: [Rendering.Remark] = []
  /// The number of nodes in the tree.
  private(set) var nodeCount = 0
  /// The number of nodes that were made in this pass, not reused from the previous one.
  package private(set) var madeCount = 0
  /// Whether the nodes of unchanged views are reused in the next pass.
  package let keepsNodes: Bool
  /// The record of which views made which nodes, if requested.
  package let trace: ViewTrace?
  /// The layout nodes of views with a named coordinate space.
  package var coordinateSpaces: [String: LayoutNode] = [:]

  package init(
    limits: Limits, states: StateStore, traced: Bool, keepsNodes: Bool = false, recordsViews: Bool = false
  ) {
    (self.limits, self.states, self.keepsNodes) = (limits, states, keepsNodes)
    trace = recordsViews ? ViewTrace() : nil
    layoutTrace = traced ? LayoutTrace() : nil
    session = LayoutSession(trace: layoutTrace)
    session.measurementLimit = limits.measurements
    session.keepsPlaces = keepsNodes
  }

  /// Begins a pass, which makes the tree or the changed parts of it.
  func beginPass() {
    states.beginPass()
    (nodeCount, madeCount, reachedLimits) = (0, 0, [])
    coordinateSpaces = [:]
    session.beginLayout()
  }

  /// The actions to perform after the layout of the tree, such as those of preference observers.
  var afterLayout: [() -> Void] { effects.compactMap { if case .afterLayout(let action) = $0 { action } else { nil } } }

  /// The views with lifetime observers, inner views before outer ones.
  var watched: [WatchedView] { effects.compactMap { if case .watch(let view) = $0 { view } else { nil } } }

  /// The presented views, such as sheets and alerts, topmost last.
  var presented: [PresentedView] {
    let views = effects.compactMap { if case .present(let view) = $0 { view } else { nil } }
    return views.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }.map(\.element)
  }

  /// The custom views that a lazy container evaluated before they are visible, each with its nodes.
  var ahead: [(node: BodyNode, nodes: [RenderNode])] {
    effects.compactMap { if case .ahead(let node, let nodes) = $0 { (node, nodes) } else { nil } }
  }

  /// The phase and keyframe animators of the tree.
  var animators: [AnimatorPlace] {
    effects.compactMap { if case .animator(let place) = $0 { place } else { nil } }
  }

  /// The views of the tree with animatable data.
  var animatedValues: [AnimatedValuePlace] {
    effects.compactMap { if case .animatedValue(let place) = $0 { place } else { nil } }
  }

  /// The cells that hold the phases of views with custom transitions.
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

  /// Counts nodes that were reused from the previous pass.
  func didKeep(_ count: Int) { nodeCount += count }

  package func didReachLimit(_ limit: Limit) {
    if !reachedLimits.contains(limit) { reachedLimits.append(limit) }
    limitPlace = limitPlace ?? composedPlace
  }

  /// The source of the struct whose body was evaluated last.
  package var composedPlace: SourceMark?
  /// The source of the view at which the first limit was reached.
  package private(set) var limitPlace: SourceMark?

  package func remark(_ remark: Rendering.Remark) {
    if !remarks.contains(remark) { remarks.append(remark) }
  }
}
