// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Optional`.
enum LibraryOptionalMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "none") { call in
      return call.packed(LibraryElement?.none as LibraryElement?)
    },
    LibraryMember(.staticMethod, "some", [LibraryParameter(nil, "value0", LibraryElement.self)]) { call in
      let value0 = try call[0, LibraryElement.self]
      return call.packed(LibraryElement?.some(value0) as LibraryElement?)
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "value", LibraryElement.self)]) { call in
      let value = try call[0, LibraryElement.self]
      return call.packed(LibraryElement?(value) as LibraryElement?)
    },
    LibraryMember(.method, "map", [LibraryParameter(nil, "transform", LibraryFunction.self)]) { call in
      let base = try call.receiver(Optional<LibraryElement>.self)
      let transform = try call[0, LibraryFunction.self]
      return try call.packed(trying: base.map({ (x0: LibraryElement) throws -> LibraryElement in try transform(x0) }) as LibraryElement?)
    },
    LibraryMember(.method, "flatMap", [LibraryParameter(nil, "transform", LibraryFunction.self)]) { call in
      let base = try call.receiver(Optional<LibraryElement>.self)
      let transform = try call[0, LibraryFunction.self]
      return try call.packed(trying: base.flatMap({ (x0: LibraryElement) throws -> LibraryElement? in try transform(x0) }) as LibraryElement?)
    },
  ]
}

/// All members of `Optional`.
enum LibraryOptionalMembers {
  static let all = LibraryType([LibraryOptionalMembers1.members])
}
