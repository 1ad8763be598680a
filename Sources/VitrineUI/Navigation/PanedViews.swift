import VitrineLayout

/// A container that places panes side by side, with lines between them.
///
/// With type-erased views: `HSplitView { AnyView(panes) }`.
public struct HSplitView: PrimitiveView {
  let content: any View

  public init(@ViewBuilder content: () -> some View) { self.content = content() }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let panes = context.inContainer(along: .horizontal).nodes(of: content, step: .index(0))
    let rule = StackRule(VerticalAlignment.center, spacing: context.environment.pixelLength)
    return [
      RenderNode("HSplitView", rule: rule, children: panes, context: context, painter: PanePainter(axis: .horizontal))
    ]
  }
}

/// A container that places panes below one another, with lines between them.
///
/// With type-erased views: `VSplitView { AnyView(panes) }`.
public struct VSplitView: PrimitiveView {
  let content: any View

  public init(@ViewBuilder content: () -> some View) { self.content = content() }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let panes = context.inContainer(along: .vertical).nodes(of: content, step: .index(0))
    let rule = StackRule(HorizontalAlignment.center, spacing: context.environment.pixelLength)
    return [
      RenderNode("VSplitView", rule: rule, children: panes, context: context, painter: PanePainter(axis: .vertical))
    ]
  }
}

/// Paints the lines between panes, across the whole container.
struct PanePainter: Painter {
  let axis: Axis

  func paint(_ node: RenderNode, _ frame: Rect, children: [[Mark]], _ context: PaintContext) -> [Mark] {
    let width = 1 / context.scale
    let isReversed = node.environment.layoutDirection == .rightToLeft
    let lines = node.children.dropLast().map { pane -> Mark in
      let end = pane.layout.frame
      let line =
        axis == .horizontal
        ? Rect(x: isReversed ? end.minX - width : end.maxX, y: frame.minY, width: width, height: frame.height)
        : Rect(x: frame.minX, y: end.maxY, width: frame.width, height: width)
      return .rectangle(line, cornerRadius: 0, .ink(.separator), nil)
    }
    return children.flatMap { $0 } + lines
  }
}
