// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.ISO8601FormatStyle`.
enum LibraryDateISO8601FormatStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return try call.packed(trying: call.styles.make(Date.ISO8601FormatStyle.self))
    },
    LibraryMember(.initializer, "init", [LibraryParameter("timeZone", "timeZone", TimeZone.self)]) { call in
      let timeZone = try call[0, TimeZone.self]
      return try call.packed(trying: call.styles.make(Date.ISO8601FormatStyle.self, timeZone: timeZone))
    },
    LibraryMember(.property, "timeZone") { call in
      let base = try call.receiver(Date.ISO8601FormatStyle.self)
      return call.packed(base.timeZone as TimeZone)
    },
    LibraryMember(.setting, "timeZone", [LibraryParameter(nil, "newValue", TimeZone.self)]) { call in
      var base = try call.receiver(Date.ISO8601FormatStyle.self)
      let newValue = try call[0, TimeZone.self]
      base.timeZone = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.method, "year") { call in
      let base = try call.receiver(Date.ISO8601FormatStyle.self)
      return call.packed(base.year() as Date.ISO8601FormatStyle)
    },
    LibraryMember(.method, "month") { call in
      let base = try call.receiver(Date.ISO8601FormatStyle.self)
      return call.packed(base.month() as Date.ISO8601FormatStyle)
    },
    LibraryMember(.method, "day") { call in
      let base = try call.receiver(Date.ISO8601FormatStyle.self)
      return call.packed(base.day() as Date.ISO8601FormatStyle)
    },
    LibraryMember(.method, "weekOfYear") { call in
      let base = try call.receiver(Date.ISO8601FormatStyle.self)
      return call.packed(base.weekOfYear() as Date.ISO8601FormatStyle)
    },
    LibraryMember(.method, "time", [
      LibraryParameter("includingFractionalSeconds", "includingFractionalSeconds", Bool.self)
    ]) { call in
      let base = try call.receiver(Date.ISO8601FormatStyle.self)
      let includingFractionalSeconds = try call[0, Bool.self]
      return call.packed(base.time(includingFractionalSeconds: includingFractionalSeconds) as Date.ISO8601FormatStyle)
    },
    LibraryMember(.method, "timeZone", [
      LibraryParameter("separator", "separator", Date.ISO8601FormatStyle.TimeZoneSeparator.self)
    ]) { call in
      let base = try call.receiver(Date.ISO8601FormatStyle.self)
      let separator = try call[0, Date.ISO8601FormatStyle.TimeZoneSeparator.self]
      return call.packed(base.timeZone(separator: separator) as Date.ISO8601FormatStyle)
    },
    LibraryMember(.method, "dateSeparator", [
      LibraryParameter(nil, "separator", Date.ISO8601FormatStyle.DateSeparator.self)
    ]) { call in
      let base = try call.receiver(Date.ISO8601FormatStyle.self)
      let separator = try call[0, Date.ISO8601FormatStyle.DateSeparator.self]
      return call.packed(base.dateSeparator(separator) as Date.ISO8601FormatStyle)
    },
    LibraryMember(.method, "dateTimeSeparator", [
      LibraryParameter(nil, "separator", Date.ISO8601FormatStyle.DateTimeSeparator.self)
    ]) { call in
      let base = try call.receiver(Date.ISO8601FormatStyle.self)
      let separator = try call[0, Date.ISO8601FormatStyle.DateTimeSeparator.self]
      return call.packed(base.dateTimeSeparator(separator) as Date.ISO8601FormatStyle)
    },
    LibraryMember(.method, "timeSeparator", [
      LibraryParameter(nil, "separator", Date.ISO8601FormatStyle.TimeSeparator.self)
    ]) { call in
      let base = try call.receiver(Date.ISO8601FormatStyle.self)
      let separator = try call[0, Date.ISO8601FormatStyle.TimeSeparator.self]
      return call.packed(base.timeSeparator(separator) as Date.ISO8601FormatStyle)
    },
    LibraryMember(.method, "timeZoneSeparator", [
      LibraryParameter(nil, "separator", Date.ISO8601FormatStyle.TimeZoneSeparator.self)
    ]) { call in
      let base = try call.receiver(Date.ISO8601FormatStyle.self)
      let separator = try call[0, Date.ISO8601FormatStyle.TimeZoneSeparator.self]
      return call.packed(base.timeZoneSeparator(separator) as Date.ISO8601FormatStyle)
    },
  ]
}

/// All members of `Date.ISO8601FormatStyle`.
enum LibraryDateISO8601FormatStyleMembers {
  static let all = LibraryType([LibraryDateISO8601FormatStyleMembers1.members])
}
