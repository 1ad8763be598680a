// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Sequence`.
enum LibrarySequenceMembers2 {
  static let members: [LibraryMember] = [
    LibraryMember(.method, "max") { call in
      let base = try call.receiver(LibraryElements.self)
      return call.packed(base.max() as LibraryElement?)
    },
    LibraryMember(.method, "lexicographicallyPrecedes", [
      LibraryParameter(nil, "other", [ReceiverElement].self)
    ]) { call in
      let base = try call.receiver(LibraryElements.self)
      let other = try call[0, LibraryElements.self]
      return call.packed(base.lexicographicallyPrecedes(other) as Bool)
    },
    LibraryMember(.method, "joined") { call in
      let base = try call.receiver(LibraryElements.self)
      return call.packed(try call.joined(base))
    },
    LibraryMember(.method, "joined", [LibraryParameter("separator", "separator", LibraryElements.self)]) { call in
      let base = try call.receiver(LibraryElements.self)
      let separator = try call[0, LibraryElements.self]
      return call.packed(try call.joined(base, separator: separator))
    },
  ]
}
