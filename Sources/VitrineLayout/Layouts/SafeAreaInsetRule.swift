/// A secondary view along one edge, the primary in what is left.
///
/// Child 0 is the primary, child 1 the secondary. *Proposes:* to the secondary what is left beside the primary's minimum,
/// to the primary the rest. *Reports:* the sum along the edge's axis, the larger across. Source: reference section 19.
public struct SafeAreaInsetRule: LayoutRule {
  public var edge: Edge
  /// Where the narrower of the two stands across.
  public var alignment: AlignmentKey
  public var fixedSpacing: Double?

  public init(edge: Edge, alignment: AlignmentKey, spacing: Double?) {
    (self.edge, self.alignment, fixedSpacing) = (edge, alignment, spacing)
    // `.center` means the line across the edge, whichever edge it is.
    if alignment.axis == axis {
      self.alignment = axis == .horizontal ? AlignmentKey(.middle, .vertical) : AlignmentKey(.center, .horizontal)
    }
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isFirst: Bool { edge == .top || edge == .leading }

  private func spacing(_ primary: LayoutNode, _ secondary: LayoutNode) -> Double {
    if let fixedSpacing { return fixedSpacing }
    let (a, b) = isFirst ? (secondary, primary) : (primary, secondary)
    return a.spacing.distance(to: b.spacing, along: axis)
  }

  private func proposals(
    _ proposal: ProposedViewSize, _ primary: LayoutNode, _ secondary: LayoutNode
  ) -> (primary: ProposedViewSize, secondary: ProposedViewSize) {
    guard let length = proposal[axis] else { return (proposal, proposal) }
    let spacing = spacing(primary, secondary)
    let across = proposal[axis.other]
    let least = primary.probe(ProposedViewSize(along: axis, 0, across: across))[axis]
    let offered = ProposedViewSize(along: axis, max(length - spacing - least, 0), across: across)
    let taken = secondary.sizeThatFits(offered)[axis]
    return (ProposedViewSize(along: axis, max(length - spacing - taken, 0), across: across), offered)
  }

  public func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    guard node.children.count > 1 else { return node.children.first?.sizeThatFits(proposal) ?? .zero }
    let (primary, secondary) = (node.children[0], node.children[1])
    let offers = proposals(proposal, primary, secondary)
    let (first, second) = (primary.sizeThatFits(offers.primary), secondary.sizeThatFits(offers.secondary))
    return Size(
      along: axis, first[axis] + second[axis] + spacing(primary, secondary),
      across: max(first[axis.other], second[axis.other]))
  }

  public func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    guard node.children.count > 1 else {
      if !node.children.isEmpty { place(0, .zero, proposal) }
      return
    }
    let (primary, secondary) = (node.children[0], node.children[1])
    let offers = proposals(proposal, primary, secondary)
    let first = primary.dimensions(in: offers.primary)
    let second = secondary.dimensions(in: offers.secondary)
    let spacing = spacing(primary, secondary)
    let line = max(first[alignment], second[alignment])
    let secondaryStart = isFirst ? 0 : first.size[axis] + spacing
    let primaryStart = isFirst ? second.size[axis] + spacing : 0
    place(0, Point(along: axis, primaryStart, across: line - first[alignment]), offers.primary)
    place(1, Point(along: axis, secondaryStart, across: line - second[alignment]), offers.secondary)
  }

  public func priority(_ node: LayoutNode) -> Double { node.children.first?.priority ?? 0 }
}
