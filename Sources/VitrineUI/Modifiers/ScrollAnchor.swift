import VitrineLayout

struct ScrollAnchorKey: EnvironmentKey {
  static var defaultValue: UnitPoint? { nil }
}

extension View {
  /// Where scroll views inside stand at rest: the point of the content that lies on the same point of the scroll view. The
  /// beginning of the content if `nil`.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    changingEnvironment { $0[ScrollAnchorKey.self] = anchor }
  }
}
