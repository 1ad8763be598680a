/// Takes the proposed size and centres the child on a point.
///
/// *Proposes:* the proposal; when placing, its own size. *Reports:* the proposal, or the child's length for `nil`.
/// Source: [layout reference, section 12](docs/layout-reference.md#12-offset-position-effects).
public struct PositionRule: UnaryLayoutRule {
  public var point: Point

  public init(_ point: Point) { self.point = point }

  public func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    if let width = proposal.width, let height = proposal.height { return Size(width: width, height: height) }
    let size = node.children.first?.sizeThatFits(proposal) ?? .zero
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  public func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    guard let child = node.children.first else { return }
    let childSize = child.sizeThatFits(ProposedViewSize(size))
    place(0, Point(x: point.x - childSize.width / 2, y: point.y - childSize.height / 2), ProposedViewSize(size))
  }

  public func spacing(_ node: LayoutNode) -> ViewSpacing { .standard }
}
