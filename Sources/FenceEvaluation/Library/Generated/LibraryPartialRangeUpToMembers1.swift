// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `PartialRangeUpTo`.
enum LibraryPartialRangeUpToMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.property, "upperBound") { call in
      let base = try call.receiver(PartialRangeUpTo<LibraryElement>.self)
      return call.packed(base.upperBound as LibraryElement)
    },
    LibraryMember(.method, "contains", [LibraryParameter(nil, "element", ReceiverElement.self)]) { call in
      let base = try call.receiver(PartialRangeUpTo<LibraryElement>.self)
      let element = try call[0, LibraryElement.self]
      return call.packed(base.contains(element) as Bool)
    },
  ]
}

/// All members of `PartialRangeUpTo`.
enum LibraryPartialRangeUpToMembers {
  static let all = LibraryType([LibraryPartialRangeUpToMembers1.members])
}
