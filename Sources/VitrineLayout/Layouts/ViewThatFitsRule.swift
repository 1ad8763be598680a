/// Shows the first child that fits, or the last one if none does.
///
/// *Proposes:* to each child in order `nil` along the constrained axes and the proposal across; a child fits if its
/// lengths along the constrained axes are within the proposal. The chosen child gets the whole proposal. *Reports:*
/// what the chosen child reports. The others are not placed.
/// Source: [layout reference, section 18](docs/layout-reference.md#18-viewthatfits).
public struct ViewThatFitsRule: LayoutRule {
  public var axes: Axis.Set

  public init(axes: Axis.Set) { self.axes = axes }

  private func choice(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Int? {
    let question = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height
    )
    for (index, child) in node.children.enumerated() {
      if index == node.children.count - 1 { return index }
      let size = child.probe(question)
      let fits = Axis.allCases.allSatisfy { axis in
        !axes.contains(axis) || size[axis] <= (proposal[axis] ?? .infinity) + 1e-9
      }
      if fits { return index }
    }
    return nil
  }

  public func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    choice(proposal, node).map { node.children[$0].sizeThatFits(proposal) } ?? .zero
  }

  public func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    if let index = choice(proposal, node) { place(index, .zero, proposal) }
  }

  public func spacing(_ node: LayoutNode) -> ViewSpacing { node.children.first?.spacing ?? .standard }
}
