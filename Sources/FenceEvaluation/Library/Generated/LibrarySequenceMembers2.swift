// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Sequence`.
enum LibrarySequenceMembers2 {
  static let members: [LibraryMember] = [
    LibraryMember(.method, "starts", [LibraryParameter("with", "possiblePrefix", [ReceiverElement].self)]) { call in
      try sequenceStarts27(call.collection(), call)
    },
    LibraryMember(.method, "elementsEqual", [LibraryParameter(nil, "other", [ReceiverElement].self)]) { call in
      try sequenceElementsEqual28(call.collection(), call)
    },
    LibraryMember(.method, "sorted") { call in
      let base = try call.receiver(LibraryElements.self)
      return call.packed(base.sorted() as [LibraryElement])
    },
    LibraryMember(.method, "min") { call in
      let base = try call.receiver(LibraryElements.self)
      return call.packed(base.min() as LibraryElement?)
    },
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
      return try call.packed(trying: call.joined(base))
    },
    LibraryMember(.method, "joined", [LibraryParameter("separator", "separator", LibraryElements.self)]) { call in
      let base = try call.receiver(LibraryElements.self)
      let separator = try call[0, LibraryElements.self]
      return try call.packed(trying: call.joined(base, separator: separator))
    },
  ]
}

private func sequenceStarts27<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let possiblePrefix = try call[0, [Base.Element].self]
  return call.packed(base.starts(with: possiblePrefix) as Bool)
}

private func sequenceElementsEqual28<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let other = try call[0, [Base.Element].self]
  return call.packed(base.elementsEqual(other) as Bool)
}
