// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `ISO8601DateFormatter`.
enum LibraryISO8601DateFormatterMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return try call.packed(trying: call.foundation.make(ISO8601DateFormatter.self))
    },
    LibraryMember(.property, "formatOptions") { call in
      let base = try call.receiver(ISO8601DateFormatter.self)
      return call.packed(base.formatOptions as ISO8601DateFormatter.Options)
    },
    LibraryMember(.setting, "formatOptions", [
      LibraryParameter(nil, "newValue", ISO8601DateFormatter.Options.self)
    ]) { call in
      let base = try call.receiver(ISO8601DateFormatter.self)
      let newValue = try call[0, ISO8601DateFormatter.Options.self]
      base.formatOptions = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "timeZone") { call in
      let base = try call.receiver(ISO8601DateFormatter.self)
      return call.packed(base.timeZone as TimeZone?)
    },
    LibraryMember(.setting, "timeZone", [LibraryParameter(nil, "newValue", Optional<TimeZone>.self)]) { call in
      let base = try call.receiver(ISO8601DateFormatter.self)
      let newValue = try call[0, Optional<TimeZone>.self]
      try call.require(newValue != nil, "no time zone isn't available in fences")
      base.timeZone = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.method, "string", [LibraryParameter("from", "date", Date.self)]) { call in
      let base = try call.receiver(ISO8601DateFormatter.self)
      let date = try call[0, Date.self]
      return call.packed(base.string(from: date) as String)
    },
    LibraryMember(.method, "date", [LibraryParameter("from", "string", String.self)]) { call in
      let base = try call.receiver(ISO8601DateFormatter.self)
      let string = try call[0, String.self]
      return call.packed(base.date(from: string) as Date?)
    },
  ]
}

/// All members of `ISO8601DateFormatter`.
enum LibraryISO8601DateFormatterMembers {
  static let all = LibraryType([LibraryISO8601DateFormatterMembers1.members])
}
