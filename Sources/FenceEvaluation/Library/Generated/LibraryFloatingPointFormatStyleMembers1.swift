// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `FloatingPointFormatStyle`.
enum LibraryFloatingPointFormatStyleMembers1 {
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

/// All members of `FloatingPointFormatStyle`.
enum LibraryFloatingPointFormatStyleMembers {
  static let all = LibraryType([LibraryFloatingPointFormatStyleMembers1.members])
}
