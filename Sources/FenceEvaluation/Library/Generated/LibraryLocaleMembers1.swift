// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Locale`.
enum LibraryLocaleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [LibraryParameter("identifier", "identifier", String.self)]) { call in
      let identifier = try call[0, String.self]
      return call.packed(Locale(identifier: identifier) as Locale)
    },
    LibraryMember(.staticProperty, "current") { call in
      return try call.packed(trying: call.current(Locale.self))
    },
    LibraryMember(.staticProperty, "autoupdatingCurrent") { call in
      return try call.packed(trying: call.autoupdatingCurrent(Locale.self))
    },
    LibraryMember(.staticProperty, "availableIdentifiers") { call in
      return call.packed(Locale.availableIdentifiers as [String])
    },
    LibraryMember(.staticMethod, "canonicalIdentifier", [LibraryParameter("from", "string", String.self)]) { call in
      let string = try call[0, String.self]
      return call.packed(Locale.canonicalIdentifier(from: string) as String)
    },
    LibraryMember(.property, "identifier") { call in
      let base = try call.receiver(Locale.self)
      return call.packed(base.identifier as String)
    },
    LibraryMember(.property, "description") { call in
      let base = try call.receiver(Locale.self)
      return call.packed(base.description as String)
    },
    LibraryMember(.property, "languageCode") { call in
      let base = try call.receiver(Locale.self)
      return call.packed(base.languageCode as String?)
    },
    LibraryMember(.property, "regionCode") { call in
      let base = try call.receiver(Locale.self)
      return call.packed(base.regionCode as String?)
    },
    LibraryMember(.property, "scriptCode") { call in
      let base = try call.receiver(Locale.self)
      return call.packed(base.scriptCode as String?)
    },
    LibraryMember(.property, "currencyCode") { call in
      let base = try call.receiver(Locale.self)
      return call.packed(base.currencyCode as String?)
    },
    LibraryMember(.property, "currencySymbol") { call in
      let base = try call.receiver(Locale.self)
      return call.packed(base.currencySymbol as String?)
    },
    LibraryMember(.property, "decimalSeparator") { call in
      let base = try call.receiver(Locale.self)
      return call.packed(base.decimalSeparator as String?)
    },
    LibraryMember(.property, "groupingSeparator") { call in
      let base = try call.receiver(Locale.self)
      return call.packed(base.groupingSeparator as String?)
    },
    LibraryMember(.property, "usesMetricSystem") { call in
      let base = try call.receiver(Locale.self)
      return call.packed(base.usesMetricSystem as Bool)
    },
    LibraryMember(.property, "language") { call in
      let base = try call.receiver(Locale.self)
      return call.packed(base.language as Locale.Language)
    },
    LibraryMember(.property, "region") { call in
      let base = try call.receiver(Locale.self)
      return call.packed(base.region as Locale.Region?)
    },
    LibraryMember(.property, "currency") { call in
      let base = try call.receiver(Locale.self)
      return call.packed(base.currency as Locale.Currency?)
    },
    LibraryMember(.property, "measurementSystem") { call in
      let base = try call.receiver(Locale.self)
      return call.packed(base.measurementSystem as Locale.MeasurementSystem)
    },
    LibraryMember(.property, "hourCycle") { call in
      let base = try call.receiver(Locale.self)
      return call.packed(base.hourCycle as Locale.HourCycle)
    },
    LibraryMember(.property, "calendar") { call in
      let base = try call.receiver(Locale.self)
      return try call.packed(trying: call.calendar(base))
    },
    LibraryMember(.method, "localizedString", [LibraryParameter("forIdentifier", "identifier", String.self)]) { call in
      let base = try call.receiver(Locale.self)
      let identifier = try call[0, String.self]
      return call.packed(base.localizedString(forIdentifier: identifier) as String?)
    },
    LibraryMember(.method, "localizedString", [
      LibraryParameter("forLanguageCode", "languageCode", String.self)
    ]) { call in
      let base = try call.receiver(Locale.self)
      let languageCode = try call[0, String.self]
      return call.packed(base.localizedString(forLanguageCode: languageCode) as String?)
    },
    LibraryMember(.method, "localizedString", [LibraryParameter("forRegionCode", "regionCode", String.self)]) { call in
      let base = try call.receiver(Locale.self)
      let regionCode = try call[0, String.self]
      return call.packed(base.localizedString(forRegionCode: regionCode) as String?)
    },
    LibraryMember(.method, "localizedString", [LibraryParameter("forScriptCode", "scriptCode", String.self)]) { call in
      let base = try call.receiver(Locale.self)
      let scriptCode = try call[0, String.self]
      return call.packed(base.localizedString(forScriptCode: scriptCode) as String?)
    },
    LibraryMember(.method, "localizedString", [
      LibraryParameter("forCurrencyCode", "currencyCode", String.self)
    ]) { call in
      let base = try call.receiver(Locale.self)
      let currencyCode = try call[0, String.self]
      return call.packed(base.localizedString(forCurrencyCode: currencyCode) as String?)
    },
  ]
}

/// All members of `Locale`.
enum LibraryLocaleMembers {
  static let all = LibraryType([LibraryLocaleMembers1.members])
}
