import VitrineLayout

struct ScrollClipKey: EnvironmentKey {
  static let defaultValue = true
}

extension View {
  /// Whether scroll views inside show what of their content reaches over their edges.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    changingEnvironment { $0[ScrollClipKey.self] = !disabled }
  }
}
