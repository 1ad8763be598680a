/// Lets a view reach over the safe area's edges that it reaches.
///
/// *Proposes:* the proposal; when placing, grown by the insets of the edges. *Reports:* what the child reports to the proposal.
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

/// Makes the safe area smaller for the view inside: layout sees a padding, views that ignore the safe area don't.
///
/// *Proposes:* the proposal less the insets; when placing, its own size in place of `nil`. *Reports:* the child plus the insets.
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
  /// Places views for which what is left of the node's frame is the safe area.
  func withSafeArea(insetBy insets: EdgeInsets, _ place: () -> Void) {
    let outer = session.safeArea
    session.safeArea.inset(frame, by: insets.mirrored(mirrors))
    place()
    session.safeArea = outer
  }
}

/// A frame whose lengths are told by the container around it.
/// Source: [layout reference, section 20](docs/layout-reference.md#20-frames-relative-to-a-container).
public struct ContainerFrameRule {
  /// `column` of the container's length: `span` of `count` columns with `spacing` between them.
  public static func length(_ container: Double, count: Int, span: Int, spacing: Double) -> Double {
    let count = Double(max(count, 1))
    let span = Double(max(span, 1))
    return (container - spacing * (count - 1)) / count * span + spacing * (span - 1)
  }
}
