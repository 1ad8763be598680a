// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Locale.LanguageCode`.
enum LibraryLocaleLanguageCodeMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "identifier", String.self)]) { call in
      let identifier = try call[0, String.self]
      return call.packed(Locale.LanguageCode(identifier) as Locale.LanguageCode)
    },
    LibraryMember(.property, "identifier") { call in
      let base = try call.receiver(Locale.LanguageCode.self)
      return call.packed(base.identifier as String)
    },
    LibraryMember(.staticProperty, "english") { call in
      return call.packed(Locale.LanguageCode.english as Locale.LanguageCode)
    },
    LibraryMember(.staticProperty, "german") { call in
      return call.packed(Locale.LanguageCode.german as Locale.LanguageCode)
    },
    LibraryMember(.staticProperty, "french") { call in
      return call.packed(Locale.LanguageCode.french as Locale.LanguageCode)
    },
    LibraryMember(.staticProperty, "spanish") { call in
      return call.packed(Locale.LanguageCode.spanish as Locale.LanguageCode)
    },
    LibraryMember(.staticProperty, "italian") { call in
      return call.packed(Locale.LanguageCode.italian as Locale.LanguageCode)
    },
    LibraryMember(.staticProperty, "japanese") { call in
      return call.packed(Locale.LanguageCode.japanese as Locale.LanguageCode)
    },
    LibraryMember(.staticProperty, "chinese") { call in
      return call.packed(Locale.LanguageCode.chinese as Locale.LanguageCode)
    },
    LibraryMember(.staticProperty, "arabic") { call in
      return call.packed(Locale.LanguageCode.arabic as Locale.LanguageCode)
    },
    LibraryMember(.staticProperty, "hebrew") { call in
      return call.packed(Locale.LanguageCode.hebrew as Locale.LanguageCode)
    },
  ]
}

/// All members of `Locale.LanguageCode`.
enum LibraryLocaleLanguageCodeMembers {
  static let all = LibraryType([LibraryLocaleLanguageCodeMembers1.members])
}
