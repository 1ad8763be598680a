// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `IndexSet`.
enum LibraryIndexSetMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return call.packed(IndexSet() as IndexSet)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("integer", "integer", Int.self)]) { call in
      let integer = try call[0, Int.self]
      try call.require(integer >= 0 && integer < .max, "Indexes must not be negative")
      return call.packed(IndexSet(integer: integer) as IndexSet)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("integersIn", "range", Range<Int>.self)]) { call in
      let range = try call[0, Range<Int>.self]
      try call.require(range.lowerBound >= 0, "Indexes must not be negative")
      try call.checkSize(range.count, 1)
      return call.packed(IndexSet(integersIn: range) as IndexSet)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("integersIn", "range", ClosedRange<Int>.self)]) { call in
      let range = try call[0, ClosedRange<Int>.self]
      try call.require(range.lowerBound >= 0 && range.upperBound < .max, "Indexes must not be negative")
      try call.checkSize(range.count, 1)
      return call.packed(IndexSet(integersIn: range) as IndexSet)
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "elements", [Int].self)]) { call in
      let elements = try call[0, [Int].self]
      try call.require(elements.allSatisfy { $0 >= 0 && $0 < .max }, "Indexes must not be negative")
      return call.packed(IndexSet(elements) as IndexSet)
    },
    LibraryMember(.property, "first") { call in
      let base = try call.receiver(IndexSet.self)
      return call.packed(base.first as Int?)
    },
    LibraryMember(.property, "last") { call in
      let base = try call.receiver(IndexSet.self)
      return call.packed(base.last as Int?)
    },
    LibraryMember(.property, "isEmpty") { call in
      let base = try call.receiver(IndexSet.self)
      return call.packed(base.isEmpty as Bool)
    },
    LibraryMember(.property, "count") { call in
      let base = try call.receiver(IndexSet.self)
      return call.packed(base.count as Int)
    },
    LibraryMember(.property, "description") { call in
      let base = try call.receiver(IndexSet.self)
      return call.packed(base.description as String)
    },
    LibraryMember(.method, "contains", [LibraryParameter(nil, "integer", Int.self)]) { call in
      let base = try call.receiver(IndexSet.self)
      let integer = try call[0, Int.self]
      return call.packed(base.contains(integer) as Bool)
    },
    LibraryMember(.method, "contains", [LibraryParameter("integersIn", "indexSet", IndexSet.self)]) { call in
      let base = try call.receiver(IndexSet.self)
      let indexSet = try call[0, IndexSet.self]
      return call.packed(base.contains(integersIn: indexSet) as Bool)
    },
    LibraryMember(.method, "integerGreaterThan", [LibraryParameter(nil, "integer", Int.self)]) { call in
      let base = try call.receiver(IndexSet.self)
      let integer = try call[0, Int.self]
      return call.packed(base.integerGreaterThan(integer) as Int?)
    },
    LibraryMember(.method, "integerLessThan", [LibraryParameter(nil, "integer", Int.self)]) { call in
      let base = try call.receiver(IndexSet.self)
      let integer = try call[0, Int.self]
      return call.packed(base.integerLessThan(integer) as Int?)
    },
    LibraryMember(.method, "integerGreaterThanOrEqualTo", [LibraryParameter(nil, "integer", Int.self)]) { call in
      let base = try call.receiver(IndexSet.self)
      let integer = try call[0, Int.self]
      return call.packed(base.integerGreaterThanOrEqualTo(integer) as Int?)
    },
    LibraryMember(.method, "integerLessThanOrEqualTo", [LibraryParameter(nil, "integer", Int.self)]) { call in
      let base = try call.receiver(IndexSet.self)
      let integer = try call[0, Int.self]
      return call.packed(base.integerLessThanOrEqualTo(integer) as Int?)
    },
    LibraryMember(.method, "union", [LibraryParameter(nil, "other", IndexSet.self)]) { call in
      let base = try call.receiver(IndexSet.self)
      let other = try call[0, IndexSet.self]
      return call.packed(base.union(other) as IndexSet)
    },
    LibraryMember(.method, "intersection", [LibraryParameter(nil, "other", IndexSet.self)]) { call in
      let base = try call.receiver(IndexSet.self)
      let other = try call[0, IndexSet.self]
      return call.packed(base.intersection(other) as IndexSet)
    },
    LibraryMember(.method, "symmetricDifference", [LibraryParameter(nil, "other", IndexSet.self)]) { call in
      let base = try call.receiver(IndexSet.self)
      let other = try call[0, IndexSet.self]
      return call.packed(base.symmetricDifference(other) as IndexSet)
    },
    LibraryMember(.mutating, "insert", [LibraryParameter(nil, "integer", Int.self)]) { call in
      var base = try call.receiver(IndexSet.self)
      let integer = try call[0, Int.self]
      try call.require(integer >= 0 && integer < .max, "Indexes must not be negative")
      base.insert(integer)
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "remove", [LibraryParameter(nil, "integer", Int.self)]) { call in
      var base = try call.receiver(IndexSet.self)
      let integer = try call[0, Int.self]
      let result = call.packed(base.remove(integer) as Int?)
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "removeAll") { call in
      var base = try call.receiver(IndexSet.self)
      base.removeAll()
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "formUnion", [LibraryParameter(nil, "other", IndexSet.self)]) { call in
      var base = try call.receiver(IndexSet.self)
      let other = try call[0, IndexSet.self]
      base.formUnion(other)
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "formIntersection", [LibraryParameter(nil, "other", IndexSet.self)]) { call in
      var base = try call.receiver(IndexSet.self)
      let other = try call[0, IndexSet.self]
      base.formIntersection(other)
      call.write(base)
      return .void
    },
  ]
}

/// All members of `IndexSet`.
enum LibraryIndexSetMembers {
  static let all = LibraryType([LibraryIndexSetMembers1.members])
}
