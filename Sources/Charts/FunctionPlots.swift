import VitrineCharts

/// A line through the values of a function.
public struct LinePlot: PrimitiveChartContent {
  private let mark: ChartMark

  /// - Parameters:
  ///   - x: the name of the argument.
  ///   - y: the name of the value.
  ///   - domain: the range of x that is plotted; `nil` for the whole x axis.
  ///   - function: returns the value at x; the line has a gap where it is not finite.
  public init(
    x: String, y: String, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    mark = ChartMark(.line, of: x, y, domain) { [function($0)] }
  }

  public var _marks: ChartMarks { ChartMarks([mark]) }
}

/// The area below the values of a function, or between two.
public struct AreaPlot: PrimitiveChartContent {
  private let mark: ChartMark

  /// - Parameters:
  ///   - x: the name of the argument.
  ///   - y: the name of the value.
  ///   - domain: the range of x that is plotted; `nil` for the whole x axis.
  ///   - function: returns the value at x; the area has a gap where it is not finite.
  public init(
    x: String, y: String, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    mark = ChartMark(.area, of: x, y, domain) { [function($0)] }
  }

  /// - Parameters:
  ///   - x: the name of the argument.
  ///   - yStart: the name of the lower value.
  ///   - yEnd: the name of the upper value.
  ///   - domain: the range of x that is plotted; `nil` for the whole x axis.
  ///   - function: returns the lower and the upper value at x; the area has a gap where one is not finite.
  public init(
    x: String, yStart: String, yEnd: String, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    mark = ChartMark(.area, of: x, yStart, domain) { x in
      let (start, end) = function(x)
      return [start, end]
    }
  }

  public var _marks: ChartMarks { ChartMarks([mark]) }
}

extension ChartMark {
  /// Creates the mark of a function.
  fileprivate init(
    _ kind: Kind, of x: String, _ y: String, _ domain: ClosedRange<Double>?, values: @escaping (Double) -> [Double]?
  ) {
    self.init(kind, x: nil, y: nil)
    stacking = .unstacked
    let range = domain.map { (lower: $0.lowerBound, upper: $0.upperBound) }
    function = (FunctionPlot(domain: range, values: values), x, y)
  }
}
