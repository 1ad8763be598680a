/// Lays children over one another.
///
/// *Proposes:* its own proposal; when placing, its own size, to every child. *Reports:* the union of the children's
/// frames, aligned at the alignment point; only the children of the highest priority count.
/// Source: [layout reference, section 14](docs/layout-reference.md#14-zstack).
public struct ZStackRule: LayoutRule {
  public var alignment: Alignment

  public init(alignment: Alignment) { self.alignment = alignment }

  public func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    let top = topPriority(node)
    var extent = AlignedExtent()
    for child in node.children where child.priority == top {
      extent.add(child.dimensions(in: proposal), alignment)
    }
    return extent.size
  }

  public func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    let childProposal = ProposedViewSize(size)
    let dimensions = node.children.map { $0.dimensions(in: childProposal) }
    let top = topPriority(node)
    var extent = AlignedExtent()
    for (index, child) in node.children.enumerated() where child.priority == top {
      extent.add(dimensions[index], alignment)
    }
    for (index, dimensions) in dimensions.enumerated() {
      let origin = Point(
        x: extent.anchor.x - dimensions[alignment.horizontal.key],
        y: extent.anchor.y - dimensions[alignment.vertical.key])
      place(index, origin, childProposal)
    }
  }

  public func priority(_ node: LayoutNode) -> Double { node.children.isEmpty ? -.infinity : 0 }

  public func spacing(_ node: LayoutNode) -> ViewSpacing {
    guard var union = node.children.first?.spacing else { return .zero }
    for child in node.children.dropFirst() { union.formUnion(child.spacing) }
    return union
  }

  private func topPriority(_ node: LayoutNode) -> Double { node.children.map(\.priority).max() ?? 0 }
}

/// The union of frames that meet at an alignment point.
struct AlignedExtent {
  private var left = -Double.infinity
  private var right = -Double.infinity
  private var above = -Double.infinity
  private var below = -Double.infinity

  mutating func add(_ dimensions: ViewDimensions, _ alignment: Alignment) {
    let (x, y) = (dimensions[alignment.horizontal.key], dimensions[alignment.vertical.key])
    left = max(left, x)
    right = max(right, Self.rest(dimensions.width, x))
    above = max(above, y)
    below = max(below, Self.rest(dimensions.height, y))
  }

  /// Returns the length past the guide, in points; an infinite view extends infinitely past any guide.
  private static func rest(_ length: Double, _ guide: Double) -> Double {
    length == .infinity ? length : length - guide
  }

  /// The position of the alignment point in the union, in points.
  var anchor: Point { Point(x: left.isFinite ? left : 0, y: above.isFinite ? above : 0) }

  var size: Size {
    guard left > -.infinity else { return .zero }
    return Size(width: max(0, left + right), height: max(0, above + below))
  }
}
