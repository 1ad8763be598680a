import Foundation
import VitrineLayout

/// A grid whose rows share the widths of their columns.
public struct Grid<Content: View>: PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing, verticalSpacing: Double?
  let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.content) = (alignment, content())
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing.number, verticalSpacing.number)
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

  /// Makes a cell span several columns.
  /// - Parameter count: the number of columns, clamped to 1 to 1,000.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutTrait { $0.gridColumns = min(max(count, 1), 1000) }
  }
  /// Sets the alignment of the cells in this cell's column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutTrait { $0.gridColumnAlignment = guide }
  }
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { layoutTrait { $0.gridAnchor = anchor } }
  /// Keeps a cell from extending its column or row.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { layoutTrait { $0.gridUnsizedAxes = axes } }

  /// Sets a value that the layout around the view can read.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    layoutTrait { $0[key] = value }
  }
  /// Sets a value that the layout around the view can read, for a key that a fence declares.
  package func layoutValue<Value>(named name: String, _ value: Value) -> some View {
    layoutTrait { $0[named: name, as: Value.self] = value }
  }
}

/// A container with a ``Layout``.
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
      // A custom layout may set guides that no view inside it sets.
      guides: layout is any RuleLayout ? [] : .any, context: context)
    node.addsPreferenceDefaults = inner.hasDynamicViews
    return [node]
  }
}

extension Layout {
  /// Places views in this layout.
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    LayoutContainer(String(String(describing: Self.self).prefix { $0 != "<" }), self, content: content())
  }
}

extension NodeKind {
  public static let grid = NodeKind("Grid", noun: .grid)
}
