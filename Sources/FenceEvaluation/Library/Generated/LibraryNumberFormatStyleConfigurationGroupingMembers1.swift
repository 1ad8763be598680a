// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `NumberFormatStyleConfiguration.Grouping`.
enum LibraryNumberFormatStyleConfigurationGroupingMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "automatic") { call in
      return call.packed(NumberGrouping.automatic as NumberGrouping)
    },
    LibraryMember(.staticProperty, "never") { call in
      return call.packed(NumberGrouping.never as NumberGrouping)
    },
  ]
}

/// All members of `NumberFormatStyleConfiguration.Grouping`.
enum LibraryNumberFormatStyleConfigurationGroupingMembers {
  static let all = LibraryType([LibraryNumberFormatStyleConfigurationGroupingMembers1.members])
}
