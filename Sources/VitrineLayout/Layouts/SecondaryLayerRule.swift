/// A primary view with a secondary one drawn over or behind it: overlay, background, mask.
///
/// Child 0 is the primary, child 1 the secondary. *Proposes:* the proposal to the primary; when placing, the primary's
/// size to the secondary. *Reports:* the primary's size. Guides, priority and spacing are the primary's; the two are
/// aligned by the explicit guides of both.
/// Source: [layout reference, section 13](docs/layout-reference.md#13-overlay-and-background).
public struct SecondaryLayerRule: UnaryLayoutRule {
  public var alignment: Alignment
  /// A closure that creates the secondary once the primary is placed, if the secondary depends on it.
  public var deferredSecondary: (() -> LayoutNode?)?

  public init(alignment: Alignment, deferredSecondary: (() -> LayoutNode?)? = nil) {
    self.alignment = alignment
    self.deferredSecondary = deferredSecondary
  }

  public func keepsSpacingInFrames(_ node: LayoutNode) -> Bool { node.firstChildKeepsSpacingInFrames }

  public func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    node.children.first?.sizeThatFits(proposal) ?? .zero
  }

  public func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    guard let primary = node.children.first else { return }
    place(0, .zero, proposal)
    if let deferredSecondary, primary.placedProposal != nil, node.children.count == 1,
      let secondary = deferredSecondary()
    {
      node.replaceChildren([primary, secondary])
    }
    guard node.children.count > 1 else { return }
    let secondary = node.children[1].dimensions(in: ProposedViewSize(size))
    let primaryDimensions = primary.dimensions(in: proposal)
    let origin = Point(
      x: primaryDimensions[alignment.horizontal.key] - secondary[alignment.horizontal.key],
      y: primaryDimensions[alignment.vertical.key] - secondary[alignment.vertical.key])
    place(1, origin, ProposedViewSize(size))
  }

  public func explicitAlignment(
    _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode
  ) -> Double? {
    node.children.first?.dimensions(in: proposal).explicit(key)
  }

  public func constantSize(_ node: LayoutNode) -> Size? { node.children.first?.constantSize }

  public func priority(_ node: LayoutNode) -> Double { node.children.first?.priority ?? 0 }
}
