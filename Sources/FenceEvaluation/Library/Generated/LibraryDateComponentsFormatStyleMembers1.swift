// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.ComponentsFormatStyle`.
enum LibraryDateComponentsFormatStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.method, "locale", [LibraryParameter(nil, "locale", Locale.self)]) { call in
      let base = try call.receiver(ComponentsStyle.self)
      let locale = try call[0, Locale.self]
      return call.packed(base.locale(locale) as ComponentsStyle)
    },
  ]
}

/// All members of `Date.ComponentsFormatStyle`.
enum LibraryDateComponentsFormatStyleMembers {
  static let all = LibraryType([LibraryDateComponentsFormatStyleMembers1.members])
}
