/// What the marks of a chart have along one axis.
package struct AxisData: Hashable, Sendable {
  /// In the order of the marks.
  package var values: [PlottedValue] = []
  /// The stretch of the calendar that moments stand for.
  package var unit: CalendarUnit?
  /// What the values are called, by the first mark.
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

  /// Adds the ends of stacked quantities.
  package mutating func add(amount: Double) {
    if amount.isFinite, abs(amount) < 1e100 { values.append(.number(amount)) }
  }
}

/// How an axis is spread, as the chart's modifiers say.
package struct ScaleSettings: Hashable, Sendable {
  package var domain: ScaleDomain?
  package var range: PlotDimensionRange?
  package var type = ScaleType.automatic

  package init() {}
}

extension AxisData {
  /// The scale on which the values lie; `nil` where there are none.
  ///
  /// Quantities start at zero and end at a multiple of the step between two labels, where no domain is given; moments take what
  /// they take.
  ///
  /// - Parameter count: how many labels are wanted.
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

  /// Powers of ten around.
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
