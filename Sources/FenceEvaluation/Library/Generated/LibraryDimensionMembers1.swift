// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Dimension`.
enum LibraryDimensionMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.property, "symbol") { call in
      let base = try call.receiver(UnitValue.self)
      return call.packed(base.symbol as String)
    },
  ]
}

/// All members of `Dimension`.
enum LibraryDimensionMembers {
  static let all = LibraryType([LibraryDimensionMembers1.members])
}
