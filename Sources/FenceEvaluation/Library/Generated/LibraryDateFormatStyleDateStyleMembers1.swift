// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.FormatStyle.DateStyle`.
enum LibraryDateFormatStyleDateStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "omitted") { call in
      return call.packed(Date.FormatStyle.DateStyle.omitted as Date.FormatStyle.DateStyle)
    },
    LibraryMember(.staticProperty, "numeric") { call in
      return call.packed(Date.FormatStyle.DateStyle.numeric as Date.FormatStyle.DateStyle)
    },
    LibraryMember(.staticProperty, "abbreviated") { call in
      return call.packed(Date.FormatStyle.DateStyle.abbreviated as Date.FormatStyle.DateStyle)
    },
    LibraryMember(.staticProperty, "long") { call in
      return call.packed(Date.FormatStyle.DateStyle.long as Date.FormatStyle.DateStyle)
    },
    LibraryMember(.staticProperty, "complete") { call in
      return call.packed(Date.FormatStyle.DateStyle.complete as Date.FormatStyle.DateStyle)
    },
  ]
}

/// All members of `Date.FormatStyle.DateStyle`.
enum LibraryDateFormatStyleDateStyleMembers {
  static let all = LibraryType([LibraryDateFormatStyleDateStyleMembers1.members])
}
