import VitrineLayout

/// A colour or pattern that fills shapes and text.
public protocol ShapeStyle {
  /// Returns the fill for a shape in a frame, in the root's coordinates.
  func _fill(_ frame: _StyleFrame) -> Fill
  /// Returns the fill of another level of the style, from 1 for secondary to 4 for quinary.
  func _fill(_ frame: _StyleFrame, level: Int) -> Fill
  /// The style as a view, if it is both.
  var _view: (any View)? { get }
}

extension ShapeStyle {
  public var _view: (any View)? { nil }
}

extension ShapeStyle where Self: View {
  public var _isMoreThanView: Bool { true }
}

/// The frame and the environment for which a style is resolved.
public struct _StyleFrame {
  public let frame: Rect
  public let environment: EnvironmentValues
}

extension ShapeStyle {
  package func resolved(_ frame: Rect, _ environment: EnvironmentValues) -> Fill {
    _fill(_StyleFrame(frame: frame, environment: environment))
  }
}

extension Color {
  public var _view: (any View)? { self }
  public func _fill(_ frame: _StyleFrame) -> Fill { .ink(ink(in: frame.environment)) }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  package let style: any ShapeStyle
  public init(_ style: any ShapeStyle) { self.style = style }
  public func _fill(_ frame: _StyleFrame) -> Fill { style._fill(frame) }
}

/// The environment's foreground style, or another level of it.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable, Sendable {
  /// The level, from 0 for primary to 4 for quinary.
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  static let opacities = [1, 0.5, 0.25, 0.18, 0.1]
  private static let inks: [Ink] = [.primary, .secondary, .tertiary, .quaternary, .quinary]

  public func _fill(_ frame: _StyleFrame, level: Int) -> Fill {
    HierarchicalShapeStyle(level: min(self.level + level, Self.inks.count - 1))._fill(frame)
  }

  public func _fill(_ frame: _StyleFrame) -> Fill {
    let styles = frame.environment.foregroundStyles
    if level < styles.count { return styles[level].resolvedWithoutHierarchy(frame) }
    guard let base = styles.first else { return .ink(Self.inks[level]) }
    return base.resolvedWithoutHierarchy(frame).opacity(Self.opacities[level])
  }
}

extension AnyShapeStyle {
  /// Returns the fill, with label colours in place of hierarchical styles, which would otherwise refer to themselves.
  fileprivate func resolvedWithoutHierarchy(_ frame: _StyleFrame) -> Fill {
    var environment = frame.environment
    environment.foregroundStyles = []
    return style._fill(_StyleFrame(frame: frame.frame, environment: environment))
  }
}

extension Fill {
  /// Returns the fill with its opacity multiplied by a factor.
  package func opacity(_ factor: Double) -> Fill {
    func faded(_ stops: GradientStops) -> GradientStops {
      GradientStops(stops.stops.map { .init(ink: $0.ink.opacity(factor), location: $0.location) })
    }
    switch self {
    case .ink(let ink): return .ink(ink.opacity(factor))
    case .linear(let stops, let from, let to): return .linear(faded(stops), from: from, to: to)
    case .radial(let stops, let center, let start, let end):
      return .radial(faded(stops), center: center, startRadius: start, endRadius: end)
    case .angular(let stops, let center, let start, let end):
      return .angular(faded(stops), center: center, start: start, end: end)
    }
  }

  /// The colour that represents the fill where only one is possible.
  package var mainInk: Ink {
    switch self {
    case .ink(let ink): ink
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _):
      stops.stops.first?.ink ?? .clear
    }
  }
}

/// A colour with a meaning, such as the window's background, the tint or a separator.
public struct SemanticShapeStyle: ShapeStyle, Hashable, Sendable {
  enum Kind: Hashable, Sendable { case foreground, background, tint, fill, ink(Ink) }
  let kind: Kind

  public static let foreground = SemanticShapeStyle(kind: .foreground)
  public static let background = SemanticShapeStyle(kind: .background)
  public static let tint = SemanticShapeStyle(kind: .tint)
  public static let selection = SemanticShapeStyle(kind: .tint)
  public static let separator = SemanticShapeStyle(kind: .ink(.separator))
  public static let placeholder = SemanticShapeStyle(kind: .ink(.placeholder))
  public static let link = SemanticShapeStyle(kind: .ink(.blue))
  public static let fill = SemanticShapeStyle(kind: .fill)
  public static let windowBackground = SemanticShapeStyle(kind: .ink(.background))

  public func _fill(_ frame: _StyleFrame) -> Fill {
    switch kind {
    case .foreground: HierarchicalShapeStyle.primary._fill(frame)
    case .background: frame.environment.ownBackground(frame)
    case .tint: .ink(Color.accentColor.ink(in: frame.environment))
    case .fill: .ink(Ink.fills[0])
    case .ink(let ink): .ink(ink)
    }
  }

  public func _fill(_ frame: _StyleFrame, level: Int) -> Fill {
    switch kind {
    case .foreground: return HierarchicalShapeStyle(level: level)._fill(frame)
    case .background where frame.environment.backgroundStyle == nil:
      return .ink(level == 1 ? .secondaryBackground : .tertiaryBackground)
    case .fill: return .ink(Ink.fills[min(level, Ink.fills.count - 1)])
    default: return _fill(frame).opacity(HierarchicalShapeStyle.opacities[level])
    }
  }
}

/// A translucent material, drawn as a flat colour without blur.
public struct Material: ShapeStyle, Hashable, Sendable {
  let opacity: Double
  public static let ultraThin = Material(opacity: 0.45)
  public static let thin = Material(opacity: 0.6)
  public static let regular = Material(opacity: 0.72)
  public static let thick = Material(opacity: 0.84)
  public static let ultraThick = Material(opacity: 0.92)
  public static let bar = Material(opacity: 0.9)

  public func _fill(_ frame: _StyleFrame) -> Fill { .ink(Ink.secondaryBackground.opacity(opacity)) }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied by a factor.
  package func fadedStyle(_ opacity: Double) -> OpacityShapeStyle { OpacityShapeStyle(base: self, opacity: opacity) }
}

/// A style with its opacity multiplied by a factor.
public struct OpacityShapeStyle: ShapeStyle {
  let base: any ShapeStyle
  let opacity: Double
  public func _fill(_ frame: _StyleFrame) -> Fill { base._fill(frame).opacity(opacity) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var white: Color { Color.white }
  public static var clear: Color { Color.clear }
}

extension ShapeStyle where Self == SemanticShapeStyle {
  public static var background: SemanticShapeStyle { SemanticShapeStyle(kind: .background) }
  public static var foreground: SemanticShapeStyle { SemanticShapeStyle(kind: .foreground) }
  public static var tint: SemanticShapeStyle { SemanticShapeStyle(kind: .tint) }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { Material.ultraThin }
  public static var thinMaterial: Material { Material.thin }
  public static var regularMaterial: Material { Material.regular }
  public static var thickMaterial: Material { Material.thick }
  public static var ultraThickMaterial: Material { Material.ultraThick }
}
