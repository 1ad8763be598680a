// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.FormatStyle.Symbol.Year`.
enum LibraryDateFormatStyleSymbolYearMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "defaultDigits") { call in
      return call.packed(Date.FormatStyle.Symbol.Year.defaultDigits as Date.FormatStyle.Symbol.Year)
    },
    LibraryMember(.staticProperty, "twoDigits") { call in
      return call.packed(Date.FormatStyle.Symbol.Year.twoDigits as Date.FormatStyle.Symbol.Year)
    },
    LibraryMember(.staticMethod, "padded", [LibraryParameter(nil, "length", Int.self)]) { call in
      let length = try call[0, Int.self]
      try call.require(length >= 1 && length <= 10, "more than 10 digits aren't available in fences")
      return call.packed(Date.FormatStyle.Symbol.Year.padded(length) as Date.FormatStyle.Symbol.Year)
    },
    LibraryMember(.staticMethod, "relatedGregorian", [
      LibraryParameter("minimumLength", "minimumLength", Int.self).optional
    ]) { call in
      let minimumLength = try call.argument(0, Int.self, or: 1)
      try call.require(minimumLength >= 1 && minimumLength <= 10, "more than 10 digits aren't available in fences")
      return call.packed(Date.FormatStyle.Symbol.Year.relatedGregorian(minimumLength: minimumLength) as Date.FormatStyle.Symbol.Year)
    },
    LibraryMember(.staticMethod, "extended", [
      LibraryParameter("minimumLength", "minimumLength", Int.self).optional
    ]) { call in
      let minimumLength = try call.argument(0, Int.self, or: 1)
      try call.require(minimumLength >= 1 && minimumLength <= 10, "more than 10 digits aren't available in fences")
      return call.packed(Date.FormatStyle.Symbol.Year.extended(minimumLength: minimumLength) as Date.FormatStyle.Symbol.Year)
    },
  ]
}

/// All members of `Date.FormatStyle.Symbol.Year`.
enum LibraryDateFormatStyleSymbolYearMembers {
  static let all = LibraryType([LibraryDateFormatStyleSymbolYearMembers1.members])
}
