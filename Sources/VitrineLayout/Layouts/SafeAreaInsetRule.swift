/// A secondary view along one edge, and the primary in the remaining space.
///
/// Child 0 is the primary, child 1 the secondary. *Proposes:* to the secondary what remains beside the primary's
/// minimum, to the primary the rest; across, its own breadth in place of `nil` when placing. *Reports:* the total
/// length along the edge's axis, the larger breadth across. For the primary, the secondary's part is outside the safe
/// area.
/// Source: [layout reference, section 19](docs/layout-reference.md#19-safe-area); the places follow the decompiled
/// `InsetViewLayout`.
public struct SafeAreaInsetRule: UnaryLayoutRule {
  public var edge: Edge
  /// The alignment of the two views across the edge's axis.
  public var alignment: AlignmentKey
  public var fixedSpacing: Double?

  public init(edge: Edge, alignment: AlignmentKey, spacing: Double?) {
    (self.edge, self.alignment, fixedSpacing) = (edge, alignment, spacing)
    // `.center` is an alignment of both axes; use the one across the edge's axis.
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

  /// Places the primary at the opposite edge, centred across, and the secondary at the edge, with its guide on the
  /// primary's.
  public func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    guard node.children.count > 1 else {
      if !node.children.isEmpty { place(0, .zero, proposal) }
      return
    }
    let (primary, secondary) = (node.children[0], node.children[1])
    let known = ProposedViewSize(along: axis, proposal[axis], across: proposal[axis.other] ?? size[axis.other])
    let offers = proposals(known, primary, secondary)
    let first = primary.dimensions(in: offers.primary)
    let second = secondary.dimensions(in: offers.secondary)
    let middle = (size[axis.other] - first.size[axis.other]) / 2
    let ends = (primary: size[axis] - first.size[axis], secondary: size[axis] - second.size[axis])
    var insets = EdgeInsets.zero
    insets[edge] = second.size[axis] + spacing(primary, secondary)
    node.withSafeArea(insetBy: insets) {
      place(0, Point(along: axis, isFirst ? ends.primary : 0, across: middle), offers.primary)
    }
    place(
      1,
      Point(
        along: axis, isFirst ? 0 : ends.secondary, across: middle + first[alignment] - second[alignment]),
      offers.secondary)
  }

  public func explicitAlignment(
    _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode
  ) -> Double? { nil }

  public func spacing(_ node: LayoutNode) -> ViewSpacing { .standard }
}
