/// Takes the proposed size, 10 points for `nil`, and creates its content once that size is known.
///
/// *Proposes:* its own size to each view of the content; all are placed at the top leading corner.
/// Source: [layout reference, section 15](docs/layout-reference.md#15-geometryreader).
public struct GeometryReaderRule: LayoutRule {
  private let makeContent: (LayoutNode) -> Void

  /// Creates the rule.
  ///
  /// - Parameter makeContent: a closure that adds the children to the node, which has its place by then.
  public init(makeContent: @escaping (LayoutNode) -> Void) { self.makeContent = makeContent }

  public func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  public func prepareChildren(in size: Size, _ node: LayoutNode) { makeContent(node) }

  public func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    for index in node.children.indices { place(index, .zero, ProposedViewSize(size)) }
  }

  public func explicitAlignment(
    _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode
  ) -> Double? { nil }

  public func spacing(_ node: LayoutNode) -> ViewSpacing { .standard }
}
