import VitrineLayout
import VitrineUI

/// The marks of one axis, with their positions and labels.
package struct AxisPlan {
  /// The parts at one value.
  package struct Item {
    package let value: PlottedValue
    /// The position along the axis, as a fraction of its length; for a category, the start of its band.
    package let fraction: Double
    /// The fraction at which the next value is, or the axis ends; for a category, the end of its band.
    package let end: Double
    /// The text of a label that has no format or content.
    package let text: String
    package let parts: [AxisPart]

    /// Returns the fraction at which a part is: the middle for centred parts and the labels of categories.
    package func place(of part: AxisPart, isBanded: Bool) -> Double {
      part.isCentered || isBanded && part.kind == .label ? (fraction + end) / 2 : fraction
    }

    /// The distance that labels beside a vertical axis keep to the plot for the item's ticks, in points.
    package var tickLength: Double {
      parts.reduce(0) { length, part in
        guard part.kind == .tick else { return length }
        if case .fixed(let fixed) = part.length { return max(length, fixed.isFinite ? min(fixed, 10_000) : 0) }
        return max(length, AxisPart.tickLength)
      }
    }
  }

  package let axis: Axis
  package let side: AxisMarkPosition
  package let isBanded: Bool
  package let preset: AxisMarkPreset
  package private(set) var items: [Item]

  /// Computes the marks of an axis.
  ///
  /// - Parameters:
  ///   - data: the values on the axis.
  ///   - count: the approximate number of values if the marks don't set one.
  package init(_ marks: AxisMarks, _ axis: Axis, _ scale: PlotScale, _ data: AxisData, count: Double) {
    (self.axis, isBanded, preset) = (axis, scale.band != nil, marks.preset)
    side = Self.side(marks.position, axis)
    let ticks = AxisTicks(marks.values, scale, data, count: count)
    let half = (scale.band ?? 0) / 2
    let places = ticks.values.compactMap { value in scale.fraction(of: value).map { (value, $0) } }
      .filter { $0.1 > -0.001 && $0.1 < 1.001 }
    items = places.enumerated().map { index, place in
      let next = index + 1 < places.count ? places[index + 1].1 : 1
      let value = AxisValue(index: index, count: places.count, value: place.0)
      let end = scale.band == nil ? ticks.end(of: place.0, in: scale) ?? next : place.1 + half
      var parts = marks.parts?(value) ?? Self.defaultParts(marks.stroke, axis)
      // A label that would start at the end of the axis is left out, as in pictures of iOS 16 and macOS 15.
      if axis == .horizontal, scale.band == nil, place.1 > 0.999, marks.preset != .aligned {
        let hasTick = parts.contains { $0.kind == .tick }
        parts.removeAll { $0.kind == .label && ($0.isCentered || hasTick && $0.anchor == nil) }
      }
      return Item(
        value: place.0, fraction: place.1 - half, end: end, text: marks.format?(place.0) ?? ticks.text(of: place.0),
        parts: parts)
    }
    if isBanded, let last = items.last, last.end > 0.999 {
      let parts = last.parts.filter { $0.kind != .label && !$0.isCentered }
      if !parts.isEmpty { items.append(Item(value: last.value, fraction: 1, end: 1, text: "", parts: parts)) }
    }
  }

  private static func side(_ position: AxisMarkPosition, _ axis: Axis) -> AxisMarkPosition {
    if axis == .horizontal { return position == .top ? .top : .bottom }
    return position == .leading ? .leading : .trailing
  }

  /// Returns the default parts: a grid line and a label, and below or above the plot a tick.
  private static func defaultParts(_ stroke: StrokeStyle?, _ axis: Axis) -> [AxisPart] {
    let lines = axis == .horizontal ? [AxisPart(.gridLine), AxisPart(.tick)] : [AxisPart(.gridLine)]
    return lines.map { part in part.changing { $0.stroke = stroke } } + [AxisPart(.label)]
  }

  /// Drops the labels that would touch the previous one.
  ///
  /// - Parameter overlaps: a closure that returns whether the labels of two items overlap.
  package mutating func dropLabels(where overlaps: (Item, Item) -> Bool) {
    var last: Item?
    items = items.map { item in
      guard item.parts.contains(where: { $0.kind == .label }) else { return item }
      guard let before = last, overlaps(before, item) else {
        last = item
        return item
      }
      return Item(
        value: item.value, fraction: item.fraction, end: item.end, text: item.text,
        parts: item.parts.filter { $0.kind != .label })
    }
  }
}

