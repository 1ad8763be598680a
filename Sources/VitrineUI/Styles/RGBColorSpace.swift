extension Color.RGBColorSpace {
  /// Returns components of the space as sRGB components from 0 to 1, clamped to sRGB's range.
  ///
  /// Source: https://www.w3.org/TR/css-color-4/#color-conversion-code
  func encoded(red: Double, green: Double, blue: Double) -> (red: Double, green: Double, blue: Double) {
    switch self {
    case .sRGB: (red, green, blue)
    case .sRGBLinear: (Oklab.encoded(red), Oklab.encoded(green), Oklab.encoded(blue))
    case .displayP3: Self.fromDisplayP3(Oklab.linear(red), Oklab.linear(green), Oklab.linear(blue))
    }
  }

  /// Returns linear Display P3 components as sRGB components. Both spaces have the same white point.
  private static func fromDisplayP3(
    _ red: Double, _ green: Double, _ blue: Double
  ) -> (red: Double, green: Double, blue: Double) {
    (
      Oklab.encoded(1.224_940_2 * red - 0.224_940_2 * green),
      Oklab.encoded(-0.042_057_0 * red + 1.042_057_0 * green),
      Oklab.encoded(-0.019_637_6 * red - 0.078_636_0 * green + 1.098_273_6 * blue)
    )
  }
}
