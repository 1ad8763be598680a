// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.FormatStyle.TimeStyle`.
enum LibraryDateFormatStyleTimeStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "omitted") { call in
      return call.packed(Date.FormatStyle.TimeStyle.omitted as Date.FormatStyle.TimeStyle)
    },
    LibraryMember(.staticProperty, "shortened") { call in
      return call.packed(Date.FormatStyle.TimeStyle.shortened as Date.FormatStyle.TimeStyle)
    },
    LibraryMember(.staticProperty, "standard") { call in
      return call.packed(Date.FormatStyle.TimeStyle.standard as Date.FormatStyle.TimeStyle)
    },
    LibraryMember(.staticProperty, "complete") { call in
      return call.packed(Date.FormatStyle.TimeStyle.complete as Date.FormatStyle.TimeStyle)
    },
  ]
}

/// All members of `Date.FormatStyle.TimeStyle`.
enum LibraryDateFormatStyleTimeStyleMembers {
  static let all = LibraryType([LibraryDateFormatStyleTimeStyleMembers1.members])
}
