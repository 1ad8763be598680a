/// The display mode of a bar's title, on any platform.
///
/// Source: https://developer.apple.com/documentation/swiftui/toolbartitledisplaymode
public enum ToolbarTitleDisplayMode: String, Hashable, Sendable, CaseIterable {
  case automatic, inline, inlineLarge, large

  /// The corresponding mode of a navigation bar. Figures draw `inlineLarge` titles below the bar, like `large` ones.
  fileprivate var ofNavigationBar: NavigationBarItem.TitleDisplayMode {
    switch self {
    case .automatic: .automatic
    case .inline: .inline
    case .inlineLarge, .large: .large
    }
  }
}

extension View {
  /// Sets whether the bar around the view shows its title inline or large below it.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.ofNavigationBar)
  }
}
