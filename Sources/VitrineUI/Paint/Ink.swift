/// An sRGB colour with components from 0 to 1.
public struct RGBA: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var opacity: Double

  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Creates a colour from 24 bits, such as `0xFF3B30`.
  public init(hex: UInt32, opacity: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
      opacity: opacity)
  }
}

/// A resolved colour for painting: its light and dark appearance and, for colours that a site may restyle, a name.
public struct Ink: Hashable, Sendable {
  public var light: RGBA
  public var dark: RGBA
  /// The name of a system colour (`teal`, `primary`, `secondary`, `background` …), which style sheets use; `nil` for a
  /// fixed colour.
  public var name: String?

  public init(light: RGBA, dark: RGBA, name: String? = nil) {
    self.light = light
    self.dark = dark
    self.name = name
  }

  public init(_ color: RGBA) { self.init(light: color, dark: color) }

  /// Returns the colour with its opacity multiplied by a factor.
  public func opacity(_ factor: Double) -> Ink {
    var ink = self
    ink.light.opacity *= factor
    ink.dark.opacity *= factor
    return ink
  }
}
