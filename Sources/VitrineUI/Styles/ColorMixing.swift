extension Gradient {
  /// The colour space in which colours are mixed.
  public enum ColorSpace: String, Hashable, Sendable, CaseIterable {
    /// sRGB; each component is mixed separately.
    case device
    /// Oklab, in which equal steps look equal.
    case perceptual
  }
}

extension Color {
  /// Returns a mixture of the colour and another one, for both the light and the dark appearance.
  ///
  /// - Parameter fraction: the share of the other colour, from 0 to 1.
  /// - Parameter other: the colour at 1.
  /// - Parameter space: the colour space of the mixture.
  public func mix(with other: Color, by fraction: Double, in space: Gradient.ColorSpace = .perceptual) -> Color {
    let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    return Color(.mix(Mixture(from: self, to: other, fraction: fraction, space: space)), name: Color.nameless)
  }

  /// Two colours and the share of the second one.
  struct Mixture: Hashable, Sendable {
    private let ends: [Color]
    let fraction: Double
    let space: Gradient.ColorSpace

    init(from: Color, to: Color, fraction: Double, space: Gradient.ColorSpace) {
      (ends, self.fraction, self.space) = ([from, to], fraction, space)
    }

    func ink(in environment: EnvironmentValues) -> Ink {
      let (from, to) = (ends[0].ink(in: environment), ends[1].ink(in: environment))
      return Ink(
        light: from.light.mixed(with: to.light, by: fraction, in: space),
        dark: from.dark.mixed(with: to.dark, by: fraction, in: space))
    }
  }
}

extension RGBA {
  /// Returns a mixture of the colour and another one. Opacities are mixed with the same fraction.
  func mixed(with other: RGBA, by fraction: Double, in space: Gradient.ColorSpace) -> RGBA {
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    let opacity = between(opacity, other.opacity)
    switch space {
    case .device:
      return RGBA(
        red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
        opacity: opacity)
    case .perceptual:
      let (a, b) = (Oklab(self), Oklab(other))
      let mixed = Oklab(
        lightness: between(a.lightness, b.lightness), a: between(a.a, b.a), b: between(a.b, b.b))
      return mixed.color(opacity: opacity)
    }
  }
}

/// A colour in Oklab.
///
/// Source: https://bottosson.github.io/posts/oklab/
struct Oklab {
  /// The lightness, from 0 for black to 1 for white.
  var lightness: Double
  /// The component from green to red.
  var a: Double
  /// The component from blue to yellow.
  var b: Double

  init(lightness: Double, a: Double, b: Double) { (self.lightness, self.a, self.b) = (lightness, a, b) }

  init(_ color: RGBA) {
    let (r, g, b) = (Self.linear(color.red), Self.linear(color.green), Self.linear(color.blue))
    let l = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    self.b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// Returns the colour in sRGB, clamped to its range.
  func color(opacity: Double) -> RGBA {
    let l = lightness + 0.3963377774 * a + 0.2158037573 * b
    let m = lightness - 0.1055613458 * a - 0.0638541728 * b
    let s = lightness - 0.0894841775 * a - 1.2914855480 * b
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return RGBA(
      red: Self.encoded(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
      green: Self.encoded(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
      blue: Self.encoded(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3), opacity: opacity)
  }

  /// Returns a linear component, by the inverse of sRGB's transfer function.
  static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
  }

  /// Returns an sRGB component, by sRGB's transfer function, clamped to its range.
  static func encoded(_ value: Double) -> Double {
    let encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * power(value, 1 / 2.4) - 0.055
    return min(max(encoded, 0), 1)
  }
}
