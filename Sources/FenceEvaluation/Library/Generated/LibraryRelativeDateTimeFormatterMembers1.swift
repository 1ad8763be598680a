// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `RelativeDateTimeFormatter`.
enum LibraryRelativeDateTimeFormatterMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return call.packed(RelativeFormatter() as RelativeFormatter)
    },
    LibraryMember(.property, "unitsStyle") { call in
      let base = try call.receiver(RelativeFormatter.self)
      return call.packed(base.unitsStyle as RelativeFormatter.UnitsStyle)
    },
    LibraryMember(.setting, "unitsStyle", [
      LibraryParameter(nil, "newValue", RelativeFormatter.UnitsStyle.self)
    ]) { call in
      let base = try call.receiver(RelativeFormatter.self)
      let newValue = try call[0, RelativeFormatter.UnitsStyle.self]
      base.unitsStyle = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "dateTimeStyle") { call in
      let base = try call.receiver(RelativeFormatter.self)
      return call.packed(base.dateTimeStyle as RelativeFormatter.DateTimeStyle)
    },
    LibraryMember(.setting, "dateTimeStyle", [
      LibraryParameter(nil, "newValue", RelativeFormatter.DateTimeStyle.self)
    ]) { call in
      let base = try call.receiver(RelativeFormatter.self)
      let newValue = try call[0, RelativeFormatter.DateTimeStyle.self]
      base.dateTimeStyle = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "locale") { call in
      let base = try call.receiver(RelativeFormatter.self)
      return call.packed(base.locale as Locale?)
    },
    LibraryMember(.setting, "locale", [LibraryParameter(nil, "newValue", Optional<Locale>.self)]) { call in
      let base = try call.receiver(RelativeFormatter.self)
      let newValue = try call[0, Optional<Locale>.self]
      try call.require(newValue != nil, "no locale isn't available in fences")
      base.locale = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "calendar") { call in
      let base = try call.receiver(RelativeFormatter.self)
      return call.packed(base.calendar as Calendar?)
    },
    LibraryMember(.setting, "calendar", [LibraryParameter(nil, "newValue", Optional<Calendar>.self)]) { call in
      let base = try call.receiver(RelativeFormatter.self)
      let newValue = try call[0, Optional<Calendar>.self]
      try call.require(newValue != nil, "no calendar isn't available in fences")
      base.calendar = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.method, "localizedString", [
      LibraryParameter("for", "date", Date.self), LibraryParameter("relativeTo", "referenceDate", Date.self),
    ]) { call in
      let base = try call.receiver(RelativeFormatter.self)
      let date = try call[0, Date.self]
      let referenceDate = try call[1, Date.self]
      return try call.packed(trying: call.foundation.localizedString(base, for: date, relativeTo: referenceDate))
    },
    LibraryMember(.method, "localizedString", [
      LibraryParameter("fromTimeInterval", "timeInterval", Double.self)
    ]) { call in
      let base = try call.receiver(RelativeFormatter.self)
      let timeInterval = try call[0, Double.self]
      return try call.packed(trying: call.foundation.localizedString(base, fromTimeInterval: timeInterval))
    },
    LibraryMember(.method, "localizedString", [
      LibraryParameter("from", "dateComponents", DateComponents.self)
    ]) { call in
      let base = try call.receiver(RelativeFormatter.self)
      let dateComponents = try call[0, DateComponents.self]
      return try call.packed(trying: call.foundation.localizedString(base, from: dateComponents))
    },
  ]
}

/// All members of `RelativeDateTimeFormatter`.
enum LibraryRelativeDateTimeFormatterMembers {
  static let all = LibraryType([LibraryRelativeDateTimeFormatterMembers1.members])
}
