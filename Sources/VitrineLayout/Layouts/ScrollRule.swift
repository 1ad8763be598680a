/// A window onto content that may be longer.
///
/// *Proposes:* `nil` along the scroll axes, the proposal across. *Reports:* the proposal along the scroll axes (the content's
/// length for `nil`), the content's breadth across. The content starts at the top leading corner, centred across.
/// Source: reference section 16.
public struct ScrollRule: LayoutRule {
  public var axes: Axis.Set
  /// Told what the scroll view is proposed, for the views inside that measure in its lengths.
  public var container: ScrollContainer?

  public init(axes: Axis.Set, container: ScrollContainer? = nil) { (self.axes, self.container) = (axes, container) }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  public func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    container?.isProposed(proposal, node)
    let content = node.children.first?.sizeThatFits(contentProposal(proposal)) ?? .zero
    return Size(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  public func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    guard let child = node.children.first else { return }
    container?.isProposed(proposal, node)
    let proposal = contentProposal(proposal)
    let content = child.sizeThatFits(proposal)
    let centred = Point.centering(content, in: size)
    place(
      0, Point(x: axes.contains(.horizontal) ? 0 : centred.x, y: axes.contains(.vertical) ? 0 : centred.y), proposal)
  }

  public func explicitAlignment(
    _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode
  ) -> Double? { nil }

  public func spacing(_ node: LayoutNode) -> ViewSpacing { .standard }
}

/// The lengths of a scroll view, as views inside it ask for them: those it is proposed, known while it is measured and
/// placed. Source: reference section 20.
public final class ScrollContainer {
  private var proposal = ProposedViewSize.unspecified
  private var isAsked = false

  public init() {}

  /// The scroll view's lengths, the window's where it is proposed none.
  public func lengths(orOf window: Size) -> Size {
    isAsked = true
    return proposal.replacingUnspecifiedDimensions(by: window)
  }

  /// Views that asked answered for other lengths: what they and those around them answered is forgotten.
  func isProposed(_ new: ProposedViewSize, _ node: LayoutNode) {
    guard new != proposal else { return }
    proposal = new
    guard isAsked else { return }
    for child in node.children { child.forgetAnswers() }
  }
}
