// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `MeasurementFormatter.UnitOptions`.
enum LibraryMeasurementFormatterUnitOptionsMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "providedUnit") { call in
      return call.packed(UnitFormatter.UnitOptions.providedUnit as UnitFormatter.UnitOptions)
    },
    LibraryMember(.staticProperty, "naturalScale") { call in
      return call.packed(UnitFormatter.UnitOptions.naturalScale as UnitFormatter.UnitOptions)
    },
    LibraryMember(.staticProperty, "temperatureWithoutUnit") { call in
      return call.packed(UnitFormatter.UnitOptions.temperatureWithoutUnit as UnitFormatter.UnitOptions)
    },
  ]
}

/// All members of `MeasurementFormatter.UnitOptions`.
enum LibraryMeasurementFormatterUnitOptionsMembers {
  static let all = LibraryType([LibraryMeasurementFormatterUnitOptionsMembers1.members])
}
