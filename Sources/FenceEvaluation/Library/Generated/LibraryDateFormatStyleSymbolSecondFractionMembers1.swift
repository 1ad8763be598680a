// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.FormatStyle.Symbol.SecondFraction`.
enum LibraryDateFormatStyleSymbolSecondFractionMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticMethod, "fractional", [LibraryParameter(nil, "length", Int.self)]) { call in
      let length = try call[0, Int.self]
      try call.require(length >= 1 && length <= 10, "more than 10 digits aren't available in fences")
      return call.packed(Date.FormatStyle.Symbol.SecondFraction.fractional(length) as Date.FormatStyle.Symbol.SecondFraction)
    },
    LibraryMember(.staticMethod, "milliseconds", [LibraryParameter(nil, "length", Int.self)]) { call in
      let length = try call[0, Int.self]
      try call.require(length >= 1 && length <= 10, "more than 10 digits aren't available in fences")
      return call.packed(Date.FormatStyle.Symbol.SecondFraction.milliseconds(length) as Date.FormatStyle.Symbol.SecondFraction)
    },
  ]
}

/// All members of `Date.FormatStyle.Symbol.SecondFraction`.
enum LibraryDateFormatStyleSymbolSecondFractionMembers {
  static let all = LibraryType([LibraryDateFormatStyleSymbolSecondFractionMembers1.members])
}
