import Markup

/// A font installed on readers' devices, scaled so that its text is as wide as in Inter. Pages use it while Inter is
/// loading, so that nothing moves when Inter arrives.
public struct LocalFont: Hashable, Sendable {
  /// The font that the local fonts replace while it loads.
  public static let measured = "Inter"
  // Inter's metrics, as fractions of the font size.
  private static let ascent = 0.96875
  private static let descent = 0.24121

  /// The CSS family name for which the style sheet declares it.
  let family: String
  /// The names of the font on readers' devices.
  let names: [String]
  /// The weights for which it is used.
  let weights: ClosedRange<Int>
  /// The width of Inter divided by that of this font, for letters as frequent as in English texts.
  let scale: Double

  /// Arial is on all systems except Android and Linux, which have Roboto and Liberation Sans, the latter with Arial's
  /// widths. The scales of bold fonts are for the weight of headings, 650.
  static let all = [
    LocalFont(family: "Inter Arial", names: ["Arial", "Liberation Sans"], weights: 100...549, scale: 1.015),
    LocalFont(
      family: "Inter Arial", names: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"], weights: 550...900,
      scale: 0.981),
    LocalFont(family: "Inter Roboto", names: ["Roboto"], weights: 100...549, scale: 1.049),
    LocalFont(family: "Inter Roboto", names: ["Roboto Bold", "Roboto-Bold"], weights: 550...900, scale: 1.074),
  ]

  /// The `@font-face` rules of all local fonts, one per line.
  public static let fontFaces = all.map(\.fontFace).joined()

  private var fontFace: String {
    func percent(_ part: Double) -> String { NumberText.text(part * 100, decimals: 1) + "%" }
    return "@font-face{font-family:\"\(family)\";font-weight:\(weights.lowerBound) \(weights.upperBound);"
      + "src:\(names.map { "local(\"\($0)\")" }.joined(separator: ","));size-adjust:\(percent(scale));"
      + "ascent-override:\(percent(Self.ascent / scale));descent-override:\(percent(Self.descent / scale));"
      + "line-gap-override:0%}\n"
  }
}
