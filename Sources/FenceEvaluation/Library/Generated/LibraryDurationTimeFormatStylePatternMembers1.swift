// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Duration.TimeFormatStyle.Pattern`.
enum LibraryDurationTimeFormatStylePatternMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "hourMinute") { call in
      return call.packed(Duration.TimeFormatStyle.Pattern.hourMinute as Duration.TimeFormatStyle.Pattern)
    },
    LibraryMember(.staticProperty, "hourMinuteSecond") { call in
      return call.packed(Duration.TimeFormatStyle.Pattern.hourMinuteSecond as Duration.TimeFormatStyle.Pattern)
    },
    LibraryMember(.staticProperty, "minuteSecond") { call in
      return call.packed(Duration.TimeFormatStyle.Pattern.minuteSecond as Duration.TimeFormatStyle.Pattern)
    },
  ]
}

/// All members of `Duration.TimeFormatStyle.Pattern`.
enum LibraryDurationTimeFormatStylePatternMembers {
  static let all = LibraryType([LibraryDurationTimeFormatStylePatternMembers1.members])
}
