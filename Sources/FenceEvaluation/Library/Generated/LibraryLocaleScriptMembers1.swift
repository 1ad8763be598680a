// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Locale.Script`.
enum LibraryLocaleScriptMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "identifier", String.self)]) { call in
      let identifier = try call[0, String.self]
      return call.packed(Locale.Script(identifier) as Locale.Script)
    },
    LibraryMember(.property, "identifier") { call in
      let base = try call.receiver(Locale.Script.self)
      return call.packed(base.identifier as String)
    },
  ]
}

/// All members of `Locale.Script`.
enum LibraryLocaleScriptMembers {
  static let all = LibraryType([LibraryLocaleScriptMembers1.members])
}
