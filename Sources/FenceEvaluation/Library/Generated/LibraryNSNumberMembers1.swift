// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `NSNumber`.
enum LibraryNSNumberMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [LibraryParameter("value", "value", Int.self)]) { call in
      let value = try call[0, Int.self]
      return call.packed(NSNumber(value: value) as NSNumber)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("value", "value", Double.self)]) { call in
      let value = try call[0, Double.self]
      return call.packed(NSNumber(value: value) as NSNumber)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("value", "value", Float.self)]) { call in
      let value = try call[0, Float.self]
      return call.packed(NSNumber(value: value) as NSNumber)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("value", "value", Bool.self)]) { call in
      let value = try call[0, Bool.self]
      return call.packed(NSNumber(value: value) as NSNumber)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("value", "value", Int64.self)]) { call in
      let value = try call[0, Int64.self]
      return call.packed(NSNumber(value: value) as NSNumber)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("value", "value", Int32.self)]) { call in
      let value = try call[0, Int32.self]
      return call.packed(NSNumber(value: value) as NSNumber)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("value", "value", UInt.self)]) { call in
      let value = try call[0, UInt.self]
      return call.packed(NSNumber(value: value) as NSNumber)
    },
    LibraryMember(.property, "intValue") { call in
      let base = try call.receiver(NSNumber.self)
      return call.packed(base.intValue as Int)
    },
    LibraryMember(.property, "doubleValue") { call in
      let base = try call.receiver(NSNumber.self)
      return try call.packed(trying: call.foundation.doubleValue(base))
    },
    LibraryMember(.property, "floatValue") { call in
      let base = try call.receiver(NSNumber.self)
      return call.packed(base.floatValue as Float)
    },
    LibraryMember(.property, "boolValue") { call in
      let base = try call.receiver(NSNumber.self)
      return call.packed(base.boolValue as Bool)
    },
    LibraryMember(.property, "stringValue") { call in
      let base = try call.receiver(NSNumber.self)
      return call.packed(base.stringValue as String)
    },
    LibraryMember(.property, "decimalValue") { call in
      let base = try call.receiver(NSNumber.self)
      return call.packed(base.decimalValue as Decimal)
    },
    LibraryMember(.method, "isEqual", [LibraryParameter("to", "number", NSNumber.self)]) { call in
      let base = try call.receiver(NSNumber.self)
      let number = try call[0, NSNumber.self]
      return call.packed(base.isEqual(to: number) as Bool)
    },
  ]
}

/// All members of `NSNumber`.
enum LibraryNSNumberMembers {
  static let all = LibraryType([LibraryNSNumberMembers1.members])
}
