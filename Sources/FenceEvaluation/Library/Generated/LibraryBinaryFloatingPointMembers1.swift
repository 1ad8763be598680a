// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `BinaryFloatingPoint`.
enum LibraryBinaryFloatingPointMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "value", AnyInteger.self)]) { call in
      try binaryFloatingPointInit0(call.floatType(), call)
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "value", AnyFloat.self)]) { call in
      try binaryFloatingPointInit1(call.floatType(), call)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("exactly", "value", AnyInteger.self)]) { call in
      try binaryFloatingPointInit2(call.floatType(), call)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("exactly", "value", AnyFloat.self)]) { call in
      try binaryFloatingPointInit3(call.floatType(), call)
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("signOf", "signProvider", ReceiverSelf.self),
      LibraryParameter("magnitudeOf", "source", ReceiverSelf.self),
    ]) { call in
      try binaryFloatingPointInit4(call.floatType(), call)
    },
    LibraryMember(.property, "binade") { call in
      try binaryFloatingPointBinade5(call.float(), call)
    },
    LibraryMember(.property, "significandWidth") { call in
      try binaryFloatingPointSignificandWidth6(call.float(), call)
    },
    LibraryMember(.staticMethod, "random", [LibraryParameter("in", "range", ReceiverRange.self)]) { call in
      try binaryFloatingPointRandom7(call.floatType(), call)
    },
    LibraryMember(.staticMethod, "random", [LibraryParameter("in", "range", ReceiverClosedRange.self)]) { call in
      try binaryFloatingPointRandom8(call.floatType(), call)
    },
  ]
}

private func binaryFloatingPointInit0<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  let value = try call[0, AnyInteger.self]
  return call.packed(Base(value.value) as Base)
}

private func binaryFloatingPointInit1<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  let value = try call[0, AnyFloat.self]
  return call.packed(Base(value.value) as Base)
}

private func binaryFloatingPointInit2<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  let value = try call[0, AnyInteger.self]
  return call.packed(Base(exactly: value.value) as Base?)
}

private func binaryFloatingPointInit3<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  let value = try call[0, AnyFloat.self]
  return call.packed(Base(exactly: value.value) as Base?)
}

private func binaryFloatingPointInit4<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  let signProvider = try call[0, Base.self]
  let source = try call[1, Base.self]
  return call.packed(Base(signOf: signProvider, magnitudeOf: source) as Base)
}

private func binaryFloatingPointBinade5<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.binade as Base)
}

private func binaryFloatingPointSignificandWidth6<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.significandWidth as Int)
}

private func binaryFloatingPointRandom7<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  let range = try call[0, Range<Base>.self]
  return try call.packed(trying: call.random(Base.self, in: range))
}

private func binaryFloatingPointRandom8<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  let range = try call[0, ClosedRange<Base>.self]
  return try call.packed(trying: call.random(Base.self, in: range))
}

/// All members of `BinaryFloatingPoint`.
enum LibraryBinaryFloatingPointMembers {
  static let all = LibraryType([LibraryBinaryFloatingPointMembers1.members])
}
