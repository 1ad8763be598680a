// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `LazySequence`.
enum LibraryLazySequenceMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.property, "lazy") { call in
      let base = try call.receiver(LazyElements.self)
      return call.packed(try call.lazy(base))
    },
    LibraryMember(.property, "first") { call in
      let base = try call.receiver(LazyElements.self)
      return call.packed(try call.first(base))
    },
    LibraryMember(.method, "map", [LibraryParameter(nil, "transform", LibraryFunction.self)]) { call in
      let base = try call.receiver(LazyElements.self)
      let transform = try call[0, LibraryFunction.self]
      return call.packed(try call.map(base, transform))
    },
    LibraryMember(.method, "compactMap", [LibraryParameter(nil, "transform", LibraryFunction.self)]) { call in
      let base = try call.receiver(LazyElements.self)
      let transform = try call[0, LibraryFunction.self]
      return call.packed(try call.compactMap(base, transform))
    },
    LibraryMember(.method, "filter", [LibraryParameter(nil, "isIncluded", LibraryFunction.self)]) { call in
      let base = try call.receiver(LazyElements.self)
      let isIncluded = try call[0, LibraryFunction.self]
      return call.packed(try call.filter(base, isIncluded))
    },
    LibraryMember(.method, "prefix", [LibraryParameter("while", "predicate", LibraryFunction.self)]) { call in
      let base = try call.receiver(LazyElements.self)
      let predicate = try call[0, LibraryFunction.self]
      return call.packed(try call.prefix(base, while: predicate))
    },
    LibraryMember(.method, "drop", [LibraryParameter("while", "predicate", LibraryFunction.self)]) { call in
      let base = try call.receiver(LazyElements.self)
      let predicate = try call[0, LibraryFunction.self]
      return call.packed(try call.drop(base, while: predicate))
    },
    LibraryMember(.method, "prefix", [LibraryParameter(nil, "maxLength", Int.self)]) { call in
      let base = try call.receiver(LazyElements.self)
      let maxLength = try call[0, Int.self]
      return call.packed(try call.prefix(base, maxLength))
    },
    LibraryMember(.method, "dropFirst", [LibraryParameter(nil, "k", Int.self).optional]) { call in
      let base = try call.receiver(LazyElements.self)
      let k = try call.argument(0, Int.self, or: 1)
      return call.packed(try call.dropFirst(base, k))
    },
    LibraryMember(.method, "first", [LibraryParameter("where", "predicate", LibraryFunction.self)]) { call in
      let base = try call.receiver(LazyElements.self)
      let predicate = try call[0, LibraryFunction.self]
      return call.packed(try call.first(base, where: predicate))
    },
    LibraryMember(.method, "contains", [LibraryParameter("where", "predicate", LibraryFunction.self)]) { call in
      let base = try call.receiver(LazyElements.self)
      let predicate = try call[0, LibraryFunction.self]
      return call.packed(try call.contains(base, where: predicate))
    },
    LibraryMember(.method, "allSatisfy", [LibraryParameter(nil, "predicate", LibraryFunction.self)]) { call in
      let base = try call.receiver(LazyElements.self)
      let predicate = try call[0, LibraryFunction.self]
      return call.packed(try call.allSatisfy(base, predicate))
    },
  ]
}

/// All members of `LazySequence`.
enum LibraryLazySequenceMembers {
  static let all = LibraryType([LibraryLazySequenceMembers1.members])
}