/// The values at which an axis has marks, with the format of their labels.
package struct AxisTicks {
  package let values: [PlottedValue]
  /// The calendar unit that the labels of dates show.
  private var unit: CalendarUnit?
  private var steps: DateSteps?
  private let showsYear: Bool
  /// The number of decimals of all labels.
  private let decimals: Int
  /// Whether labels are written as `2.0E7`: from a million on, as in a picture of iOS 16.
  private let isScientific: Bool

  package init(_ wanted: AxisMarkValues, _ scale: PlotScale, _ data: AxisData, count: Double) {
    switch scale {
    case .bands(let bands):
      values = if case .list(let list) = wanted.content { list } else { bands.categories.map { .category($0) } }
      showsYear = false
    case .continuous(let scale) where scale.isDate:
      let ticks = Self.moments(wanted, scale, data, count: count)
      (values, unit, steps) = (ticks.values, ticks.unit, ticks.steps)
      showsYear = Moment.civil(scale.lower).year != Moment.civil(scale.upper - 1).year
    case .continuous(let scale):
      values = Self.numbers(wanted, scale, count: count).map { .number($0) }
      showsYear = false
    }
    decimals = values.compactMap(\.quantity).map(NumberLabel.decimals).max() ?? 0
    isScientific = values.contains { abs($0.quantity ?? 0) >= 1e6 }
  }

  private static func numbers(_ wanted: AxisMarkValues, _ scale: ContinuousScale, count: Double) -> [Double] {
    switch wanted.content {
    case .list(let list): return list.compactMap(\.amount)
    case .stride(let step): return NiceSteps.values(from: scale.lower, to: scale.upper, step: abs(step))
    case .automatic(let desired, _, _):
      if scale.spread == .log { return powers(scale) }
      let count = desired.map { Double(max(1, min($0, 50))) } ?? count
      let step = NiceSteps.step(over: scale.upper - scale.lower, count: count)
      return NiceSteps.values(from: scale.lower, to: scale.upper, step: step)
    case .steps:
      let step = NiceSteps.step(over: scale.upper - scale.lower, count: count)
      return NiceSteps.values(from: scale.lower, to: scale.upper, step: step)
    }
  }

  private static func powers(_ scale: ContinuousScale) -> [Double] {
    var values: [Double] = []
    var value = 1.0
    for _ in 0..<120 where value > scale.lower * 1.000_001 { value /= 10 }
    for _ in 0..<120 where value < scale.lower * 0.999_999 { value *= 10 }
    for _ in 0..<120 where value <= scale.upper * 1.000_001 {
      values.append(value)
      value *= 10
    }
    return values
  }

  private static func moments(
    _ wanted: AxisMarkValues, _ scale: ContinuousScale, _ data: AxisData, count: Double
  ) -> (values: [PlottedValue], unit: CalendarUnit?, steps: DateSteps?) {
    let steps: DateSteps
    switch wanted.content {
    case .list(let list):
      let amounts = list.compactMap(\.amount).sorted()
      let least = zip(amounts, amounts.dropFirst()).map { $1 - $0 }.min() ?? 86_400
      return (list, DateSteps.step(over: least * 0.9, count: 1).unit, nil)
    case .steps(let given): steps = given
    case .stride(let seconds): steps = DateSteps.step(over: seconds, count: 1)
    case .automatic(let desired, _, _):
      let count = desired.map { Double(max(1, min($0, 50))) } ?? count
      steps = DateSteps.step(over: scale.upper - scale.lower, count: count, least: data.unit)
    }
    return (steps.values(from: scale.lower, to: scale.upper).map { .date($0) }, steps.unit, steps)
  }

  /// Returns the fraction at which the calendar step of a date ends.
  func end(of value: PlottedValue, in scale: PlotScale) -> Double? {
    guard let steps, let seconds = value.amount else { return nil }
    return scale.fraction(of: .date(steps.unit.adding(steps.count, to: seconds))).map { min($0, 1) }
  }

  func text(of value: PlottedValue) -> String {
    switch value {
    case .category(let name): name
    case .number(let number):
      isScientific ? NumberLabel.scientific(number) : NumberLabel.text(number, decimals: decimals)
    case .date(let seconds): DateLabel.text(seconds, of: unit ?? .day, showsYear: showsYear)
    }
  }
}
