// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Collection`.
enum LibraryCollectionMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.property, "count") { call in
      try collectionCount0(call.collection(), call)
    },
    LibraryMember(.property, "isEmpty") { call in
      try collectionIsEmpty1(call.collection(), call)
    },
    LibraryMember(.property, "first") { call in
      try collectionFirst2(call.collection(), call)
    },
    LibraryMember(.property, "startIndex") { call in
      try collectionStartIndex3(call.indexed(), call)
    },
    LibraryMember(.property, "endIndex") { call in
      try collectionEndIndex4(call.indexed(), call)
    },
    LibraryMember(.property, "indices") { call in
      try collectionIndices5(call.collection(), call)
    },
    LibraryMember(.method, "prefix", [LibraryParameter(nil, "maxLength", Int.self)]) { call in
      try collectionPrefix6(call.collection(), call)
    },
    LibraryMember(.method, "suffix", [LibraryParameter(nil, "maxLength", Int.self)]) { call in
      try collectionSuffix7(call.collection(), call)
    },
    LibraryMember(.method, "dropFirst", [LibraryParameter(nil, "k", Int.self).optional]) { call in
      try collectionDropFirst8(call.collection(), call)
    },
    LibraryMember(.method, "dropLast", [LibraryParameter(nil, "k", Int.self).optional]) { call in
      try collectionDropLast9(call.collection(), call)
    },
    LibraryMember(.method, "prefix", [LibraryParameter("while", "predicate", LibraryFunction.self)]) { call in
      try collectionPrefix10(call.collection(), call)
    },
    LibraryMember(.method, "drop", [LibraryParameter("while", "predicate", LibraryFunction.self)]) { call in
      try collectionDrop11(call.collection(), call)
    },
    LibraryMember(.method, "split", [
      LibraryParameter("maxSplits", "maxSplits", Int.self).optional,
      LibraryParameter("omittingEmptySubsequences", "omittingEmptySubsequences", Bool.self).optional,
      LibraryParameter("whereSeparator", "isSeparator", LibraryFunction.self),
    ]) { call in
      try collectionSplit12(call.collection(), call)
    },
    LibraryMember(.method, "firstIndex", [LibraryParameter("where", "predicate", LibraryFunction.self)]) { call in
      try collectionFirstIndex13(call.indexed(), call)
    },
    LibraryMember(.method, "randomElement") { call in
      try collectionRandomElement14(call.collection(), call)
    },
    LibraryMember(.method, "index", [LibraryParameter("after", "i", ReceiverIndex.self)]) { call in
      try collectionIndex15(call.indexed(), call)
    },
    LibraryMember(.method, "index", [
      LibraryParameter(nil, "i", ReceiverIndex.self), LibraryParameter("offsetBy", "distance", Int.self),
    ]) { call in
      try collectionIndex16(call.indexed(), call)
    },
    LibraryMember(.method, "index", [
      LibraryParameter(nil, "i", ReceiverIndex.self), LibraryParameter("offsetBy", "distance", Int.self),
      LibraryParameter("limitedBy", "limit", ReceiverIndex.self),
    ]) { call in
      try collectionIndex17(call.indexed(), call)
    },
    LibraryMember(.method, "distance", [
      LibraryParameter("from", "start", ReceiverIndex.self), LibraryParameter("to", "end", ReceiverIndex.self),
    ]) { call in
      try collectionDistance18(call.indexed(), call)
    },
    LibraryMember(.method, "prefix", [LibraryParameter("upTo", "end", ReceiverIndex.self)]) { call in
      try collectionPrefix19(call.indexed(), call)
    },
    LibraryMember(.method, "prefix", [LibraryParameter("through", "position", ReceiverIndex.self)]) { call in
      try collectionPrefix20(call.indexed(), call)
    },
    LibraryMember(.method, "suffix", [LibraryParameter("from", "start", ReceiverIndex.self)]) { call in
      try collectionSuffix21(call.indexed(), call)
    },
    LibraryMember(.method, "firstIndex", [LibraryParameter("of", "element", ReceiverElement.self)]) { call in
      try collectionFirstIndex22(call.indexed(), call)
    },
    LibraryMember(.method, "split", [
      LibraryParameter("separator", "separator", ReceiverElement.self),
      LibraryParameter("maxSplits", "maxSplits", Int.self).optional,
      LibraryParameter("omittingEmptySubsequences", "omittingEmptySubsequences", Bool.self).optional,
    ]) { call in
      try collectionSplit23(call.collection(), call)
    },
    LibraryMember(.method, "split", [
      LibraryParameter("separator", "separator", [ReceiverElement].self),
      LibraryParameter("maxSplits", "maxSplits", Int.self).optional,
      LibraryParameter("omittingEmptySubsequences", "omittingEmptySubsequences", Bool.self).optional,
    ]) { call in
      try collectionSplit24(call.collection(), call)
    },
  ]
}

private func collectionCount0<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.count as Int)
}

private func collectionIsEmpty1<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.isEmpty as Bool)
}

private func collectionFirst2<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.first as Base.Element?)
}

private func collectionStartIndex3<Base: LibraryIndexed>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.startIndex as Base.Index)
}

private func collectionEndIndex4<Base: LibraryIndexed>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.endIndex as Base.Index)
}

private func collectionIndices5<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return try call.packed(trying: call.indices(base))
}

