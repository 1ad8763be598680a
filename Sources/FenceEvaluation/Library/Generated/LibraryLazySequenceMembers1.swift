// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `LazySequence`.
enum LibraryLazySequenceMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.property, "lazy") { call in
      let base = try call.receiver(LazyElements.self)
      return call.packed(base.lazy as LazyElements)
    },
    LibraryMember(.property, "first") { call in
      let base = try call.receiver(LazyElements.self)
      return try call.packed(trying: call.first(base))
    },
    LibraryMember(.method, "map", [LibraryParameter(nil, "transform", LibraryFunction.self)]) { call in
      let base = try call.receiver(LazyElements.self)
      let transform = try call[0, LibraryFunction.self]
      return try call.packed(trying: base.map({ (x0: LibraryElement) throws -> LibraryElement in try transform(x0) }) as LazyElements)
    },
    LibraryMember(.method, "compactMap", [LibraryParameter(nil, "transform", LibraryFunction.self)]) { call in
      let base = try call.receiver(LazyElements.self)
      let transform = try call[0, LibraryFunction.self]
      return try call.packed(trying: base.compactMap({ (x0: LibraryElement) throws -> LibraryElement? in try transform(x0) }) as LazyElements)
    },
    LibraryMember(.method, "filter", [LibraryParameter(nil, "isIncluded", LibraryFunction.self)]) { call in
      let base = try call.receiver(LazyElements.self)
      let isIncluded = try call[0, LibraryFunction.self]
      return try call.packed(trying: base.filter({ (x0: LibraryElement) throws -> Bool in try isIncluded(x0) }) as LazyElements)
    },
    LibraryMember(.method, "prefix", [LibraryParameter("while", "predicate", LibraryFunction.self)]) { call in
      let base = try call.receiver(LazyElements.self)
      let predicate = try call[0, LibraryFunction.self]
      return try call.packed(trying: base.prefix(while: { (x0: LibraryElement) throws -> Bool in try predicate(x0) }) as LazyElements)
    },
    LibraryMember(.method, "drop", [LibraryParameter("while", "predicate", LibraryFunction.self)]) { call in
      let base = try call.receiver(LazyElements.self)
      let predicate = try call[0, LibraryFunction.self]
      return try call.packed(trying: base.drop(while: { (x0: LibraryElement) throws -> Bool in try predicate(x0) }) as LazyElements)
    },
    LibraryMember(.method, "prefix", [LibraryParameter(nil, "maxLength", Int.self)]) { call in
      let base = try call.receiver(LazyElements.self)
      let maxLength = try call[0, Int.self]
      try call.require(maxLength >= 0, "Can't take a prefix of negative length from a collection")
      return call.packed(base.prefix(maxLength) as LazyElements)
    },
    LibraryMember(.method, "dropFirst", [LibraryParameter(nil, "k", Int.self).optional]) { call in
      let base = try call.receiver(LazyElements.self)
      let k = try call.argument(0, Int.self, or: 1)
      try call.require(k >= 0, "Can't drop a negative number of elements from a collection")
      return call.packed(base.dropFirst(k) as LazyElements)
    },
    LibraryMember(.method, "first", [LibraryParameter("where", "predicate", LibraryFunction.self)]) { call in
      let base = try call.receiver(LazyElements.self)
      let predicate = try call[0, LibraryFunction.self]
      return try call.packed(trying: base.first(where: { (x0: LibraryElement) throws -> Bool in try predicate(x0) }) as LibraryElement?)
    },
    LibraryMember(.method, "contains", [LibraryParameter("where", "predicate", LibraryFunction.self)]) { call in
      let base = try call.receiver(LazyElements.self)
      let predicate = try call[0, LibraryFunction.self]
      return try call.packed(trying: base.contains(where: { (x0: LibraryElement) throws -> Bool in try predicate(x0) }) as Bool)
    },
    LibraryMember(.method, "allSatisfy", [LibraryParameter(nil, "predicate", LibraryFunction.self)]) { call in
      let base = try call.receiver(LazyElements.self)
      let predicate = try call[0, LibraryFunction.self]
      return try call.packed(trying: base.allSatisfy({ (x0: LibraryElement) throws -> Bool in try predicate(x0) }) as Bool)
    },
  ]
}

/// All members of `LazySequence`.
enum LibraryLazySequenceMembers {
  static let all = LibraryType([LibraryLazySequenceMembers1.members])
}
