import VitrineLayout

struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// What stands for the style `background`; the window's own where nothing was said.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The fill of the style `background`. In a background style that is made of it, the window's own is meant.
  func ownBackground(_ frame: _StyleFrame) -> Fill {
    guard let style = backgroundStyle else { return .ink(.background) }
    var surroundings = self
    surroundings.backgroundStyle = nil
    return style._fill(_StyleFrame(frame: frame.frame, environment: surroundings))
  }
}

extension View {
  /// Sets what the style `background` stands for in the view.
  public func backgroundStyle(_ style: any ShapeStyle) -> some View {
    changingEnvironment { $0.backgroundStyle = AnyShapeStyle(style) }
  }
}
