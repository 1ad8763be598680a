// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Unicode.Scalar`.
enum LibraryUnicodeScalarMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "v", UInt8.self)]) { call in
      let v = try call[0, UInt8.self]
      return call.packed(Unicode.Scalar(v) as Unicode.Scalar)
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "v", UInt32.self)]) { call in
      let v = try call[0, UInt32.self]
      return call.packed(Unicode.Scalar(v) as Unicode.Scalar?)
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "v", Int.self)]) { call in
      let v = try call[0, Int.self]
      return call.packed(Unicode.Scalar(v) as Unicode.Scalar?)
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "description", String.self)]) { call in
      let description = try call[0, String.self]
      return call.packed(Unicode.Scalar(description) as Unicode.Scalar?)
    },
    LibraryMember(.property, "value") { call in
      let base = try call.receiver(Unicode.Scalar.self)
      return call.packed(base.value as UInt32)
    },
    LibraryMember(.property, "isASCII") { call in
      let base = try call.receiver(Unicode.Scalar.self)
      return call.packed(base.isASCII as Bool)
    },
    LibraryMember(.property, "description") { call in
      let base = try call.receiver(Unicode.Scalar.self)
      return call.packed(base.description as String)
    },
    LibraryMember(.property, "debugDescription") { call in
      let base = try call.receiver(Unicode.Scalar.self)
      return call.packed(base.debugDescription as String)
    },
  ]
}

/// All members of `Unicode.Scalar`.
enum LibraryUnicodeScalarMembers {
  static let all = LibraryType([LibraryUnicodeScalarMembers1.members])
}
