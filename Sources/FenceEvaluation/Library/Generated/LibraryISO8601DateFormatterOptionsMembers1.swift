// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `ISO8601DateFormatter.Options`.
enum LibraryISO8601DateFormatterOptionsMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "withYear") { call in
      return call.packed(ISO8601DateFormatter.Options.withYear as ISO8601DateFormatter.Options)
    },
    LibraryMember(.staticProperty, "withMonth") { call in
      return call.packed(ISO8601DateFormatter.Options.withMonth as ISO8601DateFormatter.Options)
    },
    LibraryMember(.staticProperty, "withWeekOfYear") { call in
      return call.packed(ISO8601DateFormatter.Options.withWeekOfYear as ISO8601DateFormatter.Options)
    },
    LibraryMember(.staticProperty, "withDay") { call in
      return call.packed(ISO8601DateFormatter.Options.withDay as ISO8601DateFormatter.Options)
    },
    LibraryMember(.staticProperty, "withTime") { call in
      return call.packed(ISO8601DateFormatter.Options.withTime as ISO8601DateFormatter.Options)
    },
    LibraryMember(.staticProperty, "withTimeZone") { call in
      return call.packed(ISO8601DateFormatter.Options.withTimeZone as ISO8601DateFormatter.Options)
    },
    LibraryMember(.staticProperty, "withSpaceBetweenDateAndTime") { call in
      return call.packed(ISO8601DateFormatter.Options.withSpaceBetweenDateAndTime as ISO8601DateFormatter.Options)
    },
    LibraryMember(.staticProperty, "withDashSeparatorInDate") { call in
      return call.packed(ISO8601DateFormatter.Options.withDashSeparatorInDate as ISO8601DateFormatter.Options)
    },
    LibraryMember(.staticProperty, "withColonSeparatorInTime") { call in
      return call.packed(ISO8601DateFormatter.Options.withColonSeparatorInTime as ISO8601DateFormatter.Options)
    },
    LibraryMember(.staticProperty, "withColonSeparatorInTimeZone") { call in
      return call.packed(ISO8601DateFormatter.Options.withColonSeparatorInTimeZone as ISO8601DateFormatter.Options)
    },
    LibraryMember(.staticProperty, "withFractionalSeconds") { call in
      return call.packed(ISO8601DateFormatter.Options.withFractionalSeconds as ISO8601DateFormatter.Options)
    },
    LibraryMember(.staticProperty, "withFullDate") { call in
      return call.packed(ISO8601DateFormatter.Options.withFullDate as ISO8601DateFormatter.Options)
    },
    LibraryMember(.staticProperty, "withFullTime") { call in
      return call.packed(ISO8601DateFormatter.Options.withFullTime as ISO8601DateFormatter.Options)
    },
    LibraryMember(.staticProperty, "withInternetDateTime") { call in
      return call.packed(ISO8601DateFormatter.Options.withInternetDateTime as ISO8601DateFormatter.Options)
    },
  ]
}

/// All members of `ISO8601DateFormatter.Options`.
enum LibraryISO8601DateFormatterOptionsMembers {
  static let all = LibraryType([LibraryISO8601DateFormatterOptionsMembers1.members])
}
