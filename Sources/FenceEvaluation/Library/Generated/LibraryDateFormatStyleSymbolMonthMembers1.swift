// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.FormatStyle.Symbol.Month`.
enum LibraryDateFormatStyleSymbolMonthMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "defaultDigits") { call in
      return call.packed(Date.FormatStyle.Symbol.Month.defaultDigits as Date.FormatStyle.Symbol.Month)
    },
    LibraryMember(.staticProperty, "twoDigits") { call in
      return call.packed(Date.FormatStyle.Symbol.Month.twoDigits as Date.FormatStyle.Symbol.Month)
    },
    LibraryMember(.staticProperty, "abbreviated") { call in
      return call.packed(Date.FormatStyle.Symbol.Month.abbreviated as Date.FormatStyle.Symbol.Month)
    },
    LibraryMember(.staticProperty, "wide") { call in
      return call.packed(Date.FormatStyle.Symbol.Month.wide as Date.FormatStyle.Symbol.Month)
    },
    LibraryMember(.staticProperty, "narrow") { call in
      return call.packed(Date.FormatStyle.Symbol.Month.narrow as Date.FormatStyle.Symbol.Month)
    },
  ]
}

/// All members of `Date.FormatStyle.Symbol.Month`.
enum LibraryDateFormatStyleSymbolMonthMembers {
  static let all = LibraryType([LibraryDateFormatStyleSymbolMonthMembers1.members])
}
