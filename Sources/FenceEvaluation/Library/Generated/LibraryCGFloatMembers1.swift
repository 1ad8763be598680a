// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `CGFloat`.
enum LibraryCGFloatMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return call.packed(Double() as Double)
    },
  ]
}

/// All members of `CGFloat`.
enum LibraryCGFloatMembers {
  static let all = LibraryType([LibraryCGFloatMembers1.members])
}
