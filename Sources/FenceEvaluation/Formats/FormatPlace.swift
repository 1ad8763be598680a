import Foundation
import VitrineUI

/// Where a value is read: the language, calendar and time zone that it is written for.
package struct FormatPlace: Hashable {
  package var locale = LocaleValue(identifier: "en_US")
  package var calendar = CalendarValue()
  package var zone = ZoneValue.greenwich

  /// American English at Greenwich, wherever nothing else is said.
  package static let standard = FormatPlace()

  init() {}

  /// What the environment of a view says.
  init(_ environment: EnvironmentValues) {
    func named<T>(_ name: String, as _: T.Type) -> T? {
      if case .native(let native)? = environment.named[name] as? Value { native as? T } else { nil }
    }
    locale = named("locale", as: LocaleValue.self) ?? LocaleValue(in: environment)
    calendar = named("calendar", as: CalendarValue.self) ?? CalendarValue()
    zone = named("timeZone", as: ZoneValue.self) ?? calendar.zone
  }

  var foundationLocale: Locale { Locale(identifier: locale.identifier) }

  var foundationCalendar: Calendar {
    var calendar = Calendar(identifier: self.calendar.kind)
    calendar.timeZone = zone.zone
    calendar.locale = foundationLocale
    calendar.firstWeekday = self.calendar.firstWeekday
    return calendar
  }
}
