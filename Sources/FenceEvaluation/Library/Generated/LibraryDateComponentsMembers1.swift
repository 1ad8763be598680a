// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `DateComponents`.
enum LibraryDateComponentsMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [
      LibraryParameter("calendar", "calendar", Optional<Calendar>.self).optional,
      LibraryParameter("timeZone", "timeZone", Optional<TimeZone>.self).optional,
      LibraryParameter("era", "era", Optional<Int>.self).optional,
      LibraryParameter("year", "year", Optional<Int>.self).optional,
      LibraryParameter("month", "month", Optional<Int>.self).optional,
      LibraryParameter("day", "day", Optional<Int>.self).optional,
      LibraryParameter("hour", "hour", Optional<Int>.self).optional,
      LibraryParameter("minute", "minute", Optional<Int>.self).optional,
      LibraryParameter("second", "second", Optional<Int>.self).optional,
      LibraryParameter("nanosecond", "nanosecond", Optional<Int>.self).optional,
      LibraryParameter("weekday", "weekday", Optional<Int>.self).optional,
      LibraryParameter("weekdayOrdinal", "weekdayOrdinal", Optional<Int>.self).optional,
      LibraryParameter("quarter", "quarter", Optional<Int>.self).optional,
      LibraryParameter("weekOfMonth", "weekOfMonth", Optional<Int>.self).optional,
      LibraryParameter("weekOfYear", "weekOfYear", Optional<Int>.self).optional,
      LibraryParameter("yearForWeekOfYear", "yearForWeekOfYear", Optional<Int>.self).optional,
    ]) { call in
      let calendar = try call.argument(0, Optional<Calendar>.self, or: nil)
      let timeZone = try call.argument(1, Optional<TimeZone>.self, or: nil)
      let era = try call.argument(2, Optional<Int>.self, or: nil)
      let year = try call.argument(3, Optional<Int>.self, or: nil)
      let month = try call.argument(4, Optional<Int>.self, or: nil)
      let day = try call.argument(5, Optional<Int>.self, or: nil)
      let hour = try call.argument(6, Optional<Int>.self, or: nil)
      let minute = try call.argument(7, Optional<Int>.self, or: nil)
      let second = try call.argument(8, Optional<Int>.self, or: nil)
      let nanosecond = try call.argument(9, Optional<Int>.self, or: nil)
      let weekday = try call.argument(10, Optional<Int>.self, or: nil)
      let weekdayOrdinal = try call.argument(11, Optional<Int>.self, or: nil)
      let quarter = try call.argument(12, Optional<Int>.self, or: nil)
      let weekOfMonth = try call.argument(13, Optional<Int>.self, or: nil)
      let weekOfYear = try call.argument(14, Optional<Int>.self, or: nil)
      let yearForWeekOfYear = try call.argument(15, Optional<Int>.self, or: nil)
      return call.packed(DateComponents(calendar: calendar, timeZone: timeZone, era: era, year: year, month: month, day: day, hour: hour, minute: minute, second: second, nanosecond: nanosecond, weekday: weekday, weekdayOrdinal: weekdayOrdinal, quarter: quarter, weekOfMonth: weekOfMonth, weekOfYear: weekOfYear, yearForWeekOfYear: yearForWeekOfYear) as DateComponents)
    },
    LibraryMember(.property, "calendar") { call in
      let base = try call.receiver(DateComponents.self)
      return call.packed(base.calendar as Calendar?)
    },
    LibraryMember(.setting, "calendar", [LibraryParameter(nil, "newValue", Optional<Calendar>.self)]) { call in
      var base = try call.receiver(DateComponents.self)
      let newValue = try call[0, Optional<Calendar>.self]
      base.calendar = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "timeZone") { call in
      let base = try call.receiver(DateComponents.self)
      return call.packed(base.timeZone as TimeZone?)
    },
    LibraryMember(.setting, "timeZone", [LibraryParameter(nil, "newValue", Optional<TimeZone>.self)]) { call in
      var base = try call.receiver(DateComponents.self)
      let newValue = try call[0, Optional<TimeZone>.self]
      base.timeZone = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "era") { call in
      let base = try call.receiver(DateComponents.self)
      return call.packed(base.era as Int?)
    },
    LibraryMember(.setting, "era", [LibraryParameter(nil, "newValue", Optional<Int>.self)]) { call in
      var base = try call.receiver(DateComponents.self)
      let newValue = try call[0, Optional<Int>.self]
      base.era = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "year") { call in
      let base = try call.receiver(DateComponents.self)
      return call.packed(base.year as Int?)
    },
    LibraryMember(.setting, "year", [LibraryParameter(nil, "newValue", Optional<Int>.self)]) { call in
      var base = try call.receiver(DateComponents.self)
      let newValue = try call[0, Optional<Int>.self]
      base.year = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "month") { call in
      let base = try call.receiver(DateComponents.self)
      return call.packed(base.month as Int?)
    },
    LibraryMember(.setting, "month", [LibraryParameter(nil, "newValue", Optional<Int>.self)]) { call in
      var base = try call.receiver(DateComponents.self)
      let newValue = try call[0, Optional<Int>.self]
      base.month = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "day") { call in
      let base = try call.receiver(DateComponents.self)
      return call.packed(base.day as Int?)
    },
    LibraryMember(.setting, "day", [LibraryParameter(nil, "newValue", Optional<Int>.self)]) { call in
      var base = try call.receiver(DateComponents.self)
      let newValue = try call[0, Optional<Int>.self]
      base.day = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "hour") { call in
      let base = try call.receiver(DateComponents.self)
      return call.packed(base.hour as Int?)
    },
    LibraryMember(.setting, "hour", [LibraryParameter(nil, "newValue", Optional<Int>.self)]) { call in
      var base = try call.receiver(DateComponents.self)
      let newValue = try call[0, Optional<Int>.self]
      base.hour = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "minute") { call in
      let base = try call.receiver(DateComponents.self)
      return call.packed(base.minute as Int?)
    },
    LibraryMember(.setting, "minute", [LibraryParameter(nil, "newValue", Optional<Int>.self)]) { call in
      var base = try call.receiver(DateComponents.self)
      let newValue = try call[0, Optional<Int>.self]
      base.minute = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "second") { call in
      let base = try call.receiver(DateComponents.self)
      return call.packed(base.second as Int?)
    },
    LibraryMember(.setting, "second", [LibraryParameter(nil, "newValue", Optional<Int>.self)]) { call in
      var base = try call.receiver(DateComponents.self)
      let newValue = try call[0, Optional<Int>.self]
      base.second = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "nanosecond") { call in
      let base = try call.receiver(DateComponents.self)
      return call.packed(base.nanosecond as Int?)
    },
    LibraryMember(.setting, "nanosecond", [LibraryParameter(nil, "newValue", Optional<Int>.self)]) { call in
      var base = try call.receiver(DateComponents.self)
      let newValue = try call[0, Optional<Int>.self]
      base.nanosecond = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "weekday") { call in
      let base = try call.receiver(DateComponents.self)
      return call.packed(base.weekday as Int?)
    },
    LibraryMember(.setting, "weekday", [LibraryParameter(nil, "newValue", Optional<Int>.self)]) { call in
      var base = try call.receiver(DateComponents.self)
      let newValue = try call[0, Optional<Int>.self]
      base.weekday = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "weekdayOrdinal") { call in
      let base = try call.receiver(DateComponents.self)
      return call.packed(base.weekdayOrdinal as Int?)
    },
    LibraryMember(.setting, "weekdayOrdinal", [LibraryParameter(nil, "newValue", Optional<Int>.self)]) { call in
      var base = try call.receiver(DateComponents.self)
      let newValue = try call[0, Optional<Int>.self]
      base.weekdayOrdinal = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "quarter") { call in
      let base = try call.receiver(DateComponents.self)
      return call.packed(base.quarter as Int?)
    },
    LibraryMember(.setting, "quarter", [LibraryParameter(nil, "newValue", Optional<Int>.self)]) { call in
      var base = try call.receiver(DateComponents.self)
      let newValue = try call[0, Optional<Int>.self]
      base.quarter = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "weekOfMonth") { call in
      let base = try call.receiver(DateComponents.self)
      return call.packed(base.weekOfMonth as Int?)
    },
    LibraryMember(.setting, "weekOfMonth", [LibraryParameter(nil, "newValue", Optional<Int>.self)]) { call in
      var base = try call.receiver(DateComponents.self)
      let newValue = try call[0, Optional<Int>.self]
      base.weekOfMonth = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "weekOfYear") { call in
      let base = try call.receiver(DateComponents.self)
      return call.packed(base.weekOfYear as Int?)
    },
    LibraryMember(.setting, "weekOfYear", [LibraryParameter(nil, "newValue", Optional<Int>.self)]) { call in
      var base = try call.receiver(DateComponents.self)
      let newValue = try call[0, Optional<Int>.self]
      base.weekOfYear = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "yearForWeekOfYear") { call in
      let base = try call.receiver(DateComponents.self)
      return call.packed(base.yearForWeekOfYear as Int?)
    },
    LibraryMember(.setting, "yearForWeekOfYear", [LibraryParameter(nil, "newValue", Optional<Int>.self)]) { call in
      var base = try call.receiver(DateComponents.self)
      let newValue = try call[0, Optional<Int>.self]
      base.yearForWeekOfYear = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "isLeapMonth") { call in
      let base = try call.receiver(DateComponents.self)
      return call.packed(base.isLeapMonth as Bool?)
    },
    LibraryMember(.setting, "isLeapMonth", [LibraryParameter(nil, "newValue", Optional<Bool>.self)]) { call in
      var base = try call.receiver(DateComponents.self)
      let newValue = try call[0, Optional<Bool>.self]
      base.isLeapMonth = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "date") { call in
      let base = try call.receiver(DateComponents.self)
      return call.packed(base.date as Date?)
    },
    LibraryMember(.property, "isValidDate") { call in
      let base = try call.receiver(DateComponents.self)
      return call.packed(base.isValidDate as Bool)
    },
  ]
}

/// All members of `DateComponents`.
enum LibraryDateComponentsMembers {
  static let all = LibraryType([LibraryDateComponentsMembers1.members, LibraryDateComponentsMembers2.members])
}
