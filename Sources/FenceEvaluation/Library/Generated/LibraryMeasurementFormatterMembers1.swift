// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `MeasurementFormatter`.
enum LibraryMeasurementFormatterMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return call.packed(UnitFormatter() as UnitFormatter)
    },
    LibraryMember(.property, "unitStyle") { call in
      let base = try call.receiver(UnitFormatter.self)
      return call.packed(base.unitStyle as Formatter.UnitStyle)
    },
    LibraryMember(.setting, "unitStyle", [LibraryParameter(nil, "newValue", Formatter.UnitStyle.self)]) { call in
      let base = try call.receiver(UnitFormatter.self)
      let newValue = try call[0, Formatter.UnitStyle.self]
      base.unitStyle = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "unitOptions") { call in
      let base = try call.receiver(UnitFormatter.self)
      return call.packed(base.unitOptions as UnitFormatter.UnitOptions)
    },
    LibraryMember(.setting, "unitOptions", [
      LibraryParameter(nil, "newValue", UnitFormatter.UnitOptions.self)
    ]) { call in
      let base = try call.receiver(UnitFormatter.self)
      let newValue = try call[0, UnitFormatter.UnitOptions.self]
      base.unitOptions = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "locale") { call in
      let base = try call.receiver(UnitFormatter.self)
      return call.packed(base.locale as Locale?)
    },
    LibraryMember(.setting, "locale", [LibraryParameter(nil, "newValue", Optional<Locale>.self)]) { call in
      let base = try call.receiver(UnitFormatter.self)
      let newValue = try call[0, Optional<Locale>.self]
      try call.require(newValue != nil, "no locale isn't available in fences")
      base.locale = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.method, "string", [LibraryParameter("from", "measurement", MeasurementValue.self)]) { call in
      let base = try call.receiver(UnitFormatter.self)
      let measurement = try call[0, MeasurementValue.self]
      return try call.packed(trying: call.foundation.string(base, from: measurement))
    },
  ]
}

/// All members of `MeasurementFormatter`.
enum LibraryMeasurementFormatterMembers {
  static let all = LibraryType([LibraryMeasurementFormatterMembers1.members])
}
