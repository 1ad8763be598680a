/// A view tree that lives: rendered, acted on, and rendered again with its state kept.
///
/// Views are told when they appear, change and vanish, and tasks go on as the clock does. It belongs to one thread; what it
/// renders are values.
package final class LiveView {
  private let view: any View
  private let options: RenderOptions
  private let clock: VirtualClock
  private let states = StateStore()
  private let lifetimes = Lifetimes()
  private var root: RenderNode?
  /// Whether what happened to views changed them again and again, without end; there is no use then in going on.
  package private(set) var isUnsettled = false

  /// The most times the tree is made again because of what happened to its views.
  package static let mostPasses = 16
  /// The most points of time at which something may be due while the clock goes on.
  package static let mostInstants = 600

  /// Why an event reaches nothing.
  package enum Miss: Error, Hashable {
    /// No control has the name; those that are there do.
    case noControl(known: [String])
    case isDisabled
    /// No state has the name; those that are there do.
    case noState(known: [String])
    /// More is due than can be followed.
    case isBusy
  }

  package init(_ view: any View, options: RenderOptions, clock: VirtualClock = VirtualClock()) {
    (self.view, self.options, self.clock) = (view, options, clock)
  }

  /// Does what is due and draws the view, until nothing happens to it any more.
  package func render() -> Rendering { settle(options) }

  private func settle(_ options: RenderOptions) -> Rendering {
    var passes = 0
    while true {
      passes += 1
      clock.runDue()
      states.forgetUse()
      let (rendering, root, watched) = Renderer.tree(
        view, options: options, states: states, limits: RenderGraph.Limits())
      self.root = root
      states.dropUnused()
      let didHappen = lifetimes.update(watched)
      guard didHappen || clock.isDue else { return rendering }
      if passes == Self.mostPasses {
        isUnsettled = true
        return rendering
      }
    }
  }

  /// Lets time go by: what is due is done in its order, each at its time.
  package func wait(_ seconds: Double) throws(Miss) {
    var options = options
    (options.traced, options.probesSizing) = (false, false)
    (options.recordsGuides, options.recordsQuestions) = (false, false)
    let end = clock.now + VirtualClock.nanoseconds(seconds)
    var instants = 0
    while let time = clock.next, time <= end {
      instants += 1
      guard instants <= Self.mostInstants else { throw .isBusy }
      clock.advance(to: time)
      _ = settle(options)
      if isUnsettled { return }
    }
    clock.advance(to: end)
  }

  /// Does what a tap on a control does: the first that says the name, has it as its `id`, or is of that kind.
  package func tap(_ name: String) throws(Miss) {
    let controls = root.map(Self.controls) ?? []
    let control =
      controls.first { $0.words == name || $0.node.id == name } ?? controls.first { $0.node.kind.name == name }
      ?? controls.first { $0.words.split(separator: " ").contains { $0 == name } }
    guard let control, let action = control.node.traits.actions.tap else {
      throw .noControl(known: controls.map { $0.words.isEmpty ? $0.node.kind.name : $0.words })
    }
    guard control.node.environment.isEnabled else { throw .isDisabled }
    action()
  }

  /// Gives all state of a name another value, made of the one it has.
  package func set(_ name: String, _ value: (Any) -> Any) throws(Miss) {
    let cells = states.cells(named: name)
    guard !cells.isEmpty else { throw .noState(known: states.names) }
    for cell in cells { cell.value = value(cell.value) }
  }

  /// The state there is, by name.
  package var state: [(name: String, values: [Any])] {
    states.names.map { name in (name, states.cells(named: name).map(\.value)) }
  }

  private static func controls(_ node: RenderNode) -> [(node: RenderNode, words: String)] {
    let own = node.traits.actions.tap != nil ? [(node, words(of: node).joined(separator: " "))] : []
    return own + node.children.flatMap(controls)
  }

  private static func words(of node: RenderNode) -> [String] {
    let own = node.kind == .text ? [String(node.argument.dropFirst().dropLast())] : []
    return own + node.children.flatMap(words)
  }
}
