import Markup

/// A font that readers have already, scaled so that text in it takes the room that it takes in Inter: while Inter is under way,
/// pages are set in it, and nothing moves when it comes.
public struct LocalFont: Hashable, Sendable {
  /// The font that these stand in for.
  public static let measured = "Inter"
  // Those of Inter, in parts of the font size.
  private static let ascent = 0.96875
  private static let descent = 0.24121

  /// The CSS family that the style sheet gives it.
  let family: String
  /// What the font is called on readers' machines.
  let names: [String]
  /// The weights that it is used for.
  let weights: ClosedRange<Int>
  /// How much wider Inter runs, letters as frequent as in English texts.
  let scale: Double

  /// Arial is everywhere but on Android and Linux, which have Roboto and Liberation Sans, of Arial's widths. Bold is compared with
  /// the weight of headings, 650.
  static let all = [
    LocalFont(family: "Inter Arial", names: ["Arial", "Liberation Sans"], weights: 100...549, scale: 1.015),
    LocalFont(
      family: "Inter Arial", names: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"], weights: 550...900,
      scale: 0.981),
    LocalFont(family: "Inter Roboto", names: ["Roboto"], weights: 100...549, scale: 1.049),
    LocalFont(family: "Inter Roboto", names: ["Roboto Bold", "Roboto-Bold"], weights: 550...900, scale: 1.074),
  ]

  /// Their `@font-face` rules, a line each.
  public static let fontFaces = all.map(\.fontFace).joined()

  private var fontFace: String {
    func percent(_ part: Double) -> String { NumberText.text(part * 100, decimals: 1) + "%" }
    return "@font-face{font-family:\"\(family)\";font-weight:\(weights.lowerBound) \(weights.upperBound);"
      + "src:\(names.map { "local(\"\($0)\")" }.joined(separator: ","));size-adjust:\(percent(scale));"
      + "ascent-override:\(percent(Self.ascent / scale));descent-override:\(percent(Self.descent / scale));"
      + "line-gap-override:0%}\n"
  }
}
