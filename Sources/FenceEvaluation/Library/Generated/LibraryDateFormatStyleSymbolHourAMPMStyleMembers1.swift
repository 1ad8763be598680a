// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.FormatStyle.Symbol.Hour.AMPMStyle`.
enum LibraryDateFormatStyleSymbolHourAMPMStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "omitted") { call in
      return call.packed(Date.FormatStyle.Symbol.Hour.AMPMStyle.omitted as Date.FormatStyle.Symbol.Hour.AMPMStyle)
    },
    LibraryMember(.staticProperty, "narrow") { call in
      return call.packed(Date.FormatStyle.Symbol.Hour.AMPMStyle.narrow as Date.FormatStyle.Symbol.Hour.AMPMStyle)
    },
    LibraryMember(.staticProperty, "abbreviated") { call in
      return call.packed(Date.FormatStyle.Symbol.Hour.AMPMStyle.abbreviated as Date.FormatStyle.Symbol.Hour.AMPMStyle)
    },
    LibraryMember(.staticProperty, "wide") { call in
      return call.packed(Date.FormatStyle.Symbol.Hour.AMPMStyle.wide as Date.FormatStyle.Symbol.Hour.AMPMStyle)
    },
  ]
}

/// All members of `Date.FormatStyle.Symbol.Hour.AMPMStyle`.
enum LibraryDateFormatStyleSymbolHourAMPMStyleMembers {
  static let all = LibraryType([LibraryDateFormatStyleSymbolHourAMPMStyleMembers1.members])
}
