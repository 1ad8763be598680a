// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Float`.
enum LibraryFloatMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return call.packed(Float() as Float)
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "text", AnyText.self)]) { call in
      let text = try call[0, AnyText.self]
      return try call.packed(trying: call.make(Float.self, text))
    },
    LibraryMember(.initializer, "init", [LibraryParameter("bitPattern", "bitPattern", UInt32.self)]) { call in
      let bitPattern = try call[0, UInt32.self]
      return call.packed(Float(bitPattern: bitPattern) as Float)
    },
    LibraryMember(.property, "bitPattern") { call in
      let base = try call.receiver(Float.self)
      return call.packed(base.bitPattern as UInt32)
    },
  ]
}

/// All members of `Float`.
enum LibraryFloatMembers {
  static let all = LibraryType([LibraryFloatMembers1.members])
}
