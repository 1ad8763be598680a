/// How a node of the layout tree sizes itself and places its children.
///
/// All coordinates are the node's own, left to right: where a node's layout direction is right to left, the engine mirrors
/// each child in its parent once the rule has placed it.
public protocol LayoutRule {
  /// The node's report for a proposal. Children are asked through `node.children[i].sizeThatFits(_:)`, or `probe(_:)`
  /// where the answer only prepares another question.
  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size

  /// Gives each child a place and a proposal.
  ///
  /// - Parameters:
  ///   - size: what the node reported to `proposal`.
  ///   - place: called with a child's index, the origin of its frame in the node, and its proposal. A child that is not
  ///     placed stays out of the picture.
  ///   - proposal: what the node was proposed when it was sized.
  ///   - node: the node, by which its children are asked.
  func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode,
    _ place: (_ child: Int, _ origin: Point, _ proposal: ProposedViewSize) -> Void)

  /// The value of a guide that is set explicitly on this node or inside it.
  func explicitAlignment(_ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode)
    -> Double?

  /// How urgently a stack serves the node.
  func priority(_ node: LayoutNode) -> Double

  /// The distances the node prefers to its neighbours.
  func spacing(_ node: LayoutNode) -> ViewSpacing

  /// The node's size where it is the same for every proposal; `nil` where it isn't, or can't be told without asking.
  ///
  /// Trees are full of such nodes (icons, fixed frames, what is padded and stacked of them); they are measured once.
  func constantSize(_ node: LayoutNode) -> Size?

  /// Whether what the child says to the layout around is the node's own word too, as for a modifier.
  var speaksForItsChild: Bool { get }

  /// Whether the node keeps its distances to its neighbours through the frames around it: a spacer does, and so does one
  /// in frames or with layers over or behind it.
  func keepsSpacingInFrames(_ node: LayoutNode) -> Bool

  /// Called once the node's size is known and before its children are placed: for children that depend on it.
  func prepareChildren(in size: Size, _ node: LayoutNode)
}

extension LayoutRule {
  public func priority(_ node: LayoutNode) -> Double { 0 }

  public func spacing(_ node: LayoutNode) -> ViewSpacing {
    guard var union = node.children.first?.spacing else { return .standard }
    for child in node.children.dropFirst() { union.formUnion(child.spacing) }
    return union
  }

  public func explicitAlignment(
    _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode
  ) -> Double? {
    mergedAlignment(key, in: size, proposal, node)
  }

  public func prepareChildren(in size: Size, _ node: LayoutNode) {}
  public var speaksForItsChild: Bool { false }
  public func keepsSpacingInFrames(_ node: LayoutNode) -> Bool { false }
  public func constantSize(_ node: LayoutNode) -> Size? { nil }

  /// The children's explicit guides, each moved to its place, merged as the alignment asks.
  func mergedAlignment(
    _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode
  ) -> Double? {
    guard size.width.isFinite, size.height.isFinite else { return nil }
    var merge = GuideMerge(key)
    placeChildren(in: size, proposal, node) { index, origin, proposal in
      let child = node.children[index]
      guard child.mayHaveExplicitGuides(key) else { return }
      if let guide = child.dimensions(in: proposal).explicit(key) {
        merge.add(guide + (key.axis == .horizontal ? origin.x : origin.y))
      }
    }
    return merge.result
  }
}

/// A rule for exactly one child, whose explicit guides go through (moved to the child's place) and whose spacing shows.
public protocol UnaryLayoutRule: LayoutRule {}

extension UnaryLayoutRule {
  public var speaksForItsChild: Bool { true }

  public func spacing(_ node: LayoutNode) -> ViewSpacing { node.children.first?.spacing ?? .standard }

  public func explicitAlignment(
    _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode
  ) -> Double? {
    var result: Double?
    placeChildren(in: size, proposal, node) { index, origin, proposal in
      guard index == 0 else { return }
      let guide = node.children[0].dimensions(in: proposal).explicit(key)
      result = guide.map { $0 + (key.axis == .horizontal ? origin.x : origin.y) }
    }
    return result
  }
}

/// A rule for a modifier that layout doesn't see: size, guides, priority and spacing are the child's.
public protocol TransparentLayoutRule: UnaryLayoutRule {}

extension TransparentLayoutRule {
  public func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    node.children.first?.sizeThatFits(proposal) ?? .zero
  }

  public func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    if !node.children.isEmpty { place(0, .zero, proposal) }
  }

  public func priority(_ node: LayoutNode) -> Double { node.children.first?.priority ?? 0 }
  public func keepsSpacingInFrames(_ node: LayoutNode) -> Bool { node.firstChildKeepsSpacingInFrames }
  public func constantSize(_ node: LayoutNode) -> Size? { node.children.first?.constantSize }
}

/// Layout doesn't see the modifier.
public struct TransparentRule: TransparentLayoutRule {
  public init() {}
}

/// A rule for a view without children.
public protocol ChildlessLayoutRule: LayoutRule {}

extension ChildlessLayoutRule {
  public func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {}

  public func explicitAlignment(
    _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode
  ) -> Double? { nil }

  public func spacing(_ node: LayoutNode) -> ViewSpacing { .standard }
}

/// A rule for a view without children that knows its size from the proposal alone.
public protocol LeafLayoutRule: ChildlessLayoutRule {
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size
}

extension LeafLayoutRule {
  public func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size { sizeThatFits(proposal) }
}
