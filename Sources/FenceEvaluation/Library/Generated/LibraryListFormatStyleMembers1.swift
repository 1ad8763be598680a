// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `ListFormatStyle`.
enum LibraryListFormatStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.method, "locale", [LibraryParameter(nil, "locale", Locale.self)]) { call in
      let base = try call.receiver(SequenceStyle.self)
      let locale = try call[0, Locale.self]
      return call.packed(base.locale(locale) as SequenceStyle)
    },
  ]
}

/// All members of `ListFormatStyle`.
enum LibraryListFormatStyleMembers {
  static let all = LibraryType([LibraryListFormatStyleMembers1.members])
}
