// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `SingleValueDecodingContainer`.
enum LibrarySingleValueDecodingContainerMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.property, "codingPath") { call in
      let base = try call.receiver(JSONContainer<SingleKind>.self)
      return call.packed(base.codingPath as [JSONKey])
    },
    LibraryMember(.method, "decode", [LibraryParameter(nil, "type", LibraryTypeName.self)]) { call in
      let base = try call.receiver(JSONContainer<SingleKind>.self)
      let type = try call[0, LibraryTypeName.self]
      return try call.packed(trying: base.decode(type) as LibraryElement)
    },
    LibraryMember(.method, "decodeNil") { call in
      let base = try call.receiver(JSONContainer<SingleKind>.self)
      return call.packed(base.decodeNil() as Bool)
    },
  ]
}

/// All members of `SingleValueDecodingContainer`.
enum LibrarySingleValueDecodingContainerMembers {
  static let all = LibraryType([LibrarySingleValueDecodingContainerMembers1.members])
}
