import VitrineLayout

/// A stack of screens, of which the top one is drawn with its title and toolbar.
///
/// With a type-erased view: `NavigationStack { AnyView(root) }`. Links inside show further screens.
public struct NavigationStack: PrimitiveView {
  let root: any View
  private let path: Binding<[AnyHashable]>?

  public init(@ViewBuilder root: () -> some View) { (self.root, path) = (root(), nil) }
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> some View) {
    self.root = root()
    self.path = Binding(get: { path.wrappedValue.elements }, set: { path.wrappedValue.elements = $0 })
  }
  public init<Path: RangeReplaceableCollection>(path: Binding<Path>, @ViewBuilder root: () -> some View)
  where Path.Element: Hashable {
    self.root = root()
    self.path = Binding(get: { path.wrappedValue.map { AnyHashable($0) } }) { elements in
      path.wrappedValue = Path(elements.compactMap { ($0 as? Path.Element) ?? ($0.base as? Path.Element) })
    }
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let context = context.withEditing
    let builder = NavigationBuilder(kind: "NavigationStack", context: context)
    return [builder.node(of: NavigationScreens(context: context, path: path).screens(over: root))]
  }
}

/// The older navigation container. Of several views, only the first is drawn.
///
/// With a type-erased view: `NavigationView { AnyView(root) }`.
public struct NavigationView: PrimitiveView {
  let content: any View

  public init(@ViewBuilder content: () -> some View) { self.content = content() }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let context = context.withEditing
    let builder = NavigationBuilder(kind: "NavigationView", context: context)
    let first = FirstView(content: content)
    return [builder.node(of: NavigationScreens(context: context, path: nil).screens(over: first))]
  }
}

private struct FirstView: PrimitiveView {
  let content: any View
  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    context.nodes(of: content, step: .index(0)).first.map { [$0] } ?? []
  }
}

/// The appearance of navigation views. Figures draw all styles as a stack.
public struct NavigationViewStyle: Hashable, Sendable {
  let name: String
  public static let automatic = NavigationViewStyle(name: "automatic")
  public static let stack = NavigationViewStyle(name: "stack")
  public static let columns = NavigationViewStyle(name: "columns")
}

extension View {
  /// Sets the style of navigation views. Figures draw all styles as a stack.
  ///
  /// - Parameter style: without effect in a picture: a picture has room for one column.
  public func navigationViewStyle(_ style: NavigationViewStyle) -> some View { modifier(NodeChange { _ in }) }
}

/// Makes the nodes of a navigation container: bars around its content.
struct NavigationBuilder {
  let kind: NodeKind
  let context: RenderContext

  init(kind: NodeKind, context: RenderContext) { (self.kind, self.context) = (kind, context) }

  /// Returns the container with the top one of its screens.
  func node(of screens: [NavigationScreens.Screen]) -> RenderNode {
    guard let screen = screens.last else { return node(around: nil) }
    let before = screens.dropLast().last
    let mode = screens.last { $0.facts.displayMode != nil }?.facts.displayMode
    let node = node(
      around: screen.node, displayMode: mode, back: before.map { $0.facts.title?.string ?? "Back" },
      action: screen.back)
    node.traits.actions.back = screen.back
    return node
  }

