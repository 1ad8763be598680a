// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.RelativeFormatStyle.UnitsStyle`.
enum LibraryDateRelativeFormatStyleUnitsStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "wide") { call in
      return call.packed(Date.RelativeFormatStyle.UnitsStyle.wide as Date.RelativeFormatStyle.UnitsStyle)
    },
    LibraryMember(.staticProperty, "spellOut") { call in
      return call.packed(Date.RelativeFormatStyle.UnitsStyle.spellOut as Date.RelativeFormatStyle.UnitsStyle)
    },
    LibraryMember(.staticProperty, "abbreviated") { call in
      return call.packed(Date.RelativeFormatStyle.UnitsStyle.abbreviated as Date.RelativeFormatStyle.UnitsStyle)
    },
    LibraryMember(.staticProperty, "narrow") { call in
      return call.packed(Date.RelativeFormatStyle.UnitsStyle.narrow as Date.RelativeFormatStyle.UnitsStyle)
    },
  ]
}

/// All members of `Date.RelativeFormatStyle.UnitsStyle`.
enum LibraryDateRelativeFormatStyleUnitsStyleMembers {
  static let all = LibraryType([LibraryDateRelativeFormatStyleUnitsStyleMembers1.members])
}
