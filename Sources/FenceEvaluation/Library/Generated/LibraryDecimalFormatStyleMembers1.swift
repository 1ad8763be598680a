// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Decimal.FormatStyle`.
enum LibraryDecimalFormatStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return try call.packed(trying: call.styles.make(NumberStyle.self))
    },
    LibraryMember(.initializer, "init", [LibraryParameter("locale", "locale", Locale.self)]) { call in
      let locale = try call[0, Locale.self]
      return try call.packed(trying: call.styles.make(NumberStyle.self, locale: locale))
    },
  ]
}

/// All members of `Decimal.FormatStyle`.
enum LibraryDecimalFormatStyleMembers {
  static let all = LibraryType([LibraryDecimalFormatStyleMembers1.members])
}
