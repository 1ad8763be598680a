import VitrineLayout

/// A shadow that belongs to a style: `Color.yellow.shadow(.drop(radius: 10))`.
public struct ShadowStyle: Hashable, Sendable {
  let color: Color
  /// The radius of the blur, in points.
  let radius: Double
  let x: Double
  let y: Double
  let isInner: Bool

  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// Creates a shadow inside the edges, as if the painted area were cut out of a surface.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }
}

/// A style with a shadow behind, or inside, the painted area.
public struct ShadowedStyle: ShapeStyle {
  let base: any ShapeStyle
  let shadow: ShadowStyle

  public func _fill(_ frame: _StyleFrame) -> Fill { base._fill(frame) }
}

extension ShapeStyle {
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the current foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ShadowedStyle(base: HierarchicalShapeStyle.primary, shadow: style))
  }
}

extension ShapeStyle {
  /// Returns marks painted with the style, with its shadows. The shadow that was added first is the nearest.
  func shadowed(_ marks: [Mark], _ environment: EnvironmentValues) -> [Mark] {
    switch self {
    case let any as AnyShapeStyle: return any.style.shadowed(marks, environment)
    case let level as HierarchicalShapeStyle:
      guard let style = environment.foregroundStyles.dropFirst(level.level).first ?? environment.foregroundStyles.first
      else { return marks }
      var plain = environment
      plain.foregroundStyles = []
      return style.shadowed(marks, plain)
    case let style as ShadowedStyle where !marks.isEmpty:
      var effects = GroupEffects()
      effects.shadow = style.shadow.drawn(in: environment)
      return [.group(style.base.shadowed(marks, environment), effects)]
    default: return marks
    }
  }
}

extension ShadowStyle {
  fileprivate func drawn(in environment: EnvironmentValues) -> GroupEffects.Shadow {
    GroupEffects.Shadow(ink: color.ink(in: environment), radius: max(0, radius), x: x, y: y, isInner: isInner)
  }
}
