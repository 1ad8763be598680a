// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `FloatingPointRoundingRule`.
enum LibraryFloatingPointRoundingRuleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "toNearestOrAwayFromZero") { call in
      return call.packed(FloatingPointRoundingRule.toNearestOrAwayFromZero as FloatingPointRoundingRule)
    },
    LibraryMember(.staticProperty, "toNearestOrEven") { call in
      return call.packed(FloatingPointRoundingRule.toNearestOrEven as FloatingPointRoundingRule)
    },
    LibraryMember(.staticProperty, "up") { call in
      return call.packed(FloatingPointRoundingRule.up as FloatingPointRoundingRule)
    },
    LibraryMember(.staticProperty, "down") { call in
      return call.packed(FloatingPointRoundingRule.down as FloatingPointRoundingRule)
    },
    LibraryMember(.staticProperty, "towardZero") { call in
      return call.packed(FloatingPointRoundingRule.towardZero as FloatingPointRoundingRule)
    },
    LibraryMember(.staticProperty, "awayFromZero") { call in
      return call.packed(FloatingPointRoundingRule.awayFromZero as FloatingPointRoundingRule)
    },
  ]
}

/// All members of `FloatingPointRoundingRule`.
enum LibraryFloatingPointRoundingRuleMembers {
  static let all = LibraryType([LibraryFloatingPointRoundingRuleMembers1.members])
}
