// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `DateComponentsFormatter`.
enum LibraryDateComponentsFormatterMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return call.packed(PeriodFormatter() as PeriodFormatter)
    },
    LibraryMember(.staticMethod, "localizedString", [
      LibraryParameter("from", "components", DateComponents.self),
      LibraryParameter("unitsStyle", "unitsStyle", PeriodFormatter.UnitsStyle.self),
    ]) { call in
      let components = try call[0, DateComponents.self]
      let unitsStyle = try call[1, PeriodFormatter.UnitsStyle.self]
      return try call.packed(trying: call.foundation.localizedString(PeriodFormatter.self, from: components, unitsStyle: unitsStyle))
    },
    LibraryMember(.property, "unitsStyle") { call in
      let base = try call.receiver(PeriodFormatter.self)
      return call.packed(base.unitsStyle as PeriodFormatter.UnitsStyle)
    },
    LibraryMember(.setting, "unitsStyle", [
      LibraryParameter(nil, "newValue", PeriodFormatter.UnitsStyle.self)
    ]) { call in
      let base = try call.receiver(PeriodFormatter.self)
      let newValue = try call[0, PeriodFormatter.UnitsStyle.self]
      base.unitsStyle = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "allowedUnits") { call in
      let base = try call.receiver(PeriodFormatter.self)
      return call.packed(base.allowedUnits as NSCalendar.Unit)
    },
    LibraryMember(.setting, "allowedUnits", [LibraryParameter(nil, "newValue", NSCalendar.Unit.self)]) { call in
      let base = try call.receiver(PeriodFormatter.self)
      let newValue = try call[0, NSCalendar.Unit.self]
      base.allowedUnits = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "zeroFormattingBehavior") { call in
      let base = try call.receiver(PeriodFormatter.self)
      return call.packed(base.zeroFormattingBehavior as PeriodFormatter.ZeroFormattingBehavior)
    },
    LibraryMember(.setting, "zeroFormattingBehavior", [
      LibraryParameter(nil, "newValue", PeriodFormatter.ZeroFormattingBehavior.self)
    ]) { call in
      let base = try call.receiver(PeriodFormatter.self)
      let newValue = try call[0, PeriodFormatter.ZeroFormattingBehavior.self]
      base.zeroFormattingBehavior = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "maximumUnitCount") { call in
      let base = try call.receiver(PeriodFormatter.self)
      return call.packed(base.maximumUnitCount as Int)
    },
    LibraryMember(.setting, "maximumUnitCount", [LibraryParameter(nil, "newValue", Int.self)]) { call in
      let base = try call.receiver(PeriodFormatter.self)
      let newValue = try call[0, Int.self]
      base.maximumUnitCount = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "includesApproximationPhrase") { call in
      let base = try call.receiver(PeriodFormatter.self)
      return call.packed(base.includesApproximationPhrase as Bool)
    },
    LibraryMember(.setting, "includesApproximationPhrase", [LibraryParameter(nil, "newValue", Bool.self)]) { call in
      let base = try call.receiver(PeriodFormatter.self)
      let newValue = try call[0, Bool.self]
      base.includesApproximationPhrase = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "includesTimeRemainingPhrase") { call in
      let base = try call.receiver(PeriodFormatter.self)
      return call.packed(base.includesTimeRemainingPhrase as Bool)
    },
    LibraryMember(.setting, "includesTimeRemainingPhrase", [LibraryParameter(nil, "newValue", Bool.self)]) { call in
      let base = try call.receiver(PeriodFormatter.self)
      let newValue = try call[0, Bool.self]
      base.includesTimeRemainingPhrase = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "calendar") { call in
      let base = try call.receiver(PeriodFormatter.self)
      return call.packed(base.calendar as Calendar?)
    },
    LibraryMember(.setting, "calendar", [LibraryParameter(nil, "newValue", Optional<Calendar>.self)]) { call in
      let base = try call.receiver(PeriodFormatter.self)
      let newValue = try call[0, Optional<Calendar>.self]
      base.calendar = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.method, "string", [LibraryParameter("from", "ti", Double.self)]) { call in
      let base = try call.receiver(PeriodFormatter.self)
      let ti = try call[0, Double.self]
      return try call.packed(trying: call.foundation.string(base, from: ti))
    },
    LibraryMember(.method, "string", [LibraryParameter("from", "components", DateComponents.self)]) { call in
      let base = try call.receiver(PeriodFormatter.self)
      let components = try call[0, DateComponents.self]
      return try call.packed(trying: call.foundation.string(base, from: components))
    },
    LibraryMember(.method, "string", [
      LibraryParameter("from", "startDate", Date.self), LibraryParameter("to", "endDate", Date.self),
    ]) { call in
      let base = try call.receiver(PeriodFormatter.self)
      let startDate = try call[0, Date.self]
      let endDate = try call[1, Date.self]
      return try call.packed(trying: call.foundation.string(base, from: startDate, to: endDate))
    },
  ]
}

/// All members of `DateComponentsFormatter`.
enum LibraryDateComponentsFormatterMembers {
  static let all = LibraryType([LibraryDateComponentsFormatterMembers1.members])
}
