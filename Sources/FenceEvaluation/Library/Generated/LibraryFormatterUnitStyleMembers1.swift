// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Formatter.UnitStyle`.
enum LibraryFormatterUnitStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "short") { call in
      return call.packed(Formatter.UnitStyle.short as Formatter.UnitStyle)
    },
    LibraryMember(.staticProperty, "medium") { call in
      return call.packed(Formatter.UnitStyle.medium as Formatter.UnitStyle)
    },
    LibraryMember(.staticProperty, "long") { call in
      return call.packed(Formatter.UnitStyle.long as Formatter.UnitStyle)
    },
  ]
}

/// All members of `Formatter.UnitStyle`.
enum LibraryFormatterUnitStyleMembers {
  static let all = LibraryType([LibraryFormatterUnitStyleMembers1.members])
}
