extension View {
  /// Sets the view's name for assistive technologies and for events such as `tap Add`.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { called(String(label)) }
  public func accessibilityLabel(_ label: Text) -> some View { called(label.string) }
  /// Sets the view's name for tests and events.
  public func accessibilityIdentifier(_ identifier: String) -> some View { called(identifier) }

  private func called(_ name: String) -> some View { trait { $0.actions.names.append(name) } }
}
