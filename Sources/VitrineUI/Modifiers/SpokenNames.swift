extension View {
  /// Says what the view is called to who does not see it, and to events: `tap Add`.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { called(String(label)) }
  public func accessibilityLabel(_ label: Text) -> some View { called(label.string) }
  /// Names the view for tests, and for events.
  public func accessibilityIdentifier(_ identifier: String) -> some View { called(identifier) }

  private func called(_ name: String) -> some View { trait { $0.actions.names.append(name) } }
}
