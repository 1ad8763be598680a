// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `RelativeDateTimeFormatter.UnitsStyle`.
enum LibraryRelativeDateTimeFormatterUnitsStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "full") { call in
      return call.packed(RelativeFormatter.UnitsStyle.full as RelativeFormatter.UnitsStyle)
    },
    LibraryMember(.staticProperty, "spellOut") { call in
      return call.packed(RelativeFormatter.UnitsStyle.spellOut as RelativeFormatter.UnitsStyle)
    },
    LibraryMember(.staticProperty, "short") { call in
      return call.packed(RelativeFormatter.UnitsStyle.short as RelativeFormatter.UnitsStyle)
    },
    LibraryMember(.staticProperty, "abbreviated") { call in
      return call.packed(RelativeFormatter.UnitsStyle.abbreviated as RelativeFormatter.UnitsStyle)
    },
  ]
}

/// All members of `RelativeDateTimeFormatter.UnitsStyle`.
enum LibraryRelativeDateTimeFormatterUnitsStyleMembers {
  static let all = LibraryType([LibraryRelativeDateTimeFormatterUnitsStyleMembers1.members])
}
