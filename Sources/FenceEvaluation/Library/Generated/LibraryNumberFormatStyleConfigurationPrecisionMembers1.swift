// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `NumberFormatStyleConfiguration.Precision`.
enum LibraryNumberFormatStyleConfigurationPrecisionMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticMethod, "significantDigits", [LibraryParameter(nil, "digits", Int.self)]) { call in
      let digits = try call[0, Int.self]
      return try call.packed(trying: call.styles.significantDigits(NumberPrecision.self, digits))
    },
    LibraryMember(.staticMethod, "significantDigits", [LibraryParameter(nil, "limits", LibraryElement.self)]) { call in
      let limits = try call[0, LibraryElement.self]
      return try call.packed(trying: call.styles.significantDigits(NumberPrecision.self, limits))
    },
    LibraryMember(.staticMethod, "fractionLength", [LibraryParameter(nil, "length", Int.self)]) { call in
      let length = try call[0, Int.self]
      return try call.packed(trying: call.styles.fractionLength(NumberPrecision.self, length))
    },
    LibraryMember(.staticMethod, "fractionLength", [LibraryParameter(nil, "limits", LibraryElement.self)]) { call in
      let limits = try call[0, LibraryElement.self]
      return try call.packed(trying: call.styles.fractionLength(NumberPrecision.self, limits))
    },
    LibraryMember(.staticMethod, "integerLength", [LibraryParameter(nil, "length", Int.self)]) { call in
      let length = try call[0, Int.self]
      return try call.packed(trying: call.styles.integerLength(NumberPrecision.self, length))
    },
    LibraryMember(.staticMethod, "integerLength", [LibraryParameter(nil, "limits", LibraryElement.self)]) { call in
      let limits = try call[0, LibraryElement.self]
      return try call.packed(trying: call.styles.integerLength(NumberPrecision.self, limits))
    },
    LibraryMember(.staticMethod, "integerAndFractionLength", [
      LibraryParameter("integer", "integer", Int.self), LibraryParameter("fraction", "fraction", Int.self),
    ]) { call in
      let integer = try call[0, Int.self]
      let fraction = try call[1, Int.self]
      return try call.packed(trying: call.styles.integerAndFractionLength(NumberPrecision.self, integer: integer, fraction: fraction))
    },
    LibraryMember(.staticMethod, "integerAndFractionLength", [
      LibraryParameter("integerLimits", "integerLimits", LibraryElement.self),
      LibraryParameter("fractionLimits", "fractionLimits", LibraryElement.self),
    ]) { call in
      let integerLimits = try call[0, LibraryElement.self]
      let fractionLimits = try call[1, LibraryElement.self]
      return try call.packed(trying: call.styles.integerAndFractionLength(NumberPrecision.self, integerLimits: integerLimits, fractionLimits: fractionLimits))
    },
  ]
}

/// All members of `NumberFormatStyleConfiguration.Precision`.
enum LibraryNumberFormatStyleConfigurationPrecisionMembers {
  static let all = LibraryType([LibraryNumberFormatStyleConfigurationPrecisionMembers1.members])
}
