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
  /// Without a given domain, the scale covers the values, zero if they are numbers, and the values of the axis's marks.
  ///
  /// Source: https://developer.apple.com/documentation/charts/scaledomain/automatic
  ///
  /// - Parameters:
  ///   - marks: the values of the axis's marks; empty for a hidden axis.
  ///   - count: the approximate number of steps between marks that don't set one.
  package func scale(_ settings: ScaleSettings, marks: [AxisMarkValues] = [.automatic], count: Double) -> PlotScale? {
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
    if given == nil {
      if !isDate { (lower, upper) = widened(lower, upper, settings) }
      for values in marks { (lower, upper) = values.widened(lower, upper, settings, isDate: isDate, count: count) }
    }
    return .continuous(
      ContinuousScale(lower, upper, spread: settings.type.spread, isDate: isDate, isReversed: isReversed))
  }

  private func widened(_ lower: Double, _ upper: Double, _ settings: ScaleSettings) -> (Double, Double) {
    var (lower, upper) = (lower, upper)
    var includesZero = settings.type.spread != .log
    if case .automatic(let wanted)? = settings.domain?.content { includesZero = includesZero && wanted ?? true }
    if includesZero { (lower, upper) = (min(lower, 0), max(upper, 0)) }
    return lower == upper ? (lower, lower + 1) : (lower, upper)
  }

  private static func name(_ value: PlottedValue) -> String {
    switch value {
    case .category(let name): name
    case .number(let number): BandScale.name(number)
    case .date(let seconds): DateLabel.text(seconds, of: .day)
    }
  }
}

extension AxisMarkValues {
  /// Returns the range with the values of the marks.
  fileprivate func widened(
    _ lower: Double, _ upper: Double, _ settings: ScaleSettings, isDate: Bool, count: Double
  ) -> (Double, Double) {
    var wide = (lower, upper)
    switch content {
    case .list(let values):
      for amount in values.filter(\.isPlaced).compactMap(\.amount) {
        wide = (min(wide.0, amount), max(wide.1, amount))
      }
      return wide
    case .automatic, .steps, .stride:
      if isDate { return wide }
      wide = settings.type.spread == .log ? Self.powers(lower, upper) : Self.steps(lower, upper, content, count)
    }
    guard case .automatic(_, let roundsLower, let roundsUpper) = content else { return wide }
    return (roundsLower ? wide.0 : lower, roundsUpper ? wide.1 : upper)
  }

  /// Returns the range with multiples of a step at its ends: the step of the marks, which is chosen for the range that
  /// comes of it.
  private static func steps(_ lower: Double, _ upper: Double, _ content: Content, _ count: Double) -> (Double, Double) {
    if case .stride(let step) = content, step != 0 { return NiceSteps.widened(lower, upper, to: abs(step)) }
    var count = count
    if case .automatic(let desired?, _, _) = content { count = Double(max(1, min(desired, 50))) }
    var wide = (lower, upper)
    for _ in 0..<4 {
      let next = NiceSteps.widened(lower, upper, to: NiceSteps.step(over: wide.1 - wide.0, count: count))
      if next == wide { break }
      wide = next
    }
    return wide
  }

  /// Returns the powers of ten that enclose a range.
  private static func powers(_ lower: Double, _ upper: Double) -> (Double, Double) {
    let least = max(lower, 1e-12)
    var (low, high) = (1.0, 1.0)
    for _ in 0..<120 where low > least { low /= 10 }
    for _ in 0..<120 where low * 10 <= least { low *= 10 }
    high = low
    for _ in 0..<120 where high < upper { high *= 10 }
    return (low, high == low ? low * 10 : high)
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
