// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `PersonNameComponentsFormatter.Style`.
enum LibraryPersonNameComponentsFormatterStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "default") { call in
      return call.packed(NameFormatter.Style.`default` as NameFormatter.Style)
    },
    LibraryMember(.staticProperty, "short") { call in
      return call.packed(NameFormatter.Style.short as NameFormatter.Style)
    },
    LibraryMember(.staticProperty, "medium") { call in
      return call.packed(NameFormatter.Style.medium as NameFormatter.Style)
    },
    LibraryMember(.staticProperty, "long") { call in
      return call.packed(NameFormatter.Style.long as NameFormatter.Style)
    },
    LibraryMember(.staticProperty, "abbreviated") { call in
      return call.packed(NameFormatter.Style.abbreviated as NameFormatter.Style)
    },
  ]
}

/// All members of `PersonNameComponentsFormatter.Style`.
enum LibraryPersonNameComponentsFormatterStyleMembers {
  static let all = LibraryType([LibraryPersonNameComponentsFormatterStyleMembers1.members])
}
