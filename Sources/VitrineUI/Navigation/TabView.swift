import VitrineLayout

/// A container that shows one of several screens, with a bar for choosing among them, or dots if they are pages.
///
/// With type-erased views: `TabView(selection: binding) { AnyView(tabs) }`, with a binding to an `AnyHashable`.
public struct TabView: PrimitiveView {
  let selection: (() -> TagValue)?
  let select: (AnyHashable) -> Void
  let content: any View

  public init(@ViewBuilder content: () -> some View) { (selection, select, self.content) = (nil, { _ in }, content()) }

  public init<Value: Hashable>(selection: Binding<Value>, @ViewBuilder content: () -> some View) {
    (self.selection, self.content) = ({ TagValue(selection.wrappedValue) }, content())
    select = { if let value = ($0 as? Value) ?? ($0.base as? Value) { selection.wrappedValue = value } }
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let tabs = context.inContainer(along: nil).nodes(of: content, step: .index(0))
    let chosen =
      selection.map { value in chosenTab(tabs, value()) } ?? ownChoice(context).value as? Int
      ?? 0
    guard tabs.indices.contains(chosen) else {
      return [RenderNode("TabView", rule: FlexibleLeafRule(), context: context)]
    }
    let tab = tabs[chosen]
    let node =
      switch context.environment[TabViewStyleKey.self] {
      case .automatic: barred(tab, tabs, chosen, context)
      case .page(let display):
        paged(tab, display == .never ? nil : dots(tabs.count, chosen, context), context)
      }
    node.traits.actions.select = select
    return [node]
  }

  private func chosenTab(_ tabs: [RenderNode], _ value: TagValue) -> Int {
    tabs.firstIndex { $0.isSelected(by: value) } ?? 0
  }

  /// Returns the state with the index of the selected tab, for a tab view without a selection binding.
  private func ownChoice(_ context: RenderContext) -> StateCell {
    context.graph.states.cell(context.identity, "@tab") { 0 }
  }

  /// Returns an action that selects a tab; `nil` if the tab has no value for the selection.
  private func choice(of tab: RenderNode, at index: Int, _ context: RenderContext) -> (() -> Void)? {
    guard selection != nil else {
      let cell = ownChoice(context)
      return { cell.value = index }
    }
    return tab.traits.choice.map { choice in { select(choice) } }
  }

  private func barred(
    _ tab: RenderNode, _ tabs: [RenderNode], _ chosen: Int, _ context: RenderContext
  ) -> RenderNode {
    let facts = tab.resolvedPreferences.value(of: NavigationPreferences.token)
    let bar = facts.isTabBarHidden ? nil : bar(tabs, chosen, facts, context)
    let rule = BarredRule(bottom: bar == nil ? nil : 1, content: 0)
    return RenderNode(
      "TabView", rule: rule, children: [tab] + (bar.map { [$0] } ?? []), context: context,
      painter: BackdropPainter(ink: tab.traits.barBackground))
  }

  /// Returns a bar with the tabs' items in equal widths, 49 points high.
  private func bar(
    _ tabs: [RenderNode], _ chosen: Int, _ facts: NavigationPreferences, _ context: RenderContext
  ) -> RenderNode? {
    let items = tabs.enumerated().map { index, tab -> any View in
      TabBarItem(
        label: tab.traits.tabItem ?? EmptyView(), badge: tab.traits.badge,
        isChosen: index == chosen, choose: choice(of: tab, at: index, context))
    }
    return context.appendingIdentity(.id("bar")).control("bar") { environment in
      let row = HStack(spacing: 0) { ViewList(items) }.frame(maxWidth: .infinity, minHeight: environment.points(49))
      if facts.isTabBarFilled == false { return row }
      if let fill = facts.tabBarFill { return row.background(style: fill) }
      if environment.hasGlassBars {
        return row.padding(EdgeInsets(.horizontal, environment.points(4))).onGlass(environment)
          .padding(EdgeInsets(.horizontal, environment.points(21)))
      }
      return row.background(BarBackdrop(lineEdge: .top))
    }
  }

  private func paged(
    _ tab: RenderNode, _ dots: RenderNode?, _ context: RenderContext
  ) -> RenderNode {
    tab.role = .primary
    dots?.role = .secondary
    return RenderNode(
      "TabView", argument: "page", rule: PageRule(),
      children: [tab] + (dots.map { [$0] } ?? []), context: context)
  }

  /// Returns a row of dots, one for each page, with a darker one for the selected page.
  private func dots(_ count: Int, _ chosen: Int, _ context: RenderContext) -> RenderNode? {
    let environment = context.environment
    let showsBackground = environment[IndexBackgroundKey.self]
    let (diameter, gap) = (environment.points(8), environment.points(9))
    let count = min(count, 20)
    let width = Double(count) * diameter + Double(max(count - 1, 0)) * gap
    let part = ControlPart("dots", size: Size(width: width + 2 * gap, height: diameter + 2 * gap)) { frame, _ in
      let back = Mark.rectangle(frame, cornerRadius: frame.height / 2, .ink(.controlFill), nil)
      let dots = (0..<count).map { index -> Mark in
        let x = frame.minX + gap + Double(index) * (diameter + gap)
        let ink = showsBackground ? Ink.primary : .gray
        return .ellipse(
          Rect(x: x, y: frame.minY + gap, width: diameter, height: diameter),
          .ink(index == chosen ? ink : ink.opacity(0.3)), nil)
      }
      return (showsBackground ? [back] : []) + dots
    }
    return part.makeNodes(context).first
  }
}

