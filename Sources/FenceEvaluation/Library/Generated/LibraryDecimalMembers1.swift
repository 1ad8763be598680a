// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Decimal`.
enum LibraryDecimalMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [
      LibraryParameter(nil, "value", String.self), LibraryParameter("format", "format", LibraryElement.self),
    ]) { call in
      let value = try call[0, String.self]
      let format = try call[1, LibraryElement.self]
      return try call.packed(trying: call.formats.make(Decimal.self, value, format: format))
    },
    LibraryMember(.initializer, "init") { call in
      return call.packed(Decimal() as Decimal)
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "value", Double.self)]) { call in
      let value = try call[0, Double.self]
      try call.require(!value.isInfinite, "Decimal has no infinity")
      return call.packed(Decimal(value) as Decimal)
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "value", Int.self)]) { call in
      let value = try call[0, Int.self]
      return call.packed(Decimal(value) as Decimal)
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "value", Int8.self)]) { call in
      let value = try call[0, Int8.self]
      return call.packed(Decimal(value) as Decimal)
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "value", Int16.self)]) { call in
      let value = try call[0, Int16.self]
      return call.packed(Decimal(value) as Decimal)
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "value", Int32.self)]) { call in
      let value = try call[0, Int32.self]
      return call.packed(Decimal(value) as Decimal)
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "value", Int64.self)]) { call in
      let value = try call[0, Int64.self]
      return call.packed(Decimal(value) as Decimal)
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "value", UInt.self)]) { call in
      let value = try call[0, UInt.self]
      return call.packed(Decimal(value) as Decimal)
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "value", UInt8.self)]) { call in
      let value = try call[0, UInt8.self]
      return call.packed(Decimal(value) as Decimal)
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "value", UInt16.self)]) { call in
      let value = try call[0, UInt16.self]
      return call.packed(Decimal(value) as Decimal)
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "value", UInt32.self)]) { call in
      let value = try call[0, UInt32.self]
      return call.packed(Decimal(value) as Decimal)
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "value", UInt64.self)]) { call in
      let value = try call[0, UInt64.self]
      return call.packed(Decimal(value) as Decimal)
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("string", "string", String.self),
      LibraryParameter("locale", "locale", Optional<Locale>.self).optional,
    ]) { call in
      let string = try call[0, String.self]
      let locale = try call.argument(1, Optional<Locale>.self, or: nil)
      return call.packed(Decimal(string: string, locale: locale) as Decimal?)
    },
    LibraryMember(.staticProperty, "pi") { call in
      return call.packed(Decimal.pi as Decimal)
    },
    LibraryMember(.staticProperty, "nan") { call in
      return call.packed(Decimal.nan as Decimal)
    },
    LibraryMember(.staticProperty, "zero") { call in
      return call.packed(Decimal.zero as Decimal)
    },
    LibraryMember(.staticProperty, "greatestFiniteMagnitude") { call in
      return call.packed(Decimal.greatestFiniteMagnitude as Decimal)
    },
    LibraryMember(.staticProperty, "leastNormalMagnitude") { call in
      return call.packed(Decimal.leastNormalMagnitude as Decimal)
    },
    LibraryMember(.staticProperty, "leastNonzeroMagnitude") { call in
      return call.packed(Decimal.leastNonzeroMagnitude as Decimal)
    },
    LibraryMember(.property, "isNaN") { call in
      let base = try call.receiver(Decimal.self)
      return call.packed(base.isNaN as Bool)
    },
    LibraryMember(.property, "isZero") { call in
      let base = try call.receiver(Decimal.self)
      return call.packed(base.isZero as Bool)
    },
    LibraryMember(.property, "isFinite") { call in
      let base = try call.receiver(Decimal.self)
      return call.packed(base.isFinite as Bool)
    },
    LibraryMember(.property, "isSignMinus") { call in
      let base = try call.receiver(Decimal.self)
      return call.packed(base.isSignMinus as Bool)
    },
    LibraryMember(.property, "exponent") { call in
      let base = try call.receiver(Decimal.self)
      return call.packed(base.exponent as Int)
    },
    LibraryMember(.property, "sign") { call in
      let base = try call.receiver(Decimal.self)
      return call.packed(base.sign as FloatingPointSign)
    },
    LibraryMember(.property, "magnitude") { call in
      let base = try call.receiver(Decimal.self)
      return call.packed(base.magnitude as Decimal)
    },
    LibraryMember(.property, "significand") { call in
      let base = try call.receiver(Decimal.self)
      return call.packed(base.significand as Decimal)
    },
    LibraryMember(.property, "ulp") { call in
      let base = try call.receiver(Decimal.self)
      return call.packed(base.ulp as Decimal)
    },
    LibraryMember(.property, "nextUp") { call in
      let base = try call.receiver(Decimal.self)
      return call.packed(base.nextUp as Decimal)
    },
    LibraryMember(.property, "nextDown") { call in
      let base = try call.receiver(Decimal.self)
      return call.packed(base.nextDown as Decimal)
    },
    LibraryMember(.property, "description") { call in
      let base = try call.receiver(Decimal.self)
      return call.packed(base.description as String)
    },
    LibraryMember(.method, "isEqual", [LibraryParameter("to", "other", Decimal.self)]) { call in
      let base = try call.receiver(Decimal.self)
      let other = try call[0, Decimal.self]
      return call.packed(base.isEqual(to: other) as Bool)
    },
    LibraryMember(.method, "isLess", [LibraryParameter("than", "other", Decimal.self)]) { call in
      let base = try call.receiver(Decimal.self)
      let other = try call[0, Decimal.self]
      return call.packed(base.isLess(than: other) as Bool)
    },
    LibraryMember(.method, "isLessThanOrEqualTo", [LibraryParameter(nil, "other", Decimal.self)]) { call in
      let base = try call.receiver(Decimal.self)
      let other = try call[0, Decimal.self]
      return call.packed(base.isLessThanOrEqualTo(other) as Bool)
    },
    LibraryMember(.method, "advanced", [LibraryParameter("by", "other", Decimal.self)]) { call in
      let base = try call.receiver(Decimal.self)
      let other = try call[0, Decimal.self]
      return call.packed(base.advanced(by: other) as Decimal)
    },
    LibraryMember(.method, "distance", [LibraryParameter("to", "other", Decimal.self)]) { call in
      let base = try call.receiver(Decimal.self)
      let other = try call[0, Decimal.self]
      return call.packed(base.distance(to: other) as Decimal)
    },
    LibraryMember(.mutating, "negate") { call in
      var base = try call.receiver(Decimal.self)
      base.negate()
      call.write(base)
      return .void
    },
  ]
}

/// All members of `Decimal`.
enum LibraryDecimalMembers {
  static let all = LibraryType([LibraryDecimalMembers1.members])
}
