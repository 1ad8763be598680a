/// A calendar step, from a second to centuries.
package struct DateSteps: Hashable, Sendable {
  package var unit: CalendarUnit
  package var count: Int

  package init(_ unit: CalendarUnit, _ count: Int = 1) { (self.unit, self.count) = (unit, max(1, min(count, 100_000))) }

  /// The approximate length, in seconds.
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

  /// Returns the step that divides a range into about as many parts as wanted: the nearest by ratio.
  ///
  /// - Parameter seconds: the length of the range, in seconds.
  /// - Parameter count: the number of parts.
  /// - Parameter least: the calendar unit of the values, which no step is shorter than.
  package static func step(over seconds: Double, count: Double, least: CalendarUnit? = nil) -> DateSteps {
    let rough = max(seconds / max(1, count), least?.length ?? 0)
    var nearest = DateSteps(.year, 1000)
    for step in all.reversed() where step.length >= (least?.length ?? 0) * 0.999 {
      // Compare with the geometric mean of this step and the last one.
      if step.length * nearest.length > rough * rough { nearest = step }
    }
    return nearest
  }

  /// Returns the dates in a range at which a step starts, ends included.
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

  /// Returns the date from which steps are counted: a multiple of the step for years, the year's first months,
  /// midnight.
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
