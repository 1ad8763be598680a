import VitrineLayout

/// The positions of values along an axis, as fractions of its length from the start.
package enum PlotScale: Hashable, Sendable {
  case continuous(ContinuousScale)
  case bands(BandScale)

  /// Returns the position of a value; for a category, the middle of its band.
  package func fraction(of value: PlottedValue) -> Double? {
    switch (self, value) {
    case (.continuous(let scale), _): value.amount.map(scale.fraction)
    case (.bands(let scale), .category(let name)): scale.middle(of: name)
    case (.bands(let scale), .number(let number)): scale.middle(of: BandScale.name(number))
    case (.bands(let scale), .date(let seconds)): scale.middle(of: DateLabel.text(seconds, of: .day))
    }
  }

  /// The length of a category's band, as a fraction; `nil` for a continuous scale.
  package var band: Double? {
    if case .bands(let scale) = self { scale.band } else { nil }
  }

  package var isDate: Bool {
    if case .continuous(let scale) = self { scale.isDate } else { false }
  }

  package var continuous: ContinuousScale? {
    if case .continuous(let scale) = self { scale } else { nil }
  }

  /// Returns the value at a fraction of the length: a number, a date, or the category of the band.
  package func value(at fraction: Double) -> PlottedValue? {
    guard fraction.isFinite else { return nil }
    switch self {
    case .continuous(let scale):
      let amount = scale.amount(at: fraction)
      return scale.isDate ? .date(amount) : .number(amount)
    case .bands(let scale): return scale.category(at: fraction).map { .category($0) }
    }
  }
}

/// Categories in bands of equal length.
package struct BandScale: Hashable, Sendable {
  package let categories: [String]
  private let places: [String: Int]
  let isReversed: Bool

  package init(_ categories: [String], isReversed: Bool = false) {
    var places: [String: Int] = [:]
    var unique: [String] = []
    for category in categories where places[category] == nil {
      places[category] = unique.count
      unique.append(category)
    }
    (self.categories, self.places, self.isReversed) = (unique, places, isReversed)
  }

  package var band: Double { 1 / Double(max(1, categories.count)) }

  package func middle(of category: String) -> Double? {
    guard let index = places[category] else { return nil }
    let fraction = (Double(index) + 0.5) * band
    return isReversed ? 1 - fraction : fraction
  }

  func category(at fraction: Double) -> String? {
    let place = (isReversed ? 1 - fraction : fraction) / band
    guard place >= 0, place < Double(categories.count) else { return nil }
    return categories[Int(place)]
  }

  /// Returns the name of the category for a number.
  static func name(_ number: Double) -> String { NumberLabel.text(number) }
}

/// Numbers or dates in a range.
package struct ContinuousScale: Hashable, Sendable {
  /// The function from numbers to positions along the axis.
  package enum Spread: Hashable, Sendable {
    case linear, log, symmetricLog
    case power(Double)
  }

  package let lower: Double
  package let upper: Double
  package var spread = Spread.linear
  package var isDate = false
  package var isReversed = false

  /// Creates the scale of a range.
  ///
  /// - Parameters:
  ///   - lower: one end; the range has a length of 1, or of a day for dates, if the ends are equal or not finite.
  ///   - upper: the other end.
  package init(
    _ lower: Double, _ upper: Double, spread: Spread = .linear, isDate: Bool = false, isReversed: Bool = false
  ) {
    let (low, high) = (lower.isFinite ? lower : 0, upper.isFinite ? upper : 1)
    let isFlat = !(high - low).isFinite || low == high
    self.lower = isFlat ? low - (isDate ? 43_200 : 0) : min(low, high)
    self.upper = isFlat ? low + (isDate ? 43_200 : 1) : max(low, high)
    (self.spread, self.isDate, self.isReversed) = (spread, isDate, isReversed)
  }

  package func fraction(of amount: Double) -> Double {
    let (a, b) = (transformed(lower), transformed(upper))
    let fraction = b == a ? 0.5 : (transformed(amount) - a) / (b - a)
    let bounded = fraction.isFinite ? min(max(fraction, -20), 21) : 0
    return isReversed ? 1 - bounded : bounded
  }

  package func amount(at fraction: Double) -> Double {
    let (a, b) = (transformed(lower), transformed(upper))
    return original(a + (isReversed ? 1 - fraction : fraction) * (b - a))
  }

  private func transformed(_ amount: Double) -> Double {
    switch spread {
    case .linear: amount
    case .log: logarithm(max(amount, 1e-12))
    case .symmetricLog: (amount < 0 ? -1 : 1) * logarithm(1 + abs(amount))
    case .power(let exponent): (amount < 0 ? -1 : 1) * power(abs(amount), exponent)
    }
  }

  private func original(_ amount: Double) -> Double {
    switch spread {
    case .linear: amount
    case .log: exponential(amount)
    case .symmetricLog: (amount < 0 ? -1 : 1) * (exponential(abs(amount)) - 1)
    case .power(let exponent): (amount < 0 ? -1 : 1) * power(abs(amount), 1 / exponent)
    }
  }
}
