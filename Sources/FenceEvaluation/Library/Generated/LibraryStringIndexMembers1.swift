// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `String.Index`.
enum LibraryStringIndexMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [
      LibraryParameter("utf16Offset", "offset", Int.self), LibraryParameter("in", "s", String.self),
    ]) { call in
      let offset = try call[0, Int.self]
      let s = try call[1, String.self]
      return call.packed(String.Index(utf16Offset: offset, in: s) as String.Index)
    },
    LibraryMember(.method, "utf16Offset", [LibraryParameter("in", "s", String.self)]) { call in
      let base = try call.receiver(String.Index.self)
      let s = try call[0, String.self]
      try call.require(base <= s.endIndex, "String index is out of bounds")
      return call.packed(base.utf16Offset(in: s) as Int)
    },
  ]
}

/// All members of `String.Index`.
enum LibraryStringIndexMembers {
  static let all = LibraryType([LibraryStringIndexMembers1.members])
}
