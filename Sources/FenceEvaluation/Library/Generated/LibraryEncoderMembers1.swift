// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Encoder`.
enum LibraryEncoderMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.property, "codingPath") { call in
      let base = try call.receiver(JSONFilling<EncoderKind>.self)
      return call.packed(base.codingPath as [JSONKey])
    },
    LibraryMember(.method, "container", [LibraryParameter("keyedBy", "type", LibraryTypeName.self)]) { call in
      let base = try call.receiver(JSONFilling<EncoderKind>.self)
      let type = try call[0, LibraryTypeName.self]
      return call.packed(base.container(keyedBy: type) as JSONFilling<KeyedFillingKind>)
    },
    LibraryMember(.method, "unkeyedContainer") { call in
      let base = try call.receiver(JSONFilling<EncoderKind>.self)
      return call.packed(base.unkeyedContainer() as JSONFilling<UnkeyedFillingKind>)
    },
    LibraryMember(.method, "singleValueContainer") { call in
      let base = try call.receiver(JSONFilling<EncoderKind>.self)
      return call.packed(base.singleValueContainer() as JSONFilling<SingleFillingKind>)
    },
  ]
}

/// All members of `Encoder`.
enum LibraryEncoderMembers {
  static let all = LibraryType([LibraryEncoderMembers1.members])
}
