/// Moves the drawn view without affecting layout: size, guides, priority and spacing are the child's.
/// Source: [layout reference, section 12](docs/layout-reference.md#12-offset-position-effects).
public struct OffsetRule: TransparentLayoutRule {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    if !node.children.isEmpty { place(0, Point(x: x, y: y), proposal) }
  }

  /// Returns the child's guide without the offset.
  public func explicitAlignment(
    _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode
  ) -> Double? {
    node.children.first?.dimensions(in: proposal).explicit(key)
  }
}
