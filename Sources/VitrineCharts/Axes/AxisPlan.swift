import VitrineLayout
import VitrineUI

/// The marks of one axis, with their positions and labels.
package struct AxisPlan {
  /// The parts at one value.
  package struct Item {
    package let value: PlottedValue
    /// The position along the axis, as a fraction of its length.
    package let fraction: Double
    /// The fraction at which the next value is, or the axis ends; for a category, the end of its band.
    package let end: Double
    /// The text of a label that has no format or content.
    package let text: String
    package let parts: [AxisPart]
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
  package init(_ marks: AxisMarks, _ axis: Axis, _ scale: PlotScale, _ data: AxisData, count: Int) {
    (self.axis, isBanded, preset) = (axis, scale.band != nil, marks.preset)
    side = Self.side(marks.position, axis)
    let ticks = AxisTicks(marks.values, scale, data, count: count)
    let places = ticks.values.compactMap { value in scale.fraction(of: value).map { (value, $0) } }
      .filter { $0.1 > -0.001 && $0.1 < 1.001 }
    items = places.enumerated().map { index, place in
      let next = index + 1 < places.count ? places[index + 1].1 : 1
      let half = (scale.band ?? 0) / 2
      let value = AxisValue(index: index, count: places.count, value: place.0)
      let end = scale.band == nil ? ticks.end(of: place.0, in: scale) ?? next : place.1 + half
      return Item(
        value: place.0, fraction: place.1, end: end, text: marks.format?(place.0) ?? ticks.text(of: place.0),
        parts: marks.parts?(value) ?? Self.defaultParts(marks.stroke, isBanded: scale.band != nil))
    }
  }

  private static func side(_ position: AxisMarkPosition, _ axis: Axis) -> AxisMarkPosition {
    if axis == .horizontal { return position == .top ? .top : .bottom }
    return position == .leading ? .leading : .trailing
  }

  /// Returns the default parts; categories have only labels (estimated).
  private static func defaultParts(_ stroke: StrokeStyle?, isBanded: Bool) -> [AxisPart] {
    let label = AxisPart(.label)
    guard !isBanded else { return [label] }
    return [
      AxisPart(.gridLine).changing { $0.stroke = stroke }, AxisPart(.tick).changing { $0.stroke = stroke }, label,
    ]
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
        parts: item.parts.filter { $0.kind != .label && !isBanded || $0.kind == .gridLine })
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

  package init(_ wanted: AxisMarkValues, _ scale: PlotScale, _ data: AxisData, count: Int) {
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
  }

  private static func numbers(_ wanted: AxisMarkValues, _ scale: ContinuousScale, count: Int) -> [Double] {
    switch wanted.content {
    case .list(let list): return list.compactMap(\.amount)
    case .stride(let step): return NiceSteps.values(from: scale.lower, to: scale.upper, step: abs(step))
    case .automatic(let desired):
      if scale.spread == .log { return powers(scale) }
      let step = NiceSteps.step(over: scale.upper - scale.lower, count: max(1, min(desired ?? count, 50)))
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
    _ wanted: AxisMarkValues, _ scale: ContinuousScale, _ data: AxisData, count: Int
  ) -> (values: [PlottedValue], unit: CalendarUnit?, steps: DateSteps?) {
    let steps: DateSteps
    switch wanted.content {
    case .list(let list):
      let amounts = list.compactMap(\.amount).sorted()
      let least = zip(amounts, amounts.dropFirst()).map { $1 - $0 }.min() ?? 86_400
      return (list, DateSteps.step(over: least * 0.9, count: 1).unit, nil)
    case .steps(let given): steps = given
    case .stride(let seconds): steps = DateSteps.step(over: seconds, count: 1)
    case .automatic(let desired):
      steps = DateSteps.step(
        over: scale.upper - scale.lower, count: max(1, min(desired ?? count, 50)), least: data.unit)
    }
    // A step that would start at the end of the axis gets no mark.
    let end = data.unit == nil ? scale.upper : scale.upper - 1e-6
    return (steps.values(from: scale.lower, to: end).map { .date($0) }, steps.unit, steps)
  }

  /// Returns the fraction at which the calendar step of a date ends.
  func end(of value: PlottedValue, in scale: PlotScale) -> Double? {
    guard let steps, let seconds = value.amount else { return nil }
    return scale.fraction(of: .date(steps.unit.adding(steps.count, to: seconds))).map { min($0, 1) }
  }

  func text(of value: PlottedValue) -> String {
    switch value {
    case .category(let name): name
    case .number(let number): NumberLabel.text(number, decimals: decimals)
    case .date(let seconds): DateLabel.text(seconds, of: unit ?? .day, showsYear: showsYear)
    }
  }
}
