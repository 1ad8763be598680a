// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Measurement`.
enum LibraryMeasurementMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [
      LibraryParameter("value", "value", Double.self), LibraryParameter("unit", "unit", UnitValue.self),
    ]) { call in
      let value = try call[0, Double.self]
      let unit = try call[1, UnitValue.self]
      return call.packed(MeasurementValue(value: value, unit: unit) as MeasurementValue)
    },
    LibraryMember(.property, "value") { call in
      let base = try call.receiver(MeasurementValue.self)
      return call.packed(base.value as Double)
    },
    LibraryMember(.setting, "value", [LibraryParameter(nil, "newValue", Double.self)]) { call in
      var base = try call.receiver(MeasurementValue.self)
      let newValue = try call[0, Double.self]
      base.value = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "unit") { call in
      let base = try call.receiver(MeasurementValue.self)
      return call.packed(base.unit as UnitValue)
    },
    LibraryMember(.property, "description") { call in
      let base = try call.receiver(MeasurementValue.self)
      return call.packed(base.description as String)
    },
    LibraryMember(.method, "converted", [LibraryParameter("to", "otherUnit", UnitValue.self)]) { call in
      let base = try call.receiver(MeasurementValue.self)
      let otherUnit = try call[0, UnitValue.self]
      return try call.packed(trying: call.converted(base, to: otherUnit))
    },
    LibraryMember(.mutating, "convert", [LibraryParameter("to", "otherUnit", UnitValue.self)]) { call in
      var base = try call.receiver(MeasurementValue.self)
      let otherUnit = try call[0, UnitValue.self]
      let result = try call.packed(trying: call.convert(&base, to: otherUnit))
      call.write(base)
      return result
    },
  ]
}

/// All members of `Measurement`.
enum LibraryMeasurementMembers {
  static let all = LibraryType([LibraryMeasurementMembers1.members])
}
