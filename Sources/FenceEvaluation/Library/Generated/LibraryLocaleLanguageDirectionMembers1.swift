// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Locale.LanguageDirection`.
enum LibraryLocaleLanguageDirectionMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "unknown") { call in
      return call.packed(Locale.LanguageDirection.unknown as Locale.LanguageDirection)
    },
    LibraryMember(.staticProperty, "leftToRight") { call in
      return call.packed(Locale.LanguageDirection.leftToRight as Locale.LanguageDirection)
    },
    LibraryMember(.staticProperty, "rightToLeft") { call in
      return call.packed(Locale.LanguageDirection.rightToLeft as Locale.LanguageDirection)
    },
    LibraryMember(.staticProperty, "topToBottom") { call in
      return call.packed(Locale.LanguageDirection.topToBottom as Locale.LanguageDirection)
    },
    LibraryMember(.staticProperty, "bottomToTop") { call in
      return call.packed(Locale.LanguageDirection.bottomToTop as Locale.LanguageDirection)
    },
  ]
}

/// All members of `Locale.LanguageDirection`.
enum LibraryLocaleLanguageDirectionMembers {
  static let all = LibraryType([LibraryLocaleLanguageDirectionMembers1.members])
}
