// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.IntervalFormatStyle`.
enum LibraryDateIntervalFormatStyleMembers1 {
  static let members: [LibraryMember] = [
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
      return try call.packed(trying: call.styles.make(Date.IntervalFormatStyle.self, date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone))
    },
    LibraryMember(.property, "locale") { call in
      let base = try call.receiver(Date.IntervalFormatStyle.self)
      return call.packed(base.locale as Locale)
    },
    LibraryMember(.setting, "locale", [LibraryParameter(nil, "newValue", Locale.self)]) { call in
      var base = try call.receiver(Date.IntervalFormatStyle.self)
      let newValue = try call[0, Locale.self]
      base.locale = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "calendar") { call in
      let base = try call.receiver(Date.IntervalFormatStyle.self)
      return call.packed(base.calendar as Calendar)
    },
    LibraryMember(.setting, "calendar", [LibraryParameter(nil, "newValue", Calendar.self)]) { call in
      var base = try call.receiver(Date.IntervalFormatStyle.self)
      let newValue = try call[0, Calendar.self]
      base.calendar = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "timeZone") { call in
      let base = try call.receiver(Date.IntervalFormatStyle.self)
      return call.packed(base.timeZone as TimeZone)
    },
    LibraryMember(.setting, "timeZone", [LibraryParameter(nil, "newValue", TimeZone.self)]) { call in
      var base = try call.receiver(Date.IntervalFormatStyle.self)
      let newValue = try call[0, TimeZone.self]
      base.timeZone = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.method, "year") { call in
      let base = try call.receiver(Date.IntervalFormatStyle.self)
      return call.packed(base.year() as Date.IntervalFormatStyle)
    },
    LibraryMember(.method, "month", [
      LibraryParameter(nil, "format", Date.FormatStyle.Symbol.Month.self).optional
    ]) { call in
      let base = try call.receiver(Date.IntervalFormatStyle.self)
      let format = try call.argument(0, Date.FormatStyle.Symbol.Month.self, or: .abbreviated)
      return call.packed(base.month(format) as Date.IntervalFormatStyle)
    },
    LibraryMember(.method, "day") { call in
      let base = try call.receiver(Date.IntervalFormatStyle.self)
      return call.packed(base.day() as Date.IntervalFormatStyle)
    },
    LibraryMember(.method, "weekday", [
      LibraryParameter(nil, "format", Date.FormatStyle.Symbol.Weekday.self).optional
    ]) { call in
      let base = try call.receiver(Date.IntervalFormatStyle.self)
      let format = try call.argument(0, Date.FormatStyle.Symbol.Weekday.self, or: .abbreviated)
      return call.packed(base.weekday(format) as Date.IntervalFormatStyle)
    },
    LibraryMember(.method, "hour", [
      LibraryParameter(nil, "format", Date.FormatStyle.Symbol.Hour.self).optional
    ]) { call in
      let base = try call.receiver(Date.IntervalFormatStyle.self)
      let format = try call.argument(0, Date.FormatStyle.Symbol.Hour.self, or: .defaultDigits(amPM: .abbreviated))
      return call.packed(base.hour(format) as Date.IntervalFormatStyle)
    },
    LibraryMember(.method, "minute") { call in
      let base = try call.receiver(Date.IntervalFormatStyle.self)
      return call.packed(base.minute() as Date.IntervalFormatStyle)
    },
    LibraryMember(.method, "second") { call in
      let base = try call.receiver(Date.IntervalFormatStyle.self)
      return call.packed(base.second() as Date.IntervalFormatStyle)
    },
    LibraryMember(.method, "timeZone", [
      LibraryParameter(nil, "format", Date.FormatStyle.Symbol.TimeZone.self).optional
    ]) { call in
      let base = try call.receiver(Date.IntervalFormatStyle.self)
      let format = try call.argument(0, Date.FormatStyle.Symbol.TimeZone.self, or: .genericName(.short))
      return call.packed(base.timeZone(format) as Date.IntervalFormatStyle)
    },
    LibraryMember(.method, "locale", [LibraryParameter(nil, "locale", Locale.self)]) { call in
      let base = try call.receiver(Date.IntervalFormatStyle.self)
      let locale = try call[0, Locale.self]
      return call.packed(base.locale(locale) as Date.IntervalFormatStyle)
    },
  ]
}

/// All members of `Date.IntervalFormatStyle`.
enum LibraryDateIntervalFormatStyleMembers {
  static let all = LibraryType([LibraryDateIntervalFormatStyleMembers1.members])
}
