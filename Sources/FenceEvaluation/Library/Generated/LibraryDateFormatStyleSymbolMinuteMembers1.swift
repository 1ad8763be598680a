// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.FormatStyle.Symbol.Minute`.
enum LibraryDateFormatStyleSymbolMinuteMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "defaultDigits") { call in
      return call.packed(Date.FormatStyle.Symbol.Minute.defaultDigits as Date.FormatStyle.Symbol.Minute)
    },
    LibraryMember(.staticProperty, "twoDigits") { call in
      return call.packed(Date.FormatStyle.Symbol.Minute.twoDigits as Date.FormatStyle.Symbol.Minute)
    },
  ]
}

/// All members of `Date.FormatStyle.Symbol.Minute`.
enum LibraryDateFormatStyleSymbolMinuteMembers {
  static let all = LibraryType([LibraryDateFormatStyleSymbolMinuteMembers1.members])
}
