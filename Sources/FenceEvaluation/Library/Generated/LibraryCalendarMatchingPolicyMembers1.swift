// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Calendar.MatchingPolicy`.
enum LibraryCalendarMatchingPolicyMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "nextTime") { call in
      return call.packed(Calendar.MatchingPolicy.nextTime as Calendar.MatchingPolicy)
    },
    LibraryMember(.staticProperty, "nextTimePreservingSmallerComponents") { call in
      return call.packed(Calendar.MatchingPolicy.nextTimePreservingSmallerComponents as Calendar.MatchingPolicy)
    },
    LibraryMember(.staticProperty, "previousTimePreservingSmallerComponents") { call in
      return call.packed(Calendar.MatchingPolicy.previousTimePreservingSmallerComponents as Calendar.MatchingPolicy)
    },
    LibraryMember(.staticProperty, "strict") { call in
      return call.packed(Calendar.MatchingPolicy.strict as Calendar.MatchingPolicy)
    },
  ]
}

/// All members of `Calendar.MatchingPolicy`.
enum LibraryCalendarMatchingPolicyMembers {
  static let all = LibraryType([LibraryCalendarMatchingPolicyMembers1.members])
}
