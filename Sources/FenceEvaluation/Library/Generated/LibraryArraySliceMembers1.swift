// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `ArraySlice`.
enum LibraryArraySliceMembers1 {
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
    LibraryMember(.property, "description") { call in
      let base = try call.receiver(LibraryElements.self)
      return try call.packed(trying: call.description(base))
    },
    LibraryMember(.mutating, "popFirst") { call in
      var base = try call.receiver(LibraryElements.self)
      let result = call.packed(base.popFirst() as LibraryElement?)
      call.write(base)
      return result
    },
  ]
}

/// All members of `ArraySlice`.
enum LibraryArraySliceMembers {
  static let all = LibraryType([LibraryArraySliceMembers1.members])
}
