// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.ISO8601FormatStyle.DateSeparator`.
enum LibraryDateISO8601FormatStyleDateSeparatorMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "dash") { call in
      return call.packed(Date.ISO8601FormatStyle.DateSeparator.dash as Date.ISO8601FormatStyle.DateSeparator)
    },
    LibraryMember(.staticProperty, "omitted") { call in
      return call.packed(Date.ISO8601FormatStyle.DateSeparator.omitted as Date.ISO8601FormatStyle.DateSeparator)
    },
  ]
}

/// All members of `Date.ISO8601FormatStyle.DateSeparator`.
enum LibraryDateISO8601FormatStyleDateSeparatorMembers {
  static let all = LibraryType([LibraryDateISO8601FormatStyleDateSeparatorMembers1.members])
}
