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
  private var depth = 0

  package init(environment: EnvironmentValues, graph: RenderGraph) {
    self.environment = environment
    self.graph = graph
    identity = .root
    stack = graph.session.makeStack(along: nil)
  }

  /// The same place in a container that has children along an axis (`nil` for one that has none).
  package func inContainer(along axis: Axis?) -> RenderContext {
    var context = self
    context.stack = graph.session.makeStack(along: axis)
    context.siblings = Siblings()
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
    return inner.single(inner.nodes(of: view, step: step), implying: .overlay)
  }

  /// The same place under an explicit identifier.
  package func appendingIdentity(_ step: Identity.Step) -> RenderContext {
    var context = self
    context.identity = identity.appending(step)
    return context
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
    return view._makeNodes(_ViewContext(context: context)).nodes
  }

  /// The nodes of a view that is made of its body.
  func nodes<V: View>(ofComposite view: V) -> [RenderNode] {
    composite(named: typeName(V.self)) { _ in view.body }
  }

  /// The nodes of a custom view: its body, evaluated in a scope that holds its state.
  package func composite(named name: String, _ body: (ViewScope) -> any View) -> [RenderNode] {
    graph.states.use(identity)
    let scope = ViewScope(identity: identity, environment: environment, graph: graph)
    let view = scope.evaluate(body)
    let nodes = nodes(of: view, step: .index(0))
    for node in nodes { node.viewNames.append(name) }
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
    /// An explicit identifier.
    case id(String)
  }

  private var hash = ContentHash()

  package static let root = Identity()

  private init() {}

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
    }
    return identity
  }
}
