import VitrineLayout

/// A control composed of other views: one node with the control's name, and its parts' nodes below it.
package protocol ControlView: PrimitiveView {
  var controlKind: NodeKind { get }
  /// The control's reactions to events.
  var controlActions: ControlActions { get }
  /// Returns the views that make up the control in an environment.
  func parts(in environment: EnvironmentValues) -> any View
}

extension ControlView {
  package var controlActions: ControlActions { ControlActions() }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    [context.control(controlKind, actions: controlActions) { parts(in: $0) }]
  }
}

extension RenderContext {
  /// Returns the node of a control around its parts, which are placed side by side. A disabled control is drawn faint.
  package func control(
    _ kind: NodeKind, actions: ControlActions = ControlActions(), _ parts: (EnvironmentValues) -> any View
  ) -> RenderNode {
    var inner = inContainer(along: nil)
    let dims = !environment.isEnabled && !environment[IsDimmedKey.self]
    if dims { inner.environment[IsDimmedKey.self] = true }
    let view = inner.evaluating(parts)
    let child = inner.single(inner.nodes(of: view, step: .index(0)), implying: .horizontalStack)
    let isFaint = dims && child?.showsDisabled(depth: 2) != true
    let partHeight = child?.partHeight(depth: 3)
    let rule: any LayoutRule = partHeight == nil ? TransparentRule() : ControlRule()
    let node = RenderNode(
      kind, rule: rule, children: child.map { [$0] } ?? [], context: self,
      painter: isFaint ? EffectPainter { _, _ in .faint } : nil)
    node.traits = ViewTraits(actions)
    node.traits.row.controlHeight = partHeight
    node.hasInternals = true
    return node
  }

  /// Calls a closure that makes a view from the environment here. `@Environment` reads the same environment in the
  /// closure.
  fileprivate func evaluating(_ make: (EnvironmentValues) -> any View) -> any View {
    ViewScope(
      identity: identity, environment: environment, graph: graph, node: ViewScope.current?.node, part: .nodes
    ).evaluate { _ in make(environment) }
  }
}

/// A rule for a control with a switch, a track or buttons: its label has no influence on the distances to views above and
/// below it.
///
/// Source: [layout reference, section 31](docs/layout-reference.md#31-measured-on-pictures-of-ios).
private struct ControlRule: TransparentLayoutRule {
  func spacing(_ node: LayoutNode) -> ViewSpacing {
    node.children.first?.spacing.reset([.top, .bottom]) ?? .standard
  }
}

extension RenderNode {
  /// Returns whether the node, or one of its descendants down to a depth, draws its disabled state itself.
  fileprivate func showsDisabled(depth: Int) -> Bool {
    traits.showsDisabled || depth > 0 && children.contains { $0.showsDisabled(depth: depth - 1) }
  }

  /// Returns the height of the tallest control part among the node and its descendants down to a depth, in points.
  fileprivate func partHeight(depth: Int) -> Double? {
    if let own = traits.row.controlHeight { return own }
    guard depth > 0 else { return nil }
    return children.compactMap { $0.partHeight(depth: depth - 1) }.max()
  }
}

extension GroupEffects {
  fileprivate static var faint: GroupEffects {
    var effects = GroupEffects()
    effects.opacity = 0.4
    return effects
  }
}

/// Whether a control around the view is already drawn faint.
private struct IsDimmedKey: EnvironmentKey {
  static let defaultValue = false
}

/// A view made from its environment.
package struct EnvironmentReader: PrimitiveView {
  let content: (EnvironmentValues) -> any View

  package init(_ content: @escaping (EnvironmentValues) -> any View) { self.content = content }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    context.nodes(of: context.evaluating(content), step: .index(0))
  }
}

/// A view of nodes that exist already, for composing them with other views.
struct PrebuiltNodes: PrimitiveView {
  let nodes: [RenderNode]

  func makeNodes(_ context: RenderContext) -> [RenderNode] { nodes }
}

/// A part of a control that one closure paints.
struct ControlPart: PrimitiveView {
  let kind: NodeKind
  let rule: any LayoutRule
  /// The height in points, if it is fixed.
  let height: Double?
  let paint: (Rect, EnvironmentValues) -> [Mark]

  /// Creates a part of a fixed size.
  init(_ kind: NodeKind, size: Size, paint: @escaping (Rect, EnvironmentValues) -> [Mark]) {
    self.init(kind, rule: FixedLeafRule(size), height: size.height, paint: paint)
  }

  init(
    _ kind: NodeKind, rule: any LayoutRule, height: Double? = nil, paint: @escaping (Rect, EnvironmentValues) -> [Mark]
  ) {
    (self.kind, self.rule, self.height, self.paint) = (kind, rule, height, paint)
  }

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let painter = LeafPainter { node, frame in paint(frame, node.environment) }
    let node = RenderNode(kind, rule: rule, context: context, painter: painter)
    node.traits.row.controlHeight = height
    return [node]
  }
}

/// A rule for tracks and bars: as wide as proposed (or an ideal width for `nil`), with a fixed height.
struct BarRule: LeafLayoutRule {
  let idealWidth: Double
  let height: Double

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    Size(width: proposal.width ?? idealWidth, height: height)
  }
}
