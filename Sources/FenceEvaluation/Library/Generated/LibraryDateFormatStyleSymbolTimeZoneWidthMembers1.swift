// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.FormatStyle.Symbol.TimeZone.Width`.
enum LibraryDateFormatStyleSymbolTimeZoneWidthMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "short") { call in
      return call.packed(Date.FormatStyle.Symbol.TimeZone.Width.short as Date.FormatStyle.Symbol.TimeZone.Width)
    },
    LibraryMember(.staticProperty, "long") { call in
      return call.packed(Date.FormatStyle.Symbol.TimeZone.Width.long as Date.FormatStyle.Symbol.TimeZone.Width)
    },
  ]
}

/// All members of `Date.FormatStyle.Symbol.TimeZone.Width`.
enum LibraryDateFormatStyleSymbolTimeZoneWidthMembers {
  static let all = LibraryType([LibraryDateFormatStyleSymbolTimeZoneWidthMembers1.members])
}
