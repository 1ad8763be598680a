// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Dictionary`.
enum LibraryDictionaryMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return try call.packed(trying: call.make(LibraryDictionary.self))
    },
    LibraryMember(.initializer, "init", [LibraryParameter("minimumCapacity", "minimumCapacity", Int.self)]) { call in
      let minimumCapacity = try call[0, Int.self]
      return try call.packed(trying: call.make(LibraryDictionary.self, minimumCapacity: minimumCapacity))
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("uniqueKeysWithValues", "keysAndValues", LibraryElements.self)
    ]) { call in
      let keysAndValues = try call[0, LibraryElements.self]
      return try call.packed(trying: call.make(LibraryDictionary.self, uniqueKeysWithValues: keysAndValues))
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter(nil, "keysAndValues", LibraryElements.self),
      LibraryParameter("uniquingKeysWith", "combine", LibraryFunction.self),
    ]) { call in
      let keysAndValues = try call[0, LibraryElements.self]
      let combine = try call[1, LibraryFunction.self]
      return try call.packed(trying: call.make(LibraryDictionary.self, keysAndValues, uniquingKeysWith: combine))
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("grouping", "values", LibraryElements.self),
      LibraryParameter("by", "keyForValue", LibraryFunction.self),
    ]) { call in
      let values = try call[0, LibraryElements.self]
      let keyForValue = try call[1, LibraryFunction.self]
      return try call.packed(trying: call.make(LibraryDictionary.self, grouping: values, by: keyForValue))
    },
    LibraryMember(.property, "description") { call in
      let base = try call.receiver(LibraryDictionary.self)
      return try call.packed(trying: call.description(base))
    },
    LibraryMember(.property, "capacity") { call in
      let base = try call.receiver(LibraryDictionary.self)
      return call.packed(base.capacity as Int)
    },
    LibraryMember(.property, "keys") { call in
      let base = try call.receiver(LibraryDictionary.self)
      return call.packed(base.keys as [LibraryElement])
    },
    LibraryMember(.property, "values") { call in
      let base = try call.receiver(LibraryDictionary.self)
      return call.packed(base.values as [LibraryElement])
    },
    LibraryMember(.method, "filter", [LibraryParameter(nil, "isIncluded", LibraryFunction.self)]) { call in
      let base = try call.receiver(LibraryDictionary.self)
      let isIncluded = try call[0, LibraryFunction.self]
      return try call.packed(trying: base.filter({ (x0: LibraryElement) throws -> Bool in try isIncluded(x0) }) as LibraryDictionary)
    },
    LibraryMember(.method, "mapValues", [LibraryParameter(nil, "transform", LibraryFunction.self)]) { call in
      let base = try call.receiver(LibraryDictionary.self)
      let transform = try call[0, LibraryFunction.self]
      return try call.packed(trying: base.mapValues({ (x0: LibraryElement) throws -> LibraryElement in try transform(x0) }) as LibraryDictionary)
    },
    LibraryMember(.method, "compactMapValues", [LibraryParameter(nil, "transform", LibraryFunction.self)]) { call in
      let base = try call.receiver(LibraryDictionary.self)
      let transform = try call[0, LibraryFunction.self]
      return try call.packed(trying: base.compactMapValues({ (x0: LibraryElement) throws -> LibraryElement? in try transform(x0) }) as LibraryDictionary)
    },
    LibraryMember(.method, "merging", [
      LibraryParameter(nil, "other", LibraryDictionary.self),
      LibraryParameter("uniquingKeysWith", "combine", LibraryFunction.self),
    ]) { call in
      let base = try call.receiver(LibraryDictionary.self)
      let other = try call[0, LibraryDictionary.self]
      let combine = try call[1, LibraryFunction.self]
      return try call.packed(trying: base.merging(other, uniquingKeysWith: { (x0: LibraryElement, x1: LibraryElement) throws -> LibraryElement in try combine(x0, x1) }) as LibraryDictionary)
    },
    LibraryMember(.method, "merging", [
      LibraryParameter(nil, "other", LibraryElements.self),
      LibraryParameter("uniquingKeysWith", "combine", LibraryFunction.self),
    ]) { call in
      let base = try call.receiver(LibraryDictionary.self)
      let other = try call[0, LibraryElements.self]
      let combine = try call[1, LibraryFunction.self]
      return try call.packed(trying: call.merging(base, other, uniquingKeysWith: combine))
    },
    LibraryMember(.mutating, "updateValue", [
      LibraryParameter(nil, "value", LibraryElement.self), LibraryParameter("forKey", "key", LibraryElement.self),
    ]) { call in
      var base = try call.receiver(LibraryDictionary.self)
      let value = try call[0, LibraryElement.self]
      let key = try call[1, LibraryElement.self]
      let result = call.packed(base.updateValue(value, forKey: key) as LibraryElement?)
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "removeValue", [LibraryParameter("forKey", "key", LibraryElement.self)]) { call in
      var base = try call.receiver(LibraryDictionary.self)
      let key = try call[0, LibraryElement.self]
      let result = call.packed(base.removeValue(forKey: key) as LibraryElement?)
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "removeAll", [
      LibraryParameter("keepingCapacity", "keepCapacity", Bool.self).optional
    ]) { call in
      var base = try call.receiver(LibraryDictionary.self)
      let keepCapacity = try call.argument(0, Bool.self, or: false)
      base.removeAll(keepingCapacity: keepCapacity)
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "merge", [
      LibraryParameter(nil, "other", LibraryDictionary.self),
      LibraryParameter("uniquingKeysWith", "combine", LibraryFunction.self),
    ]) { call in
      var base = try call.receiver(LibraryDictionary.self)
      let other = try call[0, LibraryDictionary.self]
      let combine = try call[1, LibraryFunction.self]
      let result = try call.packed(trying: base.merge(other, uniquingKeysWith: { (x0: LibraryElement, x1: LibraryElement) throws -> LibraryElement in try combine(x0, x1) }))
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "merge", [
      LibraryParameter(nil, "other", LibraryElements.self),
      LibraryParameter("uniquingKeysWith", "combine", LibraryFunction.self),
    ]) { call in
      var base = try call.receiver(LibraryDictionary.self)
      let other = try call[0, LibraryElements.self]
      let combine = try call[1, LibraryFunction.self]
      let result = try call.packed(trying: call.merge(&base, other, uniquingKeysWith: combine))
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "popFirst") { call in
      var base = try call.receiver(LibraryDictionary.self)
      let result = call.packed(base.popFirst() as LibraryElement?)
      call.write(base)
      return result
    },
    LibraryMember(.mutating, "reserveCapacity", [LibraryParameter(nil, "n", Int.self)]) { call in
      var base = try call.receiver(LibraryDictionary.self)
      let n = try call[0, Int.self]
      base.reserveCapacity(n)
      call.write(base)
      return .void
    },
  ]
}

/// All members of `Dictionary`.
enum LibraryDictionaryMembers {
  static let all = LibraryType([LibraryDictionaryMembers1.members])
}
