/// The values of a chart's marks along one axis.
package struct AxisData: Hashable, Sendable {
  /// The values in the order of the marks.
  package var values: [PlottedValue] = []
  /// The calendar unit of the dates; `nil` if they have none.
  package var unit: CalendarUnit?
  /// The label of the first mark's value.
  package var label: String?

  package init() {}

  package mutating func add(_ value: PlottableValue) {
    guard value.value.isPlaced else { return }
    values.append(value.value)
    if label == nil { label = value.label }
    guard let unit = value.unit, let seconds = value.value.amount else { return }
    self.unit = self.unit ?? unit
    values[values.count - 1] = .date(unit.start(of: seconds))
    values.append(.date(unit.end(of: seconds)))
  }

  /// Adds an end of a stacked range.
  package mutating func add(amount: Double) {
    if amount.isFinite, abs(amount) < 1e100 { values.append(.number(amount)) }
  }
}

/// The options of a scale that a chart's modifiers set.
package struct ScaleSettings: Hashable, Sendable {
  package var domain: ScaleDomain?
  package var range: PlotDimensionRange?
  package var type = ScaleType.automatic

  package init() {}
}

extension AxisData {
  /// Returns the scale of the values; `nil` if there are none.
  ///
  /// Without a given domain, numbers start at zero and end at a multiple of the step between labels; dates cover only
  /// the range of the values.
  ///
  /// - Parameter count: the approximate number of labels.
  package func scale(_ settings: ScaleSettings, count: Int) -> PlotScale? {
    var given: [PlottedValue]?
    if case .values(let values)? = settings.domain?.content, !values.isEmpty { given = values }
    let known = given ?? values
    guard !known.isEmpty else { return nil }
    let isReversed = settings.domain?.isReversed ?? false
    let isCategorical = known.contains { $0.amount == nil }
    if isCategorical || settings.type == .category {
      return .bands(BandScale(known.map(Self.name), isReversed: isReversed))
    }
    let isDate = known.contains { if case .date = $0 { true } else { false } }
    let amounts = known.filter(\.isPlaced).compactMap(\.amount)
    guard var lower = amounts.min(), var upper = amounts.max() else { return nil }
    if given == nil, !isDate {
      (lower, upper) = widened(lower, upper, settings, count: count)
    }
    return .continuous(
      ContinuousScale(lower, upper, spread: settings.type.spread, isDate: isDate, isReversed: isReversed))
  }

  private func widened(_ lower: Double, _ upper: Double, _ settings: ScaleSettings, count: Int) -> (Double, Double) {
    var (lower, upper) = (lower, upper)
    guard settings.type.spread != .log else { return logarithmic(lower, upper) }
    var includesZero = true
    if case .automatic(let wanted)? = settings.domain?.content { includesZero = wanted ?? true }
    if includesZero { (lower, upper) = (min(lower, 0), max(upper, 0)) }
    if lower == upper { upper = lower + 1 }
    return NiceSteps.widened(lower, upper, to: NiceSteps.step(over: upper - lower, count: count))
  }

  /// Returns the powers of ten that enclose a range.
  private func logarithmic(_ lower: Double, _ upper: Double) -> (Double, Double) {
    let least = max(lower, 1e-12)
    var (low, high) = (1.0, 1.0)
    for _ in 0..<120 where low > least { low /= 10 }
    for _ in 0..<120 where low * 10 <= least { low *= 10 }
    high = low
    for _ in 0..<120 where high < upper { high *= 10 }
    return (low, high == low ? low * 10 : high)
  }

  private static func name(_ value: PlottedValue) -> String {
    switch value {
    case .category(let name): name
    case .number(let number): BandScale.name(number)
    case .date(let seconds): DateLabel.text(seconds, of: .day)
    }
  }
}

extension ScaleType {
  var spread: ContinuousScale.Spread {
    switch self {
    case .log: .log
    case .symmetricLog: .symmetricLog
    case .squareRoot: .power(0.5)
    case .power(let exponent): .power(exponent.isFinite && exponent != 0 ? exponent : 1)
    case .automatic, .linear, .date, .category: .linear
    }
  }
}
