import Foundation
import VitrineLayout

/// A column that makes its children only when they are needed.
public struct LazyVStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: Double?
  let content: Content

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing.number, content())
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

/// A row that makes its children only when they are needed.
public struct LazyHStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: Double?
  let content: Content

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing.number, content())
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

/// A grid that fills its columns row by row.
public struct LazyVGrid<Content: View>: PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: Double?
  let content: Content

  /// - Parameter spacing: the space between rows, in points; 8 if `nil`.
  /// - Parameter columns: the columns, from the leading edge.
  /// - Parameter alignment: the alignment of the cells in their columns, and of the columns in the grid.
  /// - Parameter content: the cells, row by row.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment, self.spacing, self.content) = (columns, alignment, spacing.number, content())
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

/// A grid that fills its rows column by column.
public struct LazyHGrid<Content: View>: PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: Double?
  let content: Content

  /// - Parameter spacing: the space between columns, in points; 8 if `nil`.
  /// - Parameter rows: the rows, from the top.
  /// - Parameter alignment: the alignment of the cells in their rows, and of the rows in the grid.
  /// - Parameter content: the cells, column by column.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.rows, self.alignment, self.spacing, self.content) = (rows, alignment, spacing.number, content())
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

/// A view that shows the first of several views that fits the proposed size.
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
  public static let lazyVStack = NodeKind("LazyVStack", noun: .stack)
  public static let lazyHStack = NodeKind("LazyHStack", noun: .stack)
  public static let lazyVGrid = NodeKind("LazyVGrid", noun: .grid)
  public static let lazyHGrid = NodeKind("LazyHGrid", noun: .grid)
}
