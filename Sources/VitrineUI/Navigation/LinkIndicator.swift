/// Whether the arrows of navigation links in rows are hidden.
private struct LinkIndicatorHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var hidesLinkIndicator: Bool { self[LinkIndicatorHiddenKey.self] }
}

extension View {
  /// Sets the visibility of the arrow that navigation links in rows show.
  ///
  /// Source: https://developer.apple.com/documentation/swiftui/view/navigationlinkindicatorvisibility(_:)
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    changingEnvironment { $0[LinkIndicatorHiddenKey.self] = visibility == .hidden }
  }
}
