// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Set`.
enum LibrarySetMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return try call.packed(trying: call.make(LibrarySet.self))
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "sequence", LibraryElements.self)]) { call in
      let sequence = try call[0, LibraryElements.self]
      return try call.packed(trying: call.make(LibrarySet.self, sequence))
    },
    LibraryMember(.initializer, "init", [LibraryParameter("minimumCapacity", "minimumCapacity", Int.self)]) { call in
      let minimumCapacity = try call[0, Int.self]
      return try call.packed(trying: call.make(LibrarySet.self, minimumCapacity: minimumCapacity))
    },
    LibraryMember(.property, "description") { call in
      let base = try call.receiver(LibrarySet.self)
      return try call.packed(trying: call.description(base))
    },
    LibraryMember(.property, "capacity") { call in
      let base = try call.receiver(LibrarySet.self)
      return call.packed(base.capacity as Int)
    },
    LibraryMember(.method, "contains", [LibraryParameter(nil, "member", ReceiverElement.self)]) { call in
      let base = try call.receiver(LibrarySet.self)
      let member = try call[0, LibraryElement.self]
      return call.packed(base.contains(member) as Bool)
    },
    LibraryMember(.method, "filter", [LibraryParameter(nil, "isIncluded", LibraryFunction.self)]) { call in
      let base = try call.receiver(LibrarySet.self)
      let isIncluded = try call[0, LibraryFunction.self]
      return try call.packed(trying: base.filter({ (x0: LibraryElement) throws -> Bool in try isIncluded(x0) }) as LibrarySet)
    },
    LibraryMember(.method, "union", [LibraryParameter(nil, "other", [ReceiverElement].self)]) { call in
      let base = try call.receiver(LibrarySet.self)
      let other = try call[0, LibraryElements.self]
      return call.packed(base.union(other) as LibrarySet)
    },
    LibraryMember(.method, "intersection", [LibraryParameter(nil, "other", [ReceiverElement].self)]) { call in
      let base = try call.receiver(LibrarySet.self)
      let other = try call[0, LibraryElements.self]
      return call.packed(base.intersection(other) as LibrarySet)
    },
    LibraryMember(.method, "subtracting", [LibraryParameter(nil, "other", [ReceiverElement].self)]) { call in
      let base = try call.receiver(LibrarySet.self)
      let other = try call[0, LibraryElements.self]
      return call.packed(base.subtracting(other) as LibrarySet)
    },
    LibraryMember(.method, "symmetricDifference", [LibraryParameter(nil, "other", [ReceiverElement].self)]) { call in
      let base = try call.receiver(LibrarySet.self)
      let other = try call[0, LibraryElements.self]
      return call.packed(base.symmetricDifference(other) as LibrarySet)
    },
    LibraryMember(.method, "isSubset", [LibraryParameter("of", "other", [ReceiverElement].self)]) { call in
      let base = try call.receiver(LibrarySet.self)
      let other = try call[0, LibraryElements.self]
      return call.packed(base.isSubset(of: other) as Bool)
    },
    LibraryMember(.method, "isSuperset", [LibraryParameter("of", "other", [ReceiverElement].self)]) { call in
      let base = try call.receiver(LibrarySet.self)
      let other = try call[0, LibraryElements.self]
      return call.packed(base.isSuperset(of: other) as Bool)
    },
    LibraryMember(.method, "isStrictSubset", [LibraryParameter("of", "other", [ReceiverElement].self)]) { call in
      let base = try call.receiver(LibrarySet.self)
      let other = try call[0, LibraryElements.self]
      return call.packed(base.isStrictSubset(of: other) as Bool)
    },
    LibraryMember(.method, "isStrictSuperset", [LibraryParameter("of", "other", [ReceiverElement].self)]) { call in
      let base = try call.receiver(LibrarySet.self)
      let other = try call[0, LibraryElements.self]
      return call.packed(base.isStrictSuperset(of: other) as Bool)
    },
    LibraryMember(.method, "isDisjoint", [LibraryParameter("with", "other", [ReceiverElement].self)]) { call in
      let base = try call.receiver(LibrarySet.self)
      let other = try call[0, LibraryElements.self]
      return call.packed(base.isDisjoint(with: other) as Bool)
    },
    LibraryMember(.mutating, "insert", [LibraryParameter(nil, "newMember", ReceiverElement.self)]) { call in
      var base = try call.receiver(LibrarySet.self)
      let newMember = try call[0, LibraryElement.self]
      let result = try call.packed(trying: call.insert(&base, newMember))
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "update", [LibraryParameter("with", "newMember", ReceiverElement.self)]) { call in
      var base = try call.receiver(LibrarySet.self)
      let newMember = try call[0, LibraryElement.self]
      let result = call.packed(base.update(with: newMember) as LibraryElement?)
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "remove", [LibraryParameter(nil, "member", ReceiverElement.self)]) { call in
      var base = try call.receiver(LibrarySet.self)
      let member = try call[0, LibraryElement.self]
      let result = call.packed(base.remove(member) as LibraryElement?)
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "removeFirst") { call in
      var base = try call.receiver(LibrarySet.self)
      try call.require(!base.isEmpty, "Can't removeFirst from an empty Set")
      let result = call.packed(base.removeFirst() as LibraryElement)
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "popFirst") { call in
      var base = try call.receiver(LibrarySet.self)
      let result = call.packed(base.popFirst() as LibraryElement?)
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "removeAll", [
      LibraryParameter("keepingCapacity", "keepCapacity", Bool.self).optional
    ]) { call in
      var base = try call.receiver(LibrarySet.self)
      let keepCapacity = try call.argument(0, Bool.self, or: false)
      base.removeAll(keepingCapacity: keepCapacity)
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "formUnion", [LibraryParameter(nil, "other", [ReceiverElement].self)]) { call in
      var base = try call.receiver(LibrarySet.self)
      let other = try call[0, LibraryElements.self]
      base.formUnion(other)
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "formIntersection", [LibraryParameter(nil, "other", [ReceiverElement].self)]) { call in
      var base = try call.receiver(LibrarySet.self)
      let other = try call[0, LibraryElements.self]
      base.formIntersection(other)
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "subtract", [LibraryParameter(nil, "other", [ReceiverElement].self)]) { call in
      var base = try call.receiver(LibrarySet.self)
      let other = try call[0, LibraryElements.self]
      base.subtract(other)
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "formSymmetricDifference", [
      LibraryParameter(nil, "other", [ReceiverElement].self)
    ]) { call in
      var base = try call.receiver(LibrarySet.self)
      let other = try call[0, LibraryElements.self]
      base.formSymmetricDifference(other)
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "reserveCapacity", [LibraryParameter(nil, "n", Int.self)]) { call in
      var base = try call.receiver(LibrarySet.self)
      let n = try call[0, Int.self]
      base.reserveCapacity(n)
      call.write(base)
      return .void
    },
  ]
}

/// All members of `Set`.
enum LibrarySetMembers {
  static let all = LibraryType([LibrarySetMembers1.members])
}
