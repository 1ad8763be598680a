// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Mirror`.
enum LibraryMirrorMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [LibraryParameter("reflecting", "subject", LibraryElement.self)]) { call in
      let subject = try call[0, LibraryElement.self]
      return try call.packed(trying: call.foundation.make(MirrorValue.self, reflecting: subject))
    },
    LibraryMember(.property, "children") { call in
      let base = try call.receiver(MirrorValue.self)
      return try call.packed(trying: call.foundation.children(base))
    },
    LibraryMember(.property, "subjectType") { call in
      let base = try call.receiver(MirrorValue.self)
      return try call.packed(trying: call.foundation.subjectType(base))
    },
    LibraryMember(.property, "displayStyle") { call in
      let base = try call.receiver(MirrorValue.self)
      return try call.packed(trying: call.foundation.displayStyle(base))
    },
    LibraryMember(.property, "description") { call in
      let base = try call.receiver(MirrorValue.self)
      return call.packed(base.description as String)
    },
  ]
}

/// All members of `Mirror`.
enum LibraryMirrorMembers {
  static let all = LibraryType([LibraryMirrorMembers1.members])
}
