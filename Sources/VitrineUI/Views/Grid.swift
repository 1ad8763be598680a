import VitrineLayout

/// Rows of cells whose columns share their widths.
public struct Grid<Content: View>: PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing, verticalSpacing: Double?
  let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.content) = (alignment, content())
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let children = context.inContainer(along: nil).nodes(of: content, step: .index(0))
    let rule = GridRule(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    return [RenderNode(.grid, rule: rule, children: children, context: context)]
  }
}

/// A row of a grid.
public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let children = context.inContainer(along: nil).nodes(of: content, step: .index(0))
    return [RenderNode("GridRow", rule: GridRowRule(alignment: alignment), children: children, context: context)]
  }
}

extension View {
  private func layoutTrait(_ change: @escaping (inout LayoutTraits) -> Void) -> some View {
    modifier(NodeChange { $0.layout.setTrait(change) })
  }

  /// Has a cell cover several columns.
  /// - Parameter count: at most 1,000; a grid has no more columns than that from one cell.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutTrait { $0.gridColumns = min(max(count, 1), 1000) }
  }
  /// Aligns the cells of this cell's column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutTrait { $0.gridColumnAlignment = guide }
  }
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { layoutTrait { $0.gridAnchor = anchor } }
  /// Keeps a cell from making its column or row longer.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { layoutTrait { $0.gridUnsizedAxes = axes } }

  /// Gives the layout around the view a value.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    layoutTrait { $0[key] = value }
  }
  /// The same for a key that a fence declared.
  package func layoutValue<Value>(named name: String, _ value: Value) -> some View {
    layoutTrait { $0[named: name, as: Value.self] = value }
  }
}

/// A container laid out by a ``Layout``.
package struct LayoutContainer: PrimitiveView {
  let kind: NodeKind
  let layout: any Layout
  let content: any View

  package init(_ typeName: String, _ layout: any Layout, content: any View) {
    (self.kind, self.layout, self.content) = (NodeKind(typeName), layout, content)
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let axis = layout._layoutProperties.stackOrientation
    let inner = context.inContainer(along: axis)
    let children = inner.nodes(of: content, step: .index(0))
    let isTransparent = layout is any IdentityLayout && children.count == 1 && !inner.hasDynamicViews
    let node = RenderNode(
      kind, rule: isTransparent ? TransparentRule() : layout.makeRule(), children: children,
      // A layout of the program's own may set guides that no view inside does.
      guides: layout is any RuleLayout ? [] : .any, context: context)
    node.addsPreferenceDefaults = inner.hasDynamicViews
    return [node]
  }
}

extension Layout {
  /// Lays out views by this layout.
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    LayoutContainer(String(String(describing: Self.self).prefix { $0 != "<" }), self, content: content())
  }
}

extension NodeKind {
  public static let grid = NodeKind("Grid", noun: .grid)
}
