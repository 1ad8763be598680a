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
    LibraryMember(.staticMethod, "hourMinute", [
      LibraryParameter("padHourToLength", "padHourToLength", Int.self),
      LibraryParameter("roundSeconds", "roundSeconds", FloatingPointRoundingRule.self).optional,
    ]) { call in
      let padHourToLength = try call[0, Int.self]
      let roundSeconds = try call.argument(1, FloatingPointRoundingRule.self, or: .toNearestOrEven)
      return call.packed(Duration.TimeFormatStyle.Pattern.hourMinute(padHourToLength: padHourToLength, roundSeconds: roundSeconds) as Duration.TimeFormatStyle.Pattern)
    },
    LibraryMember(.staticMethod, "hourMinuteSecond", [
      LibraryParameter("padHourToLength", "padHourToLength", Int.self),
      LibraryParameter("fractionalSecondsLength", "fractionalSecondsLength", Int.self).optional,
      LibraryParameter("roundFractionalSeconds", "roundFractionalSeconds", FloatingPointRoundingRule.self).optional,
    ]) { call in
      let padHourToLength = try call[0, Int.self]
      let fractionalSecondsLength = try call.argument(1, Int.self, or: 0)
      let roundFractionalSeconds = try call.argument(2, FloatingPointRoundingRule.self, or: .toNearestOrEven)
      return call.packed(Duration.TimeFormatStyle.Pattern.hourMinuteSecond(padHourToLength: padHourToLength, fractionalSecondsLength: fractionalSecondsLength, roundFractionalSeconds: roundFractionalSeconds) as Duration.TimeFormatStyle.Pattern)
    },
    LibraryMember(.staticMethod, "minuteSecond", [
      LibraryParameter("padMinuteToLength", "padMinuteToLength", Int.self),
      LibraryParameter("fractionalSecondsLength", "fractionalSecondsLength", Int.self).optional,
      LibraryParameter("roundFractionalSeconds", "roundFractionalSeconds", FloatingPointRoundingRule.self).optional,
    ]) { call in
      let padMinuteToLength = try call[0, Int.self]
      let fractionalSecondsLength = try call.argument(1, Int.self, or: 0)
      let roundFractionalSeconds = try call.argument(2, FloatingPointRoundingRule.self, or: .toNearestOrEven)
      return call.packed(Duration.TimeFormatStyle.Pattern.minuteSecond(padMinuteToLength: padMinuteToLength, fractionalSecondsLength: fractionalSecondsLength, roundFractionalSeconds: roundFractionalSeconds) as Duration.TimeFormatStyle.Pattern)
    },
  ]
}

/// All members of `Duration.TimeFormatStyle.Pattern`.
enum LibraryDurationTimeFormatStylePatternMembers {
  static let all = LibraryType([LibraryDurationTimeFormatStylePatternMembers1.members])
}
