import VitrineLayout

/// A shadow that belongs to a style: `Color.yellow.shadow(.drop(radius: 10))`.
public struct ShadowStyle: Hashable, Sendable {
  let color: Color
  /// Lengths in points.
  let radius: Double
  let x: Double
  let y: Double
  let isInner: Bool

  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// A shadow on the inside; shapes are drawn without it.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }
}

/// A style with a shadow behind what it fills.
public struct ShadowedStyle: ShapeStyle {
  let base: any ShapeStyle
  let shadow: ShadowStyle

  public func _fill(_ frame: _StyleFrame) -> Fill { base._fill(frame) }
}

extension ShapeStyle {
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: self, shadow: style) }
}

extension ShapeStyle {
  /// Marks painted with the style, with the style's own shadow.
  func shadowed(_ marks: [Mark], _ environment: EnvironmentValues) -> [Mark] {
    guard let style = (self as? AnyShapeStyle)?.style as? ShadowedStyle ?? self as? ShadowedStyle,
      !style.shadow.isInner
    else { return marks }
    var effects = GroupEffects()
    effects.shadow = .init(
      ink: style.shadow.color.ink(in: environment), radius: max(0, style.shadow.radius), x: style.shadow.x,
      y: style.shadow.y)
    return [.group(marks, effects)]
  }
}
