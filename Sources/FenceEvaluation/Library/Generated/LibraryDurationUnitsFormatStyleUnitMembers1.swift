// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Duration.UnitsFormatStyle.Unit`.
enum LibraryDurationUnitsFormatStyleUnitMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "weeks") { call in
      return call.packed(Duration.UnitsFormatStyle.Unit.weeks as Duration.UnitsFormatStyle.Unit)
    },
    LibraryMember(.staticProperty, "days") { call in
      return call.packed(Duration.UnitsFormatStyle.Unit.days as Duration.UnitsFormatStyle.Unit)
    },
    LibraryMember(.staticProperty, "hours") { call in
      return call.packed(Duration.UnitsFormatStyle.Unit.hours as Duration.UnitsFormatStyle.Unit)
    },
    LibraryMember(.staticProperty, "minutes") { call in
      return call.packed(Duration.UnitsFormatStyle.Unit.minutes as Duration.UnitsFormatStyle.Unit)
    },
    LibraryMember(.staticProperty, "seconds") { call in
      return call.packed(Duration.UnitsFormatStyle.Unit.seconds as Duration.UnitsFormatStyle.Unit)
    },
    LibraryMember(.staticProperty, "milliseconds") { call in
      return call.packed(Duration.UnitsFormatStyle.Unit.milliseconds as Duration.UnitsFormatStyle.Unit)
    },
    LibraryMember(.staticProperty, "microseconds") { call in
      return call.packed(Duration.UnitsFormatStyle.Unit.microseconds as Duration.UnitsFormatStyle.Unit)
    },
    LibraryMember(.staticProperty, "nanoseconds") { call in
      return call.packed(Duration.UnitsFormatStyle.Unit.nanoseconds as Duration.UnitsFormatStyle.Unit)
    },
  ]
}

/// All members of `Duration.UnitsFormatStyle.Unit`.
enum LibraryDurationUnitsFormatStyleUnitMembers {
  static let all = LibraryType([LibraryDurationUnitsFormatStyleUnitMembers1.members])
}
