// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `NSDecimalNumber`.
enum LibraryNSDecimalNumberMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [LibraryParameter("value", "value", Int.self)]) { call in
      let value = try call[0, Int.self]
      return call.packed(NSDecimalNumber(value: value) as NSDecimalNumber)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("value", "value", Double.self)]) { call in
      let value = try call[0, Double.self]
      return call.packed(NSDecimalNumber(value: value) as NSDecimalNumber)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("string", "string", Optional<String>.self)]) { call in
      let string = try call[0, Optional<String>.self]
      return call.packed(NSDecimalNumber(string: string) as NSDecimalNumber)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("decimal", "decimal", Decimal.self)]) { call in
      let decimal = try call[0, Decimal.self]
      return call.packed(NSDecimalNumber(decimal: decimal) as NSDecimalNumber)
    },
  ]
}

/// All members of `NSDecimalNumber`.
enum LibraryNSDecimalNumberMembers {
  static let all = LibraryType([LibraryNSDecimalNumberMembers1.members])
}
