// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Bool`.
enum LibraryBoolMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return call.packed(Bool() as Bool)
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "description", String.self)]) { call in
      let description = try call[0, String.self]
      return call.packed(Bool(description) as Bool?)
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "value", Bool.self)]) { call in
      let value = try call[0, Bool.self]
      return call.packed(Bool(value) as Bool)
    },
    LibraryMember(.property, "description") { call in
      let base = try call.receiver(Bool.self)
      return call.packed(base.description as String)
    },
    LibraryMember(.property, "hashValue") { call in
      let base = try call.receiver(Bool.self)
      return try call.packed(trying: call.hashValue(base))
    },
    LibraryMember(.mutating, "toggle") { call in
      var base = try call.receiver(Bool.self)
      base.toggle()
      call.write(base)
      return .void
    },
    LibraryMember(.staticMethod, "random") { call in
      return try call.packed(trying: call.random(Bool.self))
    },
  ]
}

/// All members of `Bool`.
enum LibraryBoolMembers {
  static let all = LibraryType([LibraryBoolMembers1.members])
}
