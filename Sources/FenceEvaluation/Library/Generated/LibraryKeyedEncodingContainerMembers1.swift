// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `KeyedEncodingContainer`.
enum LibraryKeyedEncodingContainerMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.property, "codingPath") { call in
      let base = try call.receiver(JSONFilling<KeyedFillingKind>.self)
      return call.packed(base.codingPath as [JSONKey])
    },
    LibraryMember(.mutating, "encode", [
      LibraryParameter(nil, "value", LibraryElement.self), LibraryParameter("forKey", "key", LibraryElement.self),
    ]) { call in
      var base = try call.receiver(JSONFilling<KeyedFillingKind>.self)
      let value = try call[0, LibraryElement.self]
      let key = try call[1, LibraryElement.self]
      let result = try call.packed(trying: base.encode(value, forKey: key))
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "encodeIfPresent", [
      LibraryParameter(nil, "value", Optional<LibraryElement>.self),
      LibraryParameter("forKey", "key", LibraryElement.self),
    ]) { call in
      var base = try call.receiver(JSONFilling<KeyedFillingKind>.self)
      let value = try call[0, Optional<LibraryElement>.self]
      let key = try call[1, LibraryElement.self]
      let result = try call.packed(trying: base.encodeIfPresent(value, forKey: key))
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "encodeNil", [LibraryParameter("forKey", "key", LibraryElement.self)]) { call in
      var base = try call.receiver(JSONFilling<KeyedFillingKind>.self)
      let key = try call[0, LibraryElement.self]
      let result = try call.packed(trying: base.encodeNil(forKey: key))
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "nestedContainer", [
      LibraryParameter("keyedBy", "type", LibraryTypeName.self), LibraryParameter("forKey", "key", LibraryElement.self),
    ]) { call in
      var base = try call.receiver(JSONFilling<KeyedFillingKind>.self)
      let type = try call[0, LibraryTypeName.self]
      let key = try call[1, LibraryElement.self]
      let result = call.packed(base.nestedContainer(keyedBy: type, forKey: key) as JSONFilling<KeyedFillingKind>)
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "nestedUnkeyedContainer", [
      LibraryParameter("forKey", "key", LibraryElement.self)
    ]) { call in
      var base = try call.receiver(JSONFilling<KeyedFillingKind>.self)
      let key = try call[0, LibraryElement.self]
      let result = call.packed(base.nestedUnkeyedContainer(forKey: key) as JSONFilling<UnkeyedFillingKind>)
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "superEncoder") { call in
      var base = try call.receiver(JSONFilling<KeyedFillingKind>.self)
      let result = call.packed(base.superEncoder() as JSONFilling<EncoderKind>)
      call.write(base)
      return result
    },
  ]
}

/// All members of `KeyedEncodingContainer`.
enum LibraryKeyedEncodingContainerMembers {
  static let all = LibraryType([LibraryKeyedEncodingContainerMembers1.members])
}
