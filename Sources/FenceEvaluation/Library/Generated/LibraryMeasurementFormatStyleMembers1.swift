// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Measurement.FormatStyle`.
enum LibraryMeasurementFormatStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.method, "locale", [LibraryParameter(nil, "locale", Locale.self)]) { call in
      let base = try call.receiver(MeasurementStyle.self)
      let locale = try call[0, Locale.self]
      return call.packed(base.locale(locale) as MeasurementStyle)
    },
  ]
}

/// All members of `Measurement.FormatStyle`.
enum LibraryMeasurementFormatStyleMembers {
  static let all = LibraryType([LibraryMeasurementFormatStyleMembers1.members])
}
