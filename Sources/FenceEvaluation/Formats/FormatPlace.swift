import Foundation
import VitrineUI

/// Where a value is read: the language, calendar and time zone that it is written for.
package struct FormatPlace: Hashable {
  package var locale = Locale.fence
  package var calendar = Calendar.fence
  package var zone = TimeZone.gmt

  /// American English at Greenwich, wherever nothing else is said.
  package static let standard = FormatPlace()

  init() {}

  /// What the environment of a view says.
  init(_ environment: EnvironmentValues) {
    func named<T>(_ name: String, as _: T.Type) -> T? {
      if case .native(let native)? = environment.named[name] as? Value { native as? T } else { nil }
    }
    locale = named("locale", as: Locale.self) ?? Locale(in: environment)
    calendar = named("calendar", as: Calendar.self) ?? .fence
    zone = named("timeZone", as: TimeZone.self) ?? calendar.timeZone
  }

  /// The calendar in the place's language and time zone.
  var localCalendar: Calendar {
    var calendar = calendar
    (calendar.timeZone, calendar.locale, calendar.firstWeekday) = (zone, locale, self.calendar.firstWeekday)
    return calendar
  }
}
