// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `KeyedDecodingContainer`.
enum LibraryKeyedDecodingContainerMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.property, "codingPath") { call in
      let base = try call.receiver(JSONContainer<KeyedKind>.self)
      return call.packed(base.codingPath as [JSONKey])
    },
    LibraryMember(.property, "allKeys") { call in
      let base = try call.receiver(JSONContainer<KeyedKind>.self)
      return call.packed(base.allKeys as [JSONKey])
    },
    LibraryMember(.method, "contains", [LibraryParameter(nil, "key", LibraryElement.self)]) { call in
      let base = try call.receiver(JSONContainer<KeyedKind>.self)
      let key = try call[0, LibraryElement.self]
      return call.packed(base.contains(key) as Bool)
    },
    LibraryMember(.method, "decode", [
      LibraryParameter(nil, "type", LibraryTypeName.self), LibraryParameter("forKey", "key", LibraryElement.self),
    ]) { call in
      let base = try call.receiver(JSONContainer<KeyedKind>.self)
      let type = try call[0, LibraryTypeName.self]
      let key = try call[1, LibraryElement.self]
      return try call.packed(trying: base.decode(type, forKey: key) as LibraryElement)
    },
    LibraryMember(.method, "decodeIfPresent", [
      LibraryParameter(nil, "type", LibraryTypeName.self), LibraryParameter("forKey", "key", LibraryElement.self),
    ]) { call in
      let base = try call.receiver(JSONContainer<KeyedKind>.self)
      let type = try call[0, LibraryTypeName.self]
      let key = try call[1, LibraryElement.self]
      return try call.packed(trying: base.decodeIfPresent(type, forKey: key) as LibraryElement?)
    },
    LibraryMember(.method, "decodeNil", [LibraryParameter("forKey", "key", LibraryElement.self)]) { call in
      let base = try call.receiver(JSONContainer<KeyedKind>.self)
      let key = try call[0, LibraryElement.self]
      return try call.packed(trying: base.decodeNil(forKey: key) as Bool)
    },
    LibraryMember(.method, "nestedContainer", [
      LibraryParameter("keyedBy", "type", LibraryTypeName.self), LibraryParameter("forKey", "key", LibraryElement.self),
    ]) { call in
      let base = try call.receiver(JSONContainer<KeyedKind>.self)
      let type = try call[0, LibraryTypeName.self]
      let key = try call[1, LibraryElement.self]
      return try call.packed(trying: base.nestedContainer(keyedBy: type, forKey: key) as JSONContainer<KeyedKind>)
    },
    LibraryMember(.method, "nestedUnkeyedContainer", [LibraryParameter("forKey", "key", LibraryElement.self)]) { call in
      let base = try call.receiver(JSONContainer<KeyedKind>.self)
      let key = try call[0, LibraryElement.self]
      return try call.packed(trying: base.nestedUnkeyedContainer(forKey: key) as JSONContainer<UnkeyedKind>)
    },
    LibraryMember(.method, "superDecoder") { call in
      let base = try call.receiver(JSONContainer<KeyedKind>.self)
      return try call.packed(trying: base.superDecoder() as JSONContainer<DecoderKind>)
    },
  ]
}

/// All members of `KeyedDecodingContainer`.
enum LibraryKeyedDecodingContainerMembers {
  static let all = LibraryType([LibraryKeyedDecodingContainerMembers1.members])
}
