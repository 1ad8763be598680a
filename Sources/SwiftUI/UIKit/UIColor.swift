import VitrineUI

/// A colour as UIKit names it, which SwiftUI exports on iOS.
public final class UIColor: Hashable, Sendable {
  let color: Color

  init(_ ink: Ink) { color = Color(ink: ink) }

  public init(_ color: Color) { self.color = color }
  public convenience init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }
  public convenience init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }
  public convenience init(white: Double, alpha: Double) { self.init(Color(white: white, opacity: alpha)) }
  public convenience init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }
  /// Creates a colour of an asset catalog. Figures have none: each name has a distinct muted tone.
  public convenience init?(named name: String) { self.init(Color(name, bundle: nil)) }

  /// Creates a colour that depends on the appearance.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color.ink(in: EnvironmentValues())
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color.ink(in: EnvironmentValues())
    self.init(Ink(light: light.light, dark: dark.dark))
  }

  public func withAlphaComponent(_ alpha: Double) -> UIColor { UIColor(color.opacity(alpha)) }

  /// Writes the components of the colour in the light appearance.
  @discardableResult
  public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let parts = color.ink(in: EnvironmentValues()).light
    (red, green, blue, alpha) = (CGFloat(parts.red), CGFloat(parts.green), CGFloat(parts.blue), CGFloat(parts.opacity))
    return true
  }

  public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// The surroundings on which a colour of UIKit depends.
public final class UITraitCollection: Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public static let current = UITraitCollection(userInterfaceStyle: .light)
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
}

/// The appearance, as UIKit names it.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable { case unspecified, light, dark }

extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}

extension Color: _ExpressibleByColorLiteral {
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  /// Creates a colour from one of UIKit.
  public init(_ color: UIColor) { self = color.color }
  public init(uiColor: UIColor) { self = uiColor.color }
}

/// The type of colour literals.
public typealias _ColorLiteralType = UIColor

extension UIColor {
  private static func plain(_ code: UInt32) -> UIColor { UIColor(Ink(RGBA(hex: code))) }

  public static var clear: UIColor { UIColor(Color.clear) }
  public static var black: UIColor { plain(0x000000) }
  public static var darkGray: UIColor { plain(0x555555) }
  public static var lightGray: UIColor { plain(0xAAAAAA) }
  public static var white: UIColor { plain(0xFFFFFF) }
  public static var gray: UIColor { plain(0x808080) }
  public static var red: UIColor { plain(0xFF0000) }
  public static var green: UIColor { plain(0x00FF00) }
  public static var blue: UIColor { plain(0x0000FF) }
  public static var cyan: UIColor { plain(0x00FFFF) }
  public static var yellow: UIColor { plain(0xFFFF00) }
  public static var magenta: UIColor { plain(0xFF00FF) }
  public static var orange: UIColor { plain(0xFF8000) }
  public static var purple: UIColor { plain(0x800080) }
  public static var brown: UIColor { plain(0x996633) }

  public static var label: UIColor { UIColor(Ink.primary) }
  public static var secondaryLabel: UIColor { UIColor(Ink.secondary) }
  public static var tertiaryLabel: UIColor { UIColor(.tertiary) }
  public static var quaternaryLabel: UIColor { UIColor(.quaternary) }
  public static var placeholderText: UIColor { UIColor(.placeholder) }
  public static var separator: UIColor { UIColor(.separator) }
  public static var opaqueSeparator: UIColor { UIColor(.separator) }
  public static var link: UIColor { UIColor(Ink.blue) }
  public static var tintColor: UIColor { UIColor(Ink.blue) }
  public static var darkText: UIColor { UIColor(Ink.black) }
  public static var lightText: UIColor { UIColor(Ink.white.opacity(0.6)) }
  public static var systemBackground: UIColor { UIColor(.background) }
  public static var secondarySystemBackground: UIColor { UIColor(.secondaryBackground) }
  public static var tertiarySystemBackground: UIColor { UIColor(.tertiaryBackground) }
  public static var systemGroupedBackground: UIColor { UIColor(.groupedBackground) }
  public static var secondarySystemGroupedBackground: UIColor { UIColor(.groupedRow) }
  public static var tertiarySystemGroupedBackground: UIColor { UIColor(.tertiaryGrouped) }
  public static var systemFill: UIColor { UIColor(Ink.fills[0]) }
  public static var secondarySystemFill: UIColor { UIColor(Ink.fills[1]) }
  public static var tertiarySystemFill: UIColor { UIColor(Ink.fills[2]) }
  public static var quaternarySystemFill: UIColor { UIColor(Ink.fills[3]) }

  public static var systemRed: UIColor { UIColor(Ink.red) }
  public static var systemOrange: UIColor { UIColor(Ink.orange) }
  public static var systemYellow: UIColor { UIColor(Ink.yellow) }
  public static var systemGreen: UIColor { UIColor(Ink.green) }
  public static var systemMint: UIColor { UIColor(Ink.mint) }
  public static var systemTeal: UIColor { UIColor(Ink.teal) }
  public static var systemCyan: UIColor { UIColor(Ink.cyan) }
  public static var systemBlue: UIColor { UIColor(Ink.blue) }
  public static var systemIndigo: UIColor { UIColor(Ink.indigo) }
  public static var systemPurple: UIColor { UIColor(Ink.purple) }
  public static var systemPink: UIColor { UIColor(Ink.pink) }
  public static var systemBrown: UIColor { UIColor(Ink.brown) }
  public static var systemGray: UIColor { UIColor(Ink.gray) }
  public static var systemGray2: UIColor { UIColor(Ink.gray2) }
  public static var systemGray3: UIColor { UIColor(Ink.gray3) }
  public static var systemGray4: UIColor { UIColor(Ink.gray4) }
  public static var systemGray5: UIColor { UIColor(Ink.gray5) }
  public static var systemGray6: UIColor { UIColor(Ink.gray6) }
}
