// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `NumberFormatStyleConfiguration.Notation`.
enum LibraryNumberFormatStyleConfigurationNotationMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "automatic") { call in
      return call.packed(NumberNotation.automatic as NumberNotation)
    },
    LibraryMember(.staticProperty, "scientific") { call in
      return call.packed(NumberNotation.scientific as NumberNotation)
    },
    LibraryMember(.staticProperty, "compactName") { call in
      return call.packed(NumberNotation.compactName as NumberNotation)
    },
  ]
}

/// All members of `NumberFormatStyleConfiguration.Notation`.
enum LibraryNumberFormatStyleConfigurationNotationMembers {
  static let all = LibraryType([LibraryNumberFormatStyleConfigurationNotationMembers1.members])
}
