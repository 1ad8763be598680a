// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.FormatStyle.Symbol.Hour`.
enum LibraryDateFormatStyleSymbolHourMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticMethod, "defaultDigits", [
      LibraryParameter("amPM", "amPM", Date.FormatStyle.Symbol.Hour.AMPMStyle.self)
    ]) { call in
      let amPM = try call[0, Date.FormatStyle.Symbol.Hour.AMPMStyle.self]
      return call.packed(Date.FormatStyle.Symbol.Hour.defaultDigits(amPM: amPM) as Date.FormatStyle.Symbol.Hour)
    },
    LibraryMember(.staticMethod, "twoDigits", [
      LibraryParameter("amPM", "amPM", Date.FormatStyle.Symbol.Hour.AMPMStyle.self)
    ]) { call in
      let amPM = try call[0, Date.FormatStyle.Symbol.Hour.AMPMStyle.self]
      return call.packed(Date.FormatStyle.Symbol.Hour.twoDigits(amPM: amPM) as Date.FormatStyle.Symbol.Hour)
    },
    LibraryMember(.staticMethod, "conversationalDefaultDigits", [
      LibraryParameter("amPM", "amPM", Date.FormatStyle.Symbol.Hour.AMPMStyle.self)
    ]) { call in
      let amPM = try call[0, Date.FormatStyle.Symbol.Hour.AMPMStyle.self]
      return call.packed(Date.FormatStyle.Symbol.Hour.conversationalDefaultDigits(amPM: amPM) as Date.FormatStyle.Symbol.Hour)
    },
    LibraryMember(.staticMethod, "conversationalTwoDigits", [
      LibraryParameter("amPM", "amPM", Date.FormatStyle.Symbol.Hour.AMPMStyle.self)
    ]) { call in
      let amPM = try call[0, Date.FormatStyle.Symbol.Hour.AMPMStyle.self]
      return call.packed(Date.FormatStyle.Symbol.Hour.conversationalTwoDigits(amPM: amPM) as Date.FormatStyle.Symbol.Hour)
    },
    LibraryMember(.staticProperty, "defaultDigitsNoAMPM") { call in
      return try call.packed(trying: call.styles.defaultDigitsNoAMPM(Date.FormatStyle.Symbol.Hour.self))
    },
    LibraryMember(.staticProperty, "twoDigitsNoAMPM") { call in
      return try call.packed(trying: call.styles.twoDigitsNoAMPM(Date.FormatStyle.Symbol.Hour.self))
    },
  ]
}

/// All members of `Date.FormatStyle.Symbol.Hour`.
enum LibraryDateFormatStyleSymbolHourMembers {
  static let all = LibraryType([LibraryDateFormatStyleSymbolHourMembers1.members])
}
