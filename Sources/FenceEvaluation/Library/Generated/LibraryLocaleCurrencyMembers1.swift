// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Locale.Currency`.
enum LibraryLocaleCurrencyMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "identifier", String.self)]) { call in
      let identifier = try call[0, String.self]
      return call.packed(Locale.Currency(identifier) as Locale.Currency)
    },
    LibraryMember(.property, "identifier") { call in
      let base = try call.receiver(Locale.Currency.self)
      return call.packed(base.identifier as String)
    },
  ]
}

/// All members of `Locale.Currency`.
enum LibraryLocaleCurrencyMembers {
  static let all = LibraryType([LibraryLocaleCurrencyMembers1.members])
}
