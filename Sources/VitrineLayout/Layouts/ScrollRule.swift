/// A viewport over content that may be longer.
///
/// *Proposes:* `nil` along the scroll axes, the proposal less the margins across. *Reports:* the proposal along the
/// scroll axes (the content's length with its margins for `nil`), the content's breadth with its margins across. The
/// content starts at the top leading corner, within the margins, centred across; with an anchor, that point of the
/// content is placed on the same point of the scroll view, whether the content is longer or shorter.
/// Source: [layout reference, section 16](docs/layout-reference.md#16-scroll-views-lists-lazy-stacks).
public struct ScrollRule: LayoutRule {
  public var axes: Axis.Set
  /// The margins around the content, in points.
  public var margins: EdgeInsets
  /// The point of the content that is placed on the same point of the scroll view; the start if `nil`.
  public var anchor: UnitPoint?
  /// The distance scrolled from the initial position, in points; clamped to the content's ends.
  public var offset = Point.zero

  public init(axes: Axis.Set, margins: EdgeInsets = .zero, anchor: UnitPoint? = nil) {
    (self.axes, self.margins, self.anchor) = (axes, margins, anchor)
  }

  /// Returns the proposal less the margins.
  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - margins.total(along: .horizontal)) },
      height: proposal.height.map { max(0, $0 - margins.total(along: .vertical)) })
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let inside = inside(proposal)
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : inside.width, height: axes.contains(.vertical) ? nil : inside.height)
  }

  /// Returns the size of the content with its margins.
  private func content(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    guard let child = node.children.first else { return .zero }
    let size = node.asContainer(of: inside(proposal)) { child.sizeThatFits(contentProposal(proposal)) }
    return Size(
      width: max(0, size.width + margins.total(along: .horizontal)),
      height: max(0, size.height + margins.total(along: .vertical)))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    let content = content(proposal, node)
    return Size(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  public func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    guard !node.children.isEmpty else { return }
    let content = content(proposal, node)
    let centred = Point.centering(content, in: size)
    let resting = Point(
      x: anchor.map { (size.width - content.width) * $0.x } ?? 0,
      y: anchor.map { (size.height - content.height) * $0.y } ?? 0)
    let scrolled = Point(
      x: scrolled(from: resting.x, by: offset.x, size.width - content.width),
      y: scrolled(from: resting.y, by: offset.y, size.height - content.height))
    let origin = Point(
      x: margins.leading + (axes.contains(.horizontal) ? scrolled.x : centred.x),
      y: margins.top + (axes.contains(.vertical) ? scrolled.y : centred.y))
    node.asContainer(of: inside(proposal)) { place(0, origin, contentProposal(proposal)) }
  }

  /// Returns the start of the content after scrolling.
  ///
  /// - Parameter resting: the start before scrolling, in points.
  /// - Parameter length: the distance scrolled, in points.
  /// - Parameter room: the length of the scroll view less that of the content, in points; negative if the content is
  ///   longer.
  private func scrolled(from resting: Double, by length: Double, _ room: Double) -> Double {
    guard length != 0, room < 0 else { return resting }
    return min(0, max(room, resting - length))
  }

  public func explicitAlignment(
    _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode
  ) -> Double? { nil }

  public func spacing(_ node: LayoutNode) -> ViewSpacing { .standard }
}
