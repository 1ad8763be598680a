// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `PersonNameComponents.FormatStyle`.
enum LibraryPersonNameComponentsFormatStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [LibraryParameter("style", "style", NameStyle.Style.self)]) { call in
      let style = try call[0, NameStyle.Style.self]
      return call.packed(NameStyle(style: style) as NameStyle)
    },
    LibraryMember(.method, "locale", [LibraryParameter(nil, "locale", Locale.self)]) { call in
      let base = try call.receiver(NameStyle.self)
      let locale = try call[0, Locale.self]
      return call.packed(base.locale(locale) as NameStyle)
    },
  ]
}

/// All members of `PersonNameComponents.FormatStyle`.
enum LibraryPersonNameComponentsFormatStyleMembers {
  static let all = LibraryType([LibraryPersonNameComponentsFormatStyleMembers1.members])
}
