// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `FloatingPoint`.
enum LibraryFloatingPointMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [
      LibraryParameter(nil, "value", String.self), LibraryParameter("format", "format", LibraryElement.self),
    ]) { call in
      try floatingPointInit0(call.floatType(), call)
    },
    LibraryMember(.staticProperty, "infinity") { call in
      try floatingPointInfinity1(call.floatType(), call)
    },
    LibraryMember(.staticProperty, "nan") { call in
      try floatingPointNan2(call.floatType(), call)
    },
    LibraryMember(.staticProperty, "signalingNaN") { call in
      try floatingPointSignalingNaN3(call.floatType(), call)
    },
    LibraryMember(.staticProperty, "pi") { call in
      try floatingPointPi4(call.floatType(), call)
    },
    LibraryMember(.staticProperty, "zero") { call in
      try floatingPointZero5(call.floatType(), call)
    },
    LibraryMember(.staticProperty, "radix") { call in
      try floatingPointRadix6(call.floatType(), call)
    },
    LibraryMember(.staticProperty, "greatestFiniteMagnitude") { call in
      try floatingPointGreatestFiniteMagnitude7(call.floatType(), call)
    },
    LibraryMember(.staticProperty, "leastNonzeroMagnitude") { call in
      try floatingPointLeastNonzeroMagnitude8(call.floatType(), call)
    },
    LibraryMember(.staticProperty, "leastNormalMagnitude") { call in
      try floatingPointLeastNormalMagnitude9(call.floatType(), call)
    },
    LibraryMember(.staticProperty, "ulpOfOne") { call in
      try floatingPointUlpOfOne10(call.floatType(), call)
    },
    LibraryMember(.property, "ulp") { call in
      try floatingPointUlp11(call.float(), call)
    },
    LibraryMember(.property, "sign") { call in
      try floatingPointSign12(call.float(), call)
    },
    LibraryMember(.property, "exponent") { call in
      try floatingPointExponent13(call.float(), call)
    },
    LibraryMember(.property, "significand") { call in
      try floatingPointSignificand14(call.float(), call)
    },
    LibraryMember(.property, "magnitude") { call in
      try floatingPointMagnitude15(call.float(), call)
    },
    LibraryMember(.property, "nextUp") { call in
      try floatingPointNextUp16(call.float(), call)
    },
    LibraryMember(.property, "nextDown") { call in
      try floatingPointNextDown17(call.float(), call)
    },
    LibraryMember(.property, "isNormal") { call in
      try floatingPointIsNormal18(call.float(), call)
    },
    LibraryMember(.property, "isFinite") { call in
      try floatingPointIsFinite19(call.float(), call)
    },
    LibraryMember(.property, "isZero") { call in
      try floatingPointIsZero20(call.float(), call)
    },
    LibraryMember(.property, "isSubnormal") { call in
      try floatingPointIsSubnormal21(call.float(), call)
    },
    LibraryMember(.property, "isInfinite") { call in
      try floatingPointIsInfinite22(call.float(), call)
    },
    LibraryMember(.property, "isNaN") { call in
      try floatingPointIsNaN23(call.float(), call)
    },
    LibraryMember(.property, "isSignalingNaN") { call in
      try floatingPointIsSignalingNaN24(call.float(), call)
    },
    LibraryMember(.property, "isCanonical") { call in
      try floatingPointIsCanonical25(call.float(), call)
    },
    LibraryMember(.property, "floatingPointClass") { call in
      try floatingPointFloatingPointClass26(call.float(), call)
    },
    LibraryMember(.property, "description") { call in
      try floatingPointDescription27(call.float(), call)
    },
    LibraryMember(.property, "hashValue") { call in
      try floatingPointHashValue28(call.float(), call)
    },
    LibraryMember(.method, "rounded", [LibraryParameter(nil, "rule", FloatingPointRoundingRule.self)]) { call in
      try floatingPointRounded29(call.float(), call)
    },
    LibraryMember(.method, "rounded") { call in
      try floatingPointRounded30(call.float(), call)
    },
    LibraryMember(.mutating, "round", [LibraryParameter(nil, "rule", FloatingPointRoundingRule.self)]) { call in
      try floatingPointRound31(call.float(), call)
    },
  ]
}

private func floatingPointInit0<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  let value = try call[0, String.self]
  let format = try call[1, LibraryElement.self]
  return try call.packed(trying: call.formats.make(Base.self, value, format: format))
}

private func floatingPointInfinity1<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  return call.packed(Base.infinity as Base)
}

private func floatingPointNan2<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  return call.packed(Base.nan as Base)
}

private func floatingPointSignalingNaN3<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  return call.packed(Base.signalingNaN as Base)
}

private func floatingPointPi4<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  return call.packed(Base.pi as Base)
}

private func floatingPointZero5<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  return call.packed(Base.zero as Base)
}

private func floatingPointRadix6<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  return call.packed(Base.radix as Int)
}

private func floatingPointGreatestFiniteMagnitude7<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  return call.packed(Base.greatestFiniteMagnitude as Base)
}

private func floatingPointLeastNonzeroMagnitude8<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  return call.packed(Base.leastNonzeroMagnitude as Base)
}

private func floatingPointLeastNormalMagnitude9<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  return call.packed(Base.leastNormalMagnitude as Base)
}

private func floatingPointUlpOfOne10<Base: LibraryFloat>(_ base: Base.Type, _ call: LibraryCall) throws -> Value {
  return call.packed(Base.ulpOfOne as Base)
}

private func floatingPointUlp11<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.ulp as Base)
}

private func floatingPointSign12<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.sign as FloatingPointSign)
}

private func floatingPointExponent13<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return try call.packed(trying: call.exponent(base))
}

private func floatingPointSignificand14<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.significand as Base)
}

private func floatingPointMagnitude15<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.magnitude as Base)
}

private func floatingPointNextUp16<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.nextUp as Base)
}

private func floatingPointNextDown17<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.nextDown as Base)
}

private func floatingPointIsNormal18<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.isNormal as Bool)
}

private func floatingPointIsFinite19<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.isFinite as Bool)
}

private func floatingPointIsZero20<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.isZero as Bool)
}

private func floatingPointIsSubnormal21<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.isSubnormal as Bool)
}

private func floatingPointIsInfinite22<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.isInfinite as Bool)
}

private func floatingPointIsNaN23<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.isNaN as Bool)
}

private func floatingPointIsSignalingNaN24<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.isSignalingNaN as Bool)
}

private func floatingPointIsCanonical25<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.isCanonical as Bool)
}

private func floatingPointFloatingPointClass26<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.floatingPointClass as FloatingPointClassification)
}

private func floatingPointDescription27<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.description as String)
}

private func floatingPointHashValue28<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return try call.packed(trying: call.hashValue(base))
}

private func floatingPointRounded29<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let rule = try call[0, FloatingPointRoundingRule.self]
  return call.packed(base.rounded(rule) as Base)
}

private func floatingPointRounded30<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.rounded() as Base)
}

private func floatingPointRound31<Base: LibraryFloat>(_ base: Base, _ call: LibraryCall) throws -> Value {
  var base = base
  let rule = try call[0, FloatingPointRoundingRule.self]
  base.round(rule)
  call.write(base)
  return .void
}

/// All members of `FloatingPoint`.
enum LibraryFloatingPointMembers {
  static let all = LibraryType([LibraryFloatingPointMembers1.members, LibraryFloatingPointMembers2.members])
}