/// A rule for a page that fills the proposal, with dots at its bottom. *Reports:* the proposal, the page's lengths for
/// `nil`.
struct PageRule: LayoutRule {
  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    let page = node.asContainer(of: proposal) { node.children[0].sizeThatFits(proposal) }
    return proposal.replacingUnspecifiedDimensions(by: page)
  }

  func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    let offered = ProposedViewSize(size)
    node.asContainer(of: offered) {
      let page = node.children[0].sizeThatFits(offered)
      place(0, Point(x: (size.width - page.width) / 2, y: (size.height - page.height) / 2), offered)
    }
    guard node.children.count > 1 else { return }
    let dots = node.children[1].sizeThatFits(.unspecified)
    place(1, Point(x: (size.width - dots.width) / 2, y: size.height - dots.height - 8), .unspecified)
  }

  func explicitAlignment(
    _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode
  ) -> Double? { nil }
}

/// One item of a tab bar: an icon over a title.
struct TabBarItem: PrimitiveView {
  let label: any View
  let badge: String?
  let isChosen: Bool
  let choose: (() -> Void)?

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let environment = context.environment
    let item = VStack(spacing: environment.points(3)) { AnyView(label) }
      .font(.caption2.weight(.medium)).lineLimit(1).imageScale(.large)
      .foregroundStyle(isChosen ? Color.accentColor : environment.hasGlassBars ? Color.primary : Color.gray)
      .changingEnvironment { $0.controlPlace = .tabBar }
      .overlay(alignment: .topTrailing) {
        if let badge {
          Text(badge).font(.caption2).foregroundColor(.white).padding(EdgeInsets(.horizontal, environment.points(5)))
            .background(style: Color.red, in: Capsule()).offset(x: environment.points(10), y: -environment.points(3))
        }
      }
      .frame(maxWidth: .infinity)
    let nodes = context.nodes(of: isChosen ? lifted(item, environment) : item, step: .index(0))
    guard let choose else { return nodes }
    for node in nodes { (node.traits.actions.tap, node.traits.actions.role) = (choose, .tab(isChosen: isChosen)) }
    return nodes
  }

  /// Returns the selected item, on a capsule if bars have glass.
  private func lifted(_ item: some View, _ environment: EnvironmentValues) -> any View {
    guard environment.hasGlassBars else { return item }
    return item.frame(minHeight: environment.points(41)).background(style: Color(ink: .controlFill), in: Capsule())
  }
}

/// A tab of a tab view, with the screen that it shows.
///
/// With type-erased views: `Tab(value: value) { AnyView(content) } label: { AnyView(label) }`.
public struct Tab: PrimitiveView {
  let tag: TagValue?
  let content: any View
  let label: any View

  public init<Value: Hashable>(
    value: Value, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View
  ) { (tag, self.content, self.label) = (TagValue(value), content(), label()) }
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    (tag, self.content, self.label) = (nil, content(), label())
  }
  public init(_ title: some StringProtocol, systemImage name: String, @ViewBuilder content: () -> some View) {
    self.init(content: content) { Label(title, systemImage: name) }
  }
  public init(_ title: some StringProtocol, image name: String, @ViewBuilder content: () -> some View) {
    self.init(content: content) { Label(title, image: name) }
  }
  public init<Value: Hashable>(
    _ title: some StringProtocol, systemImage name: String, value: Value, @ViewBuilder content: () -> some View
  ) { self.init(value: value, content: content) { Label(title, systemImage: name) } }
  public init(role: TabRole?, @ViewBuilder content: () -> some View) {
    self.init(content: content) { Label("Search", systemImage: "magnifyingglass") }
  }
  public init<Value: Hashable>(value: Value, role: TabRole?, @ViewBuilder content: () -> some View) {
    self.init(value: value, content: content) { Label("Search", systemImage: "magnifyingglass") }
  }
  public init<Value: Hashable>(value: Value, @ViewBuilder content: () -> some View) {
    self.init(value: value, content: content) { EmptyView() }
  }
  public init(
    _ title: some StringProtocol, systemImage name: String, role: TabRole?, @ViewBuilder content: () -> some View
  ) { self.init(title, systemImage: name, content: content) }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let inner = context.inContainer(along: nil)
    // A tab without content is an empty screen, with an item in the bar like any other.
    let node =
      inner.single(inner.nodes(of: content, step: .index(0)), implying: .verticalStack)
      ?? RenderNode("EmptyView", rule: FlexibleLeafRule(), context: inner)
    node.traits.tabItem = label
    if let tag { node.traits.tag = tag }
    return [node]
  }
}

/// The purpose of a tab.
public enum TabRole: String, Hashable, Sendable, CaseIterable { case search }

extension View {
  /// Sets the item of the view in the bar of a tab view.
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View {
    let label = label()
    return trait { $0.tabItem = label }
  }
}
