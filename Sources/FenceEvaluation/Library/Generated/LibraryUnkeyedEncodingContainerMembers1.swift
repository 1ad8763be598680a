// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `UnkeyedEncodingContainer`.
enum LibraryUnkeyedEncodingContainerMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.property, "codingPath") { call in
      let base = try call.receiver(JSONFilling<UnkeyedFillingKind>.self)
      return call.packed(base.codingPath as [JSONKey])
    },
    LibraryMember(.property, "count") { call in
      let base = try call.receiver(JSONFilling<UnkeyedFillingKind>.self)
      return call.packed(base.count as Int)
    },
    LibraryMember(.mutating, "encode", [LibraryParameter(nil, "value", LibraryElement.self)]) { call in
      var base = try call.receiver(JSONFilling<UnkeyedFillingKind>.self)
      let value = try call[0, LibraryElement.self]
      let result = try call.packed(trying: base.encode(value))
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "encodeNil") { call in
      var base = try call.receiver(JSONFilling<UnkeyedFillingKind>.self)
      let result = try call.packed(trying: base.encodeNil())
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "nestedContainer", [LibraryParameter("keyedBy", "type", LibraryTypeName.self)]) { call in
      var base = try call.receiver(JSONFilling<UnkeyedFillingKind>.self)
      let type = try call[0, LibraryTypeName.self]
      let result = call.packed(base.nestedContainer(keyedBy: type) as JSONFilling<KeyedFillingKind>)
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "nestedUnkeyedContainer") { call in
      var base = try call.receiver(JSONFilling<UnkeyedFillingKind>.self)
      let result = call.packed(base.nestedUnkeyedContainer() as JSONFilling<UnkeyedFillingKind>)
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "superEncoder") { call in
      var base = try call.receiver(JSONFilling<UnkeyedFillingKind>.self)
      let result = call.packed(base.superEncoder() as JSONFilling<EncoderKind>)
      call.write(base)
      return result
    },
  ]
}

/// All members of `UnkeyedEncodingContainer`.
enum LibraryUnkeyedEncodingContainerMembers {
  static let all = LibraryType([LibraryUnkeyedEncodingContainerMembers1.members])
}
