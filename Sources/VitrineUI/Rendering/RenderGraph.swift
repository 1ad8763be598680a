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
  private var nodeCount = 0
  /// Views that named their coordinate space.
  package var coordinateSpaces: [String: LayoutNode] = [:]
  /// Preference observers, called once the tree is laid out.
  package var afterLayout: [() -> Void] = []
  /// Views that are watched, inner ones before those around them.
  package var watched: [WatchedView] = []

  package init(limits: Limits, states: StateStore, traced: Bool) {
    self.limits = limits
    self.states = states
    session = LayoutSession(traced: traced)
    session.measurementLimit = limits.measurements
  }

  package var mayContinue: Bool { nodeCount < limits.nodes }

  package func didMakeNode(_ node: RenderNode) { nodeCount += 1 }

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
