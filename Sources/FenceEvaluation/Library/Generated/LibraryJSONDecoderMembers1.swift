// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `JSONDecoder`.
enum LibraryJSONDecoderMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return call.packed(FenceDecoder() as FenceDecoder)
    },
    LibraryMember(.property, "dateDecodingStrategy") { call in
      let base = try call.receiver(FenceDecoder.self)
      return call.packed(base.dateDecodingStrategy as DateCoding)
    },
    LibraryMember(.setting, "dateDecodingStrategy", [LibraryParameter(nil, "newValue", DateCoding.self)]) { call in
      let base = try call.receiver(FenceDecoder.self)
      let newValue = try call[0, DateCoding.self]
      base.dateDecodingStrategy = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "keyDecodingStrategy") { call in
      let base = try call.receiver(FenceDecoder.self)
      return call.packed(base.keyDecodingStrategy as KeyCoding)
    },
    LibraryMember(.setting, "keyDecodingStrategy", [LibraryParameter(nil, "newValue", KeyCoding.self)]) { call in
      let base = try call.receiver(FenceDecoder.self)
      let newValue = try call[0, KeyCoding.self]
      base.keyDecodingStrategy = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.method, "decode", [
      LibraryParameter(nil, "type", LibraryTypeName.self), LibraryParameter("from", "data", Data.self),
    ]) { call in
      let base = try call.receiver(FenceDecoder.self)
      let type = try call[0, LibraryTypeName.self]
      let data = try call[1, Data.self]
      return try call.packed(trying: call.foundation.decode(base, type, from: data))
    },
  ]
}

/// All members of `JSONDecoder`.
enum LibraryJSONDecoderMembers {
  static let all = LibraryType([LibraryJSONDecoderMembers1.members])
}
