// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Sequence`.
enum LibrarySequenceMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.property, "lazy") { call in
      try sequenceLazy0(call.collection(), call)
    },
    LibraryMember(.property, "underestimatedCount") { call in
      try sequenceUnderestimatedCount1(call.collection(), call)
    },
    LibraryMember(.method, "map", [LibraryParameter(nil, "transform", LibraryFunction.self)]) { call in
      try sequenceMap2(call.collection(), call)
    },
    LibraryMember(.method, "filter", [LibraryParameter(nil, "isIncluded", LibraryFunction.self)]) { call in
      try sequenceFilter3(call.collection(), call)
    },
    LibraryMember(.method, "compactMap", [LibraryParameter(nil, "transform", LibraryFunction.self)]) { call in
      try sequenceCompactMap4(call.collection(), call)
    },
    LibraryMember(.method, "flatMap", [LibraryParameter(nil, "transform", LibraryFunction.self)]) { call in
      try sequenceFlatMap5(call.collection(), call)
    },
    LibraryMember(.method, "forEach", [LibraryParameter(nil, "body", LibraryFunction.self)]) { call in
      try sequenceForEach6(call.collection(), call)
    },
    LibraryMember(.method, "first", [LibraryParameter("where", "predicate", LibraryFunction.self)]) { call in
      try sequenceFirst7(call.collection(), call)
    },
    LibraryMember(.method, "contains", [LibraryParameter("where", "predicate", LibraryFunction.self)]) { call in
      try sequenceContains8(call.collection(), call)
    },
    LibraryMember(.method, "allSatisfy", [LibraryParameter(nil, "predicate", LibraryFunction.self)]) { call in
      try sequenceAllSatisfy9(call.collection(), call)
    },
    LibraryMember(.method, "reduce", [
      LibraryParameter(nil, "initialResult", LibraryElement.self),
      LibraryParameter(nil, "nextPartialResult", LibraryFunction.self),
    ]) { call in
      try sequenceReduce10(call.collection(), call)
    },
    LibraryMember(.method, "reduce", [
      LibraryParameter("into", "initialResult", LibraryElement.self),
      LibraryParameter(nil, "updateAccumulatingResult", LibraryFunction.self),
    ]) { call in
      try sequenceReduce11(call.collection(), call)
    },
    LibraryMember(.method, "enumerated") { call in
      try sequenceEnumerated12(call.collection(), call)
    },
    LibraryMember(.method, "shuffled") { call in
      try sequenceShuffled13(call.collection(), call)
    },
    LibraryMember(.method, "sorted", [LibraryParameter("by", "areInIncreasingOrder", LibraryFunction.self)]) { call in
      try sequenceSorted14(call.collection(), call)
    },
    LibraryMember(.method, "min", [LibraryParameter("by", "areInIncreasingOrder", LibraryFunction.self)]) { call in
      try sequenceMin15(call.collection(), call)
    },
    LibraryMember(.method, "max", [LibraryParameter("by", "areInIncreasingOrder", LibraryFunction.self)]) { call in
      try sequenceMax16(call.collection(), call)
    },
    LibraryMember(.method, "reversed") { call in
      try sequenceReversed17(call.collection(), call)
    },
    LibraryMember(.method, "count", [LibraryParameter("where", "predicate", LibraryFunction.self)]) { call in
      try sequenceCount18(call.collection(), call)
    },
    LibraryMember(.method, "dropLast", [LibraryParameter(nil, "k", Int.self).optional]) { call in
      try sequenceDropLast19(call.collection(), call)
    },
    LibraryMember(.method, "suffix", [LibraryParameter(nil, "maxLength", Int.self)]) { call in
      try sequenceSuffix20(call.collection(), call)
    },
    LibraryMember(.method, "prefix", [LibraryParameter("while", "predicate", LibraryFunction.self)]) { call in
      try sequencePrefix21(call.collection(), call)
    },
    LibraryMember(.method, "sorted", [LibraryParameter("using", "comparator", LibraryElement.self)]) { call in
      try sequenceSorted22(call.collection(), call)
    },
    LibraryMember(.method, "elementsEqual", [
      LibraryParameter(nil, "other", LibraryElements.self),
      LibraryParameter("by", "areEquivalent", LibraryFunction.self),
    ]) { call in
      try sequenceElementsEqual23(call.collection(), call)
    },
    LibraryMember(.method, "starts", [
      LibraryParameter("with", "possiblePrefix", LibraryElements.self),
      LibraryParameter("by", "areEquivalent", LibraryFunction.self),
    ]) { call in
      try sequenceStarts24(call.collection(), call)
    },
    LibraryMember(.method, "lexicographicallyPrecedes", [
      LibraryParameter(nil, "other", LibraryElements.self),
      LibraryParameter("by", "areInIncreasingOrder", LibraryFunction.self),
    ]) { call in
      try sequenceLexicographicallyPrecedes25(call.collection(), call)
    },
    LibraryMember(.method, "contains", [LibraryParameter(nil, "element", ReceiverElement.self)]) { call in
      try sequenceContains26(call.collection(), call)
    },
  ]
}

private func sequenceLazy0<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return try call.packed(trying: call.lazy(base))
}

private func sequenceUnderestimatedCount1<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.underestimatedCount as Int)
}

private func sequenceMap2<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let transform = try call[0, LibraryFunction.self]
  return try call.packed(trying: base.map({ (x0: Base.Element) throws -> LibraryElement in try transform(x0) }) as [LibraryElement])
}

