// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `FloatingPoint`.
enum LibraryFloatingPointMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "infinity") { call in
      try floatingPointInfinity0(call.floatType(), call)
    },
    LibraryMember(.staticProperty, "nan") { call in
      try floatingPointNan1(call.floatType(), call)
    },
    LibraryMember(.staticProperty, "signalingNaN") { call in
      try floatingPointSignalingNaN2(call.floatType(), call)
    },
    LibraryMember(.staticProperty, "pi") { call in
      try floatingPointPi3(call.floatType(), call)
    },
    LibraryMember(.staticProperty, "zero") { call in
      try floatingPointZero4(call.floatType(), call)
    },
    LibraryMember(.staticProperty, "radix") { call in
      try floatingPointRadix5(call.floatType(), call)
    },
    LibraryMember(.staticProperty, "greatestFiniteMagnitude") { call in
      try floatingPointGreatestFiniteMagnitude6(call.floatType(), call)
    },
    LibraryMember(.staticProperty, "leastNonzeroMagnitude") { call in
      try floatingPointLeastNonzeroMagnitude7(call.floatType(), call)
    },
    LibraryMember(.staticProperty, "leastNormalMagnitude") { call in
      try floatingPointLeastNormalMagnitude8(call.floatType(), call)
    },
    LibraryMember(.staticProperty, "ulpOfOne") { call in
      try floatingPointUlpOfOne9(call.floatType(), call)
    },
    LibraryMember(.property, "ulp") { call in
      try floatingPointUlp10(call.float(), call)
    },
    LibraryMember(.property, "sign") { call in
      try floatingPointSign11(call.float(), call)
    },
    LibraryMember(.property, "exponent") { call in
      try floatingPointExponent12(call.float(), call)
    },
    LibraryMember(.property, "significand") { call in
      try floatingPointSignificand13(call.float(), call)
    },
    LibraryMember(.property, "magnitude") { call in
      try floatingPointMagnitude14(call.float(), call)
    },
    LibraryMember(.property, "nextUp") { call in
      try floatingPointNextUp15(call.float(), call)
    },
    LibraryMember(.property, "nextDown") { call in
      try floatingPointNextDown16(call.float(), call)
    },
    LibraryMember(.property, "isNormal") { call in
      try floatingPointIsNormal17(call.float(), call)
    },
    LibraryMember(.property, "isFinite") { call in
      try floatingPointIsFinite18(call.float(), call)
    },
    LibraryMember(.property, "isZero") { call in
      try floatingPointIsZero19(call.float(), call)
    },
    LibraryMember(.property, "isSubnormal") { call in
      try floatingPointIsSubnormal20(call.float(), call)
    },
    LibraryMember(.property, "isInfinite") { call in
      try floatingPointIsInfinite21(call.float(), call)
    },
    LibraryMember(.property, "isNaN") { call in
      try floatingPointIsNaN22(call.float(), call)
    },
    LibraryMember(.property, "isSignalingNaN") { call in
      try floatingPointIsSignalingNaN23(call.float(), call)
    },
    LibraryMember(.property, "isCanonical") { call in
      try floatingPointIsCanonical24(call.float(), call)
    },
    LibraryMember(.property, "floatingPointClass") { call in
      try floatingPointFloatingPointClass25(call.float(), call)
    },
    LibraryMember(.property, "description") { call in
      try floatingPointDescription26(call.float(), call)
    },
    LibraryMember(.property, "hashValue") { call in
      try floatingPointHashValue27(call.float(), call)
    },
    LibraryMember(.method, "rounded", [LibraryParameter(nil, "rule", FloatingPointRoundingRule.self)]) { call in
      try floatingPointRounded28(call.float(), call)
    },
    LibraryMember(.method, "rounded") { call in
      try floatingPointRounded29(call.float(), call)
    },
    LibraryMember(.mutating, "round", [LibraryParameter(nil, "rule", FloatingPointRoundingRule.self)]) { call in
      try floatingPointRound30(call.float(), call)
    },
    LibraryMember(.mutating, "round") { call in
      try floatingPointRound31(call.float(), call)
    },
  ]
}

private func floatingPointInfinity0<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  return call.packed(Base.infinity as Base)
}

private func floatingPointNan1<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  return call.packed(Base.nan as Base)
}

private func floatingPointSignalingNaN2<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  return call.packed(Base.signalingNaN as Base)
}

private func floatingPointPi3<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  return call.packed(Base.pi as Base)
}

private func floatingPointZero4<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  return call.packed(Base.zero as Base)
}

private func floatingPointRadix5<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  return call.packed(Base.radix as Int)
}

private func floatingPointGreatestFiniteMagnitude6<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  return call.packed(Base.greatestFiniteMagnitude as Base)
}

private func floatingPointLeastNonzeroMagnitude7<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  return call.packed(Base.leastNonzeroMagnitude as Base)
}

private func floatingPointLeastNormalMagnitude8<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  return call.packed(Base.leastNormalMagnitude as Base)
}

private func floatingPointUlpOfOne9<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  return call.packed(Base.ulpOfOne as Base)
}

private func floatingPointUlp10<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.ulp as Base)
}

private func floatingPointSign11<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.sign as FloatingPointSign)
}

private func floatingPointExponent12<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(try call.exponent(base))
}

private func floatingPointSignificand13<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.significand as Base)
}

private func floatingPointMagnitude14<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.magnitude as Base)
}

private func floatingPointNextUp15<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.nextUp as Base)
}

private func floatingPointNextDown16<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.nextDown as Base)
}

private func floatingPointIsNormal17<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.isNormal as Bool)
}

private func floatingPointIsFinite18<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.isFinite as Bool)
}

private func floatingPointIsZero19<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.isZero as Bool)
}

private func floatingPointIsSubnormal20<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.isSubnormal as Bool)
}

private func floatingPointIsInfinite21<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.isInfinite as Bool)
}

private func floatingPointIsNaN22<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.isNaN as Bool)
}

private func floatingPointIsSignalingNaN23<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.isSignalingNaN as Bool)
}

private func floatingPointIsCanonical24<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.isCanonical as Bool)
}

private func floatingPointFloatingPointClass25<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.floatingPointClass as FloatingPointClassification)
}

private func floatingPointDescription26<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.description as String)
}

private func floatingPointHashValue27<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(try call.hashValue(base))
}

private func floatingPointRounded28<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let rule = try call[0, FloatingPointRoundingRule.self]
  return call.packed(base.rounded(rule) as Base)
}

private func floatingPointRounded29<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.rounded() as Base)
}

private func floatingPointRound30<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  var base = base
  let rule = try call[0, FloatingPointRoundingRule.self]
  base.round(rule)
  call.write(base)
  return .void
}

private func floatingPointRound31<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  var base = base
  base.round()
  call.write(base)
  return .void
}

/// All members of `FloatingPoint`.
enum LibraryFloatingPointMembers {
  static let all = LibraryType([LibraryFloatingPointMembers1.members, LibraryFloatingPointMembers2.members])
}
