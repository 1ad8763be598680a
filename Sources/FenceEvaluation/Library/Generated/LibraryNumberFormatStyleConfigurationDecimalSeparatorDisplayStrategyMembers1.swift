// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy`.
enum LibraryNumberFormatStyleConfigurationDecimalSeparatorDisplayStrategyMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "automatic") { call in
      return call.packed(NumberSeparator.automatic as NumberSeparator)
    },
    LibraryMember(.staticProperty, "always") { call in
      return call.packed(NumberSeparator.always as NumberSeparator)
    },
  ]
}

/// All members of `NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy`.
enum LibraryNumberFormatStyleConfigurationDecimalSeparatorDisplayStrategyMembers {
  static let all = LibraryType([LibraryNumberFormatStyleConfigurationDecimalSeparatorDisplayStrategyMembers1.members])
}
