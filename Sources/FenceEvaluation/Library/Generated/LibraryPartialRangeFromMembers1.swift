// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `PartialRangeFrom`.
enum LibraryPartialRangeFromMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.property, "lowerBound") { call in
      let base = try call.receiver(PartialRangeFrom<LibraryElement>.self)
      return call.packed(base.lowerBound as LibraryElement)
    },
    LibraryMember(.property, "lazy") { call in
      let base = try call.receiver(PartialRangeFrom<LibraryElement>.self)
      return try call.packed(trying: call.lazy(base))
    },
    LibraryMember(.method, "prefix", [LibraryParameter(nil, "maxLength", Int.self)]) { call in
      let base = try call.receiver(PartialRangeFrom<LibraryElement>.self)
      let maxLength = try call[0, Int.self]
      return try call.packed(trying: call.prefix(base, maxLength))
    },
    LibraryMember(.method, "first", [LibraryParameter("where", "predicate", LibraryFunction.self)]) { call in
      let base = try call.receiver(PartialRangeFrom<LibraryElement>.self)
      let predicate = try call[0, LibraryFunction.self]
      return try call.packed(trying: call.first(base, where: predicate))
    },
    LibraryMember(.method, "contains", [LibraryParameter(nil, "element", ReceiverElement.self)]) { call in
      let base = try call.receiver(PartialRangeFrom<LibraryElement>.self)
      let element = try call[0, LibraryElement.self]
      return call.packed(base.contains(element) as Bool)
    },
  ]
}

/// All members of `PartialRangeFrom`.
enum LibraryPartialRangeFromMembers {
  static let all = LibraryType([LibraryPartialRangeFromMembers1.members])
}
