import VitrineLayout

/// A modifier that draws a view in front of or behind another one, in its size.
struct SecondaryLayerModifier: PrimitiveModifier {
  enum Place { case overlay, background }

  let place: Place
  /// The kind of the node; `nil` for the default of its place.
  var kind: NodeKind?
  var argument = ""
  let alignment: Alignment
  /// The views of the layer. Several views overlap as in a `ZStack`.
  let secondary: any View
  /// The edges at which the layer's fill extends into the safe area.
  var ignoresSafeAreaEdges: Edge.Set = []

  func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    content(context).map { primary in
      guard let layer = context.layer(of: secondary, step: .index(1)) else {
        let node = RenderNode(
          ownKind, argument: argument, rule: TransparentRule(), children: [primary], context: context
        ).carryingTraits(of: primary)
        node.hasEmptyLayer = !(secondary is EmptyView)
        return node
      }
      primary.role = .primary
      layer.role = .secondary
      if !ignoresSafeAreaEdges.isEmpty { layer.bleeds = ignoresSafeAreaEdges }
      let node = RenderNode(
        ownKind, argument: argument, rule: SecondaryLayerRule(alignment: alignment), children: [primary, layer],
        context: context, painter: SecondaryLayerPainter(isBehind: place == .background)
      ).carryingTraits(of: primary)
      node.reducesSecondaryFirst = place == .background
      return node
    }
  }

  private var ownKind: NodeKind { kind ?? (place == .overlay ? .overlay : .background) }
}

/// Paints a background before its primary view, and an overlay after it.
struct SecondaryLayerPainter: Painter {
  let isBehind: Bool
  func paint(_ node: RenderNode, _ frame: Rect, children: [[Mark]], _ context: PaintContext) -> [Mark] {
    (isBehind ? children.reversed() : children).flatMap { $0 }
  }
}

extension View {
  public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
    modifier(SecondaryLayerModifier(place: .overlay, alignment: alignment, secondary: content()))
  }
  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    modifier(SecondaryLayerModifier(place: .overlay, alignment: alignment, secondary: overlay))
  }
  public func overlay<Style: ShapeStyle>(_ style: Style) -> some View { overlay(style: style) }
  public func overlay<Style: ShapeStyle>(_ style: Style, in shape: some Shape) -> some View {
    overlay(style: style, in: shape)
  }
  package func overlay(style: any ShapeStyle) -> some View { overlay(StyleFill(style: style)) }
  package func overlay(style: any ShapeStyle, in shape: some Shape) -> some View { overlay(shape.fill(style)) }

  public func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
    modifier(SecondaryLayerModifier(place: .background, alignment: alignment, secondary: content()))
  }
  @_disfavoredOverload
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    modifier(SecondaryLayerModifier(place: .background, alignment: alignment, secondary: background))
  }
  /// Fills the space behind the view with a style. At the given edges, where the view touches the edge of the safe
  /// area, the fill extends beyond it.
  public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(style: style, ignoresSafeAreaEdges: edges)
  }
  public func background<Style: ShapeStyle>(_ style: Style, in shape: some Shape) -> some View {
    background(style: style, in: shape)
  }
  package func background(style: any ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(
      SecondaryLayerModifier(
        place: .background, alignment: .center, secondary: StyleFill(style: style), ignoresSafeAreaEdges: edges))
  }
  package func background(style: any ShapeStyle, in shape: some Shape) -> some View { background(shape.fill(style)) }
}

/// A style as a view: a colour as `Color`, and any other style as a rectangle filled with it.
struct StyleFill: PrimitiveView {
  let style: any ShapeStyle

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    if let view = style._view { return view._makeNodes(_ViewContext(context: context)).nodes }
    if let any = style as? AnyShapeStyle { return StyleFill(style: any.style).makeNodes(context) }
    let painter = LeafPainter { node, frame in
      if let mesh = style.mesh { return mesh.marks(filling: Path(frame).drawn, frame, node.environment) }
      return [.rectangle(frame, cornerRadius: 0, style.resolved(frame, node.environment), nil)]
    }
    let name = _typeName(type(of: style), qualified: false).prefix { $0 != "<" }
    return [RenderNode(NodeKind(String(name)), rule: FlexibleLeafRule(), context: context, painter: painter)]
  }
}

extension NodeKind {
  public static let overlay = NodeKind("overlay", telling: .primary)
  public static let background = NodeKind("background", telling: .primary)
}
