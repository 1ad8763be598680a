/// Extends a view over the safe area's edges that it touches.
///
/// *Proposes:* the proposal; when placing, enlarged by the insets of the edges. *Reports:* what the child reports for
/// the proposal.
/// Source: [layout reference, section 19](docs/layout-reference.md#19-safe-area).
public struct IgnoresSafeAreaRule: UnaryLayoutRule {
  public var edges: Edge.Set

  public init(edges: Edge.Set) { self.edges = edges }

  public func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    node.children.first?.sizeThatFits(proposal) ?? .zero
  }

  public func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    guard !node.children.isEmpty else { return }
    let seen = node.safeArea.insets(reachedBy: node.frame, edges.mirrored(node.mirrors))
    let insets = seen.mirrored(node.mirrors)
    let grown = ProposedViewSize(
      width: proposal.width.map { $0 + insets.total(along: .horizontal) },
      height: proposal.height.map { $0 + insets.total(along: .vertical) })
    place(0, Point(x: -insets.leading, y: -insets.top), grown)
  }
}

/// Shrinks the safe area for its child: layout treats the insets as padding, and views that ignore the safe area extend
/// over them.
///
/// *Proposes:* the proposal less the insets; when placing, its own size in place of `nil`. *Reports:* the child plus
/// the insets.
/// Source: [layout reference, section 19](docs/layout-reference.md#19-safe-area), as four insets without spacing.
public struct SafeAreaPaddingRule: UnaryLayoutRule {
  private let padding: PaddingRule

  public init(_ insets: EdgeInsets) { padding = PaddingRule(insets) }

  public func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    padding.sizeThatFits(proposal, node)
  }

  public func constantSize(_ node: LayoutNode) -> Size? { padding.constantSize(node) }

  public func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    node.withSafeArea(insetBy: padding.insets) {
      padding.placeChildren(in: size, ProposedViewSize(proposal.replacingUnspecifiedDimensions(by: size)), node, place)
    }
  }

  public func explicitAlignment(
    _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode
  ) -> Double? { nil }

  public func spacing(_ node: LayoutNode) -> ViewSpacing { .standard }
}

extension LayoutNode {
  /// Places views with the safe area shrunk to the node's frame less the insets.
  func withSafeArea(insetBy insets: EdgeInsets, _ place: () -> Void) {
    let outer = session.safeArea
    session.safeArea.inset(frame, by: insets.mirrored(mirrors))
    place()
    session.safeArea = outer
  }
}

/// The lengths of a frame that is sized relative to its container.
/// Source: [layout reference, section 20](docs/layout-reference.md#20-frames-relative-to-a-container).
public struct ContainerFrameRule {
  /// Returns the length of `span` of `count` equal parts of a container, with `spacing` between them, in points.
  public static func length(_ container: Double, count: Int, span: Int, spacing: Double) -> Double {
    let count = Double(max(count, 1))
    let span = Double(max(span, 1))
    return (container - spacing * (count - 1)) / count * span + spacing * (span - 1)
  }
}
