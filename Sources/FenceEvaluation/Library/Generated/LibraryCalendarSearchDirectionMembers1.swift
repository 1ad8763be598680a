// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Calendar.SearchDirection`.
enum LibraryCalendarSearchDirectionMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "forward") { call in
      return call.packed(Calendar.SearchDirection.forward as Calendar.SearchDirection)
    },
    LibraryMember(.staticProperty, "backward") { call in
      return call.packed(Calendar.SearchDirection.backward as Calendar.SearchDirection)
    },
  ]
}

/// All members of `Calendar.SearchDirection`.
enum LibraryCalendarSearchDirectionMembers {
  static let all = LibraryType([LibraryCalendarSearchDirectionMembers1.members])
}
