#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Which values an axis shows.
/// Source: https://developer.apple.com/documentation/charts/scaledomain
public struct ScaleDomain: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case automatic(includesZero: Bool?)
    case values([PlottedValue])
  }

  let content: Content
  var isReversed = false

  public static let automatic = ScaleDomain(content: .automatic(includesZero: nil))

  /// What the data takes.
  ///
  /// - Parameters:
  ///   - includesZero: whether quantities begin at zero, whatever they are.
  ///   - reversed: whether the axis goes the other way.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> ScaleDomain {
    ScaleDomain(content: .automatic(includesZero: includesZero), isReversed: reversed ?? false)
  }

  /// The categories in order, or the quantities and moments among which all others are.
  package static func values(_ values: [PlottedValue]) -> ScaleDomain { ScaleDomain(content: .values(values)) }
}

/// A type that says which values an axis shows: a range, or a list.
public protocol ChartScaleDomain {
  /// The values.
  var _domain: ScaleDomain { get }
}

extension ScaleDomain: ChartScaleDomain { public var _domain: ScaleDomain { self } }
extension ClosedRange: ChartScaleDomain where Bound: Plottable {
  public var _domain: ScaleDomain { .values([lowerBound._plotted, upperBound._plotted]) }
}
extension Array: ChartScaleDomain where Element: Plottable {
  public var _domain: ScaleDomain { .values(map(\._plotted)) }
}

/// How quantities are spread along an axis.
/// Source: https://developer.apple.com/documentation/charts/scaletype
public enum ScaleType: Hashable, Sendable {
  case automatic, linear, log, symmetricLog, squareRoot, date, category
  case power(exponent: Double)
}

/// The part of the plot's length that values are spread over.
/// Source: https://developer.apple.com/documentation/charts/plotdimensionscalerange
public struct PlotDimensionRange: Hashable, Sendable {
  /// In points, at the ends.
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
  /// The least and the largest of the quantities; `nil` where there are none.
  package var quantities: (lower: Double, upper: Double)? {
    guard case .values(let values) = content else { return nil }
    let numbers = values.compactMap(\.quantity)
    guard let lower = numbers.min(), let upper = numbers.max() else { return nil }
    return (lower, upper)
  }

  /// The values as legends name them.
  package var names: [String] {
    guard case .values(let values) = content else { return [] }
    return values.map { SeriesStyles.name(PlottableValue("", $0)) }
  }
}
