// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `IntegerFormatStyle.Currency`.
enum LibraryIntegerFormatStyleCurrencyMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [LibraryParameter("code", "code", String.self)]) { call in
      let code = try call[0, String.self]
      return try call.packed(trying: call.styles.make(NumberStyle.self, code: code))
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("code", "code", String.self), LibraryParameter("locale", "locale", Locale.self),
    ]) { call in
      let code = try call[0, String.self]
      let locale = try call[1, Locale.self]
      return try call.packed(trying: call.styles.make(NumberStyle.self, code: code, locale: locale))
    },
  ]
}

/// All members of `IntegerFormatStyle.Currency`.
enum LibraryIntegerFormatStyleCurrencyMembers {
  static let all = LibraryType([LibraryIntegerFormatStyleCurrencyMembers1.members])
}
