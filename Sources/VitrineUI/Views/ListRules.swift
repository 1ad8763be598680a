import VitrineLayout

/// A rule for a row of a list, with its content at the leading edge and centred vertically.
///
/// Child 0 is the content. There may also be an accessory at the trailing edge, buttons beside the row, which move the
/// rest aside, and a background. *Proposes:* the width less the insets and the accessory, and `nil`. *Reports:* the
/// width (the content's with its insets for `nil`), and the content's height with its insets, at least the minimum. A
/// control that is no higher than its switch or track gets no insets above and below, a higher one those of controls.
/// Source: [layout reference, section 31](docs/layout-reference.md#31-measured-on-pictures-of-ios).
struct ListRowRule: LayoutRule {
  var insets: EdgeInsets
  let minimumHeight: Double
  /// The space between the content and the accessory, in points.
  let spacing: Double
  var accessory: Int?
  var background: Int?
  var buttons: Int?
  var buttonEdge = SwipeEdge.trailing
  /// The height of the control part in the content, in points.
  var controlHeight: Double?
  /// The inset above and below a control that is higher than its part, in points; `nil` for that of other content.
  var controlInset: Double?

  /// Returns the insets above and below a content of a height, in points.
  private func verticalInsets(_ height: Double) -> (top: Double, bottom: Double) {
    guard let controlHeight else { return (insets.top, insets.bottom) }
    if height <= controlHeight + 1e-6 { return (0, 0) }
    return (controlInset ?? insets.top, controlInset ?? insets.bottom)
  }

  private func accessoryWidth(_ node: LayoutNode) -> Double {
    accessory.map { node.children[$0].sizeThatFits(.unspecified).width + spacing } ?? 0
  }

  private func contentProposal(_ width: Double?, _ node: LayoutNode) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.total(along: .horizontal) - accessoryWidth(node)) }, height: nil)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    let content = node.children[0].sizeThatFits(contentProposal(proposal.width, node))
    let width = content.width + accessoryWidth(node) + insets.total(along: .horizontal)
    let vertical = verticalInsets(content.height)
    return Size(
      width: proposal.width ?? width,
      height: max(content.height + vertical.top + vertical.bottom, minimumHeight))
  }

  func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    let offered = contentProposal(proposal.width, node)
    let height = node.children[0].sizeThatFits(offered).height
    let vertical = verticalInsets(height)
    let free = size.height - vertical.top - vertical.bottom - height
    let aside = placeButtons(in: size, node, place)
    place(0, Point(x: insets.leading + aside, y: vertical.top + max(free, 0) / 2), offered)
    if let accessory {
      let box = node.children[accessory].sizeThatFits(.unspecified)
      place(
        accessory, Point(x: size.width - insets.trailing - box.width + aside, y: (size.height - box.height) / 2),
        .unspecified)
    }
    if let background { place(background, .zero, ProposedViewSize(size)) }
  }

  /// Places the buttons beside the row and returns the distance by which they move the rest, in points.
  private func placeButtons(
    in size: Size, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) -> Double {
    guard let buttons else { return 0 }
    let offered = ProposedViewSize(width: nil, height: size.height)
    let width = node.children[buttons].sizeThatFits(offered).width
    let isTrailing = buttonEdge == .trailing
    place(buttons, Point(x: isTrailing ? size.width - width : 0, y: 0), offered)
    return isTrailing ? -width : width
  }
}

/// A column of rows, or of sections, of one width.
///
/// *Proposes:* the width less the margins, and `nil`. *Reports:* the width (the widest child's with the margins for
/// `nil`), and the total of the heights and gaps. Children outside of the list's window are not placed.
struct ListColumnRule: LayoutRule {
  let margin: Double
  /// The space before each child, in points.
  private let usualGaps: [Double]
  /// The space after the last child, in points.
  let end: Double
  private let lead: ListTopSpace?

  init(margin: Double, gaps: [Double], end: Double, lead: ListTopSpace? = nil) {
    (self.margin, usualGaps, self.end, self.lead) = (margin, gaps, end, lead)
  }

  private var gaps: [Double] { (lead?.length).map { [$0] + usualGaps.dropFirst() } ?? usualGaps }

