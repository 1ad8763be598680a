// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Decoder`.
enum LibraryDecoderMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.property, "codingPath") { call in
      let base = try call.receiver(JSONContainer<DecoderKind>.self)
      return call.packed(base.codingPath as [JSONKey])
    },
    LibraryMember(.method, "container", [LibraryParameter("keyedBy", "type", LibraryTypeName.self)]) { call in
      let base = try call.receiver(JSONContainer<DecoderKind>.self)
      let type = try call[0, LibraryTypeName.self]
      return try call.packed(trying: base.container(keyedBy: type) as JSONContainer<KeyedKind>)
    },
    LibraryMember(.method, "unkeyedContainer") { call in
      let base = try call.receiver(JSONContainer<DecoderKind>.self)
      return try call.packed(trying: base.unkeyedContainer() as JSONContainer<UnkeyedKind>)
    },
    LibraryMember(.method, "singleValueContainer") { call in
      let base = try call.receiver(JSONContainer<DecoderKind>.self)
      return try call.packed(trying: base.singleValueContainer() as JSONContainer<SingleKind>)
    },
  ]
}

/// All members of `Decoder`.
enum LibraryDecoderMembers {
  static let all = LibraryType([LibraryDecoderMembers1.members])
}
