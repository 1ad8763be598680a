/// Proposes a size of an aspect ratio that fits into, or fills, the proposal.
///
/// *Proposes:* the ratio's box, scaled by the smallest (fit) or largest (fill) quotient of proposal and box; an axis
/// with `nil` is ignored, and with `nil` on both axes the child is proposed `nil`. Without a ratio, the child's ideal
/// size is the box.
/// *Reports:* what the child reports.
/// Source: [layout reference, section 10](docs/layout-reference.md#10-aspect-ratio).
public struct AspectRatioRule: UnaryLayoutRule {
  /// The way to scale the child: into the proposed size, or over all of it.
  public enum ContentMode: String, Hashable, Sendable, CaseIterable { case fit, fill }

  /// The width divided by the height; `nil` for the child's ratio.
  public var ratio: Double?
  public var contentMode: ContentMode

  public init(ratio: Double?, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }

  private func childProposal(_ proposal: ProposedViewSize, _ child: LayoutNode) -> ProposedViewSize {
    guard proposal != .unspecified else { return proposal }
    var box = Size(width: 1, height: 1)
    if let ratio, ratio > 0, ratio.isFinite {
      box.width = ratio
    } else if ratio == nil {
      let ideal = child.probe(.unspecified)
      if ideal.width > 0, ideal.height > 0, ideal.width.isFinite, ideal.height.isFinite { box = ideal }
    }
    let scales = [proposal.width.map { $0 / box.width }, proposal.height.map { $0 / box.height }].compactMap { $0 }
    guard let scale = contentMode == .fit ? scales.min() : scales.max() else { return proposal }
    return ProposedViewSize(width: box.width * scale, height: box.height * scale)
  }

  public func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    guard let child = node.children.first else { return .zero }
    return child.sizeThatFits(childProposal(proposal, child))
  }

  public func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    guard let child = node.children.first else { return }
    let childProposal = childProposal(proposal, child)
    place(0, .centering(child.sizeThatFits(childProposal), in: size), childProposal)
  }
}

extension Point {
  /// Returns the origin that centres one size in another.
  static func centering(_ child: Size, in size: Size) -> Point {
    Point(x: (size.width - child.width) / 2, y: (size.height - child.height) / 2)
  }
}
