import VitrineLayout

struct TintStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The tint where it is no colour: a gradient or another style.
  var tintStyle: AnyShapeStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }

  /// The tint as it is painted where only a colour can be used: of a gradient, its first.
  var tintInk: Ink { Color.accentColor.ink(in: self) }

  /// The tint as a part of a control is painted with.
  func tintFill(in frame: Rect) -> Fill {
    guard let style = tintStyle else { return .ink(tintInk) }
    return style.resolved(frame, withoutTintStyle)
  }

  /// The environment for a tint's own colours.
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
  /// The tint by a style of any kind: bars, tracks and switches are painted with it, texts with its first colour.
  public func tint(_ style: (any ShapeStyle)?) -> some View {
    let style = (style as? AnyShapeStyle)?.style ?? style
    let color = style as? Color
    return changingEnvironment { environment in
      environment.tint = color
      environment.tintStyle = color == nil ? style.map { AnyShapeStyle($0) } : nil
    }
  }
}
