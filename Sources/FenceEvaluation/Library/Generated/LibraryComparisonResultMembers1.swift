// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `ComparisonResult`.
enum LibraryComparisonResultMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "orderedAscending") { call in
      return call.packed(ComparisonResult.orderedAscending as ComparisonResult)
    },
    LibraryMember(.staticProperty, "orderedSame") { call in
      return call.packed(ComparisonResult.orderedSame as ComparisonResult)
    },
    LibraryMember(.staticProperty, "orderedDescending") { call in
      return call.packed(ComparisonResult.orderedDescending as ComparisonResult)
    },
  ]
}

/// All members of `ComparisonResult`.
enum LibraryComparisonResultMembers {
  static let all = LibraryType([LibraryComparisonResultMembers1.members])
}
