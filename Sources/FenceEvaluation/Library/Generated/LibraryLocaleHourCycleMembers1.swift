// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Locale.HourCycle`.
enum LibraryLocaleHourCycleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "zeroToEleven") { call in
      return call.packed(Locale.HourCycle.zeroToEleven as Locale.HourCycle)
    },
    LibraryMember(.staticProperty, "oneToTwelve") { call in
      return call.packed(Locale.HourCycle.oneToTwelve as Locale.HourCycle)
    },
    LibraryMember(.staticProperty, "zeroToTwentyThree") { call in
      return call.packed(Locale.HourCycle.zeroToTwentyThree as Locale.HourCycle)
    },
    LibraryMember(.staticProperty, "oneToTwentyFour") { call in
      return call.packed(Locale.HourCycle.oneToTwentyFour as Locale.HourCycle)
    },
  ]
}

/// All members of `Locale.HourCycle`.
enum LibraryLocaleHourCycleMembers {
  static let all = LibraryType([LibraryLocaleHourCycleMembers1.members])
}
