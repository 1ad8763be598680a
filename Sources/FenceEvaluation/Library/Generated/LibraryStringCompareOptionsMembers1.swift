// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `String.CompareOptions`.
enum LibraryStringCompareOptionsMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "caseInsensitive") { call in
      return call.packed(String.CompareOptions.caseInsensitive as String.CompareOptions)
    },
    LibraryMember(.staticProperty, "literal") { call in
      return call.packed(String.CompareOptions.literal as String.CompareOptions)
    },
    LibraryMember(.staticProperty, "backwards") { call in
      return call.packed(String.CompareOptions.backwards as String.CompareOptions)
    },
    LibraryMember(.staticProperty, "anchored") { call in
      return call.packed(String.CompareOptions.anchored as String.CompareOptions)
    },
    LibraryMember(.staticProperty, "numeric") { call in
      return call.packed(String.CompareOptions.numeric as String.CompareOptions)
    },
    LibraryMember(.staticProperty, "diacriticInsensitive") { call in
      return call.packed(String.CompareOptions.diacriticInsensitive as String.CompareOptions)
    },
    LibraryMember(.staticProperty, "widthInsensitive") { call in
      return call.packed(String.CompareOptions.widthInsensitive as String.CompareOptions)
    },
    LibraryMember(.staticProperty, "forcedOrdering") { call in
      return call.packed(String.CompareOptions.forcedOrdering as String.CompareOptions)
    },
    LibraryMember(.staticProperty, "regularExpression") { call in
      return call.packed(String.CompareOptions.regularExpression as String.CompareOptions)
    },
  ]
}

/// All members of `String.CompareOptions`.
enum LibraryStringCompareOptionsMembers {
  static let all = LibraryType([LibraryStringCompareOptionsMembers1.members])
}
