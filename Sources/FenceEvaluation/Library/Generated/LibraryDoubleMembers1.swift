// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Double`.
enum LibraryDoubleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return call.packed(Double() as Double)
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "text", AnyText.self)]) { call in
      let text = try call[0, AnyText.self]
      return try call.packed(trying: call.make(Double.self, text))
    },
    LibraryMember(.initializer, "init", [LibraryParameter("bitPattern", "bitPattern", UInt64.self)]) { call in
      let bitPattern = try call[0, UInt64.self]
      return call.packed(Double(bitPattern: bitPattern) as Double)
    },
    LibraryMember(.property, "bitPattern") { call in
      let base = try call.receiver(Double.self)
      return call.packed(base.bitPattern as UInt64)
    },
  ]
}

/// All members of `Double`.
enum LibraryDoubleMembers {
  static let all = LibraryType([LibraryDoubleMembers1.members])
}
