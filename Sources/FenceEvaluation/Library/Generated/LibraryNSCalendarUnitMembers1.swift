// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `NSCalendar.Unit`.
enum LibraryNSCalendarUnitMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "year") { call in
      return call.packed(NSCalendar.Unit.year as NSCalendar.Unit)
    },
    LibraryMember(.staticProperty, "month") { call in
      return call.packed(NSCalendar.Unit.month as NSCalendar.Unit)
    },
    LibraryMember(.staticProperty, "weekOfMonth") { call in
      return call.packed(NSCalendar.Unit.weekOfMonth as NSCalendar.Unit)
    },
    LibraryMember(.staticProperty, "weekOfYear") { call in
      return call.packed(NSCalendar.Unit.weekOfYear as NSCalendar.Unit)
    },
    LibraryMember(.staticProperty, "day") { call in
      return call.packed(NSCalendar.Unit.day as NSCalendar.Unit)
    },
    LibraryMember(.staticProperty, "hour") { call in
      return call.packed(NSCalendar.Unit.hour as NSCalendar.Unit)
    },
    LibraryMember(.staticProperty, "minute") { call in
      return call.packed(NSCalendar.Unit.minute as NSCalendar.Unit)
    },
    LibraryMember(.staticProperty, "second") { call in
      return call.packed(NSCalendar.Unit.second as NSCalendar.Unit)
    },
  ]
}

/// All members of `NSCalendar.Unit`.
enum LibraryNSCalendarUnitMembers {
  static let all = LibraryType([LibraryNSCalendarUnitMembers1.members])
}
