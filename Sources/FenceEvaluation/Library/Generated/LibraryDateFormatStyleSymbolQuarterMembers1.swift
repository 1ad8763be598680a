// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.FormatStyle.Symbol.Quarter`.
enum LibraryDateFormatStyleSymbolQuarterMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "oneDigit") { call in
      return call.packed(Date.FormatStyle.Symbol.Quarter.oneDigit as Date.FormatStyle.Symbol.Quarter)
    },
    LibraryMember(.staticProperty, "twoDigits") { call in
      return call.packed(Date.FormatStyle.Symbol.Quarter.twoDigits as Date.FormatStyle.Symbol.Quarter)
    },
    LibraryMember(.staticProperty, "abbreviated") { call in
      return call.packed(Date.FormatStyle.Symbol.Quarter.abbreviated as Date.FormatStyle.Symbol.Quarter)
    },
    LibraryMember(.staticProperty, "wide") { call in
      return call.packed(Date.FormatStyle.Symbol.Quarter.wide as Date.FormatStyle.Symbol.Quarter)
    },
    LibraryMember(.staticProperty, "narrow") { call in
      return call.packed(Date.FormatStyle.Symbol.Quarter.narrow as Date.FormatStyle.Symbol.Quarter)
    },
  ]
}

/// All members of `Date.FormatStyle.Symbol.Quarter`.
enum LibraryDateFormatStyleSymbolQuarterMembers {
  static let all = LibraryType([LibraryDateFormatStyleSymbolQuarterMembers1.members])
}
