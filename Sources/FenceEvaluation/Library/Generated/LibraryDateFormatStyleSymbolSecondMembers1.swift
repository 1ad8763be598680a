// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.FormatStyle.Symbol.Second`.
enum LibraryDateFormatStyleSymbolSecondMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "defaultDigits") { call in
      return call.packed(Date.FormatStyle.Symbol.Second.defaultDigits as Date.FormatStyle.Symbol.Second)
    },
    LibraryMember(.staticProperty, "twoDigits") { call in
      return call.packed(Date.FormatStyle.Symbol.Second.twoDigits as Date.FormatStyle.Symbol.Second)
    },
  ]
}

/// All members of `Date.FormatStyle.Symbol.Second`.
enum LibraryDateFormatStyleSymbolSecondMembers {
  static let all = LibraryType([LibraryDateFormatStyleSymbolSecondMembers1.members])
}
