/// Lets a view reach over the safe area's edges that it touches.
///
/// *Proposes:* the proposal; when placing, grown by the insets of the edges. *Reports:* what the child reports to the proposal.
/// Source: reference section 19.
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
    let insets = node.session.safeArea.insets(touchedBy: node.frame, edges)
    let grown = ProposedViewSize(
      width: proposal.width.map { $0 + insets.total(along: .horizontal) },
      height: proposal.height.map { $0 + insets.total(along: .vertical) })
    place(0, Point(x: -insets.leading, y: -insets.top), grown)
  }

  public func priority(_ node: LayoutNode) -> Double { node.children.first?.priority ?? 0 }
}

/// A frame whose lengths are told by the container around it. Source: reference section 20.
public struct ContainerFrameRule {
  /// `column` of the container's length: `span` of `count` columns with `spacing` between them.
  public static func length(_ container: Double, count: Int, span: Int, spacing: Double) -> Double {
    let count = Double(max(count, 1))
    let span = Double(max(span, 1))
    return (container - spacing * (count - 1)) / count * span + spacing * (span - 1)
  }
}
