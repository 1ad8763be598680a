// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `FixedWidthInteger`.
enum LibraryFixedWidthIntegerMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      try fixedWidthIntegerInit0(call.integerType(), call)
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "description", String.self)]) { call in
      try fixedWidthIntegerInit1(call.integerType(), call)
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter(nil, "text", AnyText.self), LibraryParameter("radix", "radix", Int.self).optional,
    ]) { call in
      try fixedWidthIntegerInit2(call.integerType(), call)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("bigEndian", "value", ReceiverSelf.self)]) { call in
      try fixedWidthIntegerInit3(call.integerType(), call)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("littleEndian", "value", ReceiverSelf.self)]) { call in
      try fixedWidthIntegerInit4(call.integerType(), call)
    },
    LibraryMember(.staticProperty, "max") { call in
      try fixedWidthIntegerMax5(call.integerType(), call)
    },
    LibraryMember(.staticProperty, "min") { call in
      try fixedWidthIntegerMin6(call.integerType(), call)
    },
    LibraryMember(.staticProperty, "bitWidth") { call in
      try fixedWidthIntegerBitWidth7(call.integerType(), call)
    },
    LibraryMember(.property, "nonzeroBitCount") { call in
      try fixedWidthIntegerNonzeroBitCount8(call.integer(), call)
    },
    LibraryMember(.property, "leadingZeroBitCount") { call in
      try fixedWidthIntegerLeadingZeroBitCount9(call.integer(), call)
    },
    LibraryMember(.property, "byteSwapped") { call in
      try fixedWidthIntegerByteSwapped10(call.integer(), call)
    },
    LibraryMember(.property, "bigEndian") { call in
      try fixedWidthIntegerBigEndian11(call.integer(), call)
    },
    LibraryMember(.property, "littleEndian") { call in
      try fixedWidthIntegerLittleEndian12(call.integer(), call)
    },
    LibraryMember(.method, "addingReportingOverflow", [LibraryParameter(nil, "rhs", ReceiverSelf.self)]) { call in
      try fixedWidthIntegerAddingReportingOverflow13(call.integer(), call)
    },
    LibraryMember(.method, "subtractingReportingOverflow", [LibraryParameter(nil, "rhs", ReceiverSelf.self)]) { call in
      try fixedWidthIntegerSubtractingReportingOverflow14(call.integer(), call)
    },
    LibraryMember(.method, "multipliedReportingOverflow", [LibraryParameter("by", "rhs", ReceiverSelf.self)]) { call in
      try fixedWidthIntegerMultipliedReportingOverflow15(call.integer(), call)
    },
    LibraryMember(.method, "dividedReportingOverflow", [LibraryParameter("by", "rhs", ReceiverSelf.self)]) { call in
      try fixedWidthIntegerDividedReportingOverflow16(call.integer(), call)
    },
    LibraryMember(.method, "remainderReportingOverflow", [
      LibraryParameter("dividingBy", "rhs", ReceiverSelf.self)
    ]) { call in
      try fixedWidthIntegerRemainderReportingOverflow17(call.integer(), call)
    },
    LibraryMember(.staticMethod, "random", [LibraryParameter("in", "range", ReceiverRange.self)]) { call in
      try fixedWidthIntegerRandom18(call.integerType(), call)
    },
    LibraryMember(.staticMethod, "random", [LibraryParameter("in", "range", ReceiverClosedRange.self)]) { call in
      try fixedWidthIntegerRandom19(call.integerType(), call)
    },
    LibraryMember(.staticMethod, "random", [
      LibraryParameter("in", "range", ReceiverRange.self), LibraryParameter("using", "generator", LibraryElement.self),
    ]) { call in
      try fixedWidthIntegerRandom20(call.integerType(), call)
    },
    LibraryMember(.staticMethod, "random", [
      LibraryParameter("in", "range", ReceiverClosedRange.self),
      LibraryParameter("using", "generator", LibraryElement.self),
    ]) { call in
      try fixedWidthIntegerRandom21(call.integerType(), call)
    },
  ]
}

