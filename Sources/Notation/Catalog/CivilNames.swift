import FenceEvaluation
import Foundation
import VitrineUI

/// Languages, time zones and calendars, as far as they answer without the system.
enum CivilNames {
  static let civil: [NameBinding] =
    [
      .function("Locale") { Native(Parameter("identifier", .string)) { LocaleValue(identifier: $0) } },
      .function("TimeZone") {
        for label in ["identifier", "abbreviation"] {
          Function(Parameter(label, .string)) { _, name in .optional(ZoneValue(named: name).map { .native($0) }) }
        }
        Function(Parameter("secondsFromGMT", .int)) { _, seconds in
          .optional(ZoneValue(secondsFromGMT: seconds).map { .native($0) })
        }
      },
      .function("Calendar") {
        Native(Parameter("identifier", .calendarIdentifier)) { $0 }
      },
    ] + methods

  private static let methods: [NameBinding] = [
    .method("Calendar", "component") {
      ContextMethod(CalendarValue.self, Parameter(nil, .calendarComponent), Parameter("from", .civilDate)) {
        .integer($1.component($2, from: $3))
      }
    },
    .method("Calendar", "date") {
      Method(
        CalendarValue.self, Parameter("byAdding", .calendarComponent), Parameter("value", .int),
        Parameter("to", .civilDate)
      ) { .optional($0.adding($1, $2, to: $3).map { .native($0) }) }
    },
    .method("Calendar", "startOfDay") {
      Method(CalendarValue.self, Parameter("for", .civilDate)) { .native($0.startOfDay(for: $1)) }
    },
    .method("Calendar", "isDate") {
      Method(CalendarValue.self, Parameter(nil, .civilDate), Parameter("inSameDayAs", .civilDate)) {
        .boolean($0.isSameDay($1, $2))
      }
      Method(
        CalendarValue.self, Parameter(nil, .civilDate), Parameter("equalTo", .civilDate),
        Parameter("toGranularity", .calendarComponent)
      ) { .boolean($0.isEqual($1, $2, to: $3)) }
    },
    .method("Calendar", "isDateInToday") {
      ContextMethod(CalendarValue.self, Parameter(nil, .civilDate)) { context, calendar, date in
        .boolean(calendar.isSameDay(date, context.evaluator.now))
      }
    },
    .method("Calendar", "isDateInWeekend") {
      Method(CalendarValue.self, Parameter(nil, .civilDate)) { .boolean($0.isWeekend($1)) }
    },
    .method("TimeZone", "secondsFromGMT") {
      ContextMethod(ZoneValue.self, Parameter("for", .civilDate, or: .now)) { _, zone, date in
        .integer(zone.zone.secondsFromGMT(for: Date(timeIntervalSinceReferenceDate: date.seconds)))
      }
    },
    .method("TimeZone", "abbreviation") {
      ContextMethod(ZoneValue.self, Parameter("for", .civilDate, or: .now)) { _, zone, date in
        .optional(
          zone.zone.abbreviation(for: Date(timeIntervalSinceReferenceDate: date.seconds)).map { .string($0) })
      }
    },
  ]

  static let civilMembers: [MemberTable] = [
    MemberTable(
      named: "Locale",
      ["current", "autoupdatingCurrent"].map { Member($0, LocaleValue(identifier: "en_US")) }),
    MemberTable(
      named: "TimeZone", ["current", "autoupdatingCurrent", "gmt"].map { Member($0, ZoneValue.greenwich) }),
    MemberTable(named: "Calendar", ["current", "autoupdatingCurrent"].map { Member($0, CalendarValue()) }),
  ]

  static let civilProperties: [PropertyTable] = [
    PropertyTable(
      "Locale", LocaleValue.self,
      [
        Property("identifier") { .string($0.identifier) },
        Property("languageCode") { .optional($0.languageCode.map { .string($0) }) },
        Property("regionCode") { .optional($0.region.map { .string($0) }) },
        Property("language") { .native(LocalePart(locale: $0, identifier: $0.languageCode ?? "")) },
        Property("region") { locale in .optional(locale.region.map { part(locale, $0) }) },
      ]),
    PropertyTable(
      "LocalePart", LocalePart.self,
      [
        Property("identifier") { .string($0.identifier) },
        Property("languageCode") { value in .optional(value.locale.languageCode.map { part(value.locale, $0) }) },
        Property("script") { value in .optional(value.locale.script.map { part(value.locale, $0) }) },
        Property("region") { value in .optional(value.locale.region.map { part(value.locale, $0) }) },
      ]),
    PropertyTable("TimeZone", ZoneValue.self, [Property("identifier") { .string($0.identifier) }]),
    PropertyTable(
      "Calendar", CalendarValue.self,
      [
        Property("identifier") { .string($0.identifier) },
        Property("timeZone") { calendar, value in
          guard case .native(let zone as ZoneValue) = value else { return false }
          calendar.zone = zone
          return true
        } get: {
          .native($0.zone)
        },
        Property("firstWeekday") { calendar, value in
          guard let day = value.whole, (1...7).contains(day) else { return false }
          calendar.firstWeekday = day
          return true
        } get: {
          .integer($0.firstWeekday)
        },
        Property("weekdaySymbols") { .array($0.weekdaySymbols.map { .string($0) }) },
        Property("shortWeekdaySymbols") { .array($0.shortWeekdaySymbols.map { .string($0) }) },
        Property("monthSymbols") { .array($0.monthSymbols.map { .string($0) }) },
        Property("shortMonthSymbols") { .array($0.shortMonthSymbols.map { .string($0) }) },
      ]),
  ]

  private static func part(_ locale: LocaleValue, _ identifier: String) -> Value {
    .native(LocalePart(locale: locale, identifier: identifier))
  }
}

extension Kind where T == Calendar.Component {
  static var calendarComponent: Kind {
    .plain("Calendar.Component") { value, _ in
      if case .implicit(let implicit) = value { CalendarValue.components[implicit.name] } else { nil }
    }
  }
}

extension Kind where T == CalendarValue {
  /// A calendar by its name: `.buddhist`.
  static var calendarIdentifier: Kind {
    .plain("Calendar.Identifier") { value, _ in
      if case .implicit(let implicit) = value {
        CalendarValue(named: implicit.name)
      } else {
        value.text.flatMap { CalendarValue(named: $0) }
      }
    }
  }
}

extension Kind where T == DateValue {
  static var civilDate: Kind { .plain("Date") { value, context in context.evaluator.date(value) } }
}

extension LocaleValue: CatalogType { package static let catalogName = "Locale" }
extension ZoneValue: CatalogType { package static let catalogName = "TimeZone" }
extension CalendarValue: CatalogType { package static let catalogName = "Calendar" }
