import VitrineLayout

/// A control that is drawn with other views: one node with the control's name, and its parts below.
package protocol ControlView: PrimitiveView {
  var controlKind: NodeKind { get }
  /// What events do to the control.
  var controlActions: ControlActions { get }
  /// What the control is made of where it stands.
  func parts(in environment: EnvironmentValues) -> any View
}

extension ControlView {
  package var controlActions: ControlActions { ControlActions() }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    [context.control(controlKind, actions: controlActions) { parts(in: $0) }]
  }
}

extension RenderContext {
  /// The node of a control around its parts; several are side by side. A disabled control is drawn faintly.
  package func control(
    _ kind: NodeKind, actions: ControlActions = ControlActions(), _ parts: (EnvironmentValues) -> any View
  ) -> RenderNode {
    var inner = inContainer(along: nil)
    let dims = !environment.isEnabled && !environment[IsDimmedKey.self]
    if dims { inner.environment[IsDimmedKey.self] = true }
    let view = inner.evaluating(parts)
    let child = inner.single(inner.nodes(of: view, step: .index(0)), implying: .horizontalStack)
    let isFaint = dims && child?.showsDisabled(depth: 2) != true
    let node = RenderNode(
      kind, rule: TransparentRule(), children: child.map { [$0] } ?? [], context: self,
      painter: isFaint ? EffectPainter { _, _ in .faint } : nil)
    node.traits = ViewTraits(actions)
    node.traits.row.controlHeight = child?.partHeight(depth: 3)
    node.hasInternals = true
    return node
  }

  /// Calls a function that makes a view, with the environment at this place, where `@Environment` finds it too.
  fileprivate func evaluating(_ make: (EnvironmentValues) -> any View) -> any View {
    ViewScope(
      identity: identity, environment: environment, graph: graph, node: ViewScope.current?.node, part: .nodes
    ).evaluate { _ in make(environment) }
  }
}

extension RenderNode {
  /// Whether the node or one below it, down to a depth, shows itself that it is disabled.
  fileprivate func showsDisabled(depth: Int) -> Bool {
    traits.showsDisabled || depth > 0 && children.contains { $0.showsDisabled(depth: depth - 1) }
  }

  /// The height of the highest part of a control among the node and those below it, down to a depth.
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

/// Whether a control around is already drawn faintly.
private struct IsDimmedKey: EnvironmentKey {
  static let defaultValue = false
}

/// A view made of the environment where it stands.
package struct EnvironmentReader: PrimitiveView {
  let content: (EnvironmentValues) -> any View

  package init(_ content: @escaping (EnvironmentValues) -> any View) { self.content = content }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    context.nodes(of: context.evaluating(content), step: .index(0))
  }
}

/// Nodes that were made before the views around them, to be composed with other views.
struct MadeNodes: PrimitiveView {
  let nodes: [RenderNode]

  func makeNodes(_ context: RenderContext) -> [RenderNode] { nodes }
}

/// A part of a control that is painted as a whole.
struct ControlPart: PrimitiveView {
  let kind: NodeKind
  let rule: any LayoutRule
  /// In points, where it has one of its own.
  let height: Double?
  let paint: (Rect, EnvironmentValues) -> [Mark]

  /// A part of one size.
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

/// As wide as is proposed, with an ideal width for `nil`, and of one height: tracks and bars.
struct BarRule: LeafLayoutRule {
  let idealWidth: Double
  let height: Double

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    Size(width: proposal.width ?? idealWidth, height: height)
  }
}
