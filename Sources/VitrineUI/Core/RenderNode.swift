import VitrineLayout

/// A node of the render tree: a view or modifier with its layout and its painter.
package final class RenderNode {
  package let kind: NodeKind
  /// The distinguishing argument of the view in source form, such as `"Hello"` for a text.
  package var argument: String
  /// A description of content that isn't text, such as that of a chart.
  package var summary = ""
  /// Returns the lines of a text for a proposal; `nil` for other views.
  var lines: ((ProposedViewSize) -> RenderedNode.Lines)?
  package let layout: LayoutNode
  /// The children, in the order of the layout's children.
  package var children: [RenderNode]
  package let environment: EnvironmentValues
  /// The custom view that made the node.
  let owner: BodyNode
  /// The identity in the view tree; modifiers of one view, and parts of one control, may share it.
  let identity: Identity
  package var parameters: [RenderedNode.Parameter]
  package var role = RenderedNode.Role.child
  package var id: String?
  /// The views and modifiers around the node that have no node, innermost first.
  package var wrappers: [ViewWrapper] = []
  package var source: SourceMark?
  /// Whether the node consists of views that the author didn't write, as a control does.
  package var hasInternals = false
  package var painter: (any Painter)?
  /// The changes to the preferences of the subtree, in order.
  package var preferenceChanges: [PreferenceChange] = []
  /// Whether it contributes the default value of each preference key without a value, because its number of views
  /// depends on data.
  var addsPreferenceDefaults = false
  /// Whether it has a layer without views, which contributes the default value of each preference key.
  var hasEmptyLayer = false
  /// Whether the preferences of the secondary child precede those of the primary child, as for a background.
  package var reducesSecondaryFirst = false
  /// Facts for the container around the node: tags, titles, badges, grid spans.
  package var traits = ViewTraits()
  package var zIndex: Double?
  /// The matched geometry that the view shares with others when it appears or disappears.
  var matched: MatchedGeometry?
  /// The edges of the safe area beyond which the node's painting extends if it touches them; the layout doesn't change.
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

  /// Takes over the traits of a child that the node merely wraps, and returns the node.
  package func carryingTraits(of child: RenderNode) -> RenderNode {
    traits = child.traits
    zIndex = child.zIndex
    return self
  }

  /// The preferences of the subtree, once its children are known.
  package var resolvedPreferences: PreferenceValues {
    var values = PreferenceValues()
    for child in reducesSecondaryFirst ? children.reversed() : children { values.combine(child.resolvedPreferences) }
    if addsPreferenceDefaults { values.addDefaults() }
    if hasEmptyLayer { values.combine(.defaults) }
    for change in preferenceChanges { change.apply(to: &values) }
    return values
  }

  /// Replaces the children with those that a layout rule made once its size was known.
  package func adopt(_ nodes: [RenderNode]) {
    children = nodes
    layout.replaceChildren(nodes.map(\.layout))
  }
}

/// A type that paints a node.
package protocol Painter {
  /// Returns the marks of the node, in the root's coordinates.
  ///
  /// - Parameter children: the marks of each child, in the order of the node's children.
  func paint(_ node: RenderNode, _ frame: Rect, children: [[Mark]], _ context: PaintContext) -> [Mark]
}

/// The properties of the picture that painters use.
package struct PaintContext {
  /// The number of pixels per point.
  package let scale: Double
  /// The path of the node that is being painted.
  package let path: String

  package init(scale: Double, path: String) {
    self.scale = scale
    self.path = path
  }
}

/// A painter that adds a view's own marks over those of its children.
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

/// A painter that applies effects to the marks of the children.
package struct EffectPainter: Painter {
  private let effects: (_ node: RenderNode, _ frame: Rect) -> GroupEffects

  package init(_ effects: @escaping (_ node: RenderNode, _ frame: Rect) -> GroupEffects) { self.effects = effects }

  package func paint(_ node: RenderNode, _ frame: Rect, children: [[Mark]], _ context: PaintContext) -> [Mark] {
    let content = children.flatMap { $0 }
    guard !content.isEmpty else { return [] }
    return [.group(content, effects(node, frame))]
  }
}
