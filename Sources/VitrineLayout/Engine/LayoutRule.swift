/// A type that sizes a node of the layout tree and places its children.
///
/// All coordinates are the node's, left to right: if the node's layout direction is right to left, the engine mirrors
/// each child in its parent after the rule has placed it.
public protocol LayoutRule {
  /// Returns the node's size for a proposal. Ask children with `node.children[i].sizeThatFits(_:)`, or with `probe(_:)`
  /// if the answer only prepares another question.
  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size

  /// Gives each child a place and a proposal.
  ///
  /// - Parameters:
  ///   - size: the size that the node returned for `proposal`.
  ///   - place: a closure to call with a child's index, the origin of its frame in the node, and its proposal. A child
  ///     that is not placed isn't drawn.
  ///   - proposal: the proposal for which the node was sized.
  ///   - node: the node, which gives access to its children.
  func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode,
    _ place: (_ child: Int, _ origin: Point, _ proposal: ProposedViewSize) -> Void)

  /// Returns the value of a guide that this node or a descendant sets explicitly; `nil` if none does.
  func explicitAlignment(_ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode)
    -> Double?

  /// Returns the layout priority: a stack offers space to children of higher priority first.
  func priority(_ node: LayoutNode) -> Double

  /// Returns the distances that the node prefers to its neighbours.
  func spacing(_ node: LayoutNode) -> ViewSpacing

  /// Returns the node's size if it is the same for every proposal; `nil` if it isn't, or if only a measurement can show
  /// it.
  ///
  /// Many nodes are of this kind (icons, fixed frames, padding and stacks around them); the engine measures them once.
  func constantSize(_ node: LayoutNode) -> Size?

  /// Whether the node passes on to the enclosing layout the values that its child sets, as a modifier does.
  var forwardsChildTraits: Bool { get }

  /// Returns whether frames around the node keep its spacing instead of resetting it: true for a spacer, also inside
  /// other frames, overlays or backgrounds.
  func keepsSpacingInFrames(_ node: LayoutNode) -> Bool

  /// Prepares children that depend on the node's size. The engine calls this once the size is known, before it places
  /// the children.
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
  public var forwardsChildTraits: Bool { false }
  public func keepsSpacingInFrames(_ node: LayoutNode) -> Bool { false }
  public func constantSize(_ node: LayoutNode) -> Size? { nil }

  /// Returns the children's explicit guides, each moved to its child's place, merged as the alignment defines.
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

/// A rule for exactly one child, which passes on the child's explicit guides (moved to the child's place) and its
/// spacing.
public protocol UnaryLayoutRule: LayoutRule {}

extension UnaryLayoutRule {
  public var forwardsChildTraits: Bool { true }

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

/// A rule for a modifier that layout ignores: size, guides, priority and spacing are the child's.
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

/// The rule of a modifier that layout ignores.
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

/// A rule for a view without children whose size depends on the proposal alone.
public protocol LeafLayoutRule: ChildlessLayoutRule {
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size
}

extension LeafLayoutRule {
  public func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size { sizeThatFits(proposal) }
}
