import VitrineLayout

struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The style that `background` resolves to; `nil` for the window's background.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// Returns the fill of the style `background`. If the background style itself uses `background`, that is the
  /// window's.
  func ownBackground(_ frame: _StyleFrame) -> Fill {
    guard let style = backgroundStyle else { return .ink(.background) }
    var surroundings = self
    surroundings.backgroundStyle = nil
    return style._fill(_StyleFrame(frame: frame.frame, environment: surroundings))
  }
}

extension View {
  /// Sets the style that `background` resolves to in the view.
  public func backgroundStyle(_ style: any ShapeStyle) -> some View {
    changingEnvironment { $0.backgroundStyle = AnyShapeStyle(style) }
  }
}
