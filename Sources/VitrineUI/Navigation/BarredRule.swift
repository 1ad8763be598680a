import VitrineLayout

/// A rule that places content between a bar above and a bar below.
///
/// *Proposes:* the width and `nil` to the bars, and the remaining size to the content, which is centred in it.
/// *Reports:* the proposal; for `nil` the length of the content and the bars.
struct BarredRule: LayoutRule {
  /// The indices of the bars among the children.
  var top: Int?
  var bottom: Int?
  let content: Int

  private func height(_ bar: Int?, _ width: Double?, _ node: LayoutNode) -> Double {
    bar.map { node.children[$0].sizeThatFits(ProposedViewSize(width: width, height: nil)).height } ?? 0
  }

  private func contentProposal(_ proposal: ProposedViewSize, _ node: LayoutNode) -> ProposedViewSize {
    let bars = height(top, proposal.width, node) + height(bottom, proposal.width, node)
    return ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - bars) })
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    if let width = proposal.width, let height = proposal.height { return Size(width: width, height: height) }
    let offered = contentProposal(proposal, node)
    let size = node.asContainer(of: offered) { node.children[content].sizeThatFits(offered) }
    let width = proposal.width ?? size.width
    let bars = height(top, width, node) + height(bottom, width, node)
    return Size(width: width, height: proposal.height ?? size.height + bars)
  }

  func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    let above = height(top, size.width, node)
    let below = height(bottom, size.width, node)
    let bar = ProposedViewSize(width: size.width, height: nil)
    if let top { place(top, .zero, bar) }
    let offered = ProposedViewSize(width: size.width, height: max(0, size.height - above - below))
    node.asContainer(of: offered) {
      let box = node.children[content].sizeThatFits(offered)
      place(
        content,
        Point(x: (size.width - box.width) / 2, y: above + ((offered.height ?? 0) - box.height) / 2), offered)
    }
    if let bottom { place(bottom, Point(x: 0, y: size.height - below), bar) }
  }

  func explicitAlignment(
    _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode
  ) -> Double? { nil }

  func spacing(_ node: LayoutNode) -> ViewSpacing { .standard }
}

/// Fills a container with the background of its content, which extends under the bars.
struct BackdropPainter: Painter {
  let ink: Ink?

  func paint(_ node: RenderNode, _ frame: Rect, children: [[Mark]], _ context: PaintContext) -> [Mark] {
    let content = children.flatMap { $0 }
    guard let ink else { return content }
    return [.group([.rectangle(frame, cornerRadius: 0, .ink(ink), nil)], GroupEffects(node: context.path))] + content
  }
}
