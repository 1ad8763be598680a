// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Measurement.FormatStyle.UnitWidth`.
enum LibraryMeasurementFormatStyleUnitWidthMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "wide") { call in
      return call.packed(MeasurementStyle.UnitWidth.wide as MeasurementStyle.UnitWidth)
    },
    LibraryMember(.staticProperty, "abbreviated") { call in
      return call.packed(MeasurementStyle.UnitWidth.abbreviated as MeasurementStyle.UnitWidth)
    },
    LibraryMember(.staticProperty, "narrow") { call in
      return call.packed(MeasurementStyle.UnitWidth.narrow as MeasurementStyle.UnitWidth)
    },
  ]
}

/// All members of `Measurement.FormatStyle.UnitWidth`.
enum LibraryMeasurementFormatStyleUnitWidthMembers {
  static let all = LibraryType([LibraryMeasurementFormatStyleUnitWidthMembers1.members])
}
