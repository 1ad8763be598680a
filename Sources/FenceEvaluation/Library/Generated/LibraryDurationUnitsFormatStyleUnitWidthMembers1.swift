// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Duration.UnitsFormatStyle.UnitWidth`.
enum LibraryDurationUnitsFormatStyleUnitWidthMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "wide") { call in
      return call.packed(Duration.UnitsFormatStyle.UnitWidth.wide as Duration.UnitsFormatStyle.UnitWidth)
    },
    LibraryMember(.staticProperty, "abbreviated") { call in
      return call.packed(Duration.UnitsFormatStyle.UnitWidth.abbreviated as Duration.UnitsFormatStyle.UnitWidth)
    },
    LibraryMember(.staticProperty, "condensedAbbreviated") { call in
      return call.packed(Duration.UnitsFormatStyle.UnitWidth.condensedAbbreviated as Duration.UnitsFormatStyle.UnitWidth)
    },
    LibraryMember(.staticProperty, "narrow") { call in
      return call.packed(Duration.UnitsFormatStyle.UnitWidth.narrow as Duration.UnitsFormatStyle.UnitWidth)
    },
  ]
}

/// All members of `Duration.UnitsFormatStyle.UnitWidth`.
enum LibraryDurationUnitsFormatStyleUnitWidthMembers {
  static let all = LibraryType([LibraryDurationUnitsFormatStyleUnitWidthMembers1.members])
}