  /// - Parameters:
  ///   - displayMode: the display mode of the title if the content sets none, from the screens below.
  ///   - back: the title of the back button.
  func node(
    around content: RenderNode?, displayMode: NavigationBarItem.TitleDisplayMode? = nil, back: String? = nil,
    action: (() -> Void)? = nil
  ) -> RenderNode {
    guard let content else { return RenderNode(kind, rule: FlexibleLeafRule(), context: context) }
    var facts = content.resolvedPreferences.value(of: NavigationPreferences.token)
    facts.displayMode = facts.displayMode ?? displayMode
    let items = ToolbarItems(facts.toolbars, context)
    var children: [RenderNode] = []
    var rule = BarredRule(content: 0)
    var navigationBar = NavigationBar(facts: facts, items: items)
    if let back, let action, !facts.isBackHidden { navigationBar.back = (back, action) }
    if context.environment.hasGlassBars, navigationBar.isLarge, !facts.isBarHidden {
      content.listLead?.length = context.environment.points(2.8)
    }
    if !facts.isBarHidden, let bar = bar(navigationBar) {
      rule.top = 0
      children.append(bar)
    }
    rule = BarredRule(top: rule.top, content: children.count)
    children.append(content)
    if let bar = bottomBar(items[.bottom]) {
      rule.bottom = children.count
      children.append(bar)
    }
    let backdrop = content.traits.barBackground
    let node = RenderNode(
      kind, rule: rule, children: children, context: context, painter: BackdropPainter(ink: backdrop))
    if let backdrop {
      node.traits.barBackground = backdrop
      node.bleeds = .all
    }
    node.preferenceChanges.append(.set(NavigationPreferences.token, NavigationPreferences()))
    return node
  }

  private func bar(_ bar: NavigationBar) -> RenderNode? {
    guard bar.hasContent else { return nil }
    return context.appendingIdentity(.id("bar")).control("bar") { bar.parts(in: $0) }
  }

  private func bottomBar(_ nodes: [RenderNode]) -> RenderNode? {
    guard !nodes.isEmpty else { return nil }
    return context.appendingIdentity(.id("bottom bar")).control("bar") { environment in
      if environment.hasGlassBars {
        return BarGroup(nodes: nodes).frame(maxWidth: .infinity, minHeight: environment.points(49))
      }
      return HStack(spacing: environment.points(16)) { PrebuiltNodes(nodes: nodes) }
        .padding(EdgeInsets(.horizontal, environment.points(16)))
        .frame(maxWidth: .infinity, minHeight: environment.points(49))
        .background(BarBackdrop(lineEdge: .top))
    }
  }
}

/// The bar above the content, with items, title and search field.
struct NavigationBar {
  let facts: NavigationPreferences
  let items: ToolbarItems
  /// The action that goes back, with the title of the previous screen.
  var back: (title: String, action: () -> Void)?

  var hasContent: Bool {
    title != nil || facts.search != nil || back != nil
      || [.leading, .principal, .trailing].contains { !items[$0].isEmpty }
  }

  private var title: Text? { facts.isTitleRemoved ? nil : facts.title }
  /// Whether the title is large, below the bar's items. From iOS 26 on, a list begins 2.8 points below such a bar.
  fileprivate var isLarge: Bool { title != nil && facts.displayMode != .inline }

  func parts(in environment: EnvironmentValues) -> any View {
    let bar = VStack(spacing: 0) {
      row(environment)
      if isLarge, let title { largeTitle(title, environment) }
      if let search = facts.search { SearchFieldFace(search: search) }
    }
    switch facts.isBarFilled {
    case false?: return bar
    case true?:
      guard let fill = facts.barFill else { return bar.background(BarBackdrop(lineEdge: .bottom)) }
      return bar.background(style: fill)
    case nil: return facts.barFill.map { bar.background(style: $0) } ?? bar
    }
  }

  /// Returns the items at both sides of the title, 44 points high; from iOS 26 on with 16.67 points below an inline
  /// title.
  private func row(_ environment: EnvironmentValues) -> some View {
    let spacing = environment.points(16)
    return HStack(spacing: spacing) {
      if let back { BackButton(title: back.title, action: back.action) }
      BarGroup(nodes: items[.leading])
      Spacer(minLength: 0)
      BarGroup(nodes: items[.trailing])
    }
    .padding(EdgeInsets(.horizontal, spacing))
    .frame(height: environment.points(44))
    .overlay { principal }
    .padding(
      EdgeInsets(.bottom, environment.hasGlassBars && title != nil && !isLarge ? environment.points(50.0 / 3) : 0))
  }

