// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `NumberFormatter.RoundingMode`.
enum LibraryNumberFormatterRoundingModeMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "ceiling") { call in
      return call.packed(NumberFormatter.RoundingMode.ceiling as NumberFormatter.RoundingMode)
    },
    LibraryMember(.staticProperty, "floor") { call in
      return call.packed(NumberFormatter.RoundingMode.floor as NumberFormatter.RoundingMode)
    },
    LibraryMember(.staticProperty, "down") { call in
      return call.packed(NumberFormatter.RoundingMode.down as NumberFormatter.RoundingMode)
    },
    LibraryMember(.staticProperty, "up") { call in
      return call.packed(NumberFormatter.RoundingMode.up as NumberFormatter.RoundingMode)
    },
    LibraryMember(.staticProperty, "halfEven") { call in
      return call.packed(NumberFormatter.RoundingMode.halfEven as NumberFormatter.RoundingMode)
    },
    LibraryMember(.staticProperty, "halfDown") { call in
      return call.packed(NumberFormatter.RoundingMode.halfDown as NumberFormatter.RoundingMode)
    },
    LibraryMember(.staticProperty, "halfUp") { call in
      return call.packed(NumberFormatter.RoundingMode.halfUp as NumberFormatter.RoundingMode)
    },
  ]
}

/// All members of `NumberFormatter.RoundingMode`.
enum LibraryNumberFormatterRoundingModeMembers {
  static let all = LibraryType([LibraryNumberFormatterRoundingModeMembers1.members])
}
