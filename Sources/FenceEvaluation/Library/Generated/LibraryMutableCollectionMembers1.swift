// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `MutableCollection`.
enum LibraryMutableCollectionMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.mutating, "swapAt", [
      LibraryParameter(nil, "i", Int.self), LibraryParameter(nil, "j", Int.self),
    ]) { call in
      var base = try call.receiver(LibraryElements.self)
      let i = try call[0, Int.self]
      let j = try call[1, Int.self]
      try call.require(i == j || base.validates(i, in: base.startIndex..<base.endIndex) && base.validates(j, in: base.startIndex..<base.endIndex), "Index out of range")
      base.swapAt(i, j)
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "reverse") { call in
      var base = try call.receiver(LibraryElements.self)
      base.reverse()
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "sort", [LibraryParameter("by", "areInIncreasingOrder", LibraryFunction.self)]) { call in
      var base = try call.receiver(LibraryElements.self)
      let areInIncreasingOrder = try call[0, LibraryFunction.self]
      let result = try call.packed(trying: base.sort(by: { (x0: LibraryElement, x1: LibraryElement) throws -> Bool in try areInIncreasingOrder(x0, x1) }))
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "sort", [LibraryParameter("using", "comparator", LibraryElement.self)]) { call in
      var base = try call.receiver(LibraryElements.self)
      let comparator = try call[0, LibraryElement.self]
      let result = try call.packed(trying: call.sort(&base, using: comparator))
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "partition", [
      LibraryParameter("by", "belongsInSecondPartition", LibraryFunction.self)
    ]) { call in
      var base = try call.receiver(LibraryElements.self)
      let belongsInSecondPartition = try call[0, LibraryFunction.self]
      let result = try call.packed(trying: base.partition(by: { (x0: LibraryElement) throws -> Bool in try belongsInSecondPartition(x0) }) as Int)
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "shuffle") { call in
      var base = try call.receiver(LibraryElements.self)
      let result = try call.packed(trying: call.shuffle(&base))
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "move", [
      LibraryParameter("fromOffsets", "source", IndexSet.self), LibraryParameter("toOffset", "destination", Int.self),
    ]) { call in
      var base = try call.receiver(LibraryElements.self)
      let source = try call[0, IndexSet.self]
      let destination = try call[1, Int.self]
      let result = try call.packed(trying: call.move(&base, fromOffsets: source, toOffset: destination))
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "sort") { call in
      var base = try call.receiver(LibraryElements.self)
      base.sort()
      call.write(base)
      return .void
    },
  ]
}

/// All members of `MutableCollection`.
enum LibraryMutableCollectionMembers {
  static let all = LibraryType([LibraryMutableCollectionMembers1.members])
}
