// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `DateComponentsFormatter.ZeroFormattingBehavior`.
enum LibraryDateComponentsFormatterZeroFormattingBehaviorMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "default") { call in
      return call.packed(PeriodFormatter.ZeroFormattingBehavior.`default` as PeriodFormatter.ZeroFormattingBehavior)
    },
    LibraryMember(.staticProperty, "dropLeading") { call in
      return call.packed(PeriodFormatter.ZeroFormattingBehavior.dropLeading as PeriodFormatter.ZeroFormattingBehavior)
    },
    LibraryMember(.staticProperty, "dropMiddle") { call in
      return call.packed(PeriodFormatter.ZeroFormattingBehavior.dropMiddle as PeriodFormatter.ZeroFormattingBehavior)
    },
    LibraryMember(.staticProperty, "dropTrailing") { call in
      return call.packed(PeriodFormatter.ZeroFormattingBehavior.dropTrailing as PeriodFormatter.ZeroFormattingBehavior)
    },
    LibraryMember(.staticProperty, "dropAll") { call in
      return call.packed(PeriodFormatter.ZeroFormattingBehavior.dropAll as PeriodFormatter.ZeroFormattingBehavior)
    },
    LibraryMember(.staticProperty, "pad") { call in
      return call.packed(PeriodFormatter.ZeroFormattingBehavior.pad as PeriodFormatter.ZeroFormattingBehavior)
    },
  ]
}

/// All members of `DateComponentsFormatter.ZeroFormattingBehavior`.
enum LibraryDateComponentsFormatterZeroFormattingBehaviorMembers {
  static let all = LibraryType([LibraryDateComponentsFormatterZeroFormattingBehaviorMembers1.members])
}
