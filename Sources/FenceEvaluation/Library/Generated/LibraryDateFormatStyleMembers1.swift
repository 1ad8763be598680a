// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.FormatStyle`.
enum LibraryDateFormatStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return try call.packed(trying: call.styles.make(Date.FormatStyle.self))
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("date", "date", Optional<Date.FormatStyle.DateStyle>.self).optional,
      LibraryParameter("time", "time", Optional<Date.FormatStyle.TimeStyle>.self).optional,
      LibraryParameter("locale", "locale", Locale.self).optional,
      LibraryParameter("calendar", "calendar", Calendar.self).optional,
      LibraryParameter("timeZone", "timeZone", TimeZone.self).optional,
    ]) { call in
      let date = try call.argument(0, Optional<Date.FormatStyle.DateStyle>.self, or: nil)
      let time = try call.argument(1, Optional<Date.FormatStyle.TimeStyle>.self, or: nil)
      let locale = try call.argument(2, Locale.self, or: Locale.fence)
      let calendar = try call.argument(3, Calendar.self, or: FormatPlace.standard.localCalendar)
      let timeZone = try call.argument(4, TimeZone.self, or: TimeZone.gmt)
      return try call.packed(trying: call.styles.make(Date.FormatStyle.self, date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone))
    },
    LibraryMember(.property, "locale") { call in
      let base = try call.receiver(Date.FormatStyle.self)
      return call.packed(base.locale as Locale)
    },
    LibraryMember(.setting, "locale", [LibraryParameter(nil, "newValue", Locale.self)]) { call in
      var base = try call.receiver(Date.FormatStyle.self)
      let newValue = try call[0, Locale.self]
      base.locale = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "calendar") { call in
      let base = try call.receiver(Date.FormatStyle.self)
      return call.packed(base.calendar as Calendar)
    },
    LibraryMember(.setting, "calendar", [LibraryParameter(nil, "newValue", Calendar.self)]) { call in
      var base = try call.receiver(Date.FormatStyle.self)
      let newValue = try call[0, Calendar.self]
      base.calendar = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "timeZone") { call in
      let base = try call.receiver(Date.FormatStyle.self)
      return call.packed(base.timeZone as TimeZone)
    },
    LibraryMember(.setting, "timeZone", [LibraryParameter(nil, "newValue", TimeZone.self)]) { call in
      var base = try call.receiver(Date.FormatStyle.self)
      let newValue = try call[0, TimeZone.self]
      base.timeZone = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.method, "era", [
      LibraryParameter(nil, "format", Date.FormatStyle.Symbol.Era.self).optional
    ]) { call in
      let base = try call.receiver(Date.FormatStyle.self)
      let format = try call.argument(0, Date.FormatStyle.Symbol.Era.self, or: .abbreviated)
      return call.packed(base.era(format) as Date.FormatStyle)
    },
    LibraryMember(.method, "year", [
      LibraryParameter(nil, "format", Date.FormatStyle.Symbol.Year.self).optional
    ]) { call in
      let base = try call.receiver(Date.FormatStyle.self)
      let format = try call.argument(0, Date.FormatStyle.Symbol.Year.self, or: .defaultDigits)
      return call.packed(base.year(format) as Date.FormatStyle)
    },
    LibraryMember(.method, "quarter", [
      LibraryParameter(nil, "format", Date.FormatStyle.Symbol.Quarter.self).optional
    ]) { call in
      let base = try call.receiver(Date.FormatStyle.self)
      let format = try call.argument(0, Date.FormatStyle.Symbol.Quarter.self, or: .abbreviated)
      return call.packed(base.quarter(format) as Date.FormatStyle)
    },
    LibraryMember(.method, "month", [
      LibraryParameter(nil, "format", Date.FormatStyle.Symbol.Month.self).optional
    ]) { call in
      let base = try call.receiver(Date.FormatStyle.self)
      let format = try call.argument(0, Date.FormatStyle.Symbol.Month.self, or: .abbreviated)
      return call.packed(base.month(format) as Date.FormatStyle)
    },
    LibraryMember(.method, "week", [
      LibraryParameter(nil, "format", Date.FormatStyle.Symbol.Week.self).optional
    ]) { call in
      let base = try call.receiver(Date.FormatStyle.self)
      let format = try call.argument(0, Date.FormatStyle.Symbol.Week.self, or: .defaultDigits)
      return call.packed(base.week(format) as Date.FormatStyle)
    },
    LibraryMember(.method, "day", [
      LibraryParameter(nil, "format", Date.FormatStyle.Symbol.Day.self).optional
    ]) { call in
      let base = try call.receiver(Date.FormatStyle.self)
      let format = try call.argument(0, Date.FormatStyle.Symbol.Day.self, or: .defaultDigits)
      return call.packed(base.day(format) as Date.FormatStyle)
    },
    LibraryMember(.method, "dayOfYear", [
      LibraryParameter(nil, "format", Date.FormatStyle.Symbol.DayOfYear.self).optional
    ]) { call in
      let base = try call.receiver(Date.FormatStyle.self)
      let format = try call.argument(0, Date.FormatStyle.Symbol.DayOfYear.self, or: .defaultDigits)
      return call.packed(base.dayOfYear(format) as Date.FormatStyle)
    },
    LibraryMember(.method, "weekday", [
      LibraryParameter(nil, "format", Date.FormatStyle.Symbol.Weekday.self).optional
    ]) { call in
      let base = try call.receiver(Date.FormatStyle.self)
      let format = try call.argument(0, Date.FormatStyle.Symbol.Weekday.self, or: .abbreviated)
      return call.packed(base.weekday(format) as Date.FormatStyle)
    },
    LibraryMember(.method, "hour", [
      LibraryParameter(nil, "format", Date.FormatStyle.Symbol.Hour.self).optional
    ]) { call in
      let base = try call.receiver(Date.FormatStyle.self)
      let format = try call.argument(0, Date.FormatStyle.Symbol.Hour.self, or: .defaultDigits(amPM: .abbreviated))
      return call.packed(base.hour(format) as Date.FormatStyle)
    },
    LibraryMember(.method, "minute", [
      LibraryParameter(nil, "format", Date.FormatStyle.Symbol.Minute.self).optional
    ]) { call in
      let base = try call.receiver(Date.FormatStyle.self)
      let format = try call.argument(0, Date.FormatStyle.Symbol.Minute.self, or: .defaultDigits)
      return call.packed(base.minute(format) as Date.FormatStyle)
    },
    LibraryMember(.method, "second", [
      LibraryParameter(nil, "format", Date.FormatStyle.Symbol.Second.self).optional
    ]) { call in
      let base = try call.receiver(Date.FormatStyle.self)
      let format = try call.argument(0, Date.FormatStyle.Symbol.Second.self, or: .defaultDigits)
      return call.packed(base.second(format) as Date.FormatStyle)
    },
    LibraryMember(.method, "secondFraction", [
      LibraryParameter(nil, "format", Date.FormatStyle.Symbol.SecondFraction.self)
    ]) { call in
      let base = try call.receiver(Date.FormatStyle.self)
      let format = try call[0, Date.FormatStyle.Symbol.SecondFraction.self]
      return call.packed(base.secondFraction(format) as Date.FormatStyle)
    },
    LibraryMember(.method, "timeZone", [
      LibraryParameter(nil, "format", Date.FormatStyle.Symbol.TimeZone.self).optional
    ]) { call in
      let base = try call.receiver(Date.FormatStyle.self)
      let format = try call.argument(0, Date.FormatStyle.Symbol.TimeZone.self, or: .specificName(.short))
      return call.packed(base.timeZone(format) as Date.FormatStyle)
    },
    LibraryMember(.method, "locale", [LibraryParameter(nil, "locale", Locale.self)]) { call in
      let base = try call.receiver(Date.FormatStyle.self)
      let locale = try call[0, Locale.self]
      return call.packed(base.locale(locale) as Date.FormatStyle)
    },
  ]
}

/// All members of `Date.FormatStyle`.
enum LibraryDateFormatStyleMembers {
  static let all = LibraryType([LibraryDateFormatStyleMembers1.members])
}
