import VitrineUI

/// A line or an area through the values of a function.
/// Source: https://developer.apple.com/documentation/charts/lineplot
package struct FunctionPlot {
  /// The range of x that is plotted; `nil` for the whole x axis.
  package let domain: (lower: Double, upper: Double)?
  /// A closure that returns the value at x, or the lower and the upper edge of an area; `nil` if the function is
  /// undefined there.
  package let values: (Double) -> [Double]?

  package init(domain: (lower: Double, upper: Double)?, values: @escaping (Double) -> [Double]?) {
    (self.domain, self.values) = (domain, values)
  }

  /// The number of intervals between the points of the line.
  private static let count = 160

  /// Returns the points of the line as marks with the appearance of a given mark. Each gap in the function's values
  /// starts a new line.
  ///
  /// - Parameter mark: the mark with the function.
  /// - Parameter usual: the range of x for a function without a domain.
  func marks(like mark: ChartMark, over usual: (lower: Double, upper: Double)?) -> [ChartMark] {
    let (lower, upper) = domain ?? usual ?? (-10, 10)
    guard lower.isFinite, upper.isFinite, lower < upper, (upper - lower).isFinite else { return [] }
    var marks: [ChartMark] = []
    var piece = 0
    for index in 0...Self.count {
      let x = lower + (upper - lower) * Double(index) / Double(Self.count)
      guard let values = values(x), let last = values.last, values.allSatisfy({ $0.isFinite && abs($0) < 1e12 }) else {
        piece += 1
        continue
      }
      var point = mark
      point.function = nil
      point.x = .at(PlottableValue(mark.function?.x ?? "", .number(x)))
      let label = mark.function?.y ?? ""
      point.y =
        values.count > 1
        ? .between(PlottableValue(label, .number(values[0])), PlottableValue(label, .number(last)))
        : .at(PlottableValue(label, .number(last)))
      point.series = PlottableValue("piece", .category("\(mark.function?.x ?? "") \(mark.function?.y ?? "") \(piece)"))
      marks.append(point)
    }
    return marks
  }
}
