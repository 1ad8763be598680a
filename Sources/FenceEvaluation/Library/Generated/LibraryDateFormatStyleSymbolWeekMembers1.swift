// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.FormatStyle.Symbol.Week`.
enum LibraryDateFormatStyleSymbolWeekMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "defaultDigits") { call in
      return call.packed(Date.FormatStyle.Symbol.Week.defaultDigits as Date.FormatStyle.Symbol.Week)
    },
    LibraryMember(.staticProperty, "twoDigits") { call in
      return call.packed(Date.FormatStyle.Symbol.Week.twoDigits as Date.FormatStyle.Symbol.Week)
    },
    LibraryMember(.staticProperty, "weekOfMonth") { call in
      return call.packed(Date.FormatStyle.Symbol.Week.weekOfMonth as Date.FormatStyle.Symbol.Week)
    },
  ]
}

/// All members of `Date.FormatStyle.Symbol.Week`.
enum LibraryDateFormatStyleSymbolWeekMembers {
  static let all = LibraryType([LibraryDateFormatStyleSymbolWeekMembers1.members])
}
