import Markup
import VitrineLayout

/// The context in which the nodes of a view are made: its environment, its identity and its graph.
package struct RenderContext {
  package var environment: EnvironmentValues
  package let graph: RenderGraph
  package private(set) var identity: Identity
  /// The nearest stack around the view, whose axis spacers and dividers use.
  package private(set) var stack: SurroundingStack
  /// Facts shared by the views that become children of the same container.
  private var siblings = Siblings()
  /// The container implied for several views at a place for one view: the root, a scroll view's content, a layer.
  private(set) var lone: ImplicitContainer?
  /// Whether views are evaluated before they are visible, for a lazy container to measure.
  private(set) var isAhead = false
  private var depth = 0
  /// The nearest custom view around the place.
  private(set) var owner: BodyNode
  /// Whether the previous pass had the same view and environment at this place.
  package private(set) var isUnchanged: Bool

  /// - Parameter isUnchanged: whether the previous pass had the same view and environment.
  package init(environment: EnvironmentValues, graph: RenderGraph, isUnchanged: Bool = false) {
    self.environment = environment
    self.graph = graph
    (owner, self.isUnchanged) = (graph.states.root, isUnchanged)
    identity = .root
    stack = graph.session.makeStack(along: nil)
  }

  /// Registers an action or a fact for the time after the layout of the tree.
  func add(_ effect: RenderEffect) {
    guard case .afterLayout(let action) = effect else { return owner.add(effect) }
    let scope = actionScope
    owner.add(.afterLayout { scope.evaluate { _ in action() } })
  }

  /// Returns this place for content that is evaluated in each pass, because it depends on more than the views' values,
  /// their state and their environment.
  package func alwaysChanging() -> RenderContext {
    graph.states.markVolatile(owner)
    var context = self
    context.isUnchanged = false
    return context
  }

  /// Returns a function that makes the nodes of a label that names a control without being drawn.
  func undrawnLabel(_ label: any View) -> () -> [RenderNode] {
    let place = inContainer(along: nil)
    return { place.nodes(of: label, step: .id("label")) }
  }

  /// Returns this place inside a container with a layout axis (`nil` for a container without one).
  package func inContainer(along axis: Axis?) -> RenderContext {
    var context = self
    context.stack = graph.session.makeStack(along: axis)
    context.siblings = Siblings()
    context.lone = nil
    return context
  }

  /// Returns this place inside a lazy container.
  func inLazyContainer(along axis: Axis?) -> RenderContext {
    var context = inContainer(along: axis)
    context.isAhead = true
    return context
  }

  /// Whether the number of views in this container depends on data, considering the views made so far.
  package var hasDynamicViews: Bool { siblings.areDynamic }

  /// Records that the number of views at this place depends on data.
  package func dependsOnData() { siblings.areDynamic = true }

  /// Makes the node of a layer over, behind or beside the view at this place; several views are placed one over
  /// another.
  ///
  /// - Parameter primary: the view at this place, if its layout already belongs to a stack, in which the layer is then,
  ///   too.
  package func layer(of view: any View, step: Identity.Step, around primary: RenderNode? = nil) -> RenderNode? {
    var inner = self
    if let primary { inner.stack = primary.layout.stack }
    inner.siblings = Siblings()
    inner.lone = .overlay
    let node = inner.single(inner.nodes(of: view, step: step), implying: .overlay)
    node?.addsPreferenceDefaults = inner.hasDynamicViews
    return node
  }

  /// Returns this place for a single view; several views imply a container.
  func alone(implying container: ImplicitContainer) -> RenderContext {
    var context = self
    context.lone = container
    return context
  }

  /// Returns this place for one of several views.
  func amongOthers() -> RenderContext {
    var context = self
    context.lone = nil
    return context
  }

  /// Returns the place at a step below this one.
  package func appendingIdentity(_ step: Identity.Step) -> RenderContext {
    var context = self
    context.identity = identity.appending(step)
    return context
  }

  /// Returns the step to a view with an explicit identifier, which differs from those of its siblings.
  ///
  /// - Parameter name: returns the name that figures show for the identifier.
  package func step(to id: AnyHashable, named name: @autoclosure () -> String) -> Identity.Step {
    let number = graph.states.number(of: id, at: identity)
    if let trace = graph.trace { trace.name(number, name()) }
    return .number(number)
  }

  /// Makes the nodes of a view at a step below this place.
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

  /// Makes the nodes of a view with a body.
  func nodes<V: View>(ofComposite view: V) -> [RenderNode] {
    let name = typeName(V.self)
    let nodes = composite(view, named: name, properties: [], isSame: { isSameValue($0, view) }) { _, _ in
      Isolation.body(of: view)
    }
    for node in nodes { node.wrappers.append(ViewWrapper(name: name)) }
    return nodes
  }

  /// Returns the nodes of a custom view. Its body is evaluated, in a scope that holds its state, only if something that
  /// it depends on changed; otherwise its previous result is used.
  ///
  /// - Parameters:
  ///   - properties: the names of the properties that the body may depend on besides the view's value: `_count`.
  ///   - isSame: returns whether the given previous value of the view is the same as the current one.
  ///   - body: evaluates the body of a value of the view in a scope.
  package func composite(
    _ view: any View, named name: String, properties: [String], isSame: (any View) -> Bool,
    _ body: (any View, ViewScope) -> any View
  ) -> [RenderNode] {
    // Another struct at the same place has another identity.
    var place = appendingIdentity(.type(name))
    let node = graph.states.node(place.identity, name, in: owner, isAhead: isAhead)
    add(.inside(node))
    graph.trace?.note(.body(node.number), name)
    func scope(_ part: ViewScope.Part) -> ViewScope {
      ViewScope(identity: place.identity, environment: environment, graph: graph, node: node, part: part)
    }
    // If the value is the same as the previous one, the previous one stays stored.
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

  /// Registers the nodes of a custom view that isn't visible yet, so that the graph notices when it becomes visible.
  private func watched(_ nodes: [RenderNode], of node: BodyNode) -> [RenderNode] {
    if node.isAhead { add(.ahead(node, nodes)) }
    return nodes
  }

  /// Returns the nodes of a custom view from the previous pass, if nothing changed that they depend on.
  private func kept(_ node: BodyNode) -> [RenderNode]? {
    guard graph.keepsNodes, isUnchanged, !node.needsNodes, !node.hasChangesInside, let made = node.made
    else { return nil }
    if made.areDynamic { siblings.areDynamic = true }
    return made.takenOver(by: graph, in: stack)
  }

  /// Makes the nodes of a custom view, and caches them for the next pass.
  private func making(_ node: BodyNode, _ make: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    var context = self
    context.owner = node
    guard graph.keepsNodes else { return make(context) }
    let (count, wereDynamic) = (graph.nodeCount, siblings.areDynamic)
    siblings.areDynamic = false
    let nodes = make(context)
    node.made = CachedNodes(nodes, count: graph.nodeCount - count, areDynamic: siblings.areDynamic)
    siblings.areDynamic = siblings.areDynamic || wereDynamic
    return nodes
  }

  private func typeName(_ type: Any.Type) -> String {
    _typeName(type, qualified: false).prefix { $0 != "<" }.description
  }

  /// Returns a single node for the nodes of a view: the only one, or the container that SwiftUI implies for several.
  ///
  /// The nodes must have been made in this context; their layouts learn the container's axis.
  package func single(_ nodes: [RenderNode], implying container: ImplicitContainer) -> RenderNode? {
    guard nodes.count > 1 else { return nodes.first }
    let implied = graph.session.makeStack(along: container.axis)
    for node in nodes { node.layout.stand(in: implied) }
    let (kind, rule): (NodeKind, any LayoutRule) =
      switch container {
      case .root: (.vStack, StackRule(HorizontalAlignment.center, spacing: 0))
      case .verticalStack: (.vStack, StackRule(HorizontalAlignment.center, spacing: nil))
      case .horizontalStack: (.hStack, StackRule(VerticalAlignment.center, spacing: nil))
      case .overlay: (.zStack, ZStackRule(alignment: .center))
      }
    return RenderNode(kind, argument: "implicit", rule: rule, children: nodes, context: self)
  }

  package enum ImplicitContainer {
    /// A vertical stack without spacing, measured on a hosting controller of two views (iOS 17).
    case root
    case verticalStack, horizontalStack, overlay

    fileprivate var axis: Axis? {
      switch self {
      case .root, .verticalStack: .vertical
      case .horizontalStack: .horizontal
      case .overlay: nil
      }
    }
  }

  /// Facts about the views of one container, including those in groups, custom views and modifiers.
  private final class Siblings {
    var areDynamic = false
  }
}

/// The identity of a place in the view tree, by which its state is found: a hash of the steps from the root.
package struct Identity: Hashable, Sendable {
  package enum Step {
    /// The position among siblings.
    case index(Int)
    case branch(Bool)
    /// A named part of a view.
    case id(String)
    /// The number of an explicit identifier.
    case number(Int)
    /// The type name of the view at the place.
    case type(String)
  }

  private var hash = ContentHash()

  package static let root = Identity()

  private init() {}

  /// The hash as text.
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
