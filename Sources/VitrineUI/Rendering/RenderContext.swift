import Markup
import VitrineLayout

/// What a view is rendered with: its environment, its identity and the run it belongs to.
package struct RenderContext {
  package var environment: EnvironmentValues
  package let graph: RenderGraph
  package private(set) var identity: Identity
  /// The stack around, whose axis spacers and dividers ask for.
  package private(set) var stack: SurroundingStack
  /// What is known of the views that become children of the same container.
  private var siblings = Siblings()
  /// What becomes of a list of views that nobody lays out, where this place is for one view alone: the root, a scroll view's
  /// content, a layer.
  private(set) var lone: ImplicitContainer?
  /// Whether views here are made ahead, for a lazy container to measure.
  private(set) var isAhead = false
  private var depth = 0
  /// The custom view around.
  private(set) var owner: BodyNode
  /// Whether this place was made the same way in the pass before: of the same view, in the same environment.
  private var isUnchanged: Bool

  /// - Parameter isUnchanged: whether the pass before had the same view and environment.
  package init(environment: EnvironmentValues, graph: RenderGraph, isUnchanged: Bool = false) {
    self.environment = environment
    self.graph = graph
    (owner, self.isUnchanged) = (graph.states.root, isUnchanged)
    identity = .root
    stack = graph.session.makeStack(along: nil)
  }

  /// Makes a view once the tree is laid out, in the scope of the custom view around.
  func late(_ make: () -> any View) -> any View {
    ViewScope(identity: owner.place, environment: environment, graph: graph, node: owner, part: .nodes)
      .evaluate { _ in make() }
  }

  /// Has something be done, or known, once the tree is laid out.
  func add(_ effect: RenderEffect) { owner.add(effect) }

  /// The same place, whose content depends on the time.
  package func changingEachPass() -> RenderContext { alwaysChanging() }

  /// The same place, of which nodes are made in each pass: they depend on more than the views' values, their state and
  /// their environment.
  func alwaysChanging() -> RenderContext {
    graph.states.markVolatile(owner)
    var context = self
    context.isUnchanged = false
    return context
  }

  /// The same place in a container that has children along an axis (`nil` for one that has none).
  package func inContainer(along axis: Axis?) -> RenderContext {
    var context = self
    context.stack = graph.session.makeStack(along: axis)
    context.siblings = Siblings()
    context.lone = nil
    return context
  }

  /// The same place in a container that makes its views when they are needed.
  func inLazyContainer(along axis: Axis?) -> RenderContext {
    var context = inContainer(along: axis)
    context.isAhead = true
    return context
  }

  /// Whether the number of views in this container depends on data, as far as its views are made.
  package var hasDynamicViews: Bool { siblings.areDynamic }

  /// Notes that how many views stand here depends on data.
  package func dependsOnData() { siblings.areDynamic = true }

  /// The view of a layer over, behind or beside the view at this place: several are over one another. A single one stands in
  /// the stack that this place is in.
  ///
  /// - Parameter primary: the view at this place, where the layer is made after it was put into its stack.
  package func layer(of view: any View, step: Identity.Step, around primary: RenderNode? = nil) -> RenderNode? {
    var inner = self
    if let primary { inner.stack = primary.layout.stack }
    inner.siblings = Siblings()
    inner.lone = .overlay
    let node = inner.single(inner.nodes(of: view, step: step), implying: .overlay)
    node?.addsPreferenceDefaults = inner.hasDynamicViews
    return node
  }

  /// The same place, for one view alone.
  func alone(implying container: ImplicitContainer) -> RenderContext {
    var context = self
    context.lone = container
    return context
  }

  /// The same place, for one of several views.
  func amongOthers() -> RenderContext {
    var context = self
    context.lone = nil
    return context
  }

  /// The same place under an explicit identifier.
  package func appendingIdentity(_ step: Identity.Step) -> RenderContext {
    var context = self
    context.identity = identity.appending(step)
    return context
  }

  /// The step to a view with an identifier, told from those of other values beside it.
  ///
  /// - Parameter name: how the identifier is written.
  package func step(to id: AnyHashable, named name: @autoclosure () -> String) -> Identity.Step {
    let number = graph.states.number(of: id, at: identity)
    if let trace = graph.trace { trace.name(number, name()) }
    return .number(number)
  }

  /// The nodes of a view that stands at a step below this place.
  package func nodes(of view: any View, step: Identity.Step) -> [RenderNode] {
    guard depth < graph.limits.depth, graph.mayContinue else {
      graph.didReachLimit(depth >= graph.limits.depth ? .depth : .nodes)
      return []
    }
    var context = self
    context.depth += 1
    context.identity = identity.appending(step)
    var view = view
    while let any = view as? AnyView { view = any.view }
    guard let trace = graph.trace else { return view._makeNodes(_ViewContext(context: context)).nodes }
    return trace.recording(step, at: context.identity, below: identity) {
      view._makeNodes(_ViewContext(context: context)).nodes
    }
  }

  /// The nodes of a view that is made of its body.
  func nodes<V: View>(ofComposite view: V) -> [RenderNode] {
    let name = typeName(V.self)
    let nodes = composite(view, named: name, properties: [], isSame: { isSameValue($0, view) }) { _, _ in view.body }
    for node in nodes { node.wrappers.append(ViewWrapper(name: name)) }
    return nodes
  }

  /// The nodes of a custom view: its body, evaluated in a scope that holds its state, where something changed that it
  /// depends on; else what it came to before.
  ///
  /// - Parameters:
  ///   - properties: the names of what the body may depend on besides the view's value: `_count`.
  ///   - isSame: whether the view's value is the one that it was made from before.
  ///   - body: evaluates the body of a value of the view.
  package func composite(
    _ view: any View, named name: String, properties: [String], isSame: (any View) -> Bool,
    _ body: (any View, ViewScope) -> any View
  ) -> [RenderNode] {
    // Another struct at the same place is another view.
    var place = appendingIdentity(.type(name))
    let node = graph.states.node(place.identity, name, in: owner, isAhead: isAhead)
    add(.inside(node))
    graph.trace?.note(.body(node.number), name)
    func scope(_ part: ViewScope.Part) -> ViewScope {
      ViewScope(identity: place.identity, environment: environment, graph: graph, node: node, part: part)
    }
    // A value that is the same as the one before is not stored: the view stays the one before.
    let former = node.value.flatMap { isUnchanged || isSame($0) ? $0 : nil }
    let reasons = node.reasons(in: environment, properties: properties, isSame: former != nil)
    if reasons.isEmpty, let kept = kept(node) { return watched(kept, of: node) }
    place.isUnchanged = isUnchanged && reasons.isEmpty && !node.needsNodes
    graph.states.willMakeNodes(of: node)
    var output = node.output
    if output == nil || !reasons.isEmpty {
      let view = former ?? view
      output = node.run(view, because: reasons) {
        graph.states.observing(node) { scope(.body).evaluate { body(view, $0) } }
      }
      graph.states.didRun(node)
    }
    let nodes = scope(.nodes).evaluate { _ in
      place.making(node) { $0.nodes(of: output ?? EmptyView(), step: .index(0)) }
    }
    return watched(nodes, of: node)
  }

  /// The nodes of a custom view; where it is made ahead, it is noted when they come into view.
  private func watched(_ nodes: [RenderNode], of node: BodyNode) -> [RenderNode] {
    if node.isAhead { add(.ahead(node, nodes)) }
    return nodes
  }

  /// The nodes of a custom view from the pass before, where nothing changed that they depend on.
  private func kept(_ node: BodyNode) -> [RenderNode]? {
    guard graph.keepsNodes, isUnchanged, !node.needsNodes, !node.hasChangesInside, let made = node.made
    else { return nil }
    if made.areDynamic { siblings.areDynamic = true }
    return made.takenOver(by: graph, in: stack)
  }

  /// Makes the nodes of a custom view, to be taken over in the next pass.
  private func making(_ node: BodyNode, _ make: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    var context = self
    context.owner = node
    guard graph.keepsNodes else { return make(context) }
    let (count, wereDynamic) = (graph.nodeCount, siblings.areDynamic)
    siblings.areDynamic = false
    let nodes = make(context)
    node.made = KeptNodes(nodes, count: graph.nodeCount - count, areDynamic: siblings.areDynamic)
    siblings.areDynamic = siblings.areDynamic || wereDynamic
    return nodes
  }

  private func typeName(_ type: Any.Type) -> String {
    _typeName(type, qualified: false).prefix { $0 != "<" }.description
  }

  /// The nodes of a view as one: alone if there is one, else in the container that SwiftUI implies.
  ///
  /// The nodes must have been made in this context, which is told the container's axis.
  package func single(_ nodes: [RenderNode], implying container: ImplicitContainer) -> RenderNode? {
    guard nodes.count > 1 else { return nodes.first }
    let implied = graph.session.makeStack(along: container.axis)
    for node in nodes { node.layout.stand(in: implied) }
    let (kind, rule): (NodeKind, any LayoutRule) =
      switch container {
      case .verticalStack: (.vStack, StackRule(HorizontalAlignment.center, spacing: nil))
      case .horizontalStack: (.hStack, StackRule(VerticalAlignment.center, spacing: nil))
      case .overlay: (.zStack, ZStackRule(alignment: .center))
      }
    return RenderNode(kind, argument: "implicit", rule: rule, children: nodes, context: self)
  }

  package enum ImplicitContainer {
    case verticalStack, horizontalStack, overlay

    fileprivate var axis: Axis? {
      switch self {
      case .verticalStack: .vertical
      case .horizontalStack: .horizontal
      case .overlay: nil
      }
    }
  }

  /// The views of one container, of all groups, custom views and modifiers that are no container themselves.
  private final class Siblings {
    var areDynamic = false
  }
}

