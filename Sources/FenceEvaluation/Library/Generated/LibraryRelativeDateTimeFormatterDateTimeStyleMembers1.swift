// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `RelativeDateTimeFormatter.DateTimeStyle`.
enum LibraryRelativeDateTimeFormatterDateTimeStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "numeric") { call in
      return call.packed(RelativeFormatter.DateTimeStyle.numeric as RelativeFormatter.DateTimeStyle)
    },
    LibraryMember(.staticProperty, "named") { call in
      return call.packed(RelativeFormatter.DateTimeStyle.named as RelativeFormatter.DateTimeStyle)
    },
  ]
}

/// All members of `RelativeDateTimeFormatter.DateTimeStyle`.
enum LibraryRelativeDateTimeFormatterDateTimeStyleMembers {
  static let all = LibraryType([LibraryRelativeDateTimeFormatterDateTimeStyleMembers1.members])
}
