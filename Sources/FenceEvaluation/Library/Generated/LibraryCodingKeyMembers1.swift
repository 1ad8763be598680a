// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `CodingKey`.
enum LibraryCodingKeyMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.property, "stringValue") { call in
      let base = try call.receiver(JSONKey.self)
      return call.packed(base.stringValue as String)
    },
    LibraryMember(.property, "intValue") { call in
      let base = try call.receiver(JSONKey.self)
      return call.packed(base.intValue as Int?)
    },
  ]
}

/// All members of `CodingKey`.
enum LibraryCodingKeyMembers {
  static let all = LibraryType([LibraryCodingKeyMembers1.members])
}
