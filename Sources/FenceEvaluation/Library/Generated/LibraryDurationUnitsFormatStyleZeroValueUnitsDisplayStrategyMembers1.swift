// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy`.
enum LibraryDurationUnitsFormatStyleZeroValueUnitsDisplayStrategyMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "hide") { call in
      return call.packed(Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy.hide as Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy)
    },
    LibraryMember(.staticMethod, "show", [LibraryParameter("length", "length", Int.self)]) { call in
      let length = try call[0, Int.self]
      try call.require(length >= 0 && length <= 10, "more than 10 digits aren't available in fences")
      return call.packed(Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy.show(length: length) as Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy)
    },
  ]
}

/// All members of `Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy`.
enum LibraryDurationUnitsFormatStyleZeroValueUnitsDisplayStrategyMembers {
  static let all = LibraryType([LibraryDurationUnitsFormatStyleZeroValueUnitsDisplayStrategyMembers1.members])
}
