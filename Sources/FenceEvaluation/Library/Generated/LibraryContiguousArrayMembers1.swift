// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `ContiguousArray`.
enum LibraryContiguousArrayMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return try call.packed(trying: call.make(LibraryElements.self))
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "s", LibraryElements.self)]) { call in
      let s = try call[0, LibraryElements.self]
      return try call.packed(trying: call.make(LibraryElements.self, s))
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("repeating", "repeatedValue", ReceiverElement.self),
      LibraryParameter("count", "count", Int.self),
    ]) { call in
      let repeatedValue = try call[0, LibraryElement.self]
      let count = try call[1, Int.self]
      return try call.packed(trying: call.make(LibraryElements.self, repeating: repeatedValue, count: count))
    },
  ]
}

/// All members of `ContiguousArray`.
enum LibraryContiguousArrayMembers {
  static let all = LibraryType([LibraryContiguousArrayMembers1.members])
}