private func sequenceFilter3<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let isIncluded = try call[0, LibraryFunction.self]
  return try call.packed(trying: base.filter({ (x0: Base.Element) throws -> Bool in try isIncluded(x0) }) as [Base.Element])
}

private func sequenceCompactMap4<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let transform = try call[0, LibraryFunction.self]
  return try call.packed(trying: base.compactMap({ (x0: Base.Element) throws -> LibraryElement? in try transform(x0) }) as [LibraryElement])
}

private func sequenceFlatMap5<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let transform = try call[0, LibraryFunction.self]
  return try call.packed(trying: call.flatMap(base, transform))
}

private func sequenceForEach6<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let body = try call[0, LibraryFunction.self]
  return try call.packed(trying: base.forEach({ (x0: Base.Element) throws -> Void in try body(x0) }))
}

private func sequenceFirst7<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let predicate = try call[0, LibraryFunction.self]
  return try call.packed(trying: base.first(where: { (x0: Base.Element) throws -> Bool in try predicate(x0) }) as Base.Element?)
}

private func sequenceContains8<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let predicate = try call[0, LibraryFunction.self]
  return try call.packed(trying: base.contains(where: { (x0: Base.Element) throws -> Bool in try predicate(x0) }) as Bool)
}

private func sequenceAllSatisfy9<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let predicate = try call[0, LibraryFunction.self]
  return try call.packed(trying: base.allSatisfy({ (x0: Base.Element) throws -> Bool in try predicate(x0) }) as Bool)
}

private func sequenceReduce10<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let initialResult = try call[0, LibraryElement.self]
  let nextPartialResult = try call[1, LibraryFunction.self]
  return try call.packed(trying: call.reduce(base, initialResult, nextPartialResult))
}

private func sequenceReduce11<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let initialResult = try call[0, LibraryElement.self]
  let updateAccumulatingResult = try call[1, LibraryFunction.self]
  return try call.packed(trying: call.reduce(base, into: initialResult, updateAccumulatingResult))
}

private func sequenceEnumerated12<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return try call.packed(trying: call.enumerated(base))
}

private func sequenceShuffled13<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return try call.packed(trying: call.shuffled(base))
}

private func sequenceSorted14<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let areInIncreasingOrder = try call[0, LibraryFunction.self]
  return try call.packed(trying: base.sorted(by: { (x0: Base.Element, x1: Base.Element) throws -> Bool in try areInIncreasingOrder(x0, x1) }) as [Base.Element])
}

private func sequenceMin15<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let areInIncreasingOrder = try call[0, LibraryFunction.self]
  return try call.packed(trying: base.min(by: { (x0: Base.Element, x1: Base.Element) throws -> Bool in try areInIncreasingOrder(x0, x1) }) as Base.Element?)
}

private func sequenceMax16<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let areInIncreasingOrder = try call[0, LibraryFunction.self]
  return try call.packed(trying: base.max(by: { (x0: Base.Element, x1: Base.Element) throws -> Bool in try areInIncreasingOrder(x0, x1) }) as Base.Element?)
}

private func sequenceReversed17<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.reversed() as [Base.Element])
}

private func sequenceCount18<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let predicate = try call[0, LibraryFunction.self]
  return try call.packed(trying: base.count(where: { (x0: Base.Element) throws -> Bool in try predicate(x0) }) as Int)
}

private func sequenceDropLast19<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let k = try call.argument(0, Int.self, or: 1)
  try call.require(k >= 0, "Can't drop a negative number of elements from a sequence")
  return call.packed(base.dropLast(k) as [Base.Element])
}

private func sequenceSuffix20<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let maxLength = try call[0, Int.self]
  try call.require(maxLength >= 0, "Can't take a suffix of negative length from a sequence")
  return call.packed(base.suffix(maxLength) as [Base.Element])
}

private func sequencePrefix21<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let predicate = try call[0, LibraryFunction.self]
  return try call.packed(trying: base.prefix(while: { (x0: Base.Element) throws -> Bool in try predicate(x0) }) as [Base.Element])
}

private func sequenceSorted22<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let comparator = try call[0, LibraryElement.self]
  return try call.packed(trying: call.sorted(base, using: comparator))
}

private func sequenceElementsEqual23<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let other = try call[0, LibraryElements.self]
  let areEquivalent = try call[1, LibraryFunction.self]
  return try call.packed(trying: call.elementsEqual(base, other, by: areEquivalent))
}

private func sequenceStarts24<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let possiblePrefix = try call[0, LibraryElements.self]
  let areEquivalent = try call[1, LibraryFunction.self]
  return try call.packed(trying: call.starts(base, with: possiblePrefix, by: areEquivalent))
}

private func sequenceLexicographicallyPrecedes25<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let other = try call[0, LibraryElements.self]
  let areInIncreasingOrder = try call[1, LibraryFunction.self]
  return try call.packed(trying: call.lexicographicallyPrecedes(base, other, by: areInIncreasingOrder))
}

private func sequenceContains26<Base: LibraryCollection>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let element = try call[0, Base.Element.self]
  return call.packed(base.contains(element) as Bool)
}

/// All members of `Sequence`.
enum LibrarySequenceMembers {
  static let all = LibraryType([LibrarySequenceMembers1.members, LibrarySequenceMembers2.members])
}
