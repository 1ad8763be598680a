// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `UInt8`.
enum LibraryUInt8Members1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [LibraryParameter("ascii", "v", Unicode.Scalar.self)]) { call in
      let v = try call[0, Unicode.Scalar.self]
      try call.require(v.isASCII, "Code point value does not fit into ASCII")
      return call.packed(UInt8(ascii: v) as UInt8)
    },
  ]
}

/// All members of `UInt8`.
enum LibraryUInt8Members {
  static let all = LibraryType([LibraryUInt8Members1.members])
}
