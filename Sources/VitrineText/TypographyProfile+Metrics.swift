/// The vertical metrics of a line in one font, in points.
public struct LineMetrics: Hashable, Sendable {
  /// The distance from the line's top to its bottom.
  public var height: Double
  /// The distance from the line's top to its baseline.
  public var baseline: Double
  /// The space that a text style adds between its lines, so that the distance between baselines is the published
  /// leading; may be negative.
  public var leading: Double
  public var descent: Double { height - baseline }
}

extension TypographyProfile {
  /// SF's ascent and line height in ems; it has no line gap.
  private static let ascent = 1950.0 / 2048
  private static let lineHeight = 2444.0 / 2048

  /// Returns the metrics of a line at a size, and with a text style if given.
  ///
  /// The height is size × (1950 + 494) / 2048, SF's ascent and descent. A style of n lines is n · height + (n − 1) ·
  /// (leading − height) high: the published leading is the distance between its baselines, so `leading − height` goes
  /// between the lines. `.system(size:)` has no leading. On the Mac, the height of a style is a published whole number
  /// without a formula, which is also the distance between baselines.
  public func lineMetrics(size: Double, style: TextStyle?) -> LineMetrics {
    var metrics = LineMetrics(height: size * Self.lineHeight, baseline: size * Self.ascent, leading: 0)
    guard let style else { return metrics }
    if self == .macos {
      let row = TextStyleTable.mac(style)
      metrics.height = row.lineHeight * size / row.size
      return metrics
    }
    metrics.leading = leading(style, size: size) - metrics.height
    return metrics
  }

  /// Returns the space that a text style keeps to a text above it, in points: its leading less the height of its line,
  /// 0 for `.system(size:)`. It is also 0 in the book profile, and on the Mac, where it was not measured.
  ///
  /// Source: [layout reference, section 31](docs/layout-reference.md#31-measured-on-pictures-of-ios).
  public func leadingAbove(size: Double, style: TextStyle?) -> Double {
    isPhone ? lineMetrics(size: size, style: style).leading : 0
  }

  /// Returns the distance between a style's baselines in points: the published one for the style's sizes, in proportion
  /// for other sizes.
  private func leading(_ style: TextStyle, size: Double) -> Double {
    let factor = self == .book ? Self.bookBody / Self.phoneBody : 1
    for type in DynamicTypeSize.allCases {
      let row = TextStyleTable.phone(style, type)
      if abs(row.size * factor - size) < 1e-9 { return row.leading * factor }
    }
    let usual = TextStyleTable.phone(style, .large)
    return size * usual.leading / usual.size
  }

  /// The size of body in points, in the book profile and on the phone; the book profile's other styles keep their ratio
  /// to body.
  static let bookBody = 14.0
  static let phoneBody = 17.0

  /// Returns the face of a text style at the user's text size; the Mac has one size only.
  public func font(for style: TextStyle, typeSize: DynamicTypeSize = .large) -> FontFace {
    switch self {
    case .macos:
      let row = TextStyleTable.mac(style)
      return FontFace(size: row.size, weight: row.weight)
    case .ios18, .ios26:
      return FontFace(size: TextStyleTable.phone(style, typeSize).size, weight: style == .headline ? 600 : 400)
    case .book:
      let size = TextStyleTable.phone(style, typeSize).size * Self.bookBody / Self.phoneBody
      return FontFace(size: size, weight: style == .headline ? 600 : 400)
    }
  }
}
