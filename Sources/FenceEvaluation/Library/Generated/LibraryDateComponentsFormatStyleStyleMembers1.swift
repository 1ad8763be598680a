// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.ComponentsFormatStyle.Style`.
enum LibraryDateComponentsFormatStyleStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "wide") { call in
      return call.packed(ComponentsStyle.Style.wide as ComponentsStyle.Style)
    },
    LibraryMember(.staticProperty, "spellOut") { call in
      return call.packed(ComponentsStyle.Style.spellOut as ComponentsStyle.Style)
    },
    LibraryMember(.staticProperty, "abbreviated") { call in
      return call.packed(ComponentsStyle.Style.abbreviated as ComponentsStyle.Style)
    },
    LibraryMember(.staticProperty, "condensedAbbreviated") { call in
      return call.packed(ComponentsStyle.Style.condensedAbbreviated as ComponentsStyle.Style)
    },
    LibraryMember(.staticProperty, "narrow") { call in
      return call.packed(ComponentsStyle.Style.narrow as ComponentsStyle.Style)
    },
  ]
}

/// All members of `Date.ComponentsFormatStyle.Style`.
enum LibraryDateComponentsFormatStyleStyleMembers {
  static let all = LibraryType([LibraryDateComponentsFormatStyleStyleMembers1.members])
}
