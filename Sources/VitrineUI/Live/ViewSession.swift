import VitrineLayout

/// A session of a live view tree: it is rendered, receives events, and is rendered again with its state.
///
/// Views are notified when they appear, change and disappear, and tasks continue as the virtual clock advances. A
/// session belongs to one thread; its renderings are values.
package final class ViewSession {
  let view: any View
  private var options: RenderOptions
  let clock: VirtualClock
  let states = StateStore()
  private let limits: RenderGraph.Limits
  private let lifetimes: Lifetimes
  private(set) var root: RenderNode?
  private(set) var last: RenderedTree?
  /// The tree that was drawn last; initially, the tree before any `onAppear` actions.
  private var drawn: RenderedTree?
  /// The views with animatable data in the drawn tree.
  private var drawnValues: [AnimatedValuePlace] = []
  /// The drawn tree with all views that have custom transitions in the phase `didDisappear`.
  private var leaving: RenderNode?
  /// The animated change to the tree that was drawn last.
  package private(set) var change: AnimatedChange?
  /// The run of the animators that the last change started.
  package private(set) var run: AnimatorRun?
  /// The triggers of the animators in the tree.
  private var triggers: [Identity: AnimatorTrigger] = [:]
  /// The graph of the previous pass, if its nodes can be reused.
  private var kept: RenderGraph?
  /// Whether the options are the same as in the previous pass.
  private var isUnchanged = false
  /// Whether the whole view is in sight.
  private var isInSight = true
  /// Whether lifetime actions kept changing the views, up to the maximum number of passes; the session should then end.
  package private(set) var isUnsettled = false

  /// The frame, before the event, of the view that the last event touched.
  var touched: Rect?

  /// Returns and clears the frame of the last touched view; `nil` if there is none.
  package func takeTouch() -> Rect? {
    defer { touched = nil }
    return touched
  }

  /// The maximum number of times that the tree is made again because of lifetime actions.
  package static let mostPasses = 16
  /// The maximum number of times at which actions may be due during one wait.
  package static let mostInstants = 600

  /// The error thrown when an event can't be performed.
  package enum Miss: Error, Hashable {
    /// No control has the name; the known names are given.
    case noControl(known: [String])
    /// Several controls have the name.
    case ambiguous(known: [String])
    case isDisabled
    /// Another view covers the control at its centre.
    case isCovered(by: String)
    /// There is no screen to return from.
    case noScreen
    /// No state property has the name; the known names are given.
    case noState(known: [String])
    /// More actions are due than a session performs in one wait.
    case isBusy
  }

  package init(
    _ view: any View, options: RenderOptions, clock: VirtualClock = VirtualClock(),
    limits: RenderGraph.Limits = RenderGraph.Limits()
  ) {
    (self.view, self.options, self.clock, self.limits) = (view, options, clock, limits)
    lifetimes = Lifetimes(noting: states.tasks)
  }

  deinit { states.letGo() }

  /// Performs due actions until the view no longer changes, and renders it.
  package func render() -> Rendering {
    let tree = settle(options)
    guard isInSight else { return outOfSight(tree) }
    guard options.traced else { return tree.rendering() }
    change = AnimatedChange(
      from: drawn, to: tree, transactions: states.takeTransactions(), values: drawnValues, leaving: leaving,
      again: again)
    drawnValues = tree.graph.animatedValues
    (drawn, run) = (tree, animatorRun(of: tree))
    leaving = AnimatedChange.passing(tree, in: .didDisappear, again)
    return change?.final ?? tree.rendering()
  }

  /// Starts the animators whose trigger changed, and the new ones without a trigger.
  private func animatorRun(of tree: RenderedTree) -> AnimatorRun? {
    let places = tree.graph.animators
    let beginning = places.filter { place in
      place.trigger.value == nil ? triggers[place.identity] == nil : place.trigger.runs(after: triggers[place.identity])
    }
    triggers = Dictionary(places.map { ($0.identity, $0.trigger) }) { first, _ in first }
    guard !beginning.isEmpty else { return nil }
    let again = again
    return AnimatorRun(beginning) {
      again([])
    } didRest: { [states] in
      _ = states.takeTransactions()
    }
  }

  private var again: AnimatedChange.Again {
    AnimatedChange.again(view, options: options, states: states, limits: limits)
  }

  /// Renders the view before any `onAppear` actions.
  package func renderBeforeAppearing() -> Rendering {
    let tree = tree(options)
    (root, last) = (tree.root, tree)
    return tree.rendering()
  }

  /// Returns an empty rendering of the view's size.
  private func outOfSight(_ tree: RenderedTree) -> Rendering {
    let size = tree.root?.layout.frame.size ?? .zero
    return Renderer.render(Color.clear.frame(width: size.width, height: size.height), options: options)
  }

  /// Performs due actions and updates the tree without rendering it, reusing the nodes of unchanged views.
  @discardableResult
  package func update() -> UpdateCost {
    let before = states.runCount
    var options = options
    (options.traced, options.probesSizing) = (false, false)
    (options.recordsGuides, options.recordsQuestions) = (false, false)
    let graph = settle(options).graph
    return UpdateCost(
      bodies: states.runCount - before, nodes: graph.madeCount, measurements: graph.session.measurements,
      placements: graph.session.placements)
  }

  /// The rendering of the tree as of the last update.
  package var drawing: Rendering { last?.rendering() ?? render() }

  private func settle(_ options: RenderOptions) -> RenderedTree {
    var passes = 0
    while true {
      passes += 1
      clock.runDue()
      let tree = tree(options)
      (root, last) = (tree.root, tree)
      if drawn == nil, options.traced { drawn = tree }
      let didHappen = lifetimes.update(isInSight ? tree.graph.watched : [])
      guard didHappen || clock.isDue else { return tree }
      if passes == Self.mostPasses {
        isUnsettled = true
        return tree
      }
    }
  }

  /// Makes the current tree; only its changed parts, unless the proposals and reports of the layout are recorded.
  private func tree(_ options: RenderOptions) -> RenderedTree {
    defer { isUnchanged = true }
    guard !options.traced else {
      kept = nil
      return Renderer.tree(view, options: options, states: states, limits: limits, isUnchanged: isUnchanged)
    }
    let graph = kept ?? RenderGraph(limits: limits, states: states, traced: false, keepsNodes: true)
    kept = graph
    return Renderer.update(view, options: options, graph: graph, isUnchanged: isUnchanged)
  }

  /// Advances the clock by a number of seconds, and performs each due action at its time.
  package func wait(_ seconds: Double) throws(Miss) {
    let end = clock.now + VirtualClock.nanoseconds(seconds)
    var instants = 0
    while let time = clock.next, time <= end {
      instants += 1
      guard instants <= Self.mostInstants else { throw .isBusy }
      clock.advance(to: time)
      update()
      if isUnsettled { return }
    }
    clock.advance(to: end)
  }

  /// Makes the whole view disappear; its state stays.
  package func leaveSight() { isInSight = false }

  /// Makes the whole view appear again.
  package func comeBack() { isInSight = true }

  /// Changes the proposal for the view.
  package func resize(to proposal: ProposedViewSize) {
    options.proposal = proposal
    (kept, isUnchanged) = (nil, false)
  }

  /// Rotates the screen by exchanging its width and height.
  package func rotate() {
    (kept, isUnchanged) = (nil, false)
    options.proposal = ProposedViewSize(width: options.proposal.height, height: options.proposal.width)
    switch options.screenForm {
    case .phone: options.screenForm = .phoneOnItsSide
    case .phoneOnItsSide: options.screenForm = .phone
    case .tablet, .watch, .window: break
    }
    let insets = options.safeAreaInsets
    options.safeAreaInsets = EdgeInsets(
      top: insets.leading, leading: insets.top, bottom: insets.trailing, trailing: insets.bottom)
  }

  /// Sets all state properties with a name to new values, given their current ones.
  package func set(_ name: String, _ value: (Any) -> Any) throws(Miss) {
    let cells = states.cells(named: name)
    guard !cells.isEmpty else { throw .noState(known: states.names) }
    for cell in cells { cell.value = value(cell.current) }
  }

  /// The values of all state properties, by name.
  package var state: [(name: String, values: [Any])] {
    states.names.map { name in (name, states.cells(named: name).map(\.current)) }
  }

  /// All state properties of custom views, each with its view, in the order of their creation.
  package var ownedState: [OwnedState] { states.ownedState }

  /// The body nodes of the custom views, in the order of their creation.
  package var bodies: [BodyNode] { states.bodies }

  /// Returns and clears the evaluations of bodies, in order.
  package func takeRuns() -> [BodyRun] { states.takeRuns() }
}
