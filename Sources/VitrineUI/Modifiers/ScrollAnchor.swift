import VitrineLayout

struct ScrollAnchorKey: EnvironmentKey {
  static var defaultValue: UnitPoint? { nil }
}

extension View {
  /// Sets the point of the content that scroll views inside show first, at the same point of the scroll view; `nil` for
  /// the beginning of the content.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    changingEnvironment { $0[ScrollAnchorKey.self] = anchor }
  }
}
