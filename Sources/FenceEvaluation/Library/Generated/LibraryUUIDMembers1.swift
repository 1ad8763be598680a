// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `UUID`.
enum LibraryUUIDMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return try call.packed(trying: call.make(UUID.self))
    },
    LibraryMember(.initializer, "init", [LibraryParameter("uuidString", "string", String.self)]) { call in
      let string = try call[0, String.self]
      return call.packed(UUID(uuidString: string) as UUID?)
    },
    LibraryMember(.property, "uuidString") { call in
      let base = try call.receiver(UUID.self)
      return call.packed(base.uuidString as String)
    },
    LibraryMember(.property, "description") { call in
      let base = try call.receiver(UUID.self)
      return call.packed(base.description as String)
    },
  ]
}

/// All members of `UUID`.
enum LibraryUUIDMembers {
  static let all = LibraryType([LibraryUUIDMembers1.members])
}
