// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.ISO8601FormatStyle.TimeSeparator`.
enum LibraryDateISO8601FormatStyleTimeSeparatorMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "colon") { call in
      return call.packed(Date.ISO8601FormatStyle.TimeSeparator.colon as Date.ISO8601FormatStyle.TimeSeparator)
    },
    LibraryMember(.staticProperty, "omitted") { call in
      return call.packed(Date.ISO8601FormatStyle.TimeSeparator.omitted as Date.ISO8601FormatStyle.TimeSeparator)
    },
  ]
}

/// All members of `Date.ISO8601FormatStyle.TimeSeparator`.
enum LibraryDateISO8601FormatStyleTimeSeparatorMembers {
  static let all = LibraryType([LibraryDateISO8601FormatStyleTimeSeparatorMembers1.members])
}
