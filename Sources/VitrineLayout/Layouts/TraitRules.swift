/// Sets the child's layout priority.
/// Source: [layout reference, section 22](docs/layout-reference.md#22-layout-priority).
public struct LayoutPriorityRule: TransparentLayoutRule {
  public var value: Double

  public init(_ value: Double) { self.value = value }

  public func priority(_ node: LayoutNode) -> Double { value }
}

/// Sets one alignment guide explicitly; outer guides override inner ones.
/// Source: [layout reference, section 21](docs/layout-reference.md#21-alignment-guides).
public struct AlignmentGuideRule: TransparentLayoutRule {
  public var key: AlignmentKey
  public var value: (ViewDimensions) -> Double

  public init(_ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> Double) {
    self.key = key
    self.value = value
  }

  public func explicitAlignment(
    _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode
  ) -> Double? {
    guard let child = node.children.first else { return nil }
    let dimensions = child.dimensions(in: proposal)
    guard key == self.key else { return dimensions.explicit(key) }
    let guide = value(dimensions)
    return guide.isFinite ? guide : nil
  }
}
