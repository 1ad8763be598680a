import VitrineLayout

/// Makes the nodes of a list: its sections, if it has any, and a row around each view.
struct ListBuilder {
  let kind: NodeKind
  let context: RenderContext
  let metrics: ListMetrics
  private let rows: RowSelection?

  init(_ kind: NodeKind, style: ListStyleKind, rows: RowSelection? = nil, context: RenderContext) {
    (self.kind, self.context, self.rows) = (kind, context, rows)
    metrics = ListMetrics(style, context.environment)
  }

  /// A view of the list with its role in its section.
  private struct Entry {
    let node: RenderNode
    let role: SectionMark.Role
  }

  func node(_ content: any View) -> RenderNode {
    var inner = context.inLazyContainer(along: nil)
    inner.environment.controlPlace = .row
    inner.environment[RowStyleKey.self] = metrics.kind
    inner.environment[IsRowChosenKey.self] = rows != nil && context.environment[ColumnLeadKey.self] != nil
    let nodes = inner.nodes(of: content, step: .index(0))
    let sections = grouped(nodes)
    let gaps = sections.indices.map { index in
      metrics.gap(
        isFirst: index == 0, afterFooter: index > 0 && sections[index - 1].last?.role == .footer,
        hasHeader: sections[index].first?.role == .header)
    }
    let node = list(of: sections.map(section), gaps: gaps)
    leadOn(from: node, by: rows)
    return node
  }

  /// Groups consecutive nodes of the same section; nodes outside of sections form groups too.
  private func grouped(_ nodes: [RenderNode]) -> [[Entry]] {
    var groups: [[Entry]] = []
    var last: SectionMark?
    for node in nodes {
      let membership = node.traits.section
      let entry = Entry(node: node, role: membership?.role ?? .row)
      if groups.isEmpty || membership?.section !== last { groups.append([]) }
      groups[groups.count - 1].append(entry)
      last = membership?.section
    }
    return groups
  }

  private func section(_ entries: [Entry]) -> RenderNode {
    let children = entries.map { $0.role == .row ? row($0.node) : caption($0.node, $0.role) }
    let isRow = entries.map { $0.role == .row }
    let rule = ListColumnRule(margin: 0, gaps: gaps(between: isRow), end: 0)
    let isImplicit = entries.first?.node.traits.section == nil
    return RenderNode(
      "Section", argument: isImplicit ? "implicit" : "", rule: rule, children: children, context: context,
      painter: ListSectionPainter(metrics: metrics, isRow: isRow))
  }

  /// Returns the space before each row that follows another row, in points.
  private func gaps(between isRow: [Bool]) -> [Double] {
    isRow.indices.map { $0 > 0 && isRow[$0] && isRow[$0 - 1] ? metrics.rowGap : 0 }
  }

  /// Returns the node of the list around its sections, which clips them to its frame.
  private func list(of sections: [RenderNode], gaps: [Double]) -> RenderNode {
    let beginsWithCard = metrics.hasCards && gaps.first == metrics.sectionGap
    let lead = beginsWithCard ? ListTopSpace() : nil
    let column = ListColumnRule(margin: metrics.margin, gaps: gaps, end: metrics.sectionGap, lead: lead)
    let showsBackground = !context.environment[ScrollBackgroundHiddenKey.self]
    let offset = context.graph.states.cell(context.identity, "@scrollOffset") { Point.zero }
    let rule = ListRule(column: column, offset: (offset.value as? Point)?.y ?? 0)
    let node = RenderNode(
      kind, argument: metrics.kind.rawValue, rule: rule, children: sections, context: context,
      painter: ListPainter(background: showsBackground ? metrics.background : nil))
    node.scrolls(.vertical, anchor: nil, offset, context) { [weak node] in
      guard let layout = node?.layout else { return nil }
      let size = layout.frame.size
      return ScrollGeometry(
        contentOffset: Point(x: 0, y: rule.shift(size, layout)), contentSize: rule.contentSize(size, layout),
        contentInsets: .zero, containerSize: size)
    }
    node.traits.actions.frameInScrollView = { [weak node] target in
      guard let layout = node?.layout, var frame = rule.frame(of: target.layout, in: layout.frame.size, layout) else {
        return nil
      }
      frame.origin.x += layout.frame.minX
      frame.origin.y += layout.frame.minY
      return frame
    }
    node.traits.listLead = lead
    if showsBackground {
      node.traits.barBackground = metrics.background
      node.bleeds = .all
    }
    return node
  }

  /// Returns a row with the insets, accessory and background that its view asks for.
  private func row(_ content: RenderNode) -> RenderNode {
    var children = [content]
    let environment = context.environment
    var rule = ListRowRule(
      insets: content.rowInsets(or: metrics.rowInsets),
      minimumHeight: metrics.minimumRowHeight, spacing: environment.points(8))
    if content.traits.row.insets == nil, environment.text.profile != .macos {
      rule.controlHeight = content.traits.row.controlHeight
      // A label of 32⅔ points beside a switch leaves the row at 44: at most 5⅔ above and below it.
      if environment.text.profile == .ios18 { rule.controlInset = 17.0 / 3 }
    }
    rule.insets.leading += environment.points(20) * Double(content.traits.row.disclosureDepth ?? 0)
    if let badge = content.traits.badge {
      let text = Text(badge).foregroundColor(.secondary)
      rule.accessory = children.count
      children += context.nodes(of: text, step: .id("badge"))
    }
    if let buttons = content.traits.row.buttons {
      let strip = HStack(spacing: 0) {
        PrebuiltNodes(nodes: buttons.edge == .trailing ? buttons.nodes.reversed() : buttons.nodes)
      }
      (rule.buttons, rule.buttonEdge) = (children.count, buttons.edge)
      children += context.inContainer(along: nil).nodes(of: strip, step: .id("buttons"))
    }
    if let background = content.traits.row.background {
      let inner = context.inContainer(along: nil)
      if let node = inner.single(inner.nodes(of: background, step: .id("background")), implying: .overlay) {
        node.role = .secondary
        rule.background = children.count
        children.append(node)
      }
    }
    let row = RenderNode("row", rule: rule, children: children, context: context)
    if let rows, let choice = content.traits.choice, !content.isOperated,
      !rows.isMultiple() || environment[IsEditingKey.self]()
    {
      row.traits.actions.tap = { rows.select(choice) }
      row.traits.actions.role = .choice(isChosen: rows.isChosen(choice))
    }
    row.traits.row.swipes = content.traits.row.swipes
    row.painter = ListRowPainter(background: rule.background, isMovedAside: rule.buttons != nil)
    row.traits.row.hiddenSeparators = content.traits.row.hiddenSeparators
    row.traits.row.separatorTint = content.traits.row.separatorTint
    row.traits.row.background = content.traits.row.background
    row.traits.row.hiddenSectionSeparators = content.traits.row.hiddenSectionSeparators
    return row
  }

  /// Returns a header or a footer of a section.
  private func caption(_ content: RenderNode, _ role: SectionMark.Role) -> RenderNode {
    let (insets, minimum) = metrics.caption(role, content.rowInsets(or: metrics.rowInsets))
    let rule = ListRowRule(insets: insets, minimumHeight: minimum, spacing: 0)
    return RenderNode(role == .header ? "header" : "footer", rule: rule, children: [content], context: context)
  }
}

extension RenderNode {
  /// Whether the view, or one inside it, acts on a tap or a gesture.
  fileprivate var isOperated: Bool {
    traits.actions.tap != nil || !traits.actions.gestures.isEmpty || children.contains(where: \.isOperated)
  }
}
