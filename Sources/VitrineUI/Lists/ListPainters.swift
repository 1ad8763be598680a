import VitrineLayout

/// Paints the background and the rows of a list, clipped to its frame.
struct ListPainter: Painter {
  let background: Ink?

  func paint(_ node: RenderNode, _ frame: Rect, children: [[Mark]], _ context: PaintContext) -> [Mark] {
    var effects = GroupEffects(node: context.path)
    effects.clip = Path(frame).drawn
    let back = background.map { [Mark.rectangle(frame, cornerRadius: 0, .ink($0), nil)] } ?? []
    return [.group(back + children.flatMap { $0 }, effects)]
  }
}

/// Paints the card behind the rows of a section, and the lines between them.
struct ListSectionPainter: Painter {
  let metrics: ListMetrics
  /// Whether each child is a row, and not a header or footer.
  let isRow: [Bool]

  func paint(_ node: RenderNode, _ frame: Rect, children: [[Mark]], _ context: PaintContext) -> [Mark] {
    let rows = node.children.indices.filter { isRow[$0] && node.children[$0].layout.placedProposal != nil }
    guard let first = rows.first, let last = rows.last else { return children.flatMap { $0 } }
    var card = node.children[first].layout.frame.union(node.children[last].layout.frame)
    // Where rows below are out of sight, the card extends to the section's lower edge.
    if rows.count < isRow.count(where: { $0 }) { card.size.height = frame.maxY - card.minY }
    let lines = metrics.hasSeparators ? separators(node, rows) : []
    let inside = rows.flatMap { children[$0] } + lines
    let outside = node.children.indices.filter { !isRow[$0] }.flatMap { children[$0] }
    guard metrics.hasCards else { return outside + inside }
    var effects = GroupEffects()
    effects.clip = Path(roundedRect: card, cornerRadius: metrics.cornerRadius).drawn
    let back = Mark.rectangle(card, cornerRadius: metrics.cornerRadius, .ink(.groupedRow), nil)
    return outside + [back, .group(inside, effects)]
  }

  /// Returns a line below each row, from the leading edge of its content, on the phone from that of its first text; in
  /// cards there is none below the last row.
  ///
  /// Source: https://developer.apple.com/documentation/swiftui/horizontalalignment/listrowseparatorleading
  private func separators(_ node: RenderNode, _ rows: [Int]) -> [Mark] {
    rows.enumerated().compactMap { position, index in
      let row = node.children[index]
      let next = position + 1 < rows.count ? node.children[rows[position + 1]] : nil
      guard next != nil || !metrics.hasCards else { return nil }
      guard next != nil || !row.traits.row.hiddenSectionSeparators.contains(.bottom) else { return nil }
      let hidden = row.traits.row.hiddenSeparators ?? []
      let hiddenBelow = next?.traits.row.hiddenSeparators ?? []
      guard !hidden.contains(.bottom), !hiddenBelow.contains(.top) else { return nil }
      let tint = row.traits.row.separatorTint
      let content = row.children.first
      let edge = row.environment.text.profile.isPhone ? content?.first(of: .text) ?? content : content
      let start = edge?.layout.frame.minX ?? row.layout.frame.minX
      let isReversed = row.environment.layoutDirection == .rightToLeft
      let frame = row.layout.frame
      let end = edge?.layout.frame.maxX ?? frame.maxX
      let separator = metrics.separator
      let isWhole = separator.endsWithContent
      let insets = metrics.rowInsets
      let (left, right) =
        isReversed
        ? (frame.minX + (isWhole ? insets.trailing : 0), end)
        : (start, frame.maxX - (isWhole ? insets.trailing : 0))
      let line = Rect(
        x: left, y: frame.maxY - separator.thickness, width: max(right - left, 0), height: separator.thickness)
      return .rectangle(line, cornerRadius: 0, .ink(tint?.ink(in: row.environment) ?? separator.ink), nil)
    }
  }
}

/// Paints a row's background behind its content.
struct ListRowPainter: Painter {
  let background: Int?

  /// Whether the content is moved aside by swipe buttons and clipped to the row.
  var isMovedAside = false

  func paint(_ node: RenderNode, _ frame: Rect, children: [[Mark]], _ context: PaintContext) -> [Mark] {
    let others = children.indices.filter { $0 != background }.flatMap { children[$0] }
    let marks = (background.map { children[$0] } ?? []) + others
    guard isMovedAside else { return marks }
    var effects = GroupEffects()
    effects.clip = Path(frame).drawn
    return [.group(marks, effects)]
  }
}
