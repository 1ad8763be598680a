import VitrineUI

/// Formats dates as axis labels, in English and in UTC (estimated).
package enum DateLabel {
  /// Returns the label of a date.
  ///
  /// - Parameters:
  ///   - seconds: the date, in seconds since the beginning of 2001.
  ///   - unit: the unit of the axis's steps.
  ///   - showsYear: whether months and quarters include the year, because the axis covers several years.
  package static func text(_ seconds: Double, of unit: CalendarUnit, showsYear: Bool = false) -> String {
    let date = Moment.civil(seconds)
    let month = CivilDate.monthNames[date.month - 1].prefix(3)
    switch unit {
    case .second: return "\(padded(date.minute)):\(padded(second(seconds)))"
    case .minute: return date.timeText
    case .hour: return "\((date.hour + 11) % 12 + 1) \(date.hour < 12 ? "AM" : "PM")"
    case .day, .weekOfYear, .weekOfMonth: return "\(month) \(date.day)"
    case .weekday: return weekdays[Moment.weekday(of: seconds)]
    case .month: return showsYear ? "\(month) \(date.year)" : String(month)
    case .quarter: return "Q\((date.month + 2) / 3)" + (showsYear ? " \(date.year)" : "")
    case .year: return "\(date.year)"
    }
  }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  private static func second(_ seconds: Double) -> Int {
    let value = Moment.clamped(seconds)
    return Int(value - (value / 60).rounded(.down) * 60)
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
