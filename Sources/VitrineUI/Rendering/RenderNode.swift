import VitrineLayout

/// A node of the render tree: what a view became, with its place in the layout and how it is painted.
package final class RenderNode {
  package let kind: NodeKind
  /// What tells the node from its like, in source form.
  package var argument: String
  /// What the view shows, in words, where it shows it without any.
  package var summary = ""
  package let layout: LayoutNode
  /// In the order of the layout's children.
  package var children: [RenderNode]
  package let environment: EnvironmentValues
  /// The custom view that it is made by.
  let owner: BodyNode
  /// Where it is in the view tree; modifiers of one view, and parts of one control, may share it.
  let identity: Identity
  package var parameters: [RenderedNode.Parameter]
  package var role = RenderedNode.Role.child
  package var id: String?
  /// The views around the node that have none of their own, innermost first.
  package var wrappers: [ViewWrapper] = []
  package var source: SourceMark?
  /// Whether it is made of views that its author did not write, as a control is.
  package var hasInternals = false
  package var painter: (any Painter)?
  /// What the node does to the preferences of its subtree, in order.
  package var preferenceChanges: [PreferenceChange] = []
  /// Whether it hands up the default of each key that no view in it has a value for: how many there are depends on data.
  var addsPreferenceDefaults = false
  /// Whether it has a layer without views, which hands up the default of each key.
  var hasEmptyLayer = false
  /// Whether a secondary child's preferences come before the primary's, as a background's do.
  package var reducesSecondaryFirst = false
  /// Facts a container reads from its children: tags, titles, badges, grid spans.
  package var traits = ViewTraits()
  package var zIndex: Double?
  /// With which other views it shares its place when it comes or goes.
  var matched: MatchedGeometry?
  /// The edges of the safe area over which the node is painted where it touches them; layout does not change.
  package var bleeds: Edge.Set = []

  package init(
    _ kind: NodeKind, argument: String = "", parameters: [RenderedNode.Parameter] = [], rule: any LayoutRule,
    children: [RenderNode] = [], guides: LayoutNode.GuideSet = [], context: RenderContext,
    painter: (any Painter)? = nil
  ) {
    self.kind = kind
    self.argument = argument
    self.parameters = parameters
    self.children = children
    self.painter = painter
    (environment, owner, identity) = (context.environment, context.owner, context.identity)
    layout = LayoutNode(
      rule, children.map(\.layout), session: context.graph.session, in: context.stack,
      mirrors: context.environment.layoutDirection == .rightToLeft, guides: guides)
    context.graph.didMakeNode(self)
  }

  /// The node with the traits of a child that it merely wraps.
  package func carryingTraits(of child: RenderNode) -> RenderNode {
    traits = child.traits
    zIndex = child.zIndex
    return self
  }

  /// What the subtree hands up, its children being known.
  package var settledPreferences: PreferenceValues {
    var values = PreferenceValues()
    for child in reducesSecondaryFirst ? children.reversed() : children { values.combine(child.settledPreferences) }
    if addsPreferenceDefaults { values.addDefaults() }
    if hasEmptyLayer { values.combine(.defaults) }
    for change in preferenceChanges { change.apply(to: &values) }
    return values
  }

  /// Puts the children in place that a rule made once it knew its size.
  package func adopt(_ nodes: [RenderNode]) {
    children = nodes
    layout.replaceChildren(nodes.map(\.layout))
  }
}

/// Paints a node.
package protocol Painter {
  /// The marks of the node, in the root's coordinates.
  ///
  /// - Parameter children: the marks of each child, in the order of the node's children.
  func paint(_ node: RenderNode, _ frame: Rect, children: [[Mark]], _ context: PaintContext) -> [Mark]
}

/// What painters need to know of the picture.
package struct PaintContext {
  /// Pixels per point.
  package let scale: Double
  /// The path of the node that is being painted.
  package let path: String

  package init(scale: Double, path: String) {
    self.scale = scale
    self.path = path
  }
}

/// Paints a view's own marks over those of its children.
package struct LeafPainter: Painter {
  private let marks: (RenderNode, Rect) -> [Mark]

  package init(_ marks: @escaping (_ node: RenderNode, _ frame: Rect) -> [Mark]) { self.marks = marks }

  package func paint(_ node: RenderNode, _ frame: Rect, children: [[Mark]], _ context: PaintContext) -> [Mark] {
    let own = marks(node, frame)
    let content = children.flatMap { $0 }
    guard !own.isEmpty else { return content }
    return content + [.group(own, GroupEffects(node: context.path))]
  }
}

/// Applies effects to all that a view paints.
package struct EffectPainter: Painter {
  private let effects: (_ node: RenderNode, _ frame: Rect) -> GroupEffects

  package init(_ effects: @escaping (_ node: RenderNode, _ frame: Rect) -> GroupEffects) { self.effects = effects }

  package func paint(_ node: RenderNode, _ frame: Rect, children: [[Mark]], _ context: PaintContext) -> [Mark] {
    let content = children.flatMap { $0 }
    guard !content.isEmpty else { return [] }
    return [.group(content, effects(node, frame))]
  }
}
