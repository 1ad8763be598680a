import VitrineLayout

struct ScrollClipKey: EnvironmentKey {
  static let defaultValue = true
}

extension View {
  /// Sets whether scroll views inside show content beyond their edges.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    changingEnvironment { $0[ScrollClipKey.self] = !disabled }
  }
}
