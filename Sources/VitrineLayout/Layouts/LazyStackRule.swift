/// A stack that never divides its length: every child gets its ideal length and the full breadth.
///
/// *Proposes:* `nil` along the axis, the stack's breadth across. *Reports:* along the axis the total length; across,
/// the proposal, or the broadest child for `nil`.
/// Source: [layout reference, section 16](docs/layout-reference.md#16-scroll-views-lists-lazy-stacks).
public struct LazyStackRule: LayoutRule {
  public var axis: Axis
  public var alignment: AlignmentKey
  public var fixedSpacing: Double?

  public init(_ alignment: VerticalAlignment, spacing: Double?) {
    (axis, self.alignment, fixedSpacing) = (.horizontal, alignment.key, spacing)
  }

  public init(_ alignment: HorizontalAlignment, spacing: Double?) {
    (axis, self.alignment, fixedSpacing) = (.vertical, alignment.key, spacing)
  }

  public func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    let childProposal = ProposedViewSize(along: axis, nil, across: proposal[axis.other])
    var (length, breadth) = (0.0, 0.0)
    for (index, child) in node.children.enumerated() {
      let size = child.sizeThatFits(childProposal)
      length += size[axis] + distance(before: index, node)
      breadth = max(breadth, size[axis.other])
    }
    return Size(along: axis, length, across: proposal[axis.other] ?? breadth)
  }

  public func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    let childProposal = ProposedViewSize(along: axis, nil, across: proposal[axis.other] ?? size[axis.other])
    let line = alignment.defaultValue(in: ViewDimensions(size: size))
    var position = 0.0
    for (index, child) in node.children.enumerated() {
      position += distance(before: index, node)
      let dimensions = child.dimensions(in: childProposal)
      place(index, Point(along: axis, position, across: line - dimensions[alignment]), childProposal)
      position += dimensions.size[axis]
    }
  }

  private func distance(before index: Int, _ node: LayoutNode) -> Double {
    guard index > 0 else { return 0 }
    return fixedSpacing ?? node.children[index - 1].spacing.distance(to: node.children[index].spacing, along: axis)
  }
}
