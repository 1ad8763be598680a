// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.ISO8601FormatStyle.DateTimeSeparator`.
enum LibraryDateISO8601FormatStyleDateTimeSeparatorMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "space") { call in
      return call.packed(Date.ISO8601FormatStyle.DateTimeSeparator.space as Date.ISO8601FormatStyle.DateTimeSeparator)
    },
    LibraryMember(.staticProperty, "standard") { call in
      return call.packed(Date.ISO8601FormatStyle.DateTimeSeparator.standard as Date.ISO8601FormatStyle.DateTimeSeparator)
    },
  ]
}

/// All members of `Date.ISO8601FormatStyle.DateTimeSeparator`.
enum LibraryDateISO8601FormatStyleDateTimeSeparatorMembers {
  static let all = LibraryType([LibraryDateISO8601FormatStyleDateTimeSeparatorMembers1.members])
}
