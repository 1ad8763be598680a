// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `DateIntervalFormatter.Style`.
enum LibraryDateIntervalFormatterStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "none") { call in
      return call.packed(DateIntervalFormatter.Style.none as DateIntervalFormatter.Style)
    },
    LibraryMember(.staticProperty, "short") { call in
      return call.packed(DateIntervalFormatter.Style.short as DateIntervalFormatter.Style)
    },
    LibraryMember(.staticProperty, "medium") { call in
      return call.packed(DateIntervalFormatter.Style.medium as DateIntervalFormatter.Style)
    },
    LibraryMember(.staticProperty, "long") { call in
      return call.packed(DateIntervalFormatter.Style.long as DateIntervalFormatter.Style)
    },
    LibraryMember(.staticProperty, "full") { call in
      return call.packed(DateIntervalFormatter.Style.full as DateIntervalFormatter.Style)
    },
  ]
}

/// All members of `DateIntervalFormatter.Style`.
enum LibraryDateIntervalFormatterStyleMembers {
  static let all = LibraryType([LibraryDateIntervalFormatterStyleMembers1.members])
}
