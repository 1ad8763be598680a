// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Calendar`.
enum LibraryCalendarMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [
      LibraryParameter("identifier", "identifier", Calendar.Identifier.self)
    ]) { call in
      let identifier = try call[0, Calendar.Identifier.self]
      return try call.packed(trying: call.make(Calendar.self, identifier: identifier))
    },
    LibraryMember(.staticProperty, "current") { call in
      return try call.packed(trying: call.current(Calendar.self))
    },
    LibraryMember(.staticProperty, "autoupdatingCurrent") { call in
      return try call.packed(trying: call.autoupdatingCurrent(Calendar.self))
    },
    LibraryMember(.property, "identifier") { call in
      let base = try call.receiver(Calendar.self)
      return call.packed(base.identifier as Calendar.Identifier)
    },
    LibraryMember(.property, "locale") { call in
      let base = try call.receiver(Calendar.self)
      return call.packed(base.locale as Locale?)
    },
    LibraryMember(.setting, "locale", [LibraryParameter(nil, "newValue", Optional<Locale>.self)]) { call in
      var base = try call.receiver(Calendar.self)
      let newValue = try call[0, Optional<Locale>.self]
      base.locale = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "timeZone") { call in
      let base = try call.receiver(Calendar.self)
      return call.packed(base.timeZone as TimeZone)
    },
    LibraryMember(.setting, "timeZone", [LibraryParameter(nil, "newValue", TimeZone.self)]) { call in
      var base = try call.receiver(Calendar.self)
      let newValue = try call[0, TimeZone.self]
      base.timeZone = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "firstWeekday") { call in
      let base = try call.receiver(Calendar.self)
      return call.packed(base.firstWeekday as Int)
    },
    LibraryMember(.setting, "firstWeekday", [LibraryParameter(nil, "newValue", Int.self)]) { call in
      var base = try call.receiver(Calendar.self)
      let newValue = try call[0, Int.self]
      try call.require(newValue >= 1 && newValue <= 7, "Weekday should be in the range 1...7")
      base.firstWeekday = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "minimumDaysInFirstWeek") { call in
      let base = try call.receiver(Calendar.self)
      return call.packed(base.minimumDaysInFirstWeek as Int)
    },
    LibraryMember(.setting, "minimumDaysInFirstWeek", [LibraryParameter(nil, "newValue", Int.self)]) { call in
      var base = try call.receiver(Calendar.self)
      let newValue = try call[0, Int.self]
      try call.require(newValue >= 1 && newValue <= 7, "Minimum days should be in the range 1...7")
      base.minimumDaysInFirstWeek = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "description") { call in
      let base = try call.receiver(Calendar.self)
      return call.packed(base.description as String)
    },
    LibraryMember(.property, "eraSymbols") { call in
      let base = try call.receiver(Calendar.self)
      return call.packed(base.eraSymbols as [String])
    },
    LibraryMember(.property, "longEraSymbols") { call in
      let base = try call.receiver(Calendar.self)
      return call.packed(base.longEraSymbols as [String])
    },
    LibraryMember(.property, "monthSymbols") { call in
      let base = try call.receiver(Calendar.self)
      return call.packed(base.monthSymbols as [String])
    },
    LibraryMember(.property, "shortMonthSymbols") { call in
      let base = try call.receiver(Calendar.self)
      return call.packed(base.shortMonthSymbols as [String])
    },
    LibraryMember(.property, "veryShortMonthSymbols") { call in
      let base = try call.receiver(Calendar.self)
      return call.packed(base.veryShortMonthSymbols as [String])
    },
    LibraryMember(.property, "standaloneMonthSymbols") { call in
      let base = try call.receiver(Calendar.self)
      return call.packed(base.standaloneMonthSymbols as [String])
    },
    LibraryMember(.property, "shortStandaloneMonthSymbols") { call in
      let base = try call.receiver(Calendar.self)
      return call.packed(base.shortStandaloneMonthSymbols as [String])
    },
    LibraryMember(.property, "veryShortStandaloneMonthSymbols") { call in
      let base = try call.receiver(Calendar.self)
      return call.packed(base.veryShortStandaloneMonthSymbols as [String])
    },
    LibraryMember(.property, "weekdaySymbols") { call in
      let base = try call.receiver(Calendar.self)
      return call.packed(base.weekdaySymbols as [String])
    },
    LibraryMember(.property, "shortWeekdaySymbols") { call in
      let base = try call.receiver(Calendar.self)
      return call.packed(base.shortWeekdaySymbols as [String])
    },
    LibraryMember(.property, "veryShortWeekdaySymbols") { call in
      let base = try call.receiver(Calendar.self)
      return call.packed(base.veryShortWeekdaySymbols as [String])
    },
    LibraryMember(.property, "standaloneWeekdaySymbols") { call in
      let base = try call.receiver(Calendar.self)
      return call.packed(base.standaloneWeekdaySymbols as [String])
    },
    LibraryMember(.property, "shortStandaloneWeekdaySymbols") { call in
      let base = try call.receiver(Calendar.self)
      return call.packed(base.shortStandaloneWeekdaySymbols as [String])
    },
    LibraryMember(.property, "veryShortStandaloneWeekdaySymbols") { call in
      let base = try call.receiver(Calendar.self)
      return call.packed(base.veryShortStandaloneWeekdaySymbols as [String])
    },
    LibraryMember(.property, "quarterSymbols") { call in
      let base = try call.receiver(Calendar.self)
      return call.packed(base.quarterSymbols as [String])
    },
    LibraryMember(.property, "shortQuarterSymbols") { call in
      let base = try call.receiver(Calendar.self)
      return call.packed(base.shortQuarterSymbols as [String])
    },
    LibraryMember(.property, "standaloneQuarterSymbols") { call in
      let base = try call.receiver(Calendar.self)
      return call.packed(base.standaloneQuarterSymbols as [String])
    },
    LibraryMember(.property, "shortStandaloneQuarterSymbols") { call in
      let base = try call.receiver(Calendar.self)
      return call.packed(base.shortStandaloneQuarterSymbols as [String])
    },
    LibraryMember(.property, "amSymbol") { call in
      let base = try call.receiver(Calendar.self)
      return call.packed(base.amSymbol as String)
    },
    LibraryMember(.property, "pmSymbol") { call in
      let base = try call.receiver(Calendar.self)
      return call.packed(base.pmSymbol as String)
    },
    LibraryMember(.method, "component", [
      LibraryParameter(nil, "component", Calendar.Component.self), LibraryParameter("from", "date", Date.self),
    ]) { call in
      let base = try call.receiver(Calendar.self)
      let component = try call[0, Calendar.Component.self]
      let date = try call[1, Date.self]
      return call.packed(base.component(component, from: date) as Int)
    },
    LibraryMember(.method, "dateComponents", [
      LibraryParameter(nil, "components", LibrarySet.self), LibraryParameter("from", "date", Date.self),
    ]) { call in
      let base = try call.receiver(Calendar.self)
      let components = try call[0, LibrarySet.self]
      let date = try call[1, Date.self]
      return try call.packed(trying: call.dateComponents(base, components, from: date))
    },
    LibraryMember(.method, "dateComponents", [
      LibraryParameter(nil, "components", LibrarySet.self), LibraryParameter("from", "start", Date.self),
      LibraryParameter("to", "end", Date.self),
    ]) { call in
      let base = try call.receiver(Calendar.self)
      let components = try call[0, LibrarySet.self]
      let start = try call[1, Date.self]
      let end = try call[2, Date.self]
      return try call.packed(trying: call.dateComponents(base, components, from: start, to: end))
    },
    LibraryMember(.method, "dateComponents", [
      LibraryParameter(nil, "components", LibrarySet.self), LibraryParameter("from", "start", DateComponents.self),
      LibraryParameter("to", "end", DateComponents.self),
    ]) { call in
      let base = try call.receiver(Calendar.self)
      let components = try call[0, LibrarySet.self]
      let start = try call[1, DateComponents.self]
      let end = try call[2, DateComponents.self]
      return try call.packed(trying: call.dateComponents(base, components, from: start, to: end))
    },
    LibraryMember(.method, "dateComponents", [
      LibraryParameter("in", "timeZone", TimeZone.self), LibraryParameter("from", "date", Date.self),
    ]) { call in
      let base = try call.receiver(Calendar.self)
      let timeZone = try call[0, TimeZone.self]
      let date = try call[1, Date.self]
      return call.packed(base.dateComponents(in: timeZone, from: date) as DateComponents)
    },
    LibraryMember(.method, "date", [LibraryParameter("from", "components", DateComponents.self)]) { call in
      let base = try call.receiver(Calendar.self)
      let components = try call[0, DateComponents.self]
      return call.packed(base.date(from: components) as Date?)
    },
    LibraryMember(.method, "date", [
      LibraryParameter("byAdding", "component", Calendar.Component.self), LibraryParameter("value", "value", Int.self),
      LibraryParameter("to", "date", Date.self),
      LibraryParameter("wrappingComponents", "wrappingComponents", Bool.self).optional,
    ]) { call in
      let base = try call.receiver(Calendar.self)
      let component = try call[0, Calendar.Component.self]
      let value = try call[1, Int.self]
      let date = try call[2, Date.self]
      let wrappingComponents = try call.argument(3, Bool.self, or: false)
      return try call.packed(trying: call.date(base, byAdding: component, value: value, to: date, wrappingComponents: wrappingComponents))
    },
    LibraryMember(.method, "date", [
      LibraryParameter("byAdding", "components", DateComponents.self), LibraryParameter("to", "date", Date.self),
      LibraryParameter("wrappingComponents", "wrappingComponents", Bool.self).optional,
    ]) { call in
      let base = try call.receiver(Calendar.self)
      let components = try call[0, DateComponents.self]
      let date = try call[1, Date.self]
      let wrappingComponents = try call.argument(2, Bool.self, or: false)
      return call.packed(base.date(byAdding: components, to: date, wrappingComponents: wrappingComponents) as Date?)
    },
    LibraryMember(.method, "date", [
      LibraryParameter("bySettingHour", "hour", Int.self), LibraryParameter("minute", "minute", Int.self),
      LibraryParameter("second", "second", Int.self), LibraryParameter("of", "date", Date.self),
    ]) { call in
      let base = try call.receiver(Calendar.self)
      let hour = try call[0, Int.self]
      let minute = try call[1, Int.self]
      let second = try call[2, Int.self]
      let date = try call[3, Date.self]
      return try call.packed(trying: call.date(base, bySettingHour: hour, minute: minute, second: second, of: date))
    },
    LibraryMember(.method, "date", [
      LibraryParameter("bySetting", "component", Calendar.Component.self), LibraryParameter("value", "value", Int.self),
      LibraryParameter("of", "date", Date.self),
    ]) { call in
      let base = try call.receiver(Calendar.self)
      let component = try call[0, Calendar.Component.self]
      let value = try call[1, Int.self]
      let date = try call[2, Date.self]
      return try call.packed(trying: call.date(base, bySetting: component, value: value, of: date))
    },
  ]
}

/// All members of `Calendar`.
enum LibraryCalendarMembers {
  static let all = LibraryType([LibraryCalendarMembers1.members, LibraryCalendarMembers2.members])
}
