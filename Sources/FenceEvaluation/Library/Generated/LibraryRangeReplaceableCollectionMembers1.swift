// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `RangeReplaceableCollection`.
enum LibraryRangeReplaceableCollectionMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.mutating, "append", [LibraryParameter(nil, "newElement", ReceiverElement.self)]) { call in
      try rangeReplaceableCollectionAppend0(call.growing(), call)
    },
    LibraryMember(.mutating, "append", [
      LibraryParameter("contentsOf", "newElements", [ReceiverElement].self)
    ]) { call in
      try rangeReplaceableCollectionAppend1(call.growing(), call)
    },
    LibraryMember(.mutating, "insert", [
      LibraryParameter(nil, "newElement", ReceiverElement.self), LibraryParameter("at", "i", ReceiverIndex.self),
    ]) { call in
      try rangeReplaceableCollectionInsert2(call.growing(), call)
    },
    LibraryMember(.mutating, "insert", [
      LibraryParameter("contentsOf", "newElements", [ReceiverElement].self),
      LibraryParameter("at", "i", ReceiverIndex.self),
    ]) { call in
      try rangeReplaceableCollectionInsert3(call.growing(), call)
    },
    LibraryMember(.mutating, "remove", [LibraryParameter("at", "i", ReceiverIndex.self)]) { call in
      try rangeReplaceableCollectionRemove4(call.growing(), call)
    },
    LibraryMember(.mutating, "removeFirst") { call in
      try rangeReplaceableCollectionRemoveFirst5(call.growing(), call)
    },
    LibraryMember(.mutating, "removeFirst", [LibraryParameter(nil, "k", Int.self)]) { call in
      try rangeReplaceableCollectionRemoveFirst6(call.growing(), call)
    },
    LibraryMember(.mutating, "removeLast") { call in
      try rangeReplaceableCollectionRemoveLast7(call.growing(), call)
    },
    LibraryMember(.mutating, "removeLast", [LibraryParameter(nil, "k", Int.self)]) { call in
      try rangeReplaceableCollectionRemoveLast8(call.growing(), call)
    },
    LibraryMember(.mutating, "popLast") { call in
      try rangeReplaceableCollectionPopLast9(call.growing(), call)
    },
    LibraryMember(.mutating, "removeAll", [
      LibraryParameter("keepingCapacity", "keepCapacity", Bool.self).optional
    ]) { call in
      try rangeReplaceableCollectionRemoveAll10(call.growing(), call)
    },
    LibraryMember(.mutating, "removeAll", [
      LibraryParameter("where", "shouldBeRemoved", LibraryFunction.self)
    ]) { call in
      try rangeReplaceableCollectionRemoveAll11(call.growing(), call)
    },
    LibraryMember(.mutating, "removeSubrange", [LibraryParameter(nil, "bounds", LibraryBounds.self)]) { call in
      try rangeReplaceableCollectionRemoveSubrange12(call.growing(), call)
    },
    LibraryMember(.mutating, "replaceSubrange", [
      LibraryParameter(nil, "subrange", LibraryBounds.self),
      LibraryParameter("with", "newElements", [ReceiverElement].self),
    ]) { call in
      try rangeReplaceableCollectionReplaceSubrange13(call.growing(), call)
    },
    LibraryMember(.mutating, "reserveCapacity", [LibraryParameter(nil, "n", Int.self)]) { call in
      try rangeReplaceableCollectionReserveCapacity14(call.growing(), call)
    },
    LibraryMember(.method, "filter", [LibraryParameter(nil, "isIncluded", LibraryFunction.self)]) { call in
      try rangeReplaceableCollectionFilter15(call.growing(), call)
    },
    LibraryMember(.mutating, "remove", [LibraryParameter("atOffsets", "offsets", IndexSet.self)]) { call in
      try rangeReplaceableCollectionRemove16(call.growing(), call)
    },
  ]
}

private func rangeReplaceableCollectionAppend0<Base: LibraryGrowing>(_ base: Base, _ call: LibraryCall) throws -> Value {
  var base = base
  let newElement = try call[0, Base.Element.self]
  base.append(newElement)
  call.write(base)
  return .void
}

private func rangeReplaceableCollectionAppend1<Base: LibraryGrowing>(_ base: Base, _ call: LibraryCall) throws -> Value {
  var base = base
  let newElements = try call[0, [Base.Element].self]
  try call.checkSize(base.count, 1)
  base.append(contentsOf: newElements)
  call.write(base)
  return .void
}

private func rangeReplaceableCollectionInsert2<Base: LibraryGrowing>(_ base: Base, _ call: LibraryCall) throws -> Value {
  var base = base
  let newElement = try call[0, Base.Element.self]
  let i = try call[1, Base.Index.self]
  try call.require(base.validates(i, in: base.startIndex...base.endIndex), "Array index is out of range")
  base.insert(newElement, at: i)
  call.write(base)
  return .void
}

