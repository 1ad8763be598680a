// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `FloatingPoint`.
enum LibraryFloatingPointMembers2 {
  static let members: [LibraryMember] = [
    LibraryMember(.mutating, "round") { call in
      try floatingPointRound32(call.float(), call)
    },
    LibraryMember(.method, "squareRoot") { call in
      try floatingPointSquareRoot33(call.float(), call)
    },
    LibraryMember(.mutating, "formSquareRoot") { call in
      try floatingPointFormSquareRoot34(call.float(), call)
    },
    LibraryMember(.method, "remainder", [LibraryParameter("dividingBy", "other", ReceiverSelf.self)]) { call in
      try floatingPointRemainder35(call.float(), call)
    },
    LibraryMember(.mutating, "formRemainder", [LibraryParameter("dividingBy", "other", ReceiverSelf.self)]) { call in
      try floatingPointFormRemainder36(call.float(), call)
    },
    LibraryMember(.method, "truncatingRemainder", [
      LibraryParameter("dividingBy", "other", ReceiverSelf.self)
    ]) { call in
      try floatingPointTruncatingRemainder37(call.float(), call)
    },
    LibraryMember(.mutating, "formTruncatingRemainder", [
      LibraryParameter("dividingBy", "other", ReceiverSelf.self)
    ]) { call in
      try floatingPointFormTruncatingRemainder38(call.float(), call)
    },
    LibraryMember(.method, "addingProduct", [
      LibraryParameter(nil, "lhs", ReceiverSelf.self), LibraryParameter(nil, "rhs", ReceiverSelf.self),
    ]) { call in
      try floatingPointAddingProduct39(call.float(), call)
    },
    LibraryMember(.mutating, "addProduct", [
      LibraryParameter(nil, "lhs", ReceiverSelf.self), LibraryParameter(nil, "rhs", ReceiverSelf.self),
    ]) { call in
      try floatingPointAddProduct40(call.float(), call)
    },
    LibraryMember(.mutating, "negate") { call in
      try floatingPointNegate41(call.float(), call)
    },
    LibraryMember(.method, "isEqual", [LibraryParameter("to", "other", ReceiverSelf.self)]) { call in
      try floatingPointIsEqual42(call.float(), call)
    },
    LibraryMember(.method, "isLess", [LibraryParameter("than", "other", ReceiverSelf.self)]) { call in
      try floatingPointIsLess43(call.float(), call)
    },
    LibraryMember(.method, "isLessThanOrEqualTo", [LibraryParameter(nil, "other", ReceiverSelf.self)]) { call in
      try floatingPointIsLessThanOrEqualTo44(call.float(), call)
    },
    LibraryMember(.method, "isTotallyOrdered", [
      LibraryParameter("belowOrEqualTo", "other", ReceiverSelf.self)
    ]) { call in
      try floatingPointIsTotallyOrdered45(call.float(), call)
    },
    LibraryMember(.staticMethod, "minimum", [
      LibraryParameter(nil, "x", ReceiverSelf.self), LibraryParameter(nil, "y", ReceiverSelf.self),
    ]) { call in
      try floatingPointMinimum46(call.floatType(), call)
    },
    LibraryMember(.staticMethod, "maximum", [
      LibraryParameter(nil, "x", ReceiverSelf.self), LibraryParameter(nil, "y", ReceiverSelf.self),
    ]) { call in
      try floatingPointMaximum47(call.floatType(), call)
    },
    LibraryMember(.staticMethod, "minimumMagnitude", [
      LibraryParameter(nil, "x", ReceiverSelf.self), LibraryParameter(nil, "y", ReceiverSelf.self),
    ]) { call in
      try floatingPointMinimumMagnitude48(call.floatType(), call)
    },
    LibraryMember(.staticMethod, "maximumMagnitude", [
      LibraryParameter(nil, "x", ReceiverSelf.self), LibraryParameter(nil, "y", ReceiverSelf.self),
    ]) { call in
      try floatingPointMaximumMagnitude49(call.floatType(), call)
    },
    LibraryMember(.method, "advanced", [LibraryParameter("by", "n", ReceiverSelf.self)]) { call in
      try floatingPointAdvanced50(call.float(), call)
    },
    LibraryMember(.method, "distance", [LibraryParameter("to", "other", ReceiverSelf.self)]) { call in
      try floatingPointDistance51(call.float(), call)
    },
  ]
}

private func floatingPointRound32<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  var base = base
  base.round()
  call.write(base)
  return .void
}

private func floatingPointSquareRoot33<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.squareRoot() as Base)
}

private func floatingPointFormSquareRoot34<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  var base = base
  base.formSquareRoot()
  call.write(base)
  return .void
}

private func floatingPointRemainder35<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let other = try call[0, Base.self]
  return call.packed(base.remainder(dividingBy: other) as Base)
}

private func floatingPointFormRemainder36<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  var base = base
  let other = try call[0, Base.self]
  base.formRemainder(dividingBy: other)
  call.write(base)
  return .void
}

private func floatingPointTruncatingRemainder37<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let other = try call[0, Base.self]
  return call.packed(base.truncatingRemainder(dividingBy: other) as Base)
}

private func floatingPointFormTruncatingRemainder38<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  var base = base
  let other = try call[0, Base.self]
  base.formTruncatingRemainder(dividingBy: other)
  call.write(base)
  return .void
}

private func floatingPointAddingProduct39<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let lhs = try call[0, Base.self]
  let rhs = try call[1, Base.self]
  return call.packed(base.addingProduct(lhs, rhs) as Base)
}

private func floatingPointAddProduct40<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  var base = base
  let lhs = try call[0, Base.self]
  let rhs = try call[1, Base.self]
  base.addProduct(lhs, rhs)
  call.write(base)
  return .void
}

private func floatingPointNegate41<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  var base = base
  base.negate()
  call.write(base)
  return .void
}

private func floatingPointIsEqual42<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let other = try call[0, Base.self]
  return call.packed(base.isEqual(to: other) as Bool)
}

private func floatingPointIsLess43<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let other = try call[0, Base.self]
  return call.packed(base.isLess(than: other) as Bool)
}

private func floatingPointIsLessThanOrEqualTo44<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let other = try call[0, Base.self]
  return call.packed(base.isLessThanOrEqualTo(other) as Bool)
}

private func floatingPointIsTotallyOrdered45<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let other = try call[0, Base.self]
  return call.packed(base.isTotallyOrdered(belowOrEqualTo: other) as Bool)
}

private func floatingPointMinimum46<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  let x = try call[0, Base.self]
  let y = try call[1, Base.self]
  return call.packed(Base.minimum(x, y) as Base)
}

private func floatingPointMaximum47<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  let x = try call[0, Base.self]
  let y = try call[1, Base.self]
  return call.packed(Base.maximum(x, y) as Base)
}

private func floatingPointMinimumMagnitude48<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  let x = try call[0, Base.self]
  let y = try call[1, Base.self]
  return call.packed(Base.minimumMagnitude(x, y) as Base)
}

private func floatingPointMaximumMagnitude49<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  let x = try call[0, Base.self]
  let y = try call[1, Base.self]
  return call.packed(Base.maximumMagnitude(x, y) as Base)
}

private func floatingPointAdvanced50<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let n = try call[0, Base.self]
  return try call.packed(trying: call.advanced(base, by: n))
}

private func floatingPointDistance51<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let other = try call[0, Base.self]
  return try call.packed(trying: call.distance(base, to: other))
}
