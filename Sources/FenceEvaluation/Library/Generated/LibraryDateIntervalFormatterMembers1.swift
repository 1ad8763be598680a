// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `DateIntervalFormatter`.
enum LibraryDateIntervalFormatterMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return try call.packed(trying: call.foundation.make(DateIntervalFormatter.self))
    },
    LibraryMember(.property, "dateStyle") { call in
      let base = try call.receiver(DateIntervalFormatter.self)
      return call.packed(base.dateStyle as DateIntervalFormatter.Style)
    },
    LibraryMember(.setting, "dateStyle", [
      LibraryParameter(nil, "newValue", DateIntervalFormatter.Style.self)
    ]) { call in
      let base = try call.receiver(DateIntervalFormatter.self)
      let newValue = try call[0, DateIntervalFormatter.Style.self]
      base.dateStyle = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "timeStyle") { call in
      let base = try call.receiver(DateIntervalFormatter.self)
      return call.packed(base.timeStyle as DateIntervalFormatter.Style)
    },
    LibraryMember(.setting, "timeStyle", [
      LibraryParameter(nil, "newValue", DateIntervalFormatter.Style.self)
    ]) { call in
      let base = try call.receiver(DateIntervalFormatter.self)
      let newValue = try call[0, DateIntervalFormatter.Style.self]
      base.timeStyle = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "dateTemplate") { call in
      let base = try call.receiver(DateIntervalFormatter.self)
      return call.packed(base.dateTemplate as String)
    },
    LibraryMember(.setting, "dateTemplate", [LibraryParameter(nil, "newValue", String.self)]) { call in
      let base = try call.receiver(DateIntervalFormatter.self)
      let newValue = try call[0, String.self]
      try call.require(newValue.utf8.count <= 1000, "date formats of more than 1000 letters aren't available in fences")
      base.dateTemplate = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "locale") { call in
      let base = try call.receiver(DateIntervalFormatter.self)
      return call.packed(base.locale as Locale?)
    },
    LibraryMember(.setting, "locale", [LibraryParameter(nil, "newValue", Optional<Locale>.self)]) { call in
      let base = try call.receiver(DateIntervalFormatter.self)
      let newValue = try call[0, Optional<Locale>.self]
      try call.require(newValue != nil, "no locale isn't available in fences")
      base.locale = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "timeZone") { call in
      let base = try call.receiver(DateIntervalFormatter.self)
      return call.packed(base.timeZone as TimeZone?)
    },
    LibraryMember(.setting, "timeZone", [LibraryParameter(nil, "newValue", Optional<TimeZone>.self)]) { call in
      let base = try call.receiver(DateIntervalFormatter.self)
      let newValue = try call[0, Optional<TimeZone>.self]
      try call.require(newValue != nil, "no time zone isn't available in fences")
      base.timeZone = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "calendar") { call in
      let base = try call.receiver(DateIntervalFormatter.self)
      return call.packed(base.calendar as Calendar?)
    },
    LibraryMember(.setting, "calendar", [LibraryParameter(nil, "newValue", Optional<Calendar>.self)]) { call in
      let base = try call.receiver(DateIntervalFormatter.self)
      let newValue = try call[0, Optional<Calendar>.self]
      try call.require(newValue != nil, "no calendar isn't available in fences")
      base.calendar = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.method, "string", [
      LibraryParameter("from", "fromDate", Date.self), LibraryParameter("to", "toDate", Date.self),
    ]) { call in
      let base = try call.receiver(DateIntervalFormatter.self)
      let fromDate = try call[0, Date.self]
      let toDate = try call[1, Date.self]
      return call.packed(base.string(from: fromDate, to: toDate) as String)
    },
    LibraryMember(.method, "string", [LibraryParameter("from", "dateInterval", DateInterval.self)]) { call in
      let base = try call.receiver(DateIntervalFormatter.self)
      let dateInterval = try call[0, DateInterval.self]
      return call.packed(base.string(from: dateInterval) as String?)
    },
  ]
}

/// All members of `DateIntervalFormatter`.
enum LibraryDateIntervalFormatterMembers {
  static let all = LibraryType([LibraryDateIntervalFormatterMembers1.members])
}
