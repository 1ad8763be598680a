import VitrineLayout

/// What the views inside a navigation container say of its bars.
struct NavigationFacts {
  var title: Text?
  var subtitle: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var isBarHidden = false
  var isTabBarHidden = false
  var search: SearchField?
  /// Whether the title is taken away, though the bar has one.
  var isTitleRemoved = false
  var barFill: (any ShapeStyle)?
  var tabBarFill: (any ShapeStyle)?
  /// `nil` for the bar's usual ground: none, or the fill that it has.
  var isBarFilled: Bool?
  var isTabBarFilled: Bool?
  /// Views with `ToolbarItem`s among them, in the order of the source.
  var toolbars: [any View] = []
  /// What links and values lead to.
  var destinations: [NavigationDestination] = []
  /// The screens that are shown while bindings say so.
  var presented: [PresentedScreen] = []
  var isBackHidden = false

  struct SearchField {
    let text: Binding<String>
    let prompt: Text
    /// The environment of the view that is searched, whose actions a search is submitted to.
    let environment: EnvironmentValues
  }

  /// Both, where the first has the say.
  func merged(with other: NavigationFacts) -> NavigationFacts {
    var facts = self
    facts.title = title ?? other.title
    facts.subtitle = subtitle ?? other.subtitle
    facts.displayMode = displayMode ?? other.displayMode
    facts.isBarHidden = isBarHidden || other.isBarHidden
    facts.isTabBarHidden = isTabBarHidden || other.isTabBarHidden
    facts.search = search ?? other.search
    facts.isTitleRemoved = isTitleRemoved || other.isTitleRemoved
    facts.barFill = barFill ?? other.barFill
    facts.tabBarFill = tabBarFill ?? other.tabBarFill
    facts.isBarFilled = isBarFilled ?? other.isBarFilled
    facts.isTabBarFilled = isTabBarFilled ?? other.isTabBarFilled
    facts.toolbars += other.toolbars
    facts.destinations += other.destinations
    facts.presented += other.presented
    facts.isBackHidden = isBackHidden || other.isBackHidden
    return facts
  }

  /// The preference by which they come up to the container.
  static var token: PreferenceToken<NavigationFacts> {
    PreferenceToken(name: "navigation", defaultValue: { NavigationFacts() }) { $0.merged(with: $1) }
  }
}

/// How a navigation bar shows its title.
public enum NavigationBarItem {
  /// Whether the title stands in the bar or large below it.
  public enum TitleDisplayMode: String, Hashable, Sendable, CaseIterable {
    case automatic, inline, large
  }
}

/// The bars of navigation containers and windows.
public enum ToolbarPlacement: String, Hashable, Sendable, CaseIterable {
  case automatic, bottomBar, navigationBar, tabBar, windowToolbar
}

extension [ToolbarPlacement] {
  /// Whether the navigation bar is meant; it is where no bar is named.
  fileprivate var haveNavigationBar: Bool { isEmpty || contains(.navigationBar) || contains(.automatic) }
}

/// What bars have by themselves.
public enum ToolbarDefaultItemKind: String, Hashable, Sendable, CaseIterable { case sidebarToggle, title, search }

extension View {
  func navigation(_ change: @escaping (inout NavigationFacts) -> Void) -> some View {
    modifier(
      NodeChange { node in
        node.preferenceChanges.append(
          .transform(NavigationFacts.token) { value in
            var facts = value
            change(&facts)
            return facts
          })
      })
  }

  /// Names the view in the bar of the navigation container around.
  public func navigationTitle(_ title: Text) -> some View { navigation { $0.title = title } }
  public func navigationTitle(_ title: some StringProtocol) -> some View { navigationTitle(Text(title)) }
  public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(Text(title.wrappedValue)) }
  public func navigationSubtitle(_ title: some StringProtocol) -> some View {
    navigation { $0.subtitle = Text(title) }
  }
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigation {
      $0.title = title
      $0.displayMode = displayMode
    }
  }
  public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationBarTitle(Text(title), displayMode: displayMode) }
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigation { $0.displayMode = mode }
  }
  public func navigationBarHidden(_ hidden: Bool) -> some View { navigation { $0.isBarHidden = hidden } }

  /// Puts items into the bars of the navigation container around: `ToolbarItem`s, or views for their usual place.
  ///
  /// With a view of any type: `toolbar { AnyView(items) }`.
  public func toolbar(@ViewBuilder content: () -> some View) -> some View {
    let items = content()
    return navigation { $0.toolbars.append(items) }
  }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, for: bars)
  }
  package func toolbarVisibility(_ visibility: Visibility, for bars: [ToolbarPlacement]) -> some View {
    navigation { facts in
      let isHidden = visibility == .hidden
      if bars.haveNavigationBar { facts.isBarHidden = isHidden }
      if bars.contains(.tabBar) { facts.isTabBarHidden = isHidden }
    }
  }
  /// Takes something away that the bar has by itself: its title.
  public func toolbar(removing item: ToolbarDefaultItemKind?) -> some View {
    navigation { if item == .title { $0.isTitleRemoved = true } }
  }
  /// Fills bars.
  public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View {
    toolbarBackground(style: style, for: bars)
  }
  package func toolbarBackground(style: any ShapeStyle, for bars: [ToolbarPlacement]) -> some View {
    navigation { facts in
      if bars.haveNavigationBar { facts.barFill = style }
      if bars.contains(.tabBar) { facts.tabBarFill = style }
    }
  }
  /// Whether bars have a ground.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarBackgroundVisibility(visibility, for: bars)
  }
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarBackgroundVisibility(visibility, for: bars)
  }
  package func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: [ToolbarPlacement]) -> some View {
    navigation { facts in
      let isFilled = visibility == .automatic ? nil : visibility == .visible
      if bars.haveNavigationBar { facts.isBarFilled = isFilled }
      if bars.contains(.tabBar) { facts.isTabBarFilled = isFilled }
    }
  }
  public func navigationBarItems(leading: some View, trailing: some View) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
  public func navigationBarItems(leading: some View) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }
  public func navigationBarItems(trailing: some View) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Shows a search field below the title.
  public func searchable(text: Binding<String>, prompt: Text? = nil) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt ?? Text("Search")))
  }
  public func searchable(text: Binding<String>, prompt: some StringProtocol) -> some View {
    searchable(text: text, prompt: Text(prompt))
  }
}

private struct SearchModifier: PrimitiveModifier {
  let text: Binding<String>
  let prompt: Text

  func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    let field = NavigationFacts.SearchField(text: text, prompt: prompt, environment: context.environment)
    let nodes = content(context)
    for node in nodes {
      node.preferenceChanges.append(
        .transform(NavigationFacts.token) { facts in
          var facts = facts
          facts.search = field
          return facts
        })
    }
    return nodes
  }
}
