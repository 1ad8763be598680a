import Foundation
import VitrineUI

/// A value of the catalog that reads as words of its own where it stands in a string.
package protocol ToldInWords {
  var words: String { get }
}

extension NavigationPath: ToldInWords {
  package var words: String { "[" + elements.map { "\($0.base)" }.joined(separator: ", ") + "]" }
}

/// A language and a region.
package struct LocaleValue: Hashable, ToldInWords {
  /// As in `en_US`.
  package let identifier: String

  package init(identifier: String) { self.identifier = identifier.replacingOccurrences(of: "-", with: "_") }

  /// That of an environment; the one of the figures' words where it names no language.
  package init(in environment: EnvironmentValues) {
    let language = environment.text.language
    self.init(identifier: language.isEmpty ? "en_US" : language)
  }

  /// The parts: a language of small letters, a script of four letters, a region of capitals or digits.
  private var parts: [Substring] { identifier.prefix { $0 != "@" }.split(separator: "_") }
  package var languageCode: String? { parts.first.map(String.init) }
  package var script: String? { parts.dropFirst().first { $0.count == 4 }.map(String.init) }
  package var region: String? { parts.dropFirst().first { $0.count == 2 || $0.count == 3 }.map(String.init) }
  package var words: String { "\(identifier) (fixed)" }
}

/// A part of a locale: `locale.language`, `locale.region`, with an identifier.
package struct LocalePart: Hashable, ToldInWords {
  package let locale: LocaleValue
  package let identifier: String

  package init(locale: LocaleValue, identifier: String) { (self.locale, self.identifier) = (locale, identifier) }

  package var words: String { identifier }
}

/// A time zone.
package struct ZoneValue: Hashable, ToldInWords {
  package let identifier: String

  package static let greenwich = ZoneValue(identifier: "GMT")

  /// `nil` where there is no zone of the name.
  package init?(named identifier: String) {
    guard TimeZone(identifier: identifier) != nil || TimeZone(abbreviation: identifier) != nil else { return nil }
    self.init(identifier: identifier)
  }

  private init(identifier: String) { self.identifier = identifier }

  /// `nil` for more than a day.
  package init?(secondsFromGMT seconds: Int) {
    guard (-64_800...64_800).contains(seconds), let zone = TimeZone(secondsFromGMT: seconds) else { return nil }
    self.init(identifier: zone.identifier)
  }

  package var zone: TimeZone { TimeZone(identifier: identifier) ?? TimeZone(abbreviation: identifier) ?? .gmt }
  package var words: String { "\(identifier) (fixed)" }
}

/// A calendar in a time zone: the Gregorian one, where nothing else is said.
package struct CalendarValue: Hashable, ToldInWords {
  package let identifier: String
  package var zone = ZoneValue.greenwich
  /// 1 for Sunday.
  package var firstWeekday = 1

  package init() { identifier = "gregorian" }

  /// `nil` where there is no calendar of the name.
  package init?(named identifier: String) {
    guard let known = Self.identifiers[identifier] else { return nil }
    self.identifier = identifier
    firstWeekday = known == .iso8601 ? 2 : 1
  }

  /// The calendars, as `Calendar.Identifier` calls them.
  package static let identifiers: [String: Calendar.Identifier] = [
    "gregorian": .gregorian, "buddhist": .buddhist, "chinese": .chinese, "coptic": .coptic,
    "ethiopicAmeteMihret": .ethiopicAmeteMihret, "ethiopicAmeteAlem": .ethiopicAmeteAlem, "hebrew": .hebrew,
    "iso8601": .iso8601, "indian": .indian, "islamic": .islamic, "islamicCivil": .islamicCivil, "japanese": .japanese,
    "persian": .persian, "republicOfChina": .republicOfChina, "islamicTabular": .islamicTabular,
    "islamicUmmAlQura": .islamicUmmAlQura,
  ]

  package var kind: Calendar.Identifier { Self.identifiers[identifier] ?? .gregorian }

  /// The parts of a date that fences name.
  package static let components: [String: Calendar.Component] = [
    "era": .era, "year": .year, "month": .month, "day": .day, "hour": .hour, "minute": .minute, "second": .second,
    "weekday": .weekday, "weekdayOrdinal": .weekdayOrdinal, "quarter": .quarter, "weekOfMonth": .weekOfMonth,
    "weekOfYear": .weekOfYear, "yearForWeekOfYear": .yearForWeekOfYear, "nanosecond": .nanosecond,
  ]

  package var calendar: Calendar {
    var calendar = Calendar(identifier: kind)
    calendar.locale = Locale(identifier: "en_US")
    (calendar.timeZone, calendar.firstWeekday) = (zone.zone, firstWeekday)
    return calendar
  }

  private func date(_ value: DateValue) -> Date { Date(timeIntervalSinceReferenceDate: value.seconds) }
  private func value(_ date: Date) -> DateValue { DateValue(seconds: date.timeIntervalSinceReferenceDate) }

  package func component(_ component: Calendar.Component, from date: DateValue) -> Int {
    calendar.component(component, from: self.date(date))
  }
  package func adding(_ component: Calendar.Component, _ count: Int, to date: DateValue) -> DateValue? {
    calendar.date(byAdding: component, value: count, to: self.date(date)).map(value)
  }
  package func startOfDay(for date: DateValue) -> DateValue { value(calendar.startOfDay(for: self.date(date))) }
  package func isSameDay(_ a: DateValue, _ b: DateValue) -> Bool { calendar.isDate(date(a), inSameDayAs: date(b)) }
  package func isWeekend(_ date: DateValue) -> Bool { calendar.isDateInWeekend(self.date(date)) }
  package func isEqual(_ a: DateValue, _ b: DateValue, to component: Calendar.Component) -> Bool {
    calendar.isDate(date(a), equalTo: date(b), toGranularity: component)
  }
  package var weekdaySymbols: [String] { calendar.weekdaySymbols }
  package var shortWeekdaySymbols: [String] { calendar.shortWeekdaySymbols }
  package var monthSymbols: [String] { calendar.monthSymbols }
  package var shortMonthSymbols: [String] { calendar.shortMonthSymbols }
  package var words: String { "\(identifier) (fixed)" }
}
