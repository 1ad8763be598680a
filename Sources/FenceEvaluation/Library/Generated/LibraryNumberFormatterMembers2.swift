// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `NumberFormatter`.
enum LibraryNumberFormatterMembers2 {
  static let members: [LibraryMember] = [
    LibraryMember(.setting, "plusSign", [LibraryParameter(nil, "newValue", Optional<String>.self)]) { call in
      let base = try call.receiver(NumberFormatter.self)
      let newValue = try call[0, Optional<String>.self]
      base.plusSign = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "zeroSymbol") { call in
      let base = try call.receiver(NumberFormatter.self)
      return call.packed(base.zeroSymbol as String?)
    },
    LibraryMember(.setting, "zeroSymbol", [LibraryParameter(nil, "newValue", Optional<String>.self)]) { call in
      let base = try call.receiver(NumberFormatter.self)
      let newValue = try call[0, Optional<String>.self]
      base.zeroSymbol = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "positivePrefix") { call in
      let base = try call.receiver(NumberFormatter.self)
      return call.packed(base.positivePrefix as String?)
    },
    LibraryMember(.setting, "positivePrefix", [LibraryParameter(nil, "newValue", Optional<String>.self)]) { call in
      let base = try call.receiver(NumberFormatter.self)
      let newValue = try call[0, Optional<String>.self]
      base.positivePrefix = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "positiveSuffix") { call in
      let base = try call.receiver(NumberFormatter.self)
      return call.packed(base.positiveSuffix as String?)
    },
    LibraryMember(.setting, "positiveSuffix", [LibraryParameter(nil, "newValue", Optional<String>.self)]) { call in
      let base = try call.receiver(NumberFormatter.self)
      let newValue = try call[0, Optional<String>.self]
      base.positiveSuffix = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "negativePrefix") { call in
      let base = try call.receiver(NumberFormatter.self)
      return call.packed(base.negativePrefix as String?)
    },
    LibraryMember(.setting, "negativePrefix", [LibraryParameter(nil, "newValue", Optional<String>.self)]) { call in
      let base = try call.receiver(NumberFormatter.self)
      let newValue = try call[0, Optional<String>.self]
      base.negativePrefix = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "negativeSuffix") { call in
      let base = try call.receiver(NumberFormatter.self)
      return call.packed(base.negativeSuffix as String?)
    },
    LibraryMember(.setting, "negativeSuffix", [LibraryParameter(nil, "newValue", Optional<String>.self)]) { call in
      let base = try call.receiver(NumberFormatter.self)
      let newValue = try call[0, Optional<String>.self]
      base.negativeSuffix = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "multiplier") { call in
      let base = try call.receiver(NumberFormatter.self)
      return call.packed(base.multiplier as NSNumber?)
    },
    LibraryMember(.setting, "multiplier", [LibraryParameter(nil, "newValue", Optional<NSNumber>.self)]) { call in
      let base = try call.receiver(NumberFormatter.self)
      let newValue = try call[0, Optional<NSNumber>.self]
      base.multiplier = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.method, "string", [LibraryParameter("from", "number", NSNumber.self)]) { call in
      let base = try call.receiver(NumberFormatter.self)
      let number = try call[0, NSNumber.self]
      return call.packed(base.string(from: number) as String?)
    },
    LibraryMember(.method, "number", [LibraryParameter("from", "string", String.self)]) { call in
      let base = try call.receiver(NumberFormatter.self)
      let string = try call[0, String.self]
      return call.packed(base.number(from: string) as NSNumber?)
    },
  ]
}