private func collectionPrefix6<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let maxLength = try call[0, Int.self]
  try call.require(maxLength >= 0, "Can't take a prefix of negative length from a collection")
  return call.packed(base.prefix(maxLength) as Base.SubSequence)
}

private func collectionSuffix7<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let maxLength = try call[0, Int.self]
  try call.require(maxLength >= 0, "Can't take a suffix of negative length from a collection")
  return call.packed(base.suffix(maxLength) as Base.SubSequence)
}

private func collectionDropFirst8<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let k = try call.argument(0, Int.self, or: 1)
  try call.require(k >= 0, "Can't drop a negative number of elements from a collection")
  return call.packed(base.dropFirst(k) as Base.SubSequence)
}

private func collectionDropLast9<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let k = try call.argument(0, Int.self, or: 1)
  try call.require(k >= 0, "Can't drop a negative number of elements from a collection")
  return call.packed(base.dropLast(k) as Base.SubSequence)
}

private func collectionPrefix10<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let predicate = try call[0, LibraryFunction.self]
  return try call.packed(trying: base.prefix(while: { (x0: Base.Element) throws -> Bool in try predicate(x0) }) as Base.SubSequence)
}

private func collectionDrop11<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let predicate = try call[0, LibraryFunction.self]
  return try call.packed(trying: base.drop(while: { (x0: Base.Element) throws -> Bool in try predicate(x0) }) as Base.SubSequence)
}

private func collectionSplit12<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let maxSplits = try call.argument(0, Int.self, or: Int.max)
  let omittingEmptySubsequences = try call.argument(1, Bool.self, or: true)
  let isSeparator = try call[2, LibraryFunction.self]
  try call.require(maxSplits >= 0, "Must take zero or more splits")
  return try call.packed(trying: base.split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences, whereSeparator: { (x0: Base.Element) throws -> Bool in try isSeparator(x0) }) as [Base.SubSequence])
}

private func collectionFirstIndex13<Base: LibraryIndexed>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let predicate = try call[0, LibraryFunction.self]
  return try call.packed(trying: base.firstIndex(where: { (x0: Base.Element) throws -> Bool in try predicate(x0) }) as Base.Index?)
}

private func collectionRandomElement14<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return try call.packed(trying: call.randomElement(base))
}

private func collectionIndex15<Base: LibraryIndexed>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let i = try call[0, Base.Index.self]
  try call.require(base.checksPositions ? base.validates(i, in: base.startIndex..<base.endIndex) : base.canStep(from: i, by: 1), "Index out of range")
  return call.packed(base.index(after: i) as Base.Index)
}

private func collectionIndex16<Base: LibraryIndexed>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let i = try call[0, Base.Index.self]
  let distance = try call[1, Int.self]
  return try call.packed(trying: call.index(base, i, offsetBy: distance))
}

private func collectionIndex17<Base: LibraryIndexed>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let i = try call[0, Base.Index.self]
  let distance = try call[1, Int.self]
  let limit = try call[2, Base.Index.self]
  return try call.packed(trying: call.index(base, i, offsetBy: distance, limitedBy: limit))
}

private func collectionDistance18<Base: LibraryIndexed>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let start = try call[0, Base.Index.self]
  let end = try call[1, Base.Index.self]
  try call.require(base.checksPositions ? base.validates(start, in: base.startIndex...base.endIndex) && base.validates(end, in: base.startIndex...base.endIndex) : base.canMeasure(from: start, to: end), "Index out of range")
  return call.packed(base.distance(from: start, to: end) as Int)
}

private func collectionPrefix19<Base: LibraryIndexed>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let end = try call[0, Base.Index.self]
  try call.require(base.validates(end, in: base.startIndex...base.endIndex), "Index out of range")
  return call.packed(base.prefix(upTo: end) as Base.SubSequence)
}

private func collectionPrefix20<Base: LibraryIndexed>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let position = try call[0, Base.Index.self]
  try call.require(base.validates(position, in: base.startIndex..<base.endIndex), "Index out of range")
  return call.packed(base.prefix(through: position) as Base.SubSequence)
}

private func collectionSuffix21<Base: LibraryIndexed>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let start = try call[0, Base.Index.self]
  try call.require(base.validates(start, in: base.startIndex...base.endIndex), "Index out of range")
  return call.packed(base.suffix(from: start) as Base.SubSequence)
}

private func collectionFirstIndex22<Base: LibraryIndexed>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let element = try call[0, Base.Element.self]
  return call.packed(base.firstIndex(of: element) as Base.Index?)
}

private func collectionSplit23<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let separator = try call[0, Base.Element.self]
  let maxSplits = try call.argument(1, Int.self, or: Int.max)
  let omittingEmptySubsequences = try call.argument(2, Bool.self, or: true)
  try call.require(maxSplits >= 0, "Must take zero or more splits")
  return call.packed(base.split(separator: separator, maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences) as [Base.SubSequence])
}

private func collectionSplit24<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let separator = try call[0, [Base.Element].self]
  let maxSplits = try call.argument(1, Int.self, or: Int.max)
  let omittingEmptySubsequences = try call.argument(2, Bool.self, or: true)
  try call.require(maxSplits >= 0, "Must take zero or more splits")
  return call.packed(base.split(separator: separator, maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences) as [Base.SubSequence])
}

/// All members of `Collection`.
enum LibraryCollectionMembers {
  static let all = LibraryType([LibraryCollectionMembers1.members, LibraryCollectionMembers2.members])
}
