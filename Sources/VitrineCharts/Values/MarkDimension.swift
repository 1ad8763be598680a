/// The width or height of a mark in its band.
/// Source: https://developer.apple.com/documentation/charts/markdimension
public enum MarkDimension: Hashable, Sendable {
  /// The default for the kind of mark.
  case automatic
  /// A length in points.
  case fixed(Double)
  /// A fraction of the band, or of the radius.
  case ratio(Double)
  /// The length of the band less an inset at each side, in points.
  case inset(Double)

  /// Returns the length in points.
  ///
  /// - Parameters:
  ///   - band: the length of the band, in points.
  ///   - usual: the fraction of the band for `automatic`.
  func length(in band: Double, usual: Double) -> Double {
    let length =
      switch self {
      case .automatic: band * usual
      case .fixed(let length): length
      case .ratio(let ratio): band * ratio
      case .inset(let inset): band - 2 * inset
      }
    return length.isFinite ? max(0, min(length, 100_000)) : 0
  }
}

extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
  public init(floatLiteral value: Double) { self = .fixed(value) }
}

/// The method to combine marks at the same place.
/// Source: https://developer.apple.com/documentation/charts/markstackingmethod
public enum MarkStackingMethod: String, Hashable, Sendable, CaseIterable {
  /// Stacks the marks.
  case standard
  /// Stacks the marks and scales them to a total of 1.
  case normalized
  /// Stacks the marks around 0.
  case center
  /// Starts each mark at 0.
  case unstacked
}

/// The method to draw a line between points.
/// Source: https://developer.apple.com/documentation/charts/interpolationmethod
public enum InterpolationMethod: Hashable, Sendable {
  case linear, monotone, stepStart, stepCenter, stepEnd
  /// A Catmull-Rom spline.
  ///
  /// - Parameter alpha: 0 for uniform, 0.5 for centripetal, 1 for chordal.
  case catmullRom(alpha: Double)
  /// A cardinal spline.
  ///
  /// - Parameter tension: 1 for straight lines.
  case cardinal(tension: Double)

  public static var catmullRom: InterpolationMethod { .catmullRom(alpha: 0.5) }
  public static var cardinal: InterpolationMethod { .cardinal(tension: 0) }
}
