// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `SingleValueEncodingContainer`.
enum LibrarySingleValueEncodingContainerMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.property, "codingPath") { call in
      let base = try call.receiver(JSONFilling<SingleFillingKind>.self)
      return call.packed(base.codingPath as [JSONKey])
    },
    LibraryMember(.mutating, "encode", [LibraryParameter(nil, "value", LibraryElement.self)]) { call in
      var base = try call.receiver(JSONFilling<SingleFillingKind>.self)
      let value = try call[0, LibraryElement.self]
      let result = try call.packed(trying: base.encode(value))
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "encodeNil") { call in
      var base = try call.receiver(JSONFilling<SingleFillingKind>.self)
      let result = try call.packed(trying: base.encodeNil())
      call.write(base)
      return result
    },
  ]
}

/// All members of `SingleValueEncodingContainer`.
enum LibrarySingleValueEncodingContainerMembers {
  static let all = LibraryType([LibrarySingleValueEncodingContainerMembers1.members])
}
