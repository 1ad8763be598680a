// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Duration.UnitsFormatStyle`.
enum LibraryDurationUnitsFormatStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.method, "locale", [LibraryParameter(nil, "locale", Locale.self)]) { call in
      let base = try call.receiver(Duration.UnitsFormatStyle.self)
      let locale = try call[0, Locale.self]
      return call.packed(base.locale(locale) as Duration.UnitsFormatStyle)
    },
  ]
}

/// All members of `Duration.UnitsFormatStyle`.
enum LibraryDurationUnitsFormatStyleMembers {
  static let all = LibraryType([LibraryDurationUnitsFormatStyleMembers1.members])
}
