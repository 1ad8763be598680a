/// The vertical measures of a line in one font, in points.
public struct LineMetrics: Hashable, Sendable {
  /// From the line's top to its bottom.
  public var height: Double
  /// From the line's top to its baseline.
  public var baseline: Double
  /// What a text style adds between its lines, so that its baselines are its leading apart; it may be negative.
  public var leading: Double
  public var descent: Double { height - baseline }
}

extension TypographyProfile {
  /// SF's ascent and descent in 2048ths of an em; it has no line gap.
  private static let ascent = 1950.0 / 2048
  private static let lineHeight = 2444.0 / 2048

  /// The metrics of a line at a size, and of a line of a text style at that size.
  ///
  /// The height is size × (1950 + 494) / 2048, SF's ascent and descent. A style of n lines is
  /// n · height + (n − 1) · (leading − height) high: the published leading is the distance of its baselines, so
  /// `leading − height` goes between the lines. `.system(size:)` has no leading. On the Mac the height of a style is a
  /// published whole number that no formula gives, and that is the distance of the baselines too.
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

  /// What a text of a style keeps above it to another text, in points: its leading less the height of its line, none for
  /// `.system(size:)`. Printed explanations set texts without, and for the Mac it was not measured.
  ///
  /// Source: [layout reference, section 31](docs/layout-reference.md#31-measured-on-pictures-of-ios).
  public func leadingAbove(size: Double, style: TextStyle?) -> Double {
    isPhone ? lineMetrics(size: size, style: style).leading : 0
  }

  /// The distance of a style's baselines: the published one for the sizes that the style takes, in proportion for others.
  private func leading(_ style: TextStyle, size: Double) -> Double {
    let factor = self == .book ? Self.bookBody / Self.phoneBody : 1
    for type in DynamicTypeSize.allCases {
      let row = TextStyleTable.phone(style, type)
      if abs(row.size * factor - size) < 1e-9 { return row.leading * factor }
    }
    let usual = TextStyleTable.phone(style, .large)
    return size * usual.leading / usual.size
  }

  /// Body is 14 points in the book profile and 17 on the phone; the book's other styles keep their ratio to body.
  static let bookBody = 14.0
  static let phoneBody = 17.0

  /// The face of a text style at the user's text size (the Mac has one size only).
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
