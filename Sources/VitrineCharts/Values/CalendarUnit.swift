import VitrineUI

/// A unit of the Gregorian calendar, in UTC.
public enum CalendarUnit: String, Hashable, Sendable, CaseIterable {
  case second, minute, hour, day, weekday, weekOfYear, weekOfMonth, month, quarter, year

  /// The approximate length, in seconds.
  package var length: Double {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day, .weekday: 86_400
    case .weekOfYear, .weekOfMonth: 604_800
    case .month: 2_629_800
    case .quarter: 7_889_400
    case .year: 31_557_600
    }
  }

  /// Returns the start of the unit that contains a date. Weeks start on Sunday.
  ///
  /// - Parameter seconds: the date; like the result in seconds since the beginning of 2001.
  package func start(of seconds: Double) -> Double {
    let date = Moment.civil(seconds)
    switch self {
    case .second, .minute, .hour, .day, .weekday:
      return (Moment.clamped(seconds) / length).rounded(.down) * length
    case .weekOfYear, .weekOfMonth:
      let day = Moment.days(seconds)
      return Double(day - Moment.weekday(ofDay: day)) * 86_400
    case .month: return Moment.seconds(year: date.year, month: date.month)
    case .quarter: return Moment.seconds(year: date.year, month: (date.month - 1) / 3 * 3 + 1)
    case .year: return Moment.seconds(year: date.year, month: 1)
    }
  }

  /// Returns the date some units later; a day that the month doesn't have becomes its last day.
  package func adding(_ count: Int, to seconds: Double) -> Double {
    let months =
      switch self {
      case .month: 1
      case .quarter: 3
      case .year: 12
      default: 0
      }
    guard months > 0 else { return seconds + Double(count) * length }
    let date = Moment.civil(seconds)
    let (all, overflows) = (max(-60_000, min(count, 60_000)) &* months).addingReportingOverflow(date.month - 1)
    guard !overflows else { return seconds }
    let year = date.year + Int((Double(all) / 12).rounded(.down))
    let month = all - (year - date.year) * 12 + 1
    let start = Moment.seconds(year: year, month: month)
    let length = CivilDate(year: year, month: month, day: 1).daysInMonth
    let rest = Moment.clamped(seconds) - Moment.seconds(year: date.year, month: date.month)
    return start + (date.day > length ? Double(length - 1) * 86_400 : rest)
  }

  /// Returns the end of the unit that contains a date.
  package func end(of seconds: Double) -> Double { adding(1, to: start(of: seconds)) }
}

/// Conversions of dates in seconds since the beginning of 2001, in UTC.
package enum Moment {
  /// The seconds from 1970 to 2001.
  private static let offset = 978_307_200.0

  /// Returns the date limited to a few thousand years around the present.
  static func clamped(_ seconds: Double) -> Double { seconds.isNaN ? 0 : min(max(seconds, -6e10), 2e11) }

  package static func civil(_ seconds: Double) -> CivilDate {
    CivilDate(secondsSince1970: clamped(seconds) + offset)
  }

  /// Returns the whole days since the beginning of 2001, which was a Monday.
  static func days(_ seconds: Double) -> Int { Int((clamped(seconds) / 86_400).rounded(.down)) }

  /// Returns the weekday of a day; 0 for Sunday.
  package static func weekday(ofDay day: Int) -> Int { ((day + 1) % 7 + 7) % 7 }

  package static func weekday(of seconds: Double) -> Int { weekday(ofDay: days(seconds)) }

  /// Returns the start of a day (Howard Hinnant, “chrono-compatible low-level date algorithms”).
  package static func seconds(year: Int, month: Int, day: Int = 1) -> Double {
    let shifted = month <= 2 ? year - 1 : year
    let era = Int((Double(shifted) / 400).rounded(.down))
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return Double(era * 146_097 + dayOfEra - 719_468) * 86_400 - offset
  }
}
