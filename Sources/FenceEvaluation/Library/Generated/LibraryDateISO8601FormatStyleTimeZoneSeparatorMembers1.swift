// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.ISO8601FormatStyle.TimeZoneSeparator`.
enum LibraryDateISO8601FormatStyleTimeZoneSeparatorMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "colon") { call in
      return call.packed(Date.ISO8601FormatStyle.TimeZoneSeparator.colon as Date.ISO8601FormatStyle.TimeZoneSeparator)
    },
    LibraryMember(.staticProperty, "omitted") { call in
      return call.packed(Date.ISO8601FormatStyle.TimeZoneSeparator.omitted as Date.ISO8601FormatStyle.TimeZoneSeparator)
    },
  ]
}

/// All members of `Date.ISO8601FormatStyle.TimeZoneSeparator`.
enum LibraryDateISO8601FormatStyleTimeZoneSeparatorMembers {
  static let all = LibraryType([LibraryDateISO8601FormatStyleTimeZoneSeparatorMembers1.members])
}
