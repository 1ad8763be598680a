import VitrineLayout

/// A window onto content that may be longer along some axes.
public struct ScrollView<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// - Parameter showsIndicators: without effect in a picture: indicators are hidden at rest.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    (self.axes, self.content) = (axes, content())
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    var inner = context.inContainer(along: nil)
    // Margins are those of the scroll view, not of others inside it.
    inner.environment[ContentMarginsKey.self] = ContentMargins()
    inner.environment[ScrollAnchorKey.self] = nil
    let nodes = inner.alone(implying: .verticalStack).nodes(of: content, step: .index(0))
    let child = inner.single(nodes, implying: .verticalStack)
    let argument = axes == .horizontal ? "horizontal" : axes == .vertical ? "" : "both axes"
    let offset = context.graph.states.cell(context.identity, "@scrollOffset") { Point.zero }
    var rule = ScrollRule(
      axes: axes, margins: context.environment[ContentMarginsKey.self].aroundContent,
      anchor: context.environment[ScrollAnchorKey.self])
    rule.offset = offset.value as? Point ?? .zero
    let node = RenderNode(
      .scrollView, argument: argument, rule: rule, children: child.map { [$0] } ?? [], context: context,
      painter: EffectPainter { _, frame in
        var effects = GroupEffects()
        effects.clip = Path(frame).drawn
        return effects
      })
    node.traits.actions.scrollAxis = axes.contains(.vertical) ? .vertical : .horizontal
    node.traits.actions.scroll = { [weak node] length in
      if let node { offset.value = scrolled(node, rule, by: length) }
    }
    return [node]
  }

  /// How far the content is from where it rests once it is scrolled on, as far as it goes.
  private func scrolled(_ node: RenderNode, _ rule: ScrollRule, by length: Double) -> Point {
    guard let content = node.layout.children.first else { return .zero }
    let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
    let most = max(0, content.frame.size[axis] + rule.margins.total(along: axis) - node.layout.frame.size[axis])
    var offset = rule.offset
    if axis == .vertical {
      let resting = most * (rule.anchor?.y ?? 0)
      offset.y = min(most - resting, max(-resting, offset.y + length))
    } else {
      let resting = most * (rule.anchor?.x ?? 0)
      offset.x = min(most - resting, max(-resting, offset.x + length))
    }
    return offset
  }
}

/// A column that makes its children when they are needed.
public struct LazyVStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: Double?
  let content: Content

  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let children = context.inLazyContainer(along: .vertical).nodes(of: content, step: .index(0))
    return [
      RenderNode(
        .lazyVStack, parameters: spacingParameter(spacing), rule: LazyStackRule(alignment, spacing: spacing),
        children: children, context: context)
    ]
  }
}

/// A row that makes its children when they are needed.
public struct LazyHStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: Double?
  let content: Content

  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let children = context.inLazyContainer(along: .horizontal).nodes(of: content, step: .index(0))
    return [
      RenderNode(
        .lazyHStack, parameters: spacingParameter(spacing), rule: LazyStackRule(alignment, spacing: spacing),
        children: children, context: context)
    ]
  }
}

/// Cells in columns, row after row.
public struct LazyVGrid<Content: View>: PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: Double?
  let content: Content

  /// - Parameter spacing: between the rows, in points; 8 if `nil`.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment, self.spacing, self.content) = (columns, alignment, spacing, content())
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let children = context.inLazyContainer(along: nil).nodes(of: content, step: .index(0))
    let rule = LazyGridRule(
      columns, trackAxis: .horizontal, alignment: Alignment(horizontal: alignment, vertical: .center),
      lineSpacing: spacing)
    return [
      RenderNode(.lazyVGrid, parameters: spacingParameter(spacing), rule: rule, children: children, context: context)
    ]
  }
}

/// Cells in rows, column after column.
public struct LazyHGrid<Content: View>: PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: Double?
  let content: Content

  /// - Parameter spacing: between the columns, in points; 8 if `nil`.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.rows, self.alignment, self.spacing, self.content) = (rows, alignment, spacing, content())
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let children = context.inLazyContainer(along: nil).nodes(of: content, step: .index(0))
    let rule = LazyGridRule(
      rows, trackAxis: .vertical, alignment: Alignment(horizontal: .center, vertical: alignment), lineSpacing: spacing)
    return [
      RenderNode(.lazyHGrid, parameters: spacingParameter(spacing), rule: rule, children: children, context: context)
    ]
  }
}

/// The first of several views that fits.
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    (self.axes, self.content) = (axes, content())
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let children = context.inContainer(along: nil).nodes(of: content, step: .index(0))
    return [RenderNode("ViewThatFits", rule: ViewThatFitsRule(axes: axes), children: children, context: context)]
  }
}

extension NodeKind {
  public static let scrollView = NodeKind("ScrollView", effect: .clips)
  public static let lazyVStack = NodeKind("LazyVStack", noun: .stack)
  public static let lazyHStack = NodeKind("LazyHStack", noun: .stack)
  public static let lazyVGrid = NodeKind("LazyVGrid", noun: .grid)
  public static let lazyHGrid = NodeKind("LazyHGrid", noun: .grid)
}
