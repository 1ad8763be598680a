#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A date in the Gregorian calendar and a time of day, in UTC.
///
/// Figures show dates in one calendar, time zone and language, so that they look the same on every machine.
package struct CivilDate: Hashable, Comparable, Encodable, Sendable {
  package var year: Int
  package var month: Int
  package var day: Int
  package var hour = 0
  package var minute = 0

  package init(year: Int, month: Int, day: Int) { (self.year, self.month, self.day) = (year, month, day) }

  init(_ date: Date) { self.init(secondsSince1970: date.timeIntervalSince1970) }

  /// Creates the date of a moment.
  ///
  /// Counts days in years that begin in March and in eras of 400 years (Howard Hinnant, “chrono-compatible low-level
  /// date algorithms”).
  ///
  /// - Parameter seconds: the seconds since 1970; clamped to about the years 69 to 9892.
  package init(secondsSince1970 seconds: Double) {
    let total = seconds.isNaN ? 0 : Int(min(max(seconds, -6e10), 2.5e11).rounded(.down))
    let days = Int((Double(total) / 86_400).rounded(.down))
    let rest = total - days * 86_400
    let shifted = days + 719_468
    let era = Int((Double(shifted) / 146_097).rounded(.down))
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    (hour, minute) = (rest / 3600, rest / 60 % 60)
  }

  package static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  var monthName: String { Self.monthNames[month - 1] }
  /// The date as text, for example “Jun 9, 2025”.
  package var dateText: String { "\(monthName.prefix(3)) \(day), \(year)" }
  /// The date in digits, for example “6/ 9/2025”.
  var numericText: String { "\(month)/\(day < 10 ? " " : "")\(day)/\(year)" }
  /// The time as text, for example “9:41 AM”.
  package var timeText: String {
    "\((hour + 11) % 12 + 1):\(minute < 10 ? "0" : "")\(minute) \(hour < 12 ? "AM" : "PM")"
  }

  package static func < (a: CivilDate, b: CivilDate) -> Bool {
    (a.year, a.month, a.day, a.hour, a.minute) < (b.year, b.month, b.day, b.hour, b.minute)
  }

  package var daysInMonth: Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The weekday of the month's first day, 0 for Sunday (Sakamoto's method).
  var firstWeekday: Int {
    let offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let year = month < 3 ? year - 1 : year
    return (year + year / 4 - year / 100 + year / 400 + offsets[month - 1] + 1) % 7
  }
}

/// The current time in figures, which is always 9:41 UTC on 9 June 2025.
package enum FixedClock {
  package static let now = Date(timeIntervalSince1970: 1_749_462_060)
}
