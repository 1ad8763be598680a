// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Locale.Language`.
enum LibraryLocaleLanguageMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [
      LibraryParameter("languageCode", "languageCode", Optional<Locale.LanguageCode>.self).optional,
      LibraryParameter("script", "script", Optional<Locale.Script>.self).optional,
      LibraryParameter("region", "region", Optional<Locale.Region>.self).optional,
    ]) { call in
      let languageCode = try call.argument(0, Optional<Locale.LanguageCode>.self, or: nil)
      let script = try call.argument(1, Optional<Locale.Script>.self, or: nil)
      let region = try call.argument(2, Optional<Locale.Region>.self, or: nil)
      return call.packed(Locale.Language(languageCode: languageCode, script: script, region: region) as Locale.Language)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("identifier", "identifier", String.self)]) { call in
      let identifier = try call[0, String.self]
      return call.packed(Locale.Language(identifier: identifier) as Locale.Language)
    },
    LibraryMember(.property, "languageCode") { call in
      let base = try call.receiver(Locale.Language.self)
      return call.packed(base.languageCode as Locale.LanguageCode?)
    },
    LibraryMember(.property, "script") { call in
      let base = try call.receiver(Locale.Language.self)
      return call.packed(base.script as Locale.Script?)
    },
    LibraryMember(.property, "region") { call in
      let base = try call.receiver(Locale.Language.self)
      return call.packed(base.region as Locale.Region?)
    },
    LibraryMember(.property, "minimalIdentifier") { call in
      let base = try call.receiver(Locale.Language.self)
      return call.packed(base.minimalIdentifier as String)
    },
    LibraryMember(.property, "maximalIdentifier") { call in
      let base = try call.receiver(Locale.Language.self)
      return call.packed(base.maximalIdentifier as String)
    },
    LibraryMember(.property, "characterDirection") { call in
      let base = try call.receiver(Locale.Language.self)
      return call.packed(base.characterDirection as Locale.LanguageDirection)
    },
    LibraryMember(.property, "lineLayoutDirection") { call in
      let base = try call.receiver(Locale.Language.self)
      return call.packed(base.lineLayoutDirection as Locale.LanguageDirection)
    },
  ]
}

/// All members of `Locale.Language`.
enum LibraryLocaleLanguageMembers {
  static let all = LibraryType([LibraryLocaleLanguageMembers1.members])
}
