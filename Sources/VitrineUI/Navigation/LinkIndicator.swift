/// Whether navigation links in rows have no arrow.
private struct LinkIndicatorHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var hidesLinkIndicator: Bool { self[LinkIndicatorHiddenKey.self] }
}

extension View {
  /// Says whether navigation links in rows show the arrow that tells of another screen.
  ///
  /// Source: https://developer.apple.com/documentation/swiftui/view/navigationlinkindicatorvisibility(_:)
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    changingEnvironment { $0[LinkIndicatorHiddenKey.self] = visibility == .hidden }
  }
}
