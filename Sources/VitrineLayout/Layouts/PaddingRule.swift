/// Space around a child.
///
/// *Proposes:* the proposal less the insets, at least 0; `nil` stays `nil`.
/// *Reports:* the child's size plus the insets, at least 0.
///
/// When placing, the rule computes the child's proposal from its own proposal again, not from its size.
/// Source: [layout reference, section 9](docs/layout-reference.md#9-padding).
public struct PaddingRule: UnaryLayoutRule {
  public var insets: EdgeInsets

  public init(_ insets: EdgeInsets) { self.insets = insets }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.total(along: .horizontal)) },
      height: proposal.height.map { max(0, $0 - insets.total(along: .vertical)) })
  }

  public func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    padded(node.children.first?.sizeThatFits(childProposal(proposal)) ?? .zero)
  }

  public func constantSize(_ node: LayoutNode) -> Size? { node.children.first?.constantSize.map(padded) }

  private func padded(_ size: Size) -> Size {
    Size(
      width: max(0, size.width + insets.total(along: .horizontal)),
      height: max(0, size.height + insets.total(along: .vertical)))
  }

  public func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    if !node.children.isEmpty { place(0, Point(x: insets.leading, y: insets.top), childProposal(proposal)) }
  }

  public func spacing(_ node: LayoutNode) -> ViewSpacing {
    var edges: Edge.Set = []
    for edge in Edge.allCases where insets[edge] != 0 { edges.insert(Edge.Set(edge)) }
    return node.children.first?.spacing.reset(edges) ?? .standard
  }
}
