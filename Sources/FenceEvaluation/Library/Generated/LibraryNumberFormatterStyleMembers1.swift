// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `NumberFormatter.Style`.
enum LibraryNumberFormatterStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "none") { call in
      return call.packed(NumberFormatter.Style.none as NumberFormatter.Style)
    },
    LibraryMember(.staticProperty, "decimal") { call in
      return call.packed(NumberFormatter.Style.decimal as NumberFormatter.Style)
    },
    LibraryMember(.staticProperty, "percent") { call in
      return call.packed(NumberFormatter.Style.percent as NumberFormatter.Style)
    },
    LibraryMember(.staticProperty, "scientific") { call in
      return call.packed(NumberFormatter.Style.scientific as NumberFormatter.Style)
    },
    LibraryMember(.staticProperty, "spellOut") { call in
      return call.packed(NumberFormatter.Style.spellOut as NumberFormatter.Style)
    },
    LibraryMember(.staticProperty, "ordinal") { call in
      return call.packed(NumberFormatter.Style.ordinal as NumberFormatter.Style)
    },
    LibraryMember(.staticProperty, "currency") { call in
      return call.packed(NumberFormatter.Style.currency as NumberFormatter.Style)
    },
    LibraryMember(.staticProperty, "currencyAccounting") { call in
      return call.packed(NumberFormatter.Style.currencyAccounting as NumberFormatter.Style)
    },
    LibraryMember(.staticProperty, "currencyISOCode") { call in
      return call.packed(NumberFormatter.Style.currencyISOCode as NumberFormatter.Style)
    },
    LibraryMember(.staticProperty, "currencyPlural") { call in
      return call.packed(NumberFormatter.Style.currencyPlural as NumberFormatter.Style)
    },
  ]
}

/// All members of `NumberFormatter.Style`.
enum LibraryNumberFormatterStyleMembers {
  static let all = LibraryType([LibraryNumberFormatterStyleMembers1.members])
}
