import Foundation
import VitrineLayout

/// A container that places its children along an axis or over one another.
package protocol StackView: PrimitiveView {
  associatedtype Content: View
  var kind: NodeKind { get }
  var axis: Axis? { get }
  var parameters: [RenderedNode.Parameter] { get }
  var content: Content { get }
  var rule: any LayoutRule { get }
}

extension StackView {
  /// Makes the nodes of the container. With a single static child, it isn't a container: layout sees the child's
  /// priority, spacing and guides, and the container remains in the tree as a transparent layer.
  /// Source: [layout reference, section 2](docs/layout-reference.md#2-structure).
  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let inner = context.inContainer(along: axis)
    let children = inner.nodes(of: content, step: .index(0))
    let isTransparent = children.count == 1 && !inner.hasDynamicViews
    let node = RenderNode(
      kind, parameters: parameters, rule: isTransparent ? TransparentRule() : rule, children: children,
      context: context, painter: StackPainter())
    node.addsPreferenceDefaults = inner.hasDynamicViews
    return [node]
  }
}

/// Paints children in the order of their `zIndex`.
struct StackPainter: Painter {
  func paint(_ node: RenderNode, _ frame: Rect, children: [[Mark]], _ context: PaintContext) -> [Mark] {
    guard let order = node.zOrder else { return children.flatMap { $0 } }
    return order.filter(children.indices.contains).flatMap { children[$0] }
  }
}

extension RenderNode {
  /// The indices of the children from the back to the front, by `zIndex` and then by order; `nil` if that is their order.
  var zOrder: [Int]? {
    guard children.contains(where: { $0.zIndex ?? 0 != 0 }) else { return nil }
    return children.indices.sorted { a, b in
      let (zA, zB) = (children[a].zIndex ?? 0, children[b].zIndex ?? 0)
      return zA == zB ? a < b : zA < zB
    }
  }
}

func spacingParameter(_ spacing: Double?) -> [RenderedNode.Parameter] {
  spacing.map { [RenderedNode.Parameter("spacing", $0)] } ?? []
}

/// A container that places its children side by side.
public struct HStack<Content: View>: StackView {
  let alignment: VerticalAlignment
  let spacing: Double?
  package let content: Content

  /// - Parameter spacing: the space between children, in points; their preferred spacing if `nil`.
  /// - Parameter alignment: the vertical alignment of the children.
  /// - Parameter content: the children, from the leading edge.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing.number, content())
  }

  package var kind: NodeKind { .hStack }
  package var axis: Axis? { .horizontal }
  package var parameters: [RenderedNode.Parameter] { spacingParameter(spacing) }
  package var rule: any LayoutRule { StackRule(alignment, spacing: spacing) }
}

/// A container that places its children one below the other.
public struct VStack<Content: View>: StackView {
  let alignment: HorizontalAlignment
  let spacing: Double?
  package let content: Content

  /// - Parameter spacing: the space between children, in points; their preferred spacing if `nil`.
  /// - Parameter alignment: the horizontal alignment of the children.
  /// - Parameter content: the children, from the top.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing.number, content())
  }

  package var kind: NodeKind { .vStack }
  package var axis: Axis? { .vertical }
  package var parameters: [RenderedNode.Parameter] { spacingParameter(spacing) }
  package var rule: any LayoutRule { StackRule(alignment, spacing: spacing) }
}

/// A container that places its children over one another.
public struct ZStack<Content: View>: StackView {
  let alignment: Alignment
  package let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  package var kind: NodeKind { .zStack }
  package var axis: Axis? { nil }
  package var parameters: [RenderedNode.Parameter] { [] }
  package var rule: any LayoutRule { ZStackRule(alignment: alignment) }
}

extension NodeKind {
  public static let hStack = NodeKind("HStack", noun: .stack, telling: .stack)
  public static let vStack = NodeKind("VStack", noun: .stack, telling: .stack)
  public static let zStack = NodeKind("ZStack", noun: .stack, telling: .layers)
}
