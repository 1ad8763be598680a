/// A frame of fixed lengths.
///
/// *Proposes:* the given lengths, and on the other axis the frame's own proposal, `nil` included.
/// *Reports:* the given lengths, and on the other axis what the child reports.
///
/// A length that is negative or not finite counts as missing.
/// Source: [layout reference, section 7](docs/layout-reference.md#7-fixed-frames).
public struct FrameRule: UnaryLayoutRule {
  public var width: Double?
  public var height: Double?
  public var alignment: Alignment

  public init(width: Double?, height: Double?, alignment: Alignment) {
    self.width = width.flatMap(Self.valid)
    self.height = height.flatMap(Self.valid)
    self.alignment = alignment
  }

  /// Returns whether any of the lengths is negative or not finite.
  public static func hasInvalidLength(_ width: Double?, _ height: Double?) -> Bool {
    (width != nil && valid(width ?? 0) == nil) || (height != nil && valid(height ?? 0) == nil)
  }

  private static func valid(_ length: Double) -> Double? { length.isFinite && length >= 0 ? length : nil }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  public func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    if let width, let height { return Size(width: width, height: height) }
    let size = node.children.first?.sizeThatFits(childProposal(proposal)) ?? .zero
    return Size(width: width ?? size.width, height: height ?? size.height)
  }

  public func constantSize(_ node: LayoutNode) -> Size? {
    guard let width, let height else { return nil }
    return Size(width: width, height: height)
  }

  public func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    guard let child = node.children.first else { return }
    let childProposal = childProposal(proposal)
    place(0, alignment.origin(of: child.dimensions(in: childProposal), in: size), childProposal)
  }

  public func keepsSpacingInFrames(_ node: LayoutNode) -> Bool { node.firstChildKeepsSpacingInFrames }

  public func spacing(_ node: LayoutNode) -> ViewSpacing {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return node.children.first.map { $0.rule.keepsSpacingInFrames($0) ? $0.spacing : $0.spacing.reset(edges) }
      ?? .standard
  }
}

extension Alignment {
  /// Returns the origin of a child in a container of a size. The child's guide, which may be explicit, is placed on the
  /// container's default guide.
  public func origin(of child: ViewDimensions, in size: Size) -> Point {
    let container = ViewDimensions(size: size)
    return Point(
      x: horizontal.key.defaultValue(in: container) - child[horizontal.key],
      y: vertical.key.defaultValue(in: container) - child[vertical.key])
  }
}

extension LayoutNode {
  /// Whether frames around the child keep its spacing.
  var firstChildKeepsSpacingInFrames: Bool { children.first.map { $0.rule.keepsSpacingInFrames($0) } ?? false }
}
