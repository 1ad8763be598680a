// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.FormatStyle.Symbol.Weekday`.
enum LibraryDateFormatStyleSymbolWeekdayMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "abbreviated") { call in
      return call.packed(Date.FormatStyle.Symbol.Weekday.abbreviated as Date.FormatStyle.Symbol.Weekday)
    },
    LibraryMember(.staticProperty, "wide") { call in
      return call.packed(Date.FormatStyle.Symbol.Weekday.wide as Date.FormatStyle.Symbol.Weekday)
    },
    LibraryMember(.staticProperty, "narrow") { call in
      return call.packed(Date.FormatStyle.Symbol.Weekday.narrow as Date.FormatStyle.Symbol.Weekday)
    },
    LibraryMember(.staticProperty, "short") { call in
      return call.packed(Date.FormatStyle.Symbol.Weekday.short as Date.FormatStyle.Symbol.Weekday)
    },
    LibraryMember(.staticProperty, "oneDigit") { call in
      return call.packed(Date.FormatStyle.Symbol.Weekday.oneDigit as Date.FormatStyle.Symbol.Weekday)
    },
    LibraryMember(.staticProperty, "twoDigits") { call in
      return call.packed(Date.FormatStyle.Symbol.Weekday.twoDigits as Date.FormatStyle.Symbol.Weekday)
    },
  ]
}

/// All members of `Date.FormatStyle.Symbol.Weekday`.
enum LibraryDateFormatStyleSymbolWeekdayMembers {
  static let all = LibraryType([LibraryDateFormatStyleSymbolWeekdayMembers1.members])
}
