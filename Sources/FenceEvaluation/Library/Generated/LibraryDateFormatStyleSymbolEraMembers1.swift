// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.FormatStyle.Symbol.Era`.
enum LibraryDateFormatStyleSymbolEraMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "abbreviated") { call in
      return call.packed(Date.FormatStyle.Symbol.Era.abbreviated as Date.FormatStyle.Symbol.Era)
    },
    LibraryMember(.staticProperty, "wide") { call in
      return call.packed(Date.FormatStyle.Symbol.Era.wide as Date.FormatStyle.Symbol.Era)
    },
    LibraryMember(.staticProperty, "narrow") { call in
      return call.packed(Date.FormatStyle.Symbol.Era.narrow as Date.FormatStyle.Symbol.Era)
    },
  ]
}

/// All members of `Date.FormatStyle.Symbol.Era`.
enum LibraryDateFormatStyleSymbolEraMembers {
  static let all = LibraryType([LibraryDateFormatStyleSymbolEraMembers1.members])
}
