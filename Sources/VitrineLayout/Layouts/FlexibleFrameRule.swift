/// A frame with minimum, ideal and maximum lengths.
///
/// *Proposes:* the proposal, or the ideal length for `nil`, clamped between minimum and maximum.
/// *Reports:* the proposal clamped between minimum and maximum, where a missing bound is the child's size; for `nil`,
/// the ideal length, or else the child's length, clamped.
///
/// When placing, the frame proposes its own size to the child; except for `nil` without an ideal length if the frame's
/// length is strictly between its bounds, which stays `nil`.
/// Source: [layout reference, section 8](docs/layout-reference.md#8-flexible-frames).
public struct FlexibleFrameRule: UnaryLayoutRule {
  /// The lengths of one axis in points, in ascending order after contradictions are resolved.
  public struct Lengths {
    public var minimum: Double?
    public var ideal: Double?
    public var maximum: Double?
    public private(set) var isContradictory = false

    public init(_ minimum: Double?, _ ideal: Double?, _ maximum: Double?) {
      let given = (minimum, ideal, maximum)
      self.minimum = minimum.map { $0.isNaN ? 0 : max($0, 0) }
      self.ideal = ideal.map { max($0.isNaN ? 0 : $0, self.minimum ?? 0) }
      self.maximum = maximum.map { max($0.isNaN ? 0 : $0, self.ideal ?? 0) }
      isContradictory =
        (given.1 ?? .infinity) < (given.0 ?? -.infinity) || (given.2 ?? .infinity) < (given.1 ?? -.infinity)
        || (given.2 ?? .infinity) < (given.0 ?? -.infinity)
      if given.1 == nil, let low = self.minimum, let high = self.maximum, low > high {
        (self.minimum, self.maximum) = (nil, nil)
      }
    }

    func childProposal(_ proposal: Double?) -> Double? {
      (proposal ?? ideal).map { min(max($0, minimum ?? -.infinity), maximum ?? .infinity) }
    }

    /// Returns the frame's length if it doesn't depend on the child; otherwise `nil`.
    func lengthWithoutChild(_ proposal: Double?) -> Double? {
      guard let proposal else { return ideal }
      guard let minimum, let maximum else { return nil }
      return min(max(proposal, minimum), maximum)
    }

    func length(_ proposal: Double?, child: Double) -> Double {
      if let known = lengthWithoutChild(proposal) { return known }
      let offered = childProposal(proposal)
      switch (minimum, maximum) {
      case (let minimum?, let maximum?): return min(max(child, minimum), maximum)
      case (let minimum?, nil): return max(min(offered ?? .infinity, child), minimum)
      case (nil, let maximum?): return min(max(offered ?? -.infinity, child), maximum)
      case (nil, nil): return child
      }
    }

    func placingProposal(_ proposal: Double?, length: Double) -> Double? {
      let staysUnspecified =
        proposal == nil && ideal == nil && length > minimum ?? -.infinity && length < maximum ?? .infinity
      return staysUnspecified ? nil : length
    }
  }

  public var horizontal: Lengths
  public var vertical: Lengths
  public var alignment: Alignment

  public init(horizontal: Lengths, vertical: Lengths, alignment: Alignment) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
  }

  public func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    if let width = horizontal.lengthWithoutChild(proposal.width),
      let height = vertical.lengthWithoutChild(proposal.height)
    {
      return Size(width: width, height: height)
    }
    let childProposal = ProposedViewSize(
      width: horizontal.childProposal(proposal.width), height: vertical.childProposal(proposal.height))
    let child = node.children.first?.sizeThatFits(childProposal) ?? .zero
    return Size(
      width: horizontal.length(proposal.width, child: child.width),
      height: vertical.length(proposal.height, child: child.height))
  }

  public func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    guard let child = node.children.first else { return }
    let childProposal = ProposedViewSize(
      width: horizontal.placingProposal(proposal.width, length: size.width),
      height: vertical.placingProposal(proposal.height, length: size.height))
    place(0, alignment.origin(of: child.dimensions(in: childProposal), in: size), childProposal)
  }

  public func keepsSpacingInFrames(_ node: LayoutNode) -> Bool { node.firstChildKeepsSpacingInFrames }

  public func spacing(_ node: LayoutNode) -> ViewSpacing {
    var edges: Edge.Set = []
    if horizontal.isGiven { edges.formUnion(.horizontal) }
    if vertical.isGiven { edges.formUnion(.vertical) }
    return node.children.first.map { $0.rule.keepsSpacingInFrames($0) ? $0.spacing : $0.spacing.reset(edges) }
      ?? .standard
  }
}

extension FlexibleFrameRule.Lengths {
  fileprivate var isGiven: Bool { minimum != nil || ideal != nil || maximum != nil }
}
