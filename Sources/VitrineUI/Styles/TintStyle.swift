import VitrineLayout

struct TintStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The tint, if it is a style other than a colour, such as a gradient.
  var tintStyle: AnyShapeStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }

  /// The tint as a single colour; the first one of a gradient.
  var tintInk: Ink { Color.accentColor.ink(in: self) }

  /// Returns the fill of a tinted part of a control.
  func tintFill(in frame: Rect) -> Fill {
    guard let style = tintStyle else { return .ink(tintInk) }
    return style.resolved(frame, withoutTintStyle)
  }

  /// The environment in which the colours of the tint style itself are resolved.
  var withoutTintStyle: EnvironmentValues {
    var environment = self
    environment.tintStyle = nil
    return environment
  }
}

extension View {
  public func tint(_ tint: Color?) -> some View {
    changingEnvironment { ($0.tint, $0.tintStyle) = (tint, nil) }
  }
  /// Sets the tint to a style of any kind: bars, tracks and switches are painted with it, text with its first colour.
  public func tint(_ style: (any ShapeStyle)?) -> some View {
    let style = (style as? AnyShapeStyle)?.style ?? style
    let color = style as? Color
    return changingEnvironment { environment in
      environment.tint = color
      environment.tintStyle = color == nil ? style.map { AnyShapeStyle($0) } : nil
    }
  }
}
