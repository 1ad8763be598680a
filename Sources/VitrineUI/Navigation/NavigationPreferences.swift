import VitrineLayout

/// The configuration of a navigation container's bars, collected from the views inside it.
struct NavigationPreferences {
  var title: Text?
  var subtitle: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var isBarHidden = false
  var isTabBarHidden = false
  var search: SearchField?
  /// Whether the title is removed from the bar.
  var isTitleRemoved = false
  var barFill: (any ShapeStyle)?
  var tabBarFill: (any ShapeStyle)?
  /// Whether the bar has a background; `nil` for the default, which is `barFill` or none.
  var isBarFilled: Bool?
  var isTabBarFilled: Bool?
  /// The contents of the `toolbar` modifiers, in the order of the source.
  var toolbars: [any View] = []
  /// The destinations of links and values.
  var destinations: [NavigationDestination] = []
  /// The screens that bindings present.
  var presented: [PresentedScreen] = []
  var isBackHidden = false

  struct SearchField {
    let text: Binding<String>
    let prompt: Text
    /// The environment of the searchable view, with the actions for a submitted search.
    let environment: EnvironmentValues
  }

  /// Returns the combined configuration, in which this one takes precedence.
  func merged(with other: NavigationPreferences) -> NavigationPreferences {
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

  /// The preference that passes the configuration to the container.
  static var token: PreferenceToken<NavigationPreferences> {
    PreferenceToken(name: "navigation", defaultValue: { NavigationPreferences() }) { $0.merged(with: $1) }
  }
}

/// The appearance of a navigation bar's title.
public enum NavigationBarItem {
  /// The place of the title: in the bar, or large below it.
  public enum TitleDisplayMode: String, Hashable, Sendable, CaseIterable {
    case automatic, inline, large
  }
}

/// The bars of navigation containers and windows.
public enum ToolbarPlacement: String, Hashable, Sendable, CaseIterable {
  case automatic, bottomBar, navigationBar, tabBar, windowToolbar
}

extension [ToolbarPlacement] {
  /// Whether the navigation bar is included, as it is if no bar is named.
  fileprivate var haveNavigationBar: Bool { isEmpty || contains(.navigationBar) || contains(.automatic) }
}

/// The default items of bars.
public enum ToolbarDefaultItemKind: String, Hashable, Sendable, CaseIterable { case sidebarToggle, title, search }

extension View {
  func navigation(_ change: @escaping (inout NavigationPreferences) -> Void) -> some View {
    modifier(
      NodeChange { node in
        node.preferenceChanges.append(
          .transform(NavigationPreferences.token) { value in
            var facts = value
            change(&facts)
            return facts
          })
      })
  }

  /// Sets the title of the view in the navigation container's bar.
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

  /// Adds items to the bars of the navigation container: `ToolbarItem`s, or views in the default place.
  ///
  /// With type-erased items: `toolbar { AnyView(items) }`.
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
  /// Removes a default item from the bar: its title.
  public func toolbar(removing item: ToolbarDefaultItemKind?) -> some View {
    navigation { if item == .title { $0.isTitleRemoved = true } }
  }
  /// Sets the background of bars.
  public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View {
    toolbarBackground(style: style, for: bars)
  }
  package func toolbarBackground(style: any ShapeStyle, for bars: [ToolbarPlacement]) -> some View {
    navigation { facts in
      if bars.haveNavigationBar { facts.barFill = style }
      if bars.contains(.tabBar) { facts.tabBarFill = style }
    }
  }
  /// Sets the visibility of the bars' background.
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

  /// Adds a search field below the title.
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
    let field = NavigationPreferences.SearchField(text: text, prompt: prompt, environment: context.environment)
    var inner = context
    inner.environment[SearchTextKey.self] = text
    let nodes = content(inner)
    for node in nodes {
      node.preferenceChanges.append(
        .transform(NavigationPreferences.token) { facts in
          var facts = facts
          facts.search = field
          return facts
        })
    }
    return nodes
  }
}
