// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Calendar.Component`.
enum LibraryCalendarComponentMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "era") { call in
      return call.packed(Calendar.Component.era as Calendar.Component)
    },
    LibraryMember(.staticProperty, "year") { call in
      return call.packed(Calendar.Component.year as Calendar.Component)
    },
    LibraryMember(.staticProperty, "month") { call in
      return call.packed(Calendar.Component.month as Calendar.Component)
    },
    LibraryMember(.staticProperty, "day") { call in
      return call.packed(Calendar.Component.day as Calendar.Component)
    },
    LibraryMember(.staticProperty, "hour") { call in
      return call.packed(Calendar.Component.hour as Calendar.Component)
    },
    LibraryMember(.staticProperty, "minute") { call in
      return call.packed(Calendar.Component.minute as Calendar.Component)
    },
    LibraryMember(.staticProperty, "second") { call in
      return call.packed(Calendar.Component.second as Calendar.Component)
    },
    LibraryMember(.staticProperty, "weekday") { call in
      return call.packed(Calendar.Component.weekday as Calendar.Component)
    },
    LibraryMember(.staticProperty, "weekdayOrdinal") { call in
      return call.packed(Calendar.Component.weekdayOrdinal as Calendar.Component)
    },
    LibraryMember(.staticProperty, "quarter") { call in
      return call.packed(Calendar.Component.quarter as Calendar.Component)
    },
    LibraryMember(.staticProperty, "weekOfMonth") { call in
      return call.packed(Calendar.Component.weekOfMonth as Calendar.Component)
    },
    LibraryMember(.staticProperty, "weekOfYear") { call in
      return call.packed(Calendar.Component.weekOfYear as Calendar.Component)
    },
    LibraryMember(.staticProperty, "yearForWeekOfYear") { call in
      return call.packed(Calendar.Component.yearForWeekOfYear as Calendar.Component)
    },
    LibraryMember(.staticProperty, "nanosecond") { call in
      return call.packed(Calendar.Component.nanosecond as Calendar.Component)
    },
    LibraryMember(.staticProperty, "dayOfYear") { call in
      return call.packed(Calendar.Component.dayOfYear as Calendar.Component)
    },
    LibraryMember(.staticProperty, "calendar") { call in
      return call.packed(Calendar.Component.calendar as Calendar.Component)
    },
    LibraryMember(.staticProperty, "timeZone") { call in
      return call.packed(Calendar.Component.timeZone as Calendar.Component)
    },
    LibraryMember(.staticProperty, "isLeapMonth") { call in
      return call.packed(Calendar.Component.isLeapMonth as Calendar.Component)
    },
  ]
}

/// All members of `Calendar.Component`.
enum LibraryCalendarComponentMembers {
  static let all = LibraryType([LibraryCalendarComponentMembers1.members])
}
