// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Data`.
enum LibraryDataMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return call.packed(Data() as Data)
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "elements", [UInt8].self)]) { call in
      let elements = try call[0, [UInt8].self]
      return call.packed(Data(elements) as Data)
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("repeating", "repeatedValue", UInt8.self), LibraryParameter("count", "count", Int.self),
    ]) { call in
      let repeatedValue = try call[0, UInt8.self]
      let count = try call[1, Int.self]
      try call.require(count >= 0, "Negative count")
      try call.checkSize(count, 1)
      return call.packed(Data(repeating: repeatedValue, count: count) as Data)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("base64Encoded", "base64String", String.self)]) { call in
      let base64String = try call[0, String.self]
      return call.packed(Data(base64Encoded: base64String) as Data?)
    },
    LibraryMember(.property, "description") { call in
      let base = try call.receiver(Data.self)
      return call.packed(base.description as String)
    },
    LibraryMember(.method, "firstRange", [LibraryParameter("of", "data", Data.self)]) { call in
      let base = try call.receiver(Data.self)
      let data = try call[0, Data.self]
      return call.packed(base.firstRange(of: data) as Range<Int>?)
    },
    LibraryMember(.method, "base64EncodedString") { call in
      let base = try call.receiver(Data.self)
      return call.packed(base.base64EncodedString() as String)
    },
    LibraryMember(.method, "base64EncodedData") { call in
      let base = try call.receiver(Data.self)
      return call.packed(base.base64EncodedData() as Data)
    },
    LibraryMember(.mutating, "append", [LibraryParameter(nil, "other", Data.self)]) { call in
      var base = try call.receiver(Data.self)
      let other = try call[0, Data.self]
      base.append(other)
      call.write(base)
      return .void
    },
  ]
}

/// All members of `Data`.
enum LibraryDataMembers {
  static let all = LibraryType([LibraryDataMembers1.members])
}
