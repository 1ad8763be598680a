// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Locale.MeasurementSystem`.
enum LibraryLocaleMeasurementSystemMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.property, "identifier") { call in
      let base = try call.receiver(Locale.MeasurementSystem.self)
      return call.packed(base.identifier as String)
    },
    LibraryMember(.staticProperty, "metric") { call in
      return call.packed(Locale.MeasurementSystem.metric as Locale.MeasurementSystem)
    },
    LibraryMember(.staticProperty, "us") { call in
      return call.packed(Locale.MeasurementSystem.us as Locale.MeasurementSystem)
    },
    LibraryMember(.staticProperty, "uk") { call in
      return call.packed(Locale.MeasurementSystem.uk as Locale.MeasurementSystem)
    },
  ]
}

/// All members of `Locale.MeasurementSystem`.
enum LibraryLocaleMeasurementSystemMembers {
  static let all = LibraryType([LibraryLocaleMeasurementSystemMembers1.members])
}
