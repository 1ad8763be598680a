/// How wide or high a mark is across its band.
/// Source: https://developer.apple.com/documentation/charts/markdimension
public enum MarkDimension: Hashable, Sendable {
  /// What suits the kind of mark.
  case automatic
  /// A length in points.
  case fixed(Double)
  /// A part of the band, or of the radius.
  case ratio(Double)
  /// The band less a length in points at each side.
  case inset(Double)

  /// The length in a band.
  ///
  /// - Parameters:
  ///   - band: in points.
  ///   - usual: the part of the band that `automatic` takes.
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

/// How marks at the same place are put together.
/// Source: https://developer.apple.com/documentation/charts/markstackingmethod
public enum MarkStackingMethod: String, Hashable, Sendable, CaseIterable {
  /// One on the other.
  case standard
  /// One on the other, all together from 0 to 1.
  case normalized
  /// One on the other, the middle of all at 0.
  case center
  /// Each from 0.
  case unstacked
}

/// How a line goes from point to point.
/// Source: https://developer.apple.com/documentation/charts/interpolationmethod
public enum InterpolationMethod: Hashable, Sendable {
  case linear, monotone, stepStart, stepCenter, stepEnd
  /// - Parameter alpha: 0 for uniform, 0.5 for centripetal, 1 for chordal.
  case catmullRom(alpha: Double)
  /// - Parameter tension: 1 for straight lines.
  case cardinal(tension: Double)

  public static var catmullRom: InterpolationMethod { .catmullRom(alpha: 0.5) }
  public static var cardinal: InterpolationMethod { .cardinal(tension: 0) }
}