private func fixedWidthIntegerInit0<Base: LibraryInteger>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  return call.packed(Base() as Base)
}

private func fixedWidthIntegerInit1<Base: LibraryInteger>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  let description = try call[0, String.self]
  return call.packed(Base(description) as Base?)
}

private func fixedWidthIntegerInit2<Base: LibraryInteger>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  let text = try call[0, AnyText.self]
  let radix = try call.argument(1, Int.self, or: 10)
  try call.require(radix >= 2 && radix <= 36, "Radix must be between 2 and 36")
  return call.packed(Base(text.value, radix: radix) as Base?)
}

private func fixedWidthIntegerInit3<Base: LibraryInteger>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  let value = try call[0, Base.self]
  return call.packed(Base(bigEndian: value) as Base)
}

private func fixedWidthIntegerInit4<Base: LibraryInteger>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  let value = try call[0, Base.self]
  return call.packed(Base(littleEndian: value) as Base)
}

private func fixedWidthIntegerMax5<Base: LibraryInteger>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  return call.packed(Base.max as Base)
}

private func fixedWidthIntegerMin6<Base: LibraryInteger>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  return call.packed(Base.min as Base)
}

private func fixedWidthIntegerBitWidth7<Base: LibraryInteger>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  return call.packed(Base.bitWidth as Int)
}

private func fixedWidthIntegerNonzeroBitCount8<Base: LibraryInteger>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.nonzeroBitCount as Int)
}

private func fixedWidthIntegerLeadingZeroBitCount9<Base: LibraryInteger>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.leadingZeroBitCount as Int)
}

private func fixedWidthIntegerByteSwapped10<Base: LibraryInteger>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.byteSwapped as Base)
}

private func fixedWidthIntegerBigEndian11<Base: LibraryInteger>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.bigEndian as Base)
}

private func fixedWidthIntegerLittleEndian12<Base: LibraryInteger>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.littleEndian as Base)
}

private func fixedWidthIntegerAddingReportingOverflow13<Base: LibraryInteger>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let rhs = try call[0, Base.self]
  return try call.packed(trying: call.addingReportingOverflow(base, rhs))
}

private func fixedWidthIntegerSubtractingReportingOverflow14<Base: LibraryInteger>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let rhs = try call[0, Base.self]
  return try call.packed(trying: call.subtractingReportingOverflow(base, rhs))
}

private func fixedWidthIntegerMultipliedReportingOverflow15<Base: LibraryInteger>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let rhs = try call[0, Base.self]
  return try call.packed(trying: call.multipliedReportingOverflow(base, by: rhs))
}

private func fixedWidthIntegerDividedReportingOverflow16<Base: LibraryInteger>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let rhs = try call[0, Base.self]
  return try call.packed(trying: call.dividedReportingOverflow(base, by: rhs))
}

private func fixedWidthIntegerRemainderReportingOverflow17<Base: LibraryInteger>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let rhs = try call[0, Base.self]
  return try call.packed(trying: call.remainderReportingOverflow(base, dividingBy: rhs))
}

private func fixedWidthIntegerRandom18<Base: LibraryInteger>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  let range = try call[0, Range<Base>.self]
  return try call.packed(trying: call.random(Base.self, in: range))
}

private func fixedWidthIntegerRandom19<Base: LibraryInteger>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  let range = try call[0, ClosedRange<Base>.self]
  return try call.packed(trying: call.random(Base.self, in: range))
}

private func fixedWidthIntegerRandom20<Base: LibraryInteger>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  let range = try call[0, Range<Base>.self]
  let generator = try call[1, LibraryElement.self]
  return try call.packed(trying: call.random(Base.self, in: range, using: generator))
}

private func fixedWidthIntegerRandom21<Base: LibraryInteger>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  let range = try call[0, ClosedRange<Base>.self]
  let generator = try call[1, LibraryElement.self]
  return try call.packed(trying: call.random(Base.self, in: range, using: generator))
}

/// All members of `FixedWidthInteger`.
enum LibraryFixedWidthIntegerMembers {
  static let all = LibraryType([LibraryFixedWidthIntegerMembers1.members])
}
