/// Steps of the calendar, from a second to centuries.
package struct DateSteps: Hashable, Sendable {
  package var unit: CalendarUnit
  package var count: Int

  package init(_ unit: CalendarUnit, _ count: Int = 1) { (self.unit, self.count) = (unit, max(1, min(count, 100_000))) }

  /// In seconds, about.
  private var length: Double { unit.length * Double(count) }

  private static let all: [DateSteps] = [
    .init(.second), .init(.second, 5), .init(.second, 15), .init(.second, 30), .init(.minute), .init(.minute, 5),
    .init(.minute, 15), .init(.minute, 30), .init(.hour), .init(.hour, 3), .init(.hour, 6), .init(.hour, 12),
    .init(.day),
    .init(.day, 2), .init(.weekOfYear), .init(.weekOfYear, 2), .init(.month), .init(.month, 2), .init(.month, 3),
    .init(.month, 6), .init(.year), .init(.year, 2), .init(.year, 5), .init(.year, 10), .init(.year, 20),
    .init(.year, 50),
    .init(.year, 100), .init(.year, 500), .init(.year, 1000),
  ]

  /// The step with which a range has about as many pieces as wanted: the nearest in proportion.
  ///
  /// - Parameter least: the unit that the values stand for, below which nothing is told apart.
  package static func step(over seconds: Double, count: Int, least: CalendarUnit? = nil) -> DateSteps {
    let rough = max(seconds / Double(max(1, count)), least?.length ?? 0)
    var nearest = DateSteps(.year, 1000)
    for step in all.reversed() where step.length >= (least?.length ?? 0) * 0.999 {
      // Below the middle between this step and the last one, as proportions have it.
      if step.length * nearest.length > rough * rough { nearest = step }
    }
    return nearest
  }

  /// The beginnings of the step's stretches in a range, ends included.
  package func values(from lower: Double, to upper: Double) -> [Double] {
    guard lower.isFinite, upper >= lower, (upper - lower) / (unit.length * Double(count)) < Double(NiceSteps.limit)
    else { return [] }
    var values: [Double] = []
    var value = aligned(unit.start(of: lower))
    for _ in 0...(NiceSteps.limit + count) {
      if value > upper { break }
      if value >= lower { values.append(value) }
      let next = unit.adding(count, to: value)
      guard next > value else { break }
      value = next
    }
    return values
  }

  /// The beginning of a stretch at which counting starts: full years of a step, the first months of a year, midnight.
  private func aligned(_ start: Double) -> Double {
    guard count > 1 else { return start }
    let date = Moment.civil(start)
    switch unit {
    case .year: return Moment.seconds(year: date.year - (date.year % count + count) % count, month: 1)
    case .month: return Moment.seconds(year: date.year, month: (date.month - 1) / min(count, 12) * min(count, 12) + 1)
    case .hour, .minute, .second:
      let day = CalendarUnit.day.start(of: start)
      let step = unit.length * Double(count)
      return day + ((start - day) / step).rounded(.down) * step
    default: return start
    }
  }
}