  private func childProposal(_ width: Double?) -> ProposedViewSize {
    ProposedViewSize(width: width.map { max(0, $0 - 2 * margin) }, height: nil)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    let offered = childProposal(proposal.width)
    var size = Size(width: 0, height: node.children.isEmpty ? 0 : end)
    for (child, gap) in zip(node.children, gaps) {
      let box = child.sizeThatFits(offered)
      size.width = max(size.width, box.width + 2 * margin)
      size.height += gap + box.height
    }
    return Size(width: proposal.width ?? size.width, height: size.height)
  }

  func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    let (offered, part) = (childProposal(size.width), node.visiblePart)
    for (index, y, height) in places(size.width, node) {
      guard y < part.end else { break }
      if y < part.start, y + height <= part.start { continue }
      node.showing(part.below(y)) { place(index, Point(x: margin, y: y), offered) }
    }
  }

  /// Returns the children with their tops and heights in the column, in points.
  func places(_ width: Double, _ node: LayoutNode) -> [(child: Int, y: Double, height: Double)] {
    let offered = childProposal(width)
    var y = 0.0
    return node.children.enumerated().map { index, child in
      let height = child.sizeThatFits(offered).height
      defer { y += height }
      y += gaps[index]
      return (index, y, height)
    }
  }
}

/// The space before a list's first section, if it differs from the usual one. A navigation container sets it after the
/// list is made.
final class ListTopSpace {
  /// The space in points.
  var length: Double?
}

/// A rule for a list, with its column of rows at the top. *Reports:* the proposal, the column's length for `nil`.
/// Source: [layout reference, section 16](docs/layout-reference.md#16-scroll-views-lists-lazy-stacks).
struct ListRule: LayoutRule {
  let column: ListColumnRule
  /// The distance by which the rows are scrolled up, in points. It is clamped to the end of the rows.
  var offset = 0.0

  /// Returns the size of all rows, placed or not.
  func contentSize(_ size: Size, _ node: LayoutNode) -> Size {
    node.asContainer(of: ProposedViewSize(size)) {
      column.sizeThatFits(ProposedViewSize(width: size.width, height: nil), node)
    }
  }

  /// Returns the distance by which the rows are scrolled up in a list of a size, in points.
  func shift(_ size: Size, _ node: LayoutNode) -> Double {
    offset == 0 ? 0 : min(offset, max(0, contentSize(size, node).height - size.height))
  }

  /// Returns the frame of a row, header or section in the list, even if it is not placed; `nil` for views outside of
  /// the list.
  func frame(of target: LayoutNode, in size: Size, _ node: LayoutNode) -> Rect? {
    func find(_ node: LayoutNode, _ column: ListColumnRule, _ width: Double, _ top: Double) -> Rect? {
      for (index, y, height) in column.places(width, node) {
        let child = node.children[index]
        let frame = Rect(x: 0, y: top + y, width: width, height: height)
        if child === target { return frame }
        if let inner = child.rule as? ListColumnRule {
          if let found = find(child, inner, width - 2 * column.margin, top + y) { return found }
        } else if child.contains(target) {
          return frame
        }
      }
      return nil
    }
    return find(node, column, size.width, -shift(size, node))
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    if let width = proposal.width, let height = proposal.height { return Size(width: width, height: height) }
    let content = node.asContainer(of: proposal) {
      column.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil), node)
    }
    return Size(width: proposal.width ?? content.width, height: proposal.height ?? content.height)
  }

  func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    node.asContainer(of: ProposedViewSize(size)) {
      let shift = shift(size, node)
      node.showing(VisiblePart(start: shift, end: size.height + shift)) {
        column.placeChildren(in: size, proposal, node) { place($0, Point(x: $1.x, y: $1.y - shift), $2) }
      }
    }
  }

  func explicitAlignment(
    _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode
  ) -> Double? { nil }

  func spacing(_ node: LayoutNode) -> ViewSpacing { .standard }
}

extension LayoutNode {
  /// Returns whether a node is a descendant of this one.
  fileprivate func contains(_ target: LayoutNode) -> Bool {
    children.contains { $0 === target || $0.contains(target) }
  }
}
