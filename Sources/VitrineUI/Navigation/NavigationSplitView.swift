import VitrineLayout

/// A view of two or three columns. Without room for them, it shows one: the sidebar, until a selection in it shows the
/// next column.
///
/// With type-erased views: `NavigationSplitView { AnyView(sidebar) } content: { AnyView(content) } detail: {
/// AnyView(detail) }`.
public struct NavigationSplitView: PrimitiveView {
  let columns: [Column]
  /// The visible column if there is no room for more.
  let compactColumn: NavigationSplitViewColumn

  /// A column with its role.
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
        inner.environment[ColumnLeadKey.self] = ColumnNavigation {
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
      destinations += content?.resolvedPreferences.value(of: NavigationPreferences.token).destinations ?? []
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

/// A rule for columns of given widths, the last of which takes the remaining width. Below a minimum width, one column
/// is shown.
///
/// *Reports:* the proposal; for `nil` the width of the columns and the tallest one's height.
struct SplitRule: LayoutRule {
  let widths: [Double]
  /// The minimum width for more than one column, in points.
  let wide: Double
  /// The index of the visible column below that width.
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
  /// Sets the width of the view's column in a split view, in points.
  public func navigationSplitViewColumnWidth(_ width: Double) -> some View { trait { $0.columnWidth = width } }
  /// - Parameter max: without effect in a picture: a column is drawn at its ideal width.
  ///
  /// - Parameter min: without effect in a picture: a column is drawn at its ideal width.
  /// - Parameter ideal: the width, in points.
  public func navigationSplitViewColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> some View {
    trait { $0.columnWidth = ideal }
  }
}

/// The visible columns of a split view with room for several.
public enum NavigationSplitViewVisibility: String, Hashable, Sendable, CaseIterable {
  case automatic, all, doubleColumn, detailOnly
}

/// A column of a split view.
public enum NavigationSplitViewColumn: String, Hashable, Sendable, CaseIterable {
  case sidebar, content, detail
}

extension [NavigationSplitView.Column] {
  /// Returns the columns that a visibility includes.
  fileprivate func shown(_ visibility: NavigationSplitViewVisibility) -> Self {
    switch visibility {
    case .automatic, .all: self
    case .doubleColumn: Array(suffix(2))
    case .detailOnly: Array(suffix(1))
    }
  }
}

/// The appearance of split views. Figures draw all styles as balanced.
public struct NavigationSplitViewStyle: Hashable, Sendable {
  let name: String
  public static let automatic = NavigationSplitViewStyle(name: "automatic")
  public static let balanced = NavigationSplitViewStyle(name: "balanced")
  public static let prominentDetail = NavigationSplitViewStyle(name: "prominentDetail")
}

extension View {
  /// Sets the style of split views. Figures draw all styles as balanced.
  ///
  /// - Parameter style: without effect in a picture: columns are drawn balanced.
  public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> some View { modifier(NodeChange { _ in }) }
}
