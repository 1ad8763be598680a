// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `DateFormatter.Style`.
enum LibraryDateFormatterStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "none") { call in
      return call.packed(DateFormatter.Style.none as DateFormatter.Style)
    },
    LibraryMember(.staticProperty, "short") { call in
      return call.packed(DateFormatter.Style.short as DateFormatter.Style)
    },
    LibraryMember(.staticProperty, "medium") { call in
      return call.packed(DateFormatter.Style.medium as DateFormatter.Style)
    },
    LibraryMember(.staticProperty, "long") { call in
      return call.packed(DateFormatter.Style.long as DateFormatter.Style)
    },
    LibraryMember(.staticProperty, "full") { call in
      return call.packed(DateFormatter.Style.full as DateFormatter.Style)
    },
  ]
}

/// All members of `DateFormatter.Style`.
enum LibraryDateFormatterStyleMembers {
  static let all = LibraryType([LibraryDateFormatterStyleMembers1.members])
}
