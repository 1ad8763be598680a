import VitrineUI

/// A line or an area through the values of a function.
/// Source: https://developer.apple.com/documentation/charts/lineplot
package struct FunctionPlot {
  /// Where the function is asked; all of the x axis where `nil`.
  package let domain: (lower: Double, upper: Double)?
  /// The values at a place: one, or the lower and the upper edge of an area; `nil` where there are none.
  package let values: (Double) -> [Double]?

  package init(domain: (lower: Double, upper: Double)?, values: @escaping (Double) -> [Double]?) {
    (self.domain, self.values) = (domain, values)
  }

  /// How many points the line goes through.
  private static let count = 160

  /// Points of the line, with the looks of the mark that stands for all of them; a line of its own on each side of a gap.
  ///
  /// - Parameter usual: where the function is asked that says nothing itself.
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
