import VitrineLayout
import VitrineUI

/// A bar from zero to a value, or between two values.
/// Source: https://developer.apple.com/documentation/charts/barmark
public struct BarMark: PrimitiveChartContent {
  public let _marks: ChartMarks

  init(
    x: ChartMark.Extent?, y: ChartMark.Extent?, width: MarkDimension, height: MarkDimension,
    stacking: MarkStackingMethod
  ) {
    var mark = ChartMark(.bar, x: x, y: y)
    (mark.width, mark.height, mark.stacking) = (width, height, stacking)
    _marks = ChartMarks([mark])
  }

  public init(
    x: PlottableValue, y: PlottableValue, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { self.init(x: .at(x), y: .at(y), width: width, height: height, stacking: stacking) }

  public init(
    xStart: PlottableValue, xEnd: PlottableValue, y: PlottableValue, height: MarkDimension = .automatic
  ) { self.init(x: .between(xStart, xEnd), y: .at(y), width: .automatic, height: height, stacking: .unstacked) }

  public init(
    x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue, width: MarkDimension = .automatic
  ) { self.init(x: .at(x), y: .between(yStart, yEnd), width: width, height: .automatic, stacking: .unstacked) }

  public init(x: PlottableValue, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) {
    self.init(x: .at(x), y: nil, width: .automatic, height: height, stacking: stacking)
  }

  public init(y: PlottableValue, width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) {
    self.init(x: nil, y: .at(y), width: width, height: .automatic, stacking: stacking)
  }

  public init(xStart: PlottableValue, xEnd: PlottableValue, height: MarkDimension = .automatic) {
    self.init(x: .between(xStart, xEnd), y: nil, width: .automatic, height: height, stacking: .unstacked)
  }

  public init(yStart: PlottableValue, yEnd: PlottableValue, width: MarkDimension = .automatic) {
    self.init(x: nil, y: .between(yStart, yEnd), width: width, height: .automatic, stacking: .unstacked)
  }
}

/// A point of a line.
/// Source: https://developer.apple.com/documentation/charts/linemark
public struct LineMark: PrimitiveChartContent {
  public let _marks: ChartMarks

  /// Creates a point of a line.
  ///
  /// - Parameter x: the value along the horizontal axis.
  /// - Parameter y: the value along the vertical axis.
  /// - Parameter series: the line to which the point belongs, if neither colour nor symbol determines it.
  public init(x: PlottableValue, y: PlottableValue, series: PlottableValue? = nil) {
    var mark = ChartMark(.line, x: .at(x), y: .at(y))
    mark.series = series
    _marks = ChartMarks([mark])
  }
}

/// A symbol at a position.
/// Source: https://developer.apple.com/documentation/charts/pointmark
public struct PointMark: PrimitiveChartContent {
  public let _marks: ChartMarks

  public init(x: PlottableValue, y: PlottableValue) { _marks = ChartMarks([ChartMark(.point, x: .at(x), y: .at(y))]) }
  public init(x: PlottableValue) { _marks = ChartMarks([ChartMark(.point, x: .at(x), y: nil)]) }
  public init(y: PlottableValue) { _marks = ChartMarks([ChartMark(.point, x: nil, y: .at(y))]) }
}

/// A point of an area's edge, above zero or between two values.
/// Source: https://developer.apple.com/documentation/charts/areamark
public struct AreaMark: PrimitiveChartContent {
  public let _marks: ChartMarks

  private init(_ x: ChartMark.Extent, _ y: ChartMark.Extent, _ series: PlottableValue?, _ stacking: MarkStackingMethod)
  {
    var mark = ChartMark(.area, x: x, y: y)
    (mark.series, mark.stacking) = (series, stacking)
    _marks = ChartMarks([mark])
  }

  public init(
    x: PlottableValue, y: PlottableValue, series: PlottableValue? = nil, stacking: MarkStackingMethod = .standard
  ) { self.init(.at(x), .at(y), series, stacking) }

  public init(x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue, series: PlottableValue? = nil) {
    self.init(.at(x), .between(yStart, yEnd), series, .unstacked)
  }

  public init(xStart: PlottableValue, xEnd: PlottableValue, y: PlottableValue, series: PlottableValue? = nil) {
    self.init(.between(xStart, xEnd), .at(y), series, .unstacked)
  }
}

/// A line across the plot, or across a part of it.
/// Source: https://developer.apple.com/documentation/charts/rulemark
public struct RuleMark: PrimitiveChartContent {
  public let _marks: ChartMarks

  private init(_ x: ChartMark.Extent?, _ y: ChartMark.Extent?) { _marks = ChartMarks([ChartMark(.rule, x: x, y: y)]) }

  public init(x: PlottableValue) { self.init(.at(x), nil) }
  public init(y: PlottableValue) { self.init(nil, .at(y)) }
  public init(x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue) {
    self.init(.at(x), .between(yStart, yEnd))
  }
  public init(xStart: PlottableValue, xEnd: PlottableValue, y: PlottableValue) {
    self.init(.between(xStart, xEnd), .at(y))
  }
}

/// A rectangle between values, or around one.
/// Source: https://developer.apple.com/documentation/charts/rectanglemark
public struct RectangleMark: PrimitiveChartContent {
  public let _marks: ChartMarks

  package init(
    _ x: ChartMark.Extent?, _ y: ChartMark.Extent?, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    var mark = ChartMark(.rectangle, x: x, y: y)
    (mark.width, mark.height) = (width, height)
    _marks = ChartMarks([mark])
  }

  public init(
    x: PlottableValue, y: PlottableValue, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) { self.init(.at(x), .at(y), width: width, height: height) }

  public init(
    xStart: PlottableValue? = nil, xEnd: PlottableValue? = nil, yStart: PlottableValue? = nil,
    yEnd: PlottableValue? = nil
  ) { self.init(Self.between(xStart, xEnd), Self.between(yStart, yEnd)) }

  public init(
    x: PlottableValue, yStart: PlottableValue? = nil, yEnd: PlottableValue? = nil, width: MarkDimension = .automatic
  ) { self.init(.at(x), Self.between(yStart, yEnd), width: width) }

  public init(
    xStart: PlottableValue? = nil, xEnd: PlottableValue? = nil, y: PlottableValue, height: MarkDimension = .automatic
  ) { self.init(Self.between(xStart, xEnd), .at(y), height: height) }

  private static func between(_ start: PlottableValue?, _ end: PlottableValue?) -> ChartMark.Extent? {
    guard let start, let end else { return nil }
    return .between(start, end)
  }
}

/// A sector of a pie or donut chart.
/// Source: https://developer.apple.com/documentation/charts/sectormark
public struct SectorMark: PrimitiveChartContent {
  public let _marks: ChartMarks

  private init(
    _ angle: ChartMark.Extent, _ innerRadius: MarkDimension, _ outerRadius: MarkDimension, _ angularInset: Double?
  ) {
    var mark = ChartMark(.sector, x: nil, y: nil)
    mark.sector = ChartMark.Sector(
      angle: angle, innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset ?? 0)
    _marks = ChartMarks([mark])
  }

  /// Creates a sector.
  ///
  /// - Parameters:
  ///   - angle: the angle, in proportion to those of all sectors.
  ///   - innerRadius: the radius of the hole, as a fraction of the largest radius or in points.
  ///   - outerRadius: the radius of the outer edge, in the same units.
  ///   - angularInset: the gap at each side, in points.
  public init(
    angle: PlottableValue, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: Double? = nil
  ) { self.init(.at(angle), innerRadius, outerRadius, angularInset) }
}
