import Diagnostics
import Foundation

/// Members of dates and calendars that are the machine's in Swift, or count without an end.
extension LibraryCall {
  // MARK: Now

  func make(_ type: Date.Type) -> Date { evaluator.now }
  func make(_ type: Date.Type, timeIntervalSinceNow interval: Double) -> Date { evaluator.now + interval }
  func now(_ type: Date.Type) -> Date { evaluator.now }
  func timeIntervalSinceNow(_ base: Date) -> Double { base.timeIntervalSince(evaluator.now) }

  func make(_ type: Calendar.Type, identifier: Calendar.Identifier) -> Calendar { Calendar(forFences: identifier) }
  func current(_ type: Calendar.Type) -> Calendar { .fence }
  func autoupdatingCurrent(_ type: Calendar.Type) -> Calendar { .fence }
  func current(_ type: TimeZone.Type) -> TimeZone { .gmt }
  func autoupdatingCurrent(_ type: TimeZone.Type) -> TimeZone { .gmt }
  func current(_ type: Locale.Type) -> Locale { .fence }
  func autoupdatingCurrent(_ type: Locale.Type) -> Locale { .fence }
  func calendar(_ base: Locale) -> Calendar {
    var calendar = Calendar(forFences: base.calendar.identifier)
    calendar.locale = base
    return calendar
  }

  func secondsFromGMT(_ base: TimeZone) -> Int { base.secondsFromGMT(for: evaluator.now) }
  func abbreviation(_ base: TimeZone) -> String? { base.abbreviation(for: evaluator.now) }
  func isDaylightSavingTime(_ base: TimeZone) -> Bool { base.isDaylightSavingTime(for: evaluator.now) }

  func isDateInToday(_ base: Calendar, _ date: Date) -> Bool { isDate(date, in: base, daysFromNow: 0) }
  func isDateInYesterday(_ base: Calendar, _ date: Date) -> Bool { isDate(date, in: base, daysFromNow: -1) }
  func isDateInTomorrow(_ base: Calendar, _ date: Date) -> Bool { isDate(date, in: base, daysFromNow: 1) }
  private func isDate(_ date: Date, in calendar: Calendar, daysFromNow days: Int) -> Bool {
    calendar.date(byAdding: .day, value: days, to: evaluator.now).map { calendar.isDate(date, inSameDayAs: $0) }
      ?? false
  }

  // MARK: Counting

  private func components(_ set: LibrarySet) throws -> Set<Calendar.Component> {
    Set(
      try set.values.map { value in
        guard let component = try Calendar.Component.read(value, self) else {
          throw Failure(.typeMismatch(found: value.typeSubject, wanted: [Calendar.Component.shownName]), mark)
        }
        return component
      })
  }

  func dateComponents(_ base: Calendar, _ set: LibrarySet, from date: Date) throws -> DateComponents {
    base.dateComponents(try components(set), from: date)
  }
  func dateComponents(_ base: Calendar, _ set: LibrarySet, from start: Date, to end: Date) throws -> DateComponents {
    base.dateComponents(try components(set), from: start, to: end)
  }
  func dateComponents(
    _ base: Calendar, _ set: LibrarySet, from start: DateComponents, to end: DateComponents
  ) throws -> DateComponents {
    base.dateComponents(try components(set), from: start, to: end)
  }

  private func checkCount(_ value: Int, of component: Calendar.Component) throws {
    let most = [.hour, .minute, .second, .nanosecond].contains(component) ? 1_000_000_000_000 : 1_000_000
    try require((-most...most).contains(value), "dates as far as this one aren't available in fences")
  }
  func date(
    _ base: Calendar, byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool
  ) throws -> Date? {
    try checkCount(value, of: component)
    return base.date(byAdding: component, value: value, to: date, wrappingComponents: wrappingComponents)
  }
  func date(_ base: Calendar, bySetting component: Calendar.Component, value: Int, of date: Date) throws -> Date? {
    try checkCount(value, of: component)
    // Foundation looks for a week 0 for a minute, and finds none.
    if component == .weekOfMonth, value < 1 { return nil }
    return base.date(bySetting: component, value: value, of: date)
  }
  func date(_ base: Calendar, bySettingHour hour: Int, minute: Int, second: Int, of date: Date) throws -> Date? {
    for value in [hour, minute, second] { try checkCount(value, of: .second) }
    return base.date(bySettingHour: hour, minute: minute, second: second, of: date)
  }

  func components(_ base: Duration) -> Value {
    let (seconds, attoseconds) = base.components
    return .tuple([(label: "seconds", value: seconds.packed), (label: "attoseconds", value: attoseconds.packed)])
  }
}
