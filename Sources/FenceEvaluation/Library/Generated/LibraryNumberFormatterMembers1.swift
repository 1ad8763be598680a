// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `NumberFormatter`.
enum LibraryNumberFormatterMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return try call.packed(trying: call.foundation.make(NumberFormatter.self))
    },
    LibraryMember(.staticMethod, "localizedString", [
      LibraryParameter("from", "num", NSNumber.self), LibraryParameter("number", "nstyle", NumberFormatter.Style.self),
    ]) { call in
      let num = try call[0, NSNumber.self]
      let nstyle = try call[1, NumberFormatter.Style.self]
      return try call.packed(trying: call.foundation.localizedString(NumberFormatter.self, from: num, number: nstyle))
    },
    LibraryMember(.property, "numberStyle") { call in
      let base = try call.receiver(NumberFormatter.self)
      return call.packed(base.numberStyle as NumberFormatter.Style)
    },
    LibraryMember(.setting, "numberStyle", [LibraryParameter(nil, "newValue", NumberFormatter.Style.self)]) { call in
      let base = try call.receiver(NumberFormatter.self)
      let newValue = try call[0, NumberFormatter.Style.self]
      base.numberStyle = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "roundingMode") { call in
      let base = try call.receiver(NumberFormatter.self)
      return call.packed(base.roundingMode as NumberFormatter.RoundingMode)
    },
    LibraryMember(.setting, "roundingMode", [
      LibraryParameter(nil, "newValue", NumberFormatter.RoundingMode.self)
    ]) { call in
      let base = try call.receiver(NumberFormatter.self)
      let newValue = try call[0, NumberFormatter.RoundingMode.self]
      base.roundingMode = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "locale") { call in
      let base = try call.receiver(NumberFormatter.self)
      return call.packed(base.locale as Locale?)
    },
    LibraryMember(.setting, "locale", [LibraryParameter(nil, "newValue", Optional<Locale>.self)]) { call in
      let base = try call.receiver(NumberFormatter.self)
      let newValue = try call[0, Optional<Locale>.self]
      try call.require(newValue != nil, "no locale isn't available in fences")
      base.locale = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "minimumIntegerDigits") { call in
      let base = try call.receiver(NumberFormatter.self)
      return call.packed(base.minimumIntegerDigits as Int)
    },
    LibraryMember(.setting, "minimumIntegerDigits", [LibraryParameter(nil, "newValue", Int.self)]) { call in
      let base = try call.receiver(NumberFormatter.self)
      let newValue = try call[0, Int.self]
      try call.require(newValue >= 0 && newValue <= 100, "more than 100 digits aren't available in fences")
      base.minimumIntegerDigits = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "maximumIntegerDigits") { call in
      let base = try call.receiver(NumberFormatter.self)
      return call.packed(base.maximumIntegerDigits as Int)
    },
    LibraryMember(.setting, "maximumIntegerDigits", [LibraryParameter(nil, "newValue", Int.self)]) { call in
      let base = try call.receiver(NumberFormatter.self)
      let newValue = try call[0, Int.self]
      try call.require(newValue >= 0, "Negative number of digits")
      base.maximumIntegerDigits = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "minimumFractionDigits") { call in
      let base = try call.receiver(NumberFormatter.self)
      return call.packed(base.minimumFractionDigits as Int)
    },
    LibraryMember(.setting, "minimumFractionDigits", [LibraryParameter(nil, "newValue", Int.self)]) { call in
      let base = try call.receiver(NumberFormatter.self)
      let newValue = try call[0, Int.self]
      try call.require(newValue >= 0 && newValue <= 100, "more than 100 digits aren't available in fences")
      base.minimumFractionDigits = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "maximumFractionDigits") { call in
      let base = try call.receiver(NumberFormatter.self)
      return call.packed(base.maximumFractionDigits as Int)
    },
    LibraryMember(.setting, "maximumFractionDigits", [LibraryParameter(nil, "newValue", Int.self)]) { call in
      let base = try call.receiver(NumberFormatter.self)
      let newValue = try call[0, Int.self]
      try call.require(newValue >= 0, "Negative number of digits")
      base.maximumFractionDigits = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "minimumSignificantDigits") { call in
      let base = try call.receiver(NumberFormatter.self)
      return call.packed(base.minimumSignificantDigits as Int)
    },
    LibraryMember(.setting, "minimumSignificantDigits", [LibraryParameter(nil, "newValue", Int.self)]) { call in
      let base = try call.receiver(NumberFormatter.self)
      let newValue = try call[0, Int.self]
      try call.require(newValue >= 0 && newValue <= 100, "more than 100 digits aren't available in fences")
      base.minimumSignificantDigits = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "maximumSignificantDigits") { call in
      let base = try call.receiver(NumberFormatter.self)
      return call.packed(base.maximumSignificantDigits as Int)
    },
    LibraryMember(.setting, "maximumSignificantDigits", [LibraryParameter(nil, "newValue", Int.self)]) { call in
      let base = try call.receiver(NumberFormatter.self)
      let newValue = try call[0, Int.self]
      try call.require(newValue >= 0, "Negative number of digits")
      base.maximumSignificantDigits = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "usesGroupingSeparator") { call in
      let base = try call.receiver(NumberFormatter.self)
      return call.packed(base.usesGroupingSeparator as Bool)
    },
    LibraryMember(.setting, "usesGroupingSeparator", [LibraryParameter(nil, "newValue", Bool.self)]) { call in
      let base = try call.receiver(NumberFormatter.self)
      let newValue = try call[0, Bool.self]
      base.usesGroupingSeparator = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "usesSignificantDigits") { call in
      let base = try call.receiver(NumberFormatter.self)
      return call.packed(base.usesSignificantDigits as Bool)
    },
    LibraryMember(.setting, "usesSignificantDigits", [LibraryParameter(nil, "newValue", Bool.self)]) { call in
      let base = try call.receiver(NumberFormatter.self)
      let newValue = try call[0, Bool.self]
      base.usesSignificantDigits = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "alwaysShowsDecimalSeparator") { call in
      let base = try call.receiver(NumberFormatter.self)
      return call.packed(base.alwaysShowsDecimalSeparator as Bool)
    },
    LibraryMember(.setting, "alwaysShowsDecimalSeparator", [LibraryParameter(nil, "newValue", Bool.self)]) { call in
      let base = try call.receiver(NumberFormatter.self)
      let newValue = try call[0, Bool.self]
      base.alwaysShowsDecimalSeparator = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "isLenient") { call in
      let base = try call.receiver(NumberFormatter.self)
      return call.packed(base.isLenient as Bool)
    },
    LibraryMember(.setting, "isLenient", [LibraryParameter(nil, "newValue", Bool.self)]) { call in
      let base = try call.receiver(NumberFormatter.self)
      let newValue = try call[0, Bool.self]
      base.isLenient = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "currencyCode") { call in
      let base = try call.receiver(NumberFormatter.self)
      return call.packed(base.currencyCode as String?)
    },
    LibraryMember(.setting, "currencyCode", [LibraryParameter(nil, "newValue", Optional<String>.self)]) { call in
      let base = try call.receiver(NumberFormatter.self)
      let newValue = try call[0, Optional<String>.self]
      base.currencyCode = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "currencySymbol") { call in
      let base = try call.receiver(NumberFormatter.self)
      return call.packed(base.currencySymbol as String?)
    },
    LibraryMember(.setting, "currencySymbol", [LibraryParameter(nil, "newValue", Optional<String>.self)]) { call in
      let base = try call.receiver(NumberFormatter.self)
      let newValue = try call[0, Optional<String>.self]
      base.currencySymbol = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "groupingSeparator") { call in
      let base = try call.receiver(NumberFormatter.self)
      return call.packed(base.groupingSeparator as String?)
    },
    LibraryMember(.setting, "groupingSeparator", [LibraryParameter(nil, "newValue", Optional<String>.self)]) { call in
      let base = try call.receiver(NumberFormatter.self)
      let newValue = try call[0, Optional<String>.self]
      base.groupingSeparator = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "decimalSeparator") { call in
      let base = try call.receiver(NumberFormatter.self)
      return call.packed(base.decimalSeparator as String?)
    },
    LibraryMember(.setting, "decimalSeparator", [LibraryParameter(nil, "newValue", Optional<String>.self)]) { call in
      let base = try call.receiver(NumberFormatter.self)
      let newValue = try call[0, Optional<String>.self]
      base.decimalSeparator = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "percentSymbol") { call in
      let base = try call.receiver(NumberFormatter.self)
      return call.packed(base.percentSymbol as String?)
    },
    LibraryMember(.setting, "percentSymbol", [LibraryParameter(nil, "newValue", Optional<String>.self)]) { call in
      let base = try call.receiver(NumberFormatter.self)
      let newValue = try call[0, Optional<String>.self]
      base.percentSymbol = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "minusSign") { call in
      let base = try call.receiver(NumberFormatter.self)
      return call.packed(base.minusSign as String?)
    },
    LibraryMember(.setting, "minusSign", [LibraryParameter(nil, "newValue", Optional<String>.self)]) { call in
      let base = try call.receiver(NumberFormatter.self)
      let newValue = try call[0, Optional<String>.self]
      base.minusSign = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "plusSign") { call in
      let base = try call.receiver(NumberFormatter.self)
      return call.packed(base.plusSign as String?)
    },
  ]
}

/// All members of `NumberFormatter`.
enum LibraryNumberFormatterMembers {
  static let all = LibraryType([LibraryNumberFormatterMembers1.members, LibraryNumberFormatterMembers2.members])
}
