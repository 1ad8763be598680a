// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `PersonNameComponents.FormatStyle.Style`.
enum LibraryPersonNameComponentsFormatStyleStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "short") { call in
      return call.packed(NameStyle.Style.short as NameStyle.Style)
    },
    LibraryMember(.staticProperty, "medium") { call in
      return call.packed(NameStyle.Style.medium as NameStyle.Style)
    },
    LibraryMember(.staticProperty, "long") { call in
      return call.packed(NameStyle.Style.long as NameStyle.Style)
    },
    LibraryMember(.staticProperty, "abbreviated") { call in
      return call.packed(NameStyle.Style.abbreviated as NameStyle.Style)
    },
  ]
}

/// All members of `PersonNameComponents.FormatStyle.Style`.
enum LibraryPersonNameComponentsFormatStyleStyleMembers {
  static let all = LibraryType([LibraryPersonNameComponentsFormatStyleStyleMembers1.members])
}
