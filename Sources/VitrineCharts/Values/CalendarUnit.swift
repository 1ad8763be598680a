import VitrineUI

/// A stretch of the Gregorian calendar at Greenwich.
public enum CalendarUnit: String, Hashable, Sendable, CaseIterable {
  case second, minute, hour, day, weekday, weekOfYear, weekOfMonth, month, quarter, year

  /// How long one is, about, in seconds.
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

  /// The beginning of the stretch that a moment is in. Weeks begin on Sunday.
  ///
  /// - Parameter seconds: since the beginning of 2001; so is what is returned.
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

  /// The moment some stretches later; days of a month that is too short are its last day's.
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

  /// The end of the stretch that a moment is in.
  package func end(of seconds: Double) -> Double { adding(1, to: start(of: seconds)) }
}

/// Moments in seconds since the beginning of 2001, and the days and months they are in.
package enum Moment {
  /// From 1970 to 2001.
  private static let offset = 978_307_200.0

  /// Within some thousand years of our time.
  static func clamped(_ seconds: Double) -> Double { seconds.isNaN ? 0 : min(max(seconds, -6e10), 2e11) }

  package static func civil(_ seconds: Double) -> CivilDate {
    CivilDate(secondsSince1970: clamped(seconds) + offset)
  }

  /// Whole days since the beginning of 2001, which was a Monday.
  static func days(_ seconds: Double) -> Int { Int((clamped(seconds) / 86_400).rounded(.down)) }

  /// 0 for Sunday.
  package static func weekday(ofDay day: Int) -> Int { ((day + 1) % 7 + 7) % 7 }

  package static func weekday(of seconds: Double) -> Int { weekday(ofDay: days(seconds)) }

  /// The beginning of a month (Howard Hinnant, “chrono-compatible low-level date algorithms”).
  package static func seconds(year: Int, month: Int, day: Int = 1) -> Double {
    let shifted = month <= 2 ? year - 1 : year
    let era = Int((Double(shifted) / 400).rounded(.down))
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return Double(era * 146_097 + dayOfEra - 719_468) * 86_400 - offset
  }
}
