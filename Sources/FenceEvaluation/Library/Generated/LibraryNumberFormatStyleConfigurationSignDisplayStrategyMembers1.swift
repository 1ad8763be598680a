// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `NumberFormatStyleConfiguration.SignDisplayStrategy`.
enum LibraryNumberFormatStyleConfigurationSignDisplayStrategyMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "automatic") { call in
      return call.packed(NumberSign.automatic as NumberSign)
    },
    LibraryMember(.staticProperty, "never") { call in
      return call.packed(NumberSign.never as NumberSign)
    },
    LibraryMember(.staticProperty, "accounting") { call in
      return call.packed(NumberSign.accounting as NumberSign)
    },
    LibraryMember(.staticMethod, "always", [
      LibraryParameter("includingZero", "includingZero", Bool.self).optional
    ]) { call in
      let includingZero = try call.argument(0, Bool.self, or: true)
      return call.packed(NumberSign.always(includingZero: includingZero) as NumberSign)
    },
    LibraryMember(.staticMethod, "always", [LibraryParameter("showZero", "showZero", Bool.self)]) { call in
      let showZero = try call[0, Bool.self]
      return call.packed(NumberSign.always(showZero: showZero) as NumberSign)
    },
    LibraryMember(.staticMethod, "accountingAlways", [
      LibraryParameter("showZero", "showZero", Bool.self).optional
    ]) { call in
      let showZero = try call.argument(0, Bool.self, or: false)
      return call.packed(NumberSign.accountingAlways(showZero: showZero) as NumberSign)
    },
  ]
}

/// All members of `NumberFormatStyleConfiguration.SignDisplayStrategy`.
enum LibraryNumberFormatStyleConfigurationSignDisplayStrategyMembers {
  static let all = LibraryType([LibraryNumberFormatStyleConfigurationSignDisplayStrategyMembers1.members])
}
