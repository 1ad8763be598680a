// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `FloatingPointSign`.
enum LibraryFloatingPointSignMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "plus") { call in
      return call.packed(FloatingPointSign.plus as FloatingPointSign)
    },
    LibraryMember(.staticProperty, "minus") { call in
      return call.packed(FloatingPointSign.minus as FloatingPointSign)
    },
  ]
}

/// All members of `FloatingPointSign`.
enum LibraryFloatingPointSignMembers {
  static let all = LibraryType([LibraryFloatingPointSignMembers1.members])
}
