// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `UnkeyedDecodingContainer`.
enum LibraryUnkeyedDecodingContainerMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.property, "codingPath") { call in
      let base = try call.receiver(JSONContainer<UnkeyedKind>.self)
      return call.packed(base.codingPath as [JSONKey])
    },
    LibraryMember(.property, "count") { call in
      let base = try call.receiver(JSONContainer<UnkeyedKind>.self)
      return call.packed(base.count as Int?)
    },
    LibraryMember(.property, "isAtEnd") { call in
      let base = try call.receiver(JSONContainer<UnkeyedKind>.self)
      return call.packed(base.isAtEnd as Bool)
    },
    LibraryMember(.property, "currentIndex") { call in
      let base = try call.receiver(JSONContainer<UnkeyedKind>.self)
      return call.packed(base.currentIndex as Int)
    },
    LibraryMember(.mutating, "decode", [LibraryParameter(nil, "type", LibraryTypeName.self)]) { call in
      var base = try call.receiver(JSONContainer<UnkeyedKind>.self)
      let type = try call[0, LibraryTypeName.self]
      let result = try call.packed(trying: base.decode(type) as LibraryElement)
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "decodeIfPresent", [LibraryParameter(nil, "type", LibraryTypeName.self)]) { call in
      var base = try call.receiver(JSONContainer<UnkeyedKind>.self)
      let type = try call[0, LibraryTypeName.self]
      let result = try call.packed(trying: base.decodeIfPresent(type) as LibraryElement?)
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "decodeNil") { call in
      var base = try call.receiver(JSONContainer<UnkeyedKind>.self)
      let result = try call.packed(trying: base.decodeNil() as Bool)
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "nestedContainer", [LibraryParameter("keyedBy", "type", LibraryTypeName.self)]) { call in
      var base = try call.receiver(JSONContainer<UnkeyedKind>.self)
      let type = try call[0, LibraryTypeName.self]
      let result = try call.packed(trying: base.nestedContainer(keyedBy: type) as JSONContainer<KeyedKind>)
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "nestedUnkeyedContainer") { call in
      var base = try call.receiver(JSONContainer<UnkeyedKind>.self)
      let result = try call.packed(trying: base.nestedUnkeyedContainer() as JSONContainer<UnkeyedKind>)
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "superDecoder") { call in
      var base = try call.receiver(JSONContainer<UnkeyedKind>.self)
      let result = try call.packed(trying: base.superDecoder() as JSONContainer<DecoderKind>)
      call.write(base)
      return result
    },
  ]
}

/// All members of `UnkeyedDecodingContainer`.
enum LibraryUnkeyedDecodingContainerMembers {
  static let all = LibraryType([LibraryUnkeyedDecodingContainerMembers1.members])
}
