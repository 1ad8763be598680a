/// Proposes `nil` on some axes, so that the child takes its ideal length there.
///
/// *Reports:* what the child reports. Priority and spacing are the child's.
/// Source: [layout reference, section 11](docs/layout-reference.md#11-fixed-size).
public struct FixedSizeRule: UnaryLayoutRule {
  public var axes: Axis.Set

  public init(_ axes: Axis.Set) { self.axes = axes }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  public func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    node.children.first?.sizeThatFits(childProposal(proposal)) ?? .zero
  }

  public func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    guard let child = node.children.first else { return }
    let childProposal = childProposal(proposal)
    place(0, .centering(child.sizeThatFits(childProposal), in: size), childProposal)
  }

  public func priority(_ node: LayoutNode) -> Double { node.children.first?.priority ?? 0 }
}