private func rangeReplaceableCollectionInsert3<Base: LibraryGrowing>(_ base: Base, _ call: LibraryCall) throws -> Value {
  var base = base
  let newElements = try call[0, [Base.Element].self]
  let i = try call[1, Base.Index.self]
  try call.require(base.validates(i, in: base.startIndex...base.endIndex), "Array index is out of range")
  base.insert(contentsOf: newElements, at: i)
  call.write(base)
  return .void
}

private func rangeReplaceableCollectionRemove4<Base: LibraryGrowing>(_ base: Base, _ call: LibraryCall) throws -> Value {
  var base = base
  let i = try call[0, Base.Index.self]
  try call.require(base.validates(i, in: base.startIndex..<base.endIndex), "Index out of range")
  let result = call.packed(base.remove(at: i) as Base.Element)
  call.write(base)
  return result
}

private func rangeReplaceableCollectionRemoveFirst5<Base: LibraryGrowing>(_ base: Base, _ call: LibraryCall) throws -> Value {
  var base = base
  try call.require(!base.isEmpty, "Can't remove first element from an empty collection")
  let result = call.packed(base.removeFirst() as Base.Element)
  call.write(base)
  return result
}

private func rangeReplaceableCollectionRemoveFirst6<Base: LibraryGrowing>(_ base: Base, _ call: LibraryCall) throws -> Value {
  var base = base
  let k = try call[0, Int.self]
  try call.require(k >= 0 && k <= base.count, "Can't remove more items from a collection than it contains")
  base.removeFirst(k)
  call.write(base)
  return .void
}

private func rangeReplaceableCollectionRemoveLast7<Base: LibraryGrowing>(_ base: Base, _ call: LibraryCall) throws -> Value {
  var base = base
  try call.require(!base.isEmpty, "Can't remove last element from an empty collection")
  let result = call.packed(base.removeLast() as Base.Element)
  call.write(base)
  return result
}

private func rangeReplaceableCollectionRemoveLast8<Base: LibraryGrowing>(_ base: Base, _ call: LibraryCall) throws -> Value {
  var base = base
  let k = try call[0, Int.self]
  try call.require(k >= 0 && k <= base.count, "Can't remove more items from a collection than it has")
  base.removeLast(k)
  call.write(base)
  return .void
}

private func rangeReplaceableCollectionPopLast9<Base: LibraryGrowing>(_ base: Base, _ call: LibraryCall) throws -> Value {
  var base = base
  let result = call.packed(base.popLast() as Base.Element?)
  call.write(base)
  return result
}

private func rangeReplaceableCollectionRemoveAll10<Base: LibraryGrowing>(_ base: Base, _ call: LibraryCall) throws -> Value {
  var base = base
  let keepCapacity = try call.argument(0, Bool.self, or: false)
  base.removeAll(keepingCapacity: keepCapacity)
  call.write(base)
  return .void
}

private func rangeReplaceableCollectionRemoveAll11<Base: LibraryGrowing>(_ base: Base, _ call: LibraryCall) throws -> Value {
  var base = base
  let shouldBeRemoved = try call[0, LibraryFunction.self]
  let result = try call.packed(trying: base.removeAll(where: { (x0: Base.Element) throws -> Bool in try shouldBeRemoved(x0) }))
  call.write(base)
  return result
}

private func rangeReplaceableCollectionRemoveSubrange12<Base: LibraryGrowing>(_ base: Base, _ call: LibraryCall) throws -> Value {
  var base = base
  let bounds = try call[0, LibraryBounds.self].range(in: base)
  try call.require(base.validates(bounds, in: base.startIndex..<base.endIndex), "Range out of bounds")
  base.removeSubrange(bounds)
  call.write(base)
  return .void
}

private func rangeReplaceableCollectionReplaceSubrange13<Base: LibraryGrowing>(_ base: Base, _ call: LibraryCall) throws -> Value {
  var base = base
  let subrange = try call[0, LibraryBounds.self].range(in: base)
  let newElements = try call[1, [Base.Element].self]
  try call.require(base.validates(subrange, in: base.startIndex..<base.endIndex), "Range out of bounds")
  base.replaceSubrange(subrange, with: newElements)
  call.write(base)
  return .void
}

private func rangeReplaceableCollectionReserveCapacity14<Base: LibraryGrowing>(_ base: Base, _ call: LibraryCall) throws -> Value {
  var base = base
  let n = try call[0, Int.self]
  base.reserveCapacity(n)
  call.write(base)
  return .void
}

private func rangeReplaceableCollectionFilter15<Base: LibraryGrowing>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let isIncluded = try call[0, LibraryFunction.self]
  return try call.packed(trying: base.filter({ (x0: Base.Element) throws -> Bool in try isIncluded(x0) }) as Base)
}

private func rangeReplaceableCollectionRemove16<Base: LibraryGrowing>(_ base: Base, _ call: LibraryCall) throws -> Value {
  var base = base
  let offsets = try call[0, IndexSet.self]
  let result = try call.packed(trying: call.remove(&base, atOffsets: offsets))
  call.write(base)
  return result
}

/// All members of `RangeReplaceableCollection`.
enum LibraryRangeReplaceableCollectionMembers {
  static let all = LibraryType([LibraryRangeReplaceableCollectionMembers1.members])
}
