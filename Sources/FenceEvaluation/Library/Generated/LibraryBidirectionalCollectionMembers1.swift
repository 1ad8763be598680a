// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `BidirectionalCollection`.
enum LibraryBidirectionalCollectionMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.property, "last") { call in
      try bidirectionalCollectionLast0(call.collection(), call)
    },
    LibraryMember(.method, "last", [LibraryParameter("where", "predicate", LibraryFunction.self)]) { call in
      try bidirectionalCollectionLast1(call.collection(), call)
    },
    LibraryMember(.method, "lastIndex", [LibraryParameter("where", "predicate", LibraryFunction.self)]) { call in
      try bidirectionalCollectionLastIndex2(call.indexed(), call)
    },
    LibraryMember(.method, "reversed") { call in
      try bidirectionalCollectionReversed3(call.collection(), call)
    },
    LibraryMember(.method, "index", [LibraryParameter("before", "i", ReceiverIndex.self)]) { call in
      try bidirectionalCollectionIndex4(call.indexed(), call)
    },
    LibraryMember(.method, "lastIndex", [LibraryParameter("of", "element", ReceiverElement.self)]) { call in
      try bidirectionalCollectionLastIndex5(call.indexed(), call)
    },
  ]
}

private func bidirectionalCollectionLast0<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.last as Base.Element?)
}

private func bidirectionalCollectionLast1<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let predicate = try call[0, LibraryFunction.self]
  return try call.packed(trying: base.last(where: { (x0: Base.Element) throws -> Bool in try predicate(x0) }) as Base.Element?)
}

private func bidirectionalCollectionLastIndex2<Base: LibraryIndexed>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let predicate = try call[0, LibraryFunction.self]
  return try call.packed(trying: base.lastIndex(where: { (x0: Base.Element) throws -> Bool in try predicate(x0) }) as Base.Index?)
}

private func bidirectionalCollectionReversed3<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.reversed() as [Base.Element])
}

private func bidirectionalCollectionIndex4<Base: LibraryIndexed>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let i = try call[0, Base.Index.self]
  try call.require(base.checksPositions ? base.validates(i, in: base.startIndex...base.endIndex) && i > base.startIndex : base.canStep(from: i, by: -1), "Index out of range")
  return call.packed(base.index(before: i) as Base.Index)
}

private func bidirectionalCollectionLastIndex5<Base: LibraryIndexed>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let element = try call[0, Base.Element.self]
  return call.packed(base.lastIndex(of: element) as Base.Index?)
}

/// All members of `BidirectionalCollection`.
enum LibraryBidirectionalCollectionMembers {
  static let all = LibraryType([LibraryBidirectionalCollectionMembers1.members])
}
