// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Duration`.
enum LibraryDurationMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticMethod, "seconds", [LibraryParameter(nil, "seconds", Int.self)]) { call in
      let seconds = try call[0, Int.self]
      return call.packed(Duration.seconds(seconds) as Duration)
    },
    LibraryMember(.staticMethod, "seconds", [LibraryParameter(nil, "seconds", Double.self)]) { call in
      let seconds = try call[0, Double.self]
      try call.require(abs(seconds) < 1e20, "durations of more than 10^20 seconds aren't available in fences")
      return call.packed(Duration.seconds(seconds) as Duration)
    },
    LibraryMember(.staticMethod, "milliseconds", [LibraryParameter(nil, "milliseconds", Int.self)]) { call in
      let milliseconds = try call[0, Int.self]
      return call.packed(Duration.milliseconds(milliseconds) as Duration)
    },
    LibraryMember(.staticMethod, "milliseconds", [LibraryParameter(nil, "milliseconds", Double.self)]) { call in
      let milliseconds = try call[0, Double.self]
      try call.require(abs(milliseconds) < 1e23, "durations of more than 10^20 seconds aren't available in fences")
      return call.packed(Duration.milliseconds(milliseconds) as Duration)
    },
    LibraryMember(.staticMethod, "microseconds", [LibraryParameter(nil, "microseconds", Int.self)]) { call in
      let microseconds = try call[0, Int.self]
      return call.packed(Duration.microseconds(microseconds) as Duration)
    },
    LibraryMember(.staticMethod, "microseconds", [LibraryParameter(nil, "microseconds", Double.self)]) { call in
      let microseconds = try call[0, Double.self]
      try call.require(abs(microseconds) < 1e26, "durations of more than 10^20 seconds aren't available in fences")
      return call.packed(Duration.microseconds(microseconds) as Duration)
    },
    LibraryMember(.staticMethod, "nanoseconds", [LibraryParameter(nil, "nanoseconds", Int.self)]) { call in
      let nanoseconds = try call[0, Int.self]
      return call.packed(Duration.nanoseconds(nanoseconds) as Duration)
    },
    LibraryMember(.staticProperty, "zero") { call in
      return call.packed(Duration.zero as Duration)
    },
    LibraryMember(.property, "components") { call in
      let base = try call.receiver(Duration.self)
      return try call.packed(trying: call.components(base))
    },
    LibraryMember(.property, "description") { call in
      let base = try call.receiver(Duration.self)
      return call.packed(base.description as String)
    },
  ]
}

/// All members of `Duration`.
enum LibraryDurationMembers {
  static let all = LibraryType([LibraryDurationMembers1.members])
}
