// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.FormatStyle.Symbol.Day`.
enum LibraryDateFormatStyleSymbolDayMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "defaultDigits") { call in
      return call.packed(Date.FormatStyle.Symbol.Day.defaultDigits as Date.FormatStyle.Symbol.Day)
    },
    LibraryMember(.staticProperty, "twoDigits") { call in
      return call.packed(Date.FormatStyle.Symbol.Day.twoDigits as Date.FormatStyle.Symbol.Day)
    },
    LibraryMember(.staticProperty, "ordinalOfDayInMonth") { call in
      return call.packed(Date.FormatStyle.Symbol.Day.ordinalOfDayInMonth as Date.FormatStyle.Symbol.Day)
    },
  ]
}

/// All members of `Date.FormatStyle.Symbol.Day`.
enum LibraryDateFormatStyleSymbolDayMembers {
  static let all = LibraryType([LibraryDateFormatStyleSymbolDayMembers1.members])
}
