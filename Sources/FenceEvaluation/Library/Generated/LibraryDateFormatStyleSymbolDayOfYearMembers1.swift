// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.FormatStyle.Symbol.DayOfYear`.
enum LibraryDateFormatStyleSymbolDayOfYearMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "defaultDigits") { call in
      return call.packed(Date.FormatStyle.Symbol.DayOfYear.defaultDigits as Date.FormatStyle.Symbol.DayOfYear)
    },
    LibraryMember(.staticProperty, "twoDigits") { call in
      return call.packed(Date.FormatStyle.Symbol.DayOfYear.twoDigits as Date.FormatStyle.Symbol.DayOfYear)
    },
    LibraryMember(.staticProperty, "threeDigits") { call in
      return call.packed(Date.FormatStyle.Symbol.DayOfYear.threeDigits as Date.FormatStyle.Symbol.DayOfYear)
    },
  ]
}

/// All members of `Date.FormatStyle.Symbol.DayOfYear`.
enum LibraryDateFormatStyleSymbolDayOfYearMembers {
  static let all = LibraryType([LibraryDateFormatStyleSymbolDayOfYearMembers1.members])
}
