// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Duration.TimeFormatStyle`.
enum LibraryDurationTimeFormatStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [
      LibraryParameter("pattern", "pattern", Duration.TimeFormatStyle.Pattern.self)
    ]) { call in
      let pattern = try call[0, Duration.TimeFormatStyle.Pattern.self]
      return try call.packed(trying: call.styles.make(Duration.TimeFormatStyle.self, pattern: pattern))
    },
    LibraryMember(.method, "locale", [LibraryParameter(nil, "locale", Locale.self)]) { call in
      let base = try call.receiver(Duration.TimeFormatStyle.self)
      let locale = try call[0, Locale.self]
      return call.packed(base.locale(locale) as Duration.TimeFormatStyle)
    },
  ]
}

/// All members of `Duration.TimeFormatStyle`.
enum LibraryDurationTimeFormatStyleMembers {
  static let all = LibraryType([LibraryDurationTimeFormatStyleMembers1.members])
}
