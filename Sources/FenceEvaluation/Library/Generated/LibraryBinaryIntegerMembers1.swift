// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `BinaryInteger`.
enum LibraryBinaryIntegerMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [
      LibraryParameter(nil, "value", String.self), LibraryParameter("format", "format", LibraryElement.self),
    ]) { call in
      try binaryIntegerInit0(call.integerType(), call)
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "source", AnyInteger.self)]) { call in
      try binaryIntegerInit1(call.integerType(), call)
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "source", AnyFloat.self)]) { call in
      try binaryIntegerInit2(call.integerType(), call)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("exactly", "source", AnyInteger.self)]) { call in
      try binaryIntegerInit3(call.integerType(), call)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("exactly", "source", AnyFloat.self)]) { call in
      try binaryIntegerInit4(call.integerType(), call)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("clamping", "source", AnyInteger.self)]) { call in
      try binaryIntegerInit5(call.integerType(), call)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("truncatingIfNeeded", "source", AnyInteger.self)]) { call in
      try binaryIntegerInit6(call.integerType(), call)
    },
    LibraryMember(.staticProperty, "isSigned") { call in
      try binaryIntegerIsSigned7(call.integerType(), call)
    },
    LibraryMember(.staticProperty, "zero") { call in
      try binaryIntegerZero8(call.integerType(), call)
    },
    LibraryMember(.property, "bitWidth") { call in
      try binaryIntegerBitWidth9(call.integer(), call)
    },
    LibraryMember(.property, "trailingZeroBitCount") { call in
      try binaryIntegerTrailingZeroBitCount10(call.integer(), call)
    },
    LibraryMember(.property, "magnitude") { call in
      try binaryIntegerMagnitude11(call.integer(), call)
    },
    LibraryMember(.property, "description") { call in
      try binaryIntegerDescription12(call.integer(), call)
    },
    LibraryMember(.property, "hashValue") { call in
      try binaryIntegerHashValue13(call.integer(), call)
    },
    LibraryMember(.method, "signum") { call in
      try binaryIntegerSignum14(call.integer(), call)
    },
    LibraryMember(.method, "isMultiple", [LibraryParameter("of", "other", ReceiverSelf.self)]) { call in
      try binaryIntegerIsMultiple15(call.integer(), call)
    },
    LibraryMember(.method, "quotientAndRemainder", [LibraryParameter("dividingBy", "rhs", ReceiverSelf.self)]) { call in
      try binaryIntegerQuotientAndRemainder16(call.integer(), call)
    },
    LibraryMember(.method, "advanced", [LibraryParameter("by", "n", Int.self)]) { call in
      try binaryIntegerAdvanced17(call.integer(), call)
    },
    LibraryMember(.method, "distance", [LibraryParameter("to", "other", ReceiverSelf.self)]) { call in
      try binaryIntegerDistance18(call.integer(), call)
    },
  ]
}

private func binaryIntegerInit0<Base: LibraryInteger>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  let value = try call[0, String.self]
  let format = try call[1, LibraryElement.self]
  return try call.packed(trying: call.formats.make(Base.self, value, format: format))
}

private func binaryIntegerInit1<Base: LibraryInteger>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  let source = try call[0, AnyInteger.self]
  return try call.packed(trying: call.make(Base.self, source))
}

private func binaryIntegerInit2<Base: LibraryInteger>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  let source = try call[0, AnyFloat.self]
  return try call.packed(trying: call.make(Base.self, source))
}

private func binaryIntegerInit3<Base: LibraryInteger>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  let source = try call[0, AnyInteger.self]
  return call.packed(Base(exactly: source.value) as Base?)
}

private func binaryIntegerInit4<Base: LibraryInteger>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  let source = try call[0, AnyFloat.self]
  return call.packed(Base(exactly: source.value) as Base?)
}

private func binaryIntegerInit5<Base: LibraryInteger>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  let source = try call[0, AnyInteger.self]
  return call.packed(Base(clamping: source.value) as Base)
}

private func binaryIntegerInit6<Base: LibraryInteger>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  let source = try call[0, AnyInteger.self]
  return call.packed(Base(truncatingIfNeeded: source.value) as Base)
}

private func binaryIntegerIsSigned7<Base: LibraryInteger>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  return call.packed(Base.isSigned as Bool)
}

private func binaryIntegerZero8<Base: LibraryInteger>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  return call.packed(Base.zero as Base)
}

private func binaryIntegerBitWidth9<Base: LibraryInteger>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.bitWidth as Int)
}

private func binaryIntegerTrailingZeroBitCount10<Base: LibraryInteger>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.trailingZeroBitCount as Int)
}

private func binaryIntegerMagnitude11<Base: LibraryInteger>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return try call.packed(trying: call.magnitude(base))
}

private func binaryIntegerDescription12<Base: LibraryInteger>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.description as String)
}

private func binaryIntegerHashValue13<Base: LibraryInteger>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return try call.packed(trying: call.hashValue(base))
}

private func binaryIntegerSignum14<Base: LibraryInteger>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.signum() as Base)
}

private func binaryIntegerIsMultiple15<Base: LibraryInteger>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let other = try call[0, Base.self]
  return call.packed(base.isMultiple(of: other) as Bool)
}

private func binaryIntegerQuotientAndRemainder16<Base: LibraryInteger>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let rhs = try call[0, Base.self]
  return try call.packed(trying: call.quotientAndRemainder(base, dividingBy: rhs))
}

private func binaryIntegerAdvanced17<Base: LibraryInteger>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let n = try call[0, Int.self]
  return try call.packed(trying: call.advanced(base, by: n))
}

private func binaryIntegerDistance18<Base: LibraryInteger>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let other = try call[0, Base.self]
  return try call.packed(trying: call.distance(base, to: other))
}

/// All members of `BinaryInteger`.
enum LibraryBinaryIntegerMembers {
  static let all = LibraryType([LibraryBinaryIntegerMembers1.members])
}