  @ViewBuilder private var principal: some View {
    let nodes = items[.principal]
    if !nodes.isEmpty {
      PrebuiltNodes(nodes: nodes)
    } else if let title, !isLarge {
      VStack(spacing: 0) {
        title.font(.headline).lineLimit(1)
        facts.subtitle.map { $0.font(.caption).foregroundColor(.secondary) }
      }
    }
  }

  private func largeTitle(_ title: Text, _ environment: EnvironmentValues) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      title.font(.largeTitle.bold()).lineLimit(1)
      facts.subtitle.map { $0.font(.subheadline).foregroundColor(.secondary) }
    }
    .padding(EdgeInsets(.horizontal, environment.points(16)))
    .frame(maxWidth: .infinity, minHeight: environment.points(52), alignment: .leading)
  }
}

/// A button that goes back to the previous screen.
private struct BackButton: ControlView {
  let title: String
  let action: () -> Void

  var controlKind: NodeKind { "backButton" }
  var controlActions: ControlActions { ControlActions(tap: action) }

  func parts(in environment: EnvironmentValues) -> any View {
    let isForwards = environment.layoutDirection == .leftToRight
    let arrow = Image(systemName: isForwards ? "chevron.left" : "chevron.right").font(.body.weight(.semibold))
    if environment.hasGlassBars {
      let side = environment.points(44)
      return arrow.frame(width: side, height: side).onGlass(environment)
    }
    return HStack(spacing: environment.points(5)) {
      arrow
      Text(title).lineLimit(1)
    }
    .foregroundStyle(Color.accentColor)
  }
}

/// A search field with its text or prompt: 36 points high, with space around it.
struct SearchFieldFace: ControlView {
  let search: NavigationPreferences.SearchField

  var controlKind: NodeKind { "searchField" }
  var controlActions: ControlActions { ControlActions(setText: { search.text.wrappedValue = $0 }) }

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    var place = context
    place.environment[SubmitActionsKey.self] = search.environment[SubmitActionsKey.self]
    let label = FieldLabel(title: search.prompt, prompt: nil)
    let actions = label.naming(controlActions, search.text.wrappedValue, context)
    return [place.control(controlKind, actions: actions) { parts(in: $0) }]
  }

  func parts(in environment: EnvironmentValues) -> any View {
    let text = search.text.wrappedValue
    let secondary = Color.secondary
    return HStack(spacing: environment.points(6)) {
      Image(systemName: "magnifyingglass").foregroundStyle(secondary)
      if text.isEmpty { search.prompt.foregroundColor(secondary) } else { Text(text) }
      Spacer(minLength: 0)
    }
    .lineLimit(1)
    .padding(EdgeInsets(.horizontal, environment.points(8)))
    .frame(height: environment.points(36))
    .background(style: Color(ink: .controlFill), in: RoundedRectangle(cornerRadius: environment.points(10)))
    .padding(
      EdgeInsets(
        top: 0, leading: environment.points(16), bottom: environment.points(15), trailing: environment.points(16)))
  }
}

/// The background of a bar, with a line at the edge of the content.
struct BarBackdrop: PrimitiveView {
  let lineEdge: VerticalEdge

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let pixel = context.environment.pixelLength
    let part = ControlPart("fill", rule: FlexibleLeafRule()) { frame, _ in
      let y = lineEdge == .top ? frame.minY : frame.maxY - pixel
      return [
        .rectangle(frame, cornerRadius: 0, .ink(.secondaryBackground), nil),
        .rectangle(
          Rect(x: frame.minX, y: y, width: frame.width, height: pixel), cornerRadius: 0, .ink(.separator), nil),
      ]
    }
    let nodes = part.makeNodes(context)
    for node in nodes { node.bleeds = lineEdge == .top ? [.bottom, .horizontal] : [.top, .horizontal] }
    return nodes
  }
}

extension RenderNode {
  /// The space before a list, if the view is a list with any modifiers.
  fileprivate var listLead: ListTopSpace? {
    traits.listLead ?? (children.count == 1 ? children[0].listLead : nil)
  }
}
