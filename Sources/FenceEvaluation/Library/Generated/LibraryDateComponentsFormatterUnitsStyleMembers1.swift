// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `DateComponentsFormatter.UnitsStyle`.
enum LibraryDateComponentsFormatterUnitsStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "positional") { call in
      return call.packed(PeriodFormatter.UnitsStyle.positional as PeriodFormatter.UnitsStyle)
    },
    LibraryMember(.staticProperty, "abbreviated") { call in
      return call.packed(PeriodFormatter.UnitsStyle.abbreviated as PeriodFormatter.UnitsStyle)
    },
    LibraryMember(.staticProperty, "short") { call in
      return call.packed(PeriodFormatter.UnitsStyle.short as PeriodFormatter.UnitsStyle)
    },
    LibraryMember(.staticProperty, "full") { call in
      return call.packed(PeriodFormatter.UnitsStyle.full as PeriodFormatter.UnitsStyle)
    },
    LibraryMember(.staticProperty, "spellOut") { call in
      return call.packed(PeriodFormatter.UnitsStyle.spellOut as PeriodFormatter.UnitsStyle)
    },
    LibraryMember(.staticProperty, "brief") { call in
      return call.packed(PeriodFormatter.UnitsStyle.brief as PeriodFormatter.UnitsStyle)
    },
  ]
}

/// All members of `DateComponentsFormatter.UnitsStyle`.
enum LibraryDateComponentsFormatterUnitsStyleMembers {
  static let all = LibraryType([LibraryDateComponentsFormatterUnitsStyleMembers1.members])
}
