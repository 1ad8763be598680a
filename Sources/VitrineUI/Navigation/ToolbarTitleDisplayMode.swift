/// How a bar shows its title, on any platform.
///
/// Source: https://developer.apple.com/documentation/swiftui/toolbartitledisplaymode
public enum ToolbarTitleDisplayMode: String, Hashable, Sendable, CaseIterable {
  case automatic, inline, inlineLarge, large

  /// The same of a navigation bar. A large title in the bar stands below it, where large ones are.
  fileprivate var ofNavigationBar: NavigationBarItem.TitleDisplayMode {
    switch self {
    case .automatic: .automatic
    case .inline: .inline
    case .inlineLarge, .large: .large
    }
  }
}

extension View {
  /// Says whether the title of the bar around stands in it or large below it.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.ofNavigationBar)
  }
}
