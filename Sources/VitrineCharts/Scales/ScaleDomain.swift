#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The values that an axis shows.
/// Source: https://developer.apple.com/documentation/charts/scaledomain
public struct ScaleDomain: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case automatic(includesZero: Bool?)
    case values([PlottedValue])
  }

  let content: Content
  var isReversed = false

  public static let automatic = ScaleDomain(content: .automatic(includesZero: nil))

  /// Returns a domain computed from the data.
  ///
  /// - Parameters:
  ///   - includesZero: whether the domain includes zero even if the numbers don't.
  ///   - reversed: whether the axis is reversed.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> ScaleDomain {
    ScaleDomain(content: .automatic(includesZero: includesZero), isReversed: reversed ?? false)
  }

  /// Returns a domain of given categories in order, or of the range of given numbers or dates.
  package static func values(_ values: [PlottedValue]) -> ScaleDomain { ScaleDomain(content: .values(values)) }
}

/// A type that can be used as the domain of an axis: a range, or a list.
public protocol ChartScaleDomain {
  /// The domain.
  var _domain: ScaleDomain { get }
}

extension ScaleDomain: ChartScaleDomain { public var _domain: ScaleDomain { self } }
extension ClosedRange: ChartScaleDomain where Bound: Plottable {
  public var _domain: ScaleDomain { .values([lowerBound._plotted, upperBound._plotted]) }
}
extension Array: ChartScaleDomain where Element: Plottable {
  public var _domain: ScaleDomain { .values(map(\._plotted)) }
}

/// The function from values to positions along an axis.
/// Source: https://developer.apple.com/documentation/charts/scaletype
public enum ScaleType: Hashable, Sendable {
  case automatic, linear, log, symmetricLog, squareRoot, date, category
  case power(exponent: Double)
}

/// The part of the plot's length over which values are distributed.
/// Source: https://developer.apple.com/documentation/charts/plotdimensionscalerange
public struct PlotDimensionRange: Hashable, Sendable {
  /// The padding at the ends, in points.
  var startPadding = 0.0
  var endPadding = 0.0

  public static let plotDimension = PlotDimensionRange()
  public static func plotDimension(padding: Double) -> PlotDimensionRange {
    PlotDimensionRange(startPadding: padding, endPadding: padding)
  }
  public static func plotDimension(startPadding: Double = 0, endPadding: Double = 0) -> PlotDimensionRange {
    PlotDimensionRange(startPadding: startPadding, endPadding: endPadding)
  }
}

extension ScaleDomain {
  /// The least and the largest number; `nil` if there are none.
  package var quantities: (lower: Double, upper: Double)? {
    guard case .values(let values) = content else { return nil }
    let numbers = values.compactMap(\.quantity)
    guard let lower = numbers.min(), let upper = numbers.max() else { return nil }
    return (lower, upper)
  }

  /// The names of the values in a legend.
  package var names: [String] {
    guard case .values(let values) = content else { return [] }
    return values.map { SeriesStyles.name(PlottableValue("", $0)) }
  }
}