/// A place in the view tree, by which state is found again: the steps from the root, hashed.
package struct Identity: Hashable, Sendable {
  package enum Step {
    /// The position among several views.
    case index(Int)
    case branch(Bool)
    /// A part of a view, by its name.
    case id(String)
    /// An explicit identifier, by its number.
    case number(Int)
    /// What kind of view stands there.
    case type(String)
  }

  private var hash = ContentHash()

  package static let root = Identity()

  private init() {}

  /// The same for equal identities.
  var text: String { hash.name }

  package func appending(_ step: Step) -> Identity {
    var identity = self
    switch step {
    case .index(let index):
      identity.hash.mix(1)
      identity.hash.mix(UInt8(truncatingIfNeeded: index))
      identity.hash.mix(UInt8(truncatingIfNeeded: index >> 8))
    case .branch(let isTrue):
      identity.hash.mix(2)
      identity.hash.mix(isTrue ? 1 : 0)
    case .id(let id):
      identity.hash.mix(3)
      identity.hash.mix(id.utf8)
    case .number(let number):
      identity.hash.mix(5)
      withUnsafeBytes(of: number.littleEndian) { identity.hash.mix($0) }
    case .type(let name):
      identity.hash.mix(4)
      identity.hash.mix(name.utf8)
    }
    return identity
  }
}
