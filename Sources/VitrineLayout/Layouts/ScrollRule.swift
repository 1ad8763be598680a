/// A window onto content that may be longer.
///
/// *Proposes:* `nil` along the scroll axes, the proposal less the margins across. *Reports:* the proposal along the scroll axes
/// (the content's length with its margins for `nil`), the content's breadth with its margins across. The content starts at
/// the top leading corner, within the margins, centred across; with an anchor, that point of it lies on the same point of the
/// scroll view, whether it is longer or shorter.
/// Source: [layout reference, section 16](docs/layout-reference.md#16-scroll-views-lists-lazy-stacks).
public struct ScrollRule: LayoutRule {
  public var axes: Axis.Set
  /// Around the content, in points.
  public var margins: EdgeInsets
  /// The point of the content that lies on the same point of the scroll view; the beginning if `nil`.
  public var anchor: UnitPoint?
  /// How far the content was scrolled from where it rests, in points; never beyond its ends.
  public var offset = Point.zero

  public init(axes: Axis.Set, margins: EdgeInsets = .zero, anchor: UnitPoint? = nil) {
    (self.axes, self.margins, self.anchor) = (axes, margins, anchor)
  }

  /// What the margins leave of a proposal.
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

  /// The content with its margins.
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

  /// Where the content begins, if it rests at a place and is scrolled by a length.
  ///
  /// - Parameter room: what the content leaves free; below nothing by as much as it is longer.
  private func scrolled(from resting: Double, by length: Double, _ room: Double) -> Double {
    guard length != 0, room < 0 else { return resting }
    return min(0, max(room, resting - length))
  }

  public func explicitAlignment(
    _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode
  ) -> Double? { nil }

  public func spacing(_ node: LayoutNode) -> ViewSpacing { .standard }
}
