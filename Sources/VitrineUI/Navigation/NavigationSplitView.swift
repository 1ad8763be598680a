import VitrineLayout

/// Two or three columns where there is room for them, else one of them alone: the sidebar, until a choice in it leads on.
///
/// With views of any type: `NavigationSplitView { AnyView(sidebar) } content: { AnyView(content) } detail: { AnyView(detail) }`.
public struct NavigationSplitView: PrimitiveView {
  let columns: [Column]
  /// The column that stands alone where there is no width for more.
  let compactColumn: NavigationSplitViewColumn

  /// A column, by what it is.
  struct Column {
    let kind: NavigationSplitViewColumn
    let view: any View
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
    @ViewBuilder sidebar: () -> some View, @ViewBuilder detail: () -> some View
  ) {
    let all = [Column(kind: .sidebar, view: sidebar()), Column(kind: .detail, view: detail())]
    (columns, compactColumn) = (all.shown(columnVisibility.wrappedValue), preferredCompactColumn.wrappedValue)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
    @ViewBuilder sidebar: () -> some View, @ViewBuilder content: () -> some View, @ViewBuilder detail: () -> some View
  ) {
    let all = [
      Column(kind: .sidebar, view: sidebar()), Column(kind: .content, view: content()),
      Column(kind: .detail, view: detail()),
    ]
    (columns, compactColumn) = (all.shown(columnVisibility.wrappedValue), preferredCompactColumn.wrappedValue)
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let wide = context.environment.points(600)
    let collapsed = CollapsedColumns(context, wide: wide)
    let alone = collapsed.shown ?? columns.firstIndex { $0.kind == compactColumn } ?? 0
    var widths: [Double] = []
    var destinations: [NavigationDestination] = []
    let children = columns.enumerated().map { index, column -> RenderNode in
      let builder = NavigationBuilder(kind: "column", context: context.appendingIdentity(.index(index)))
      var inner = context.inContainer(along: nil)
      if index < columns.count - 1 {
        inner.environment[ColumnLeadKey.self] = ColumnLead {
          collapsed.advance(from: index)
        } setDeselect: {
          collapsed.deselect[index] = $0
        }
        inner.environment.navigator = Navigator {
          collapsed.follow(.link($0), from: index)
        } show: {
          collapsed.follow(.value($0), from: index)
        }
      }
      let isSidebar = column.kind == .sidebar
      if isSidebar, inner.environment[ListStyleKey.self] == nil { inner.environment[ListStyleKey.self] = .sidebar }
      let shown = index == columns.count - 1 ? collapsed.destination.flatMap(destinations.view) : nil
      let content = inner.single(inner.nodes(of: shown ?? column.view, step: .index(index)), implying: .verticalStack)
      destinations += content?.settledPreferences.value(of: NavigationFacts.token).destinations ?? []
      widths.append(content?.traits.columnWidth ?? context.environment.points(isSidebar ? 280 : 320))
      let leadsBack = collapsed.shown == index && index > 0
      return builder.node(around: content, back: leadsBack ? "Back" : nil) { collapsed.back(from: index) }
    }
    let rule = SplitRule(widths: widths.dropLast(), wide: wide, alone: alone)
    let node = RenderNode(
      "NavigationSplitView", rule: rule, children: children, context: context, painter: SplitPainter())
    collapsed.node = node
    if alone > 0 { node.traits.actions.back = { collapsed.back(from: alone) } }
    return [node]
  }
}

/// Columns of their widths, the last of which takes what is left; below a width, one of them alone.
///
/// *Reports:* the proposal; for `nil` the width of the columns and the tallest one's height.
struct SplitRule: LayoutRule {
  let widths: [Double]
  /// The least width for more than one column.
  let wide: Double
  /// The column that stands alone below that width.
  let alone: Int

  private func columns(_ width: Double) -> [(index: Int, width: Double)] {
    guard width >= wide else { return [(alone, width)] }
    let limit = width * 0.35
    let fixed = widths.map { min($0, limit) }
    return Array((fixed + [max(width - fixed.reduce(0, +), 0)]).enumerated()).map { ($0.offset, $0.element) }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    let width = proposal.width ?? max(wide, widths.reduce(0, +) * 2)
    if let height = proposal.height { return Size(width: width, height: height) }
    let heights = columns(width).filter { $0.index < node.children.count }.map { index, width in
      node.children[index].sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }
    return Size(width: width, height: heights.max() ?? 0)
  }

  func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    var x = 0.0
    for (index, width) in columns(size.width) where index < node.children.count {
      place(index, Point(x: x, y: 0), ProposedViewSize(width: width, height: size.height))
      x += width
    }
  }

  func explicitAlignment(
    _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode
  ) -> Double? { nil }

  func spacing(_ node: LayoutNode) -> ViewSpacing { .standard }
}

/// Paints a line between the columns.
struct SplitPainter: Painter {
  func paint(_ node: RenderNode, _ frame: Rect, children: [[Mark]], _ context: PaintContext) -> [Mark] {
    let lines = node.children.dropFirst().compactMap { column -> Mark? in
      guard column.layout.placedProposal != nil else { return nil }
      let isReversed = column.environment.layoutDirection == .rightToLeft
      let x = isReversed ? column.layout.frame.maxX : column.layout.frame.minX
      let line = Rect(x: x, y: frame.minY, width: 1 / context.scale, height: frame.height)
      return .rectangle(line, cornerRadius: 0, .ink(.separator), nil)
    }
    return children.flatMap { $0 } + lines
  }
}

extension View {
  /// Gives the column of a split view a width, in points.
  public func navigationSplitViewColumnWidth(_ width: Double) -> some View { trait { $0.columnWidth = width } }
  /// - Parameter max: without effect in a picture: a column is drawn at its ideal width.
  ///
  /// - Parameter min: without effect in a picture: a column is drawn at its ideal width.
  /// - Parameter ideal: the width, in points.
  public func navigationSplitViewColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> some View {
    trait { $0.columnWidth = ideal }
  }
}

/// Which columns of a split view are shown, where there is room.
public enum NavigationSplitViewVisibility: String, Hashable, Sendable, CaseIterable {
  case automatic, all, doubleColumn, detailOnly
}

/// A column of a split view.
public enum NavigationSplitViewColumn: String, Hashable, Sendable, CaseIterable {
  case sidebar, content, detail
}

extension [NavigationSplitView.Column] {
  /// Those that are asked for.
  fileprivate func shown(_ visibility: NavigationSplitViewVisibility) -> Self {
    switch visibility {
    case .automatic, .all: self
    case .doubleColumn: Array(suffix(2))
    case .detailOnly: Array(suffix(1))
    }
  }
}

/// How split views look, as written in SwiftUI; all are drawn balanced.
public struct NavigationSplitViewStyle: Hashable, Sendable {
  let name: String
  public static let automatic = NavigationSplitViewStyle(name: "automatic")
  public static let balanced = NavigationSplitViewStyle(name: "balanced")
  public static let prominentDetail = NavigationSplitViewStyle(name: "prominentDetail")
}

extension View {
  /// Split views are drawn balanced in every style.
  ///
  /// - Parameter style: without effect in a picture: columns are drawn balanced.
  public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> some View { modifier(NodeChange { _ in }) }
}
