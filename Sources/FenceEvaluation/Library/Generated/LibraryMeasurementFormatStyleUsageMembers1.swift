// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Measurement.FormatStyle.Usage`.
enum LibraryMeasurementFormatStyleUsageMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "general") { call in
      return call.packed(MeasurementStyle.Usage.general as MeasurementStyle.Usage)
    },
    LibraryMember(.staticProperty, "asProvided") { call in
      return call.packed(MeasurementStyle.Usage.asProvided as MeasurementStyle.Usage)
    },
    LibraryMember(.staticProperty, "road") { call in
      return call.packed(MeasurementStyle.Usage.road as MeasurementStyle.Usage)
    },
    LibraryMember(.staticProperty, "person") { call in
      return call.packed(MeasurementStyle.Usage.person as MeasurementStyle.Usage)
    },
    LibraryMember(.staticProperty, "personHeight") { call in
      return call.packed(MeasurementStyle.Usage.personHeight as MeasurementStyle.Usage)
    },
    LibraryMember(.staticProperty, "personWeight") { call in
      return call.packed(MeasurementStyle.Usage.personWeight as MeasurementStyle.Usage)
    },
    LibraryMember(.staticProperty, "weather") { call in
      return call.packed(MeasurementStyle.Usage.weather as MeasurementStyle.Usage)
    },
    LibraryMember(.staticProperty, "food") { call in
      return call.packed(MeasurementStyle.Usage.food as MeasurementStyle.Usage)
    },
    LibraryMember(.staticProperty, "focalLength") { call in
      return call.packed(MeasurementStyle.Usage.focalLength as MeasurementStyle.Usage)
    },
    LibraryMember(.staticProperty, "rainfall") { call in
      return call.packed(MeasurementStyle.Usage.rainfall as MeasurementStyle.Usage)
    },
    LibraryMember(.staticProperty, "snowfall") { call in
      return call.packed(MeasurementStyle.Usage.snowfall as MeasurementStyle.Usage)
    },
  ]
}

/// All members of `Measurement.FormatStyle.Usage`.
enum LibraryMeasurementFormatStyleUsageMembers {
  static let all = LibraryType([LibraryMeasurementFormatStyleUsageMembers1.members])
}
