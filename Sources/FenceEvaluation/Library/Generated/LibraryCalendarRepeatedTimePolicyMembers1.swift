// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Calendar.RepeatedTimePolicy`.
enum LibraryCalendarRepeatedTimePolicyMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "first") { call in
      return call.packed(Calendar.RepeatedTimePolicy.first as Calendar.RepeatedTimePolicy)
    },
    LibraryMember(.staticProperty, "last") { call in
      return call.packed(Calendar.RepeatedTimePolicy.last as Calendar.RepeatedTimePolicy)
    },
  ]
}

/// All members of `Calendar.RepeatedTimePolicy`.
enum LibraryCalendarRepeatedTimePolicyMembers {
  static let all = LibraryType([LibraryCalendarRepeatedTimePolicyMembers1.members])
}
