import VitrineLayout

/// A view tree that lives: rendered, acted on, and rendered again with its state kept.
///
/// Views are told when they appear, change and vanish, and tasks go on as the clock does. It belongs to one thread; what it
/// renders are values.
package final class LiveView {
  let view: any View
  private var options: RenderOptions
  let clock: VirtualClock
  let states = StateStore()
  private let limits: RenderGraph.Limits
  private let lifetimes: Lifetimes
  private(set) var root: RenderNode?
  private(set) var last: RenderedTree?
  /// The tree that was drawn last; at first, the one before anything happened to its views.
  private var drawn: RenderedTree?
  /// The views in it that are made of numbers.
  private var drawnValues: [AnimatedValuePlace] = []
  /// The same tree with the views that go by transitions of their own as they are after that.
  private var leaving: RenderNode?
  /// How the tree came to be what was drawn last.
  package private(set) var change: AnimatedChange?
  /// The animators that run since what was drawn last.
  package private(set) var run: AnimatorRun?
  /// When the animators that are there run.
  private var triggers: [Identity: AnimatorTrigger] = [:]
  /// The graph of the pass before, where its nodes may be taken over.
  private var kept: RenderGraph?
  /// Whether the options are those of the pass before.
  private var isUnchanged = false
  /// Whether the view is where somebody may see it.
  private var isInSight = true
  /// Whether what happened to views changed them again and again, without end; there is no use then in going on.
  package private(set) var isUnsettled = false

  /// Where the last event touched the view: the frame of what it reached, as it stood before.
  var touched: Rect?

  /// Where the view was touched since it was last asked; `nil` where it was not.
  package func takeTouch() -> Rect? {
    defer { touched = nil }
    return touched
  }

  /// The most times the tree is made again because of what happened to its views.
  package static let mostPasses = 16
  /// The most points of time at which something may be due while the clock goes on.
  package static let mostInstants = 600

  /// Why an event reaches nothing.
  package enum Miss: Error, Hashable {
    /// No control has the name; those that are there do.
    case noControl(known: [String])
    /// Several controls have the name.
    case ambiguous(known: [String])
    case isDisabled
    /// Another view is over the control where a finger would touch it.
    case isCovered(by: String)
    /// No screen is over another.
    case noScreen
    /// No state has the name; those that are there do.
    case noState(known: [String])
    /// More is due than can be followed.
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

  /// Does what is due and draws the view, until nothing happens to it any more.
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

  /// The animators that begin to run: those whose trigger changed, and those without one that are new.
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

  /// Draws the view as it is before anything in it appeared.
  package func renderBeforeAppearing() -> Rendering {
    let tree = tree(options)
    (root, last) = (tree.root, tree)
    return tree.rendering()
  }

  /// An empty picture of the size that the view has.
  private func outOfSight(_ tree: RenderedTree) -> Rendering {
    let size = tree.root?.layout.frame.size ?? .zero
    return Renderer.render(Color.clear.frame(width: size.width, height: size.height), options: options)
  }

  /// Does what is due and brings the tree up to date, without drawing it: nodes of views that did not change stay.
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

  /// What the tree looks like that was brought up to date last.
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

  /// The tree as it is now; where nobody looks at the conversation of the layout, only what changed of it is made.
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

  /// Lets time go by: what is due is done in its order, each at its time.
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

  /// Takes the whole view out of sight: what is in it disappears, and its state stays.
  package func leaveSight() { isInSight = false }

  /// Brings it back into sight: what is in it appears again.
  package func comeBack() { isInSight = true }

  /// Proposes another size from now on.
  package func resize(to proposal: ProposedViewSize) {
    options.proposal = proposal
    (kept, isUnchanged) = (nil, false)
  }

  /// Turns the screen: what was high is wide.
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

  /// Gives all state of a name another value, made of the one it has.
  package func set(_ name: String, _ value: (Any) -> Any) throws(Miss) {
    let cells = states.cells(named: name)
    guard !cells.isEmpty else { throw .noState(known: states.names) }
    for cell in cells { cell.value = value(cell.current) }
  }

  /// The state there is, by name.
  package var state: [(name: String, values: [Any])] {
    states.names.map { name in (name, states.cells(named: name).map(\.current)) }
  }

  /// The state there is, each piece with the view that it belongs to, in the order in which it was made.
  package var ownedState: [OwnedState] { states.ownedState }

  /// The custom views that there are, in the order in which they came.
  package var bodies: [BodyNode] { states.bodies }

  /// The bodies that ran since it was last asked, in order.
  package func takeRuns() -> [BodyRun] { states.takeRuns() }
}
