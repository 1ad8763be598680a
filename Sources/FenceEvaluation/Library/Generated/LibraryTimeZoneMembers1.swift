// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `TimeZone`.
enum LibraryTimeZoneMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [LibraryParameter("identifier", "identifier", String.self)]) { call in
      let identifier = try call[0, String.self]
      return call.packed(TimeZone(identifier: identifier) as TimeZone?)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("abbreviation", "abbreviation", String.self)]) { call in
      let abbreviation = try call[0, String.self]
      return call.packed(TimeZone(abbreviation: abbreviation) as TimeZone?)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("secondsFromGMT", "seconds", Int.self)]) { call in
      let seconds = try call[0, Int.self]
      return call.packed(TimeZone(secondsFromGMT: seconds) as TimeZone?)
    },
    LibraryMember(.staticProperty, "gmt") { call in
      return call.packed(TimeZone.gmt as TimeZone)
    },
    LibraryMember(.staticProperty, "current") { call in
      return try call.packed(trying: call.current(TimeZone.self))
    },
    LibraryMember(.staticProperty, "autoupdatingCurrent") { call in
      return try call.packed(trying: call.autoupdatingCurrent(TimeZone.self))
    },
    LibraryMember(.staticProperty, "knownTimeZoneIdentifiers") { call in
      return call.packed(TimeZone.knownTimeZoneIdentifiers as [String])
    },
    LibraryMember(.property, "identifier") { call in
      let base = try call.receiver(TimeZone.self)
      return call.packed(base.identifier as String)
    },
    LibraryMember(.property, "description") { call in
      let base = try call.receiver(TimeZone.self)
      return call.packed(base.description as String)
    },
    LibraryMember(.method, "secondsFromGMT") { call in
      let base = try call.receiver(TimeZone.self)
      return try call.packed(trying: call.secondsFromGMT(base))
    },
    LibraryMember(.method, "secondsFromGMT", [LibraryParameter("for", "date", Date.self)]) { call in
      let base = try call.receiver(TimeZone.self)
      let date = try call[0, Date.self]
      return call.packed(base.secondsFromGMT(for: date) as Int)
    },
    LibraryMember(.method, "abbreviation") { call in
      let base = try call.receiver(TimeZone.self)
      return try call.packed(trying: call.abbreviation(base))
    },
    LibraryMember(.method, "abbreviation", [LibraryParameter("for", "date", Date.self)]) { call in
      let base = try call.receiver(TimeZone.self)
      let date = try call[0, Date.self]
      return call.packed(base.abbreviation(for: date) as String?)
    },
    LibraryMember(.method, "isDaylightSavingTime") { call in
      let base = try call.receiver(TimeZone.self)
      return try call.packed(trying: call.isDaylightSavingTime(base))
    },
    LibraryMember(.method, "isDaylightSavingTime", [LibraryParameter("for", "date", Date.self)]) { call in
      let base = try call.receiver(TimeZone.self)
      let date = try call[0, Date.self]
      return call.packed(base.isDaylightSavingTime(for: date) as Bool)
    },
    LibraryMember(.method, "daylightSavingTimeOffset", [LibraryParameter("for", "date", Date.self)]) { call in
      let base = try call.receiver(TimeZone.self)
      let date = try call[0, Date.self]
      return call.packed(base.daylightSavingTimeOffset(for: date) as Double)
    },
    LibraryMember(.method, "nextDaylightSavingTimeTransition", [LibraryParameter("after", "date", Date.self)]) { call in
      let base = try call.receiver(TimeZone.self)
      let date = try call[0, Date.self]
      return call.packed(base.nextDaylightSavingTimeTransition(after: date) as Date?)
    },
  ]
}

/// All members of `TimeZone`.
enum LibraryTimeZoneMembers {
  static let all = LibraryType([LibraryTimeZoneMembers1.members])
}
