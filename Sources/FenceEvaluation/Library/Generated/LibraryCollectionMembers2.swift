// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Collection`.
enum LibraryCollectionMembers2 {
  static let members: [LibraryMember] = [
    LibraryMember(.method, "firstRange", [LibraryParameter("of", "other", [ReceiverElement].self)]) { call in
      try collectionFirstRange25(call.indexed(), call)
    },
    LibraryMember(.method, "ranges", [LibraryParameter("of", "other", [ReceiverElement].self)]) { call in
      try collectionRanges26(call.indexed(), call)
    },
    LibraryMember(.method, "contains", [LibraryParameter(nil, "other", [ReceiverElement].self)]) { call in
      try collectionContains27(call.collection(), call)
    },
    LibraryMember(.method, "trimmingPrefix", [LibraryParameter(nil, "prefix", [ReceiverElement].self)]) { call in
      try collectionTrimmingPrefix28(call.collection(), call)
    },
  ]
}

private func collectionFirstRange25<Base: LibraryIndexed>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let other = try call[0, [Base.Element].self]
  return call.packed(base.firstRange(of: other) as Range<Base.Index>?)
}

private func collectionRanges26<Base: LibraryIndexed>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let other = try call[0, [Base.Element].self]
  return call.packed(base.ranges(of: other) as [Range<Base.Index>])
}

private func collectionContains27<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let other = try call[0, [Base.Element].self]
  return call.packed(base.contains(other) as Bool)
}

private func collectionTrimmingPrefix28<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let prefix = try call[0, [Base.Element].self]
  return call.packed(base.trimmingPrefix(prefix) as Base.SubSequence)
}
