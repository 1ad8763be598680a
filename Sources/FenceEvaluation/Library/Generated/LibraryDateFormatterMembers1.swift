// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `DateFormatter`.
enum LibraryDateFormatterMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return try call.packed(trying: call.foundation.make(DateFormatter.self))
    },
    LibraryMember(.staticMethod, "localizedString", [
      LibraryParameter("from", "date", Date.self), LibraryParameter("dateStyle", "dstyle", DateFormatter.Style.self),
      LibraryParameter("timeStyle", "tstyle", DateFormatter.Style.self),
    ]) { call in
      let date = try call[0, Date.self]
      let dstyle = try call[1, DateFormatter.Style.self]
      let tstyle = try call[2, DateFormatter.Style.self]
      return try call.packed(trying: call.foundation.localizedString(DateFormatter.self, from: date, dateStyle: dstyle, timeStyle: tstyle))
    },
    LibraryMember(.staticMethod, "dateFormat", [
      LibraryParameter("fromTemplate", "tmplate", String.self), LibraryParameter("options", "opts", Int.self),
      LibraryParameter("locale", "locale", Optional<Locale>.self),
    ]) { call in
      let tmplate = try call[0, String.self]
      let opts = try call[1, Int.self]
      let locale = try call[2, Optional<Locale>.self]
      try call.require(opts == 0, "There are no options of templates")
      return call.packed(DateFormatter.dateFormat(fromTemplate: tmplate, options: opts, locale: locale) as String?)
    },
    LibraryMember(.property, "dateStyle") { call in
      let base = try call.receiver(DateFormatter.self)
      return call.packed(base.dateStyle as DateFormatter.Style)
    },
    LibraryMember(.setting, "dateStyle", [LibraryParameter(nil, "newValue", DateFormatter.Style.self)]) { call in
      let base = try call.receiver(DateFormatter.self)
      let newValue = try call[0, DateFormatter.Style.self]
      base.dateStyle = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "timeStyle") { call in
      let base = try call.receiver(DateFormatter.self)
      return call.packed(base.timeStyle as DateFormatter.Style)
    },
    LibraryMember(.setting, "timeStyle", [LibraryParameter(nil, "newValue", DateFormatter.Style.self)]) { call in
      let base = try call.receiver(DateFormatter.self)
      let newValue = try call[0, DateFormatter.Style.self]
      base.timeStyle = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "dateFormat") { call in
      let base = try call.receiver(DateFormatter.self)
      return call.packed(base.dateFormat as String?)
    },
    LibraryMember(.setting, "dateFormat", [LibraryParameter(nil, "newValue", Optional<String>.self)]) { call in
      let base = try call.receiver(DateFormatter.self)
      let newValue = try call[0, Optional<String>.self]
      try call.require(newValue.map { $0.utf8.count <= 1000 } ?? true, "date formats of more than 1000 letters aren't available in fences")
      base.dateFormat = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "locale") { call in
      let base = try call.receiver(DateFormatter.self)
      return call.packed(base.locale as Locale?)
    },
    LibraryMember(.setting, "locale", [LibraryParameter(nil, "newValue", Optional<Locale>.self)]) { call in
      let base = try call.receiver(DateFormatter.self)
      let newValue = try call[0, Optional<Locale>.self]
      try call.require(newValue != nil, "no locale isn't available in fences")
      base.locale = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "timeZone") { call in
      let base = try call.receiver(DateFormatter.self)
      return call.packed(base.timeZone as TimeZone?)
    },
    LibraryMember(.setting, "timeZone", [LibraryParameter(nil, "newValue", Optional<TimeZone>.self)]) { call in
      let base = try call.receiver(DateFormatter.self)
      let newValue = try call[0, Optional<TimeZone>.self]
      try call.require(newValue != nil, "no time zone isn't available in fences")
      base.timeZone = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "calendar") { call in
      let base = try call.receiver(DateFormatter.self)
      return call.packed(base.calendar as Calendar?)
    },
    LibraryMember(.setting, "calendar", [LibraryParameter(nil, "newValue", Optional<Calendar>.self)]) { call in
      let base = try call.receiver(DateFormatter.self)
      let newValue = try call[0, Optional<Calendar>.self]
      try call.require(newValue != nil, "no calendar isn't available in fences")
      base.calendar = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "isLenient") { call in
      let base = try call.receiver(DateFormatter.self)
      return call.packed(base.isLenient as Bool)
    },
    LibraryMember(.setting, "isLenient", [LibraryParameter(nil, "newValue", Bool.self)]) { call in
      let base = try call.receiver(DateFormatter.self)
      let newValue = try call[0, Bool.self]
      base.isLenient = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "amSymbol") { call in
      let base = try call.receiver(DateFormatter.self)
      return call.packed(base.amSymbol as String)
    },
    LibraryMember(.setting, "amSymbol", [LibraryParameter(nil, "newValue", String.self)]) { call in
      let base = try call.receiver(DateFormatter.self)
      let newValue = try call[0, String.self]
      base.amSymbol = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "pmSymbol") { call in
      let base = try call.receiver(DateFormatter.self)
      return call.packed(base.pmSymbol as String)
    },
    LibraryMember(.setting, "pmSymbol", [LibraryParameter(nil, "newValue", String.self)]) { call in
      let base = try call.receiver(DateFormatter.self)
      let newValue = try call[0, String.self]
      base.pmSymbol = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "monthSymbols") { call in
      let base = try call.receiver(DateFormatter.self)
      return call.packed(base.monthSymbols as [String])
    },
    LibraryMember(.property, "shortMonthSymbols") { call in
      let base = try call.receiver(DateFormatter.self)
      return call.packed(base.shortMonthSymbols as [String])
    },
    LibraryMember(.property, "weekdaySymbols") { call in
      let base = try call.receiver(DateFormatter.self)
      return call.packed(base.weekdaySymbols as [String])
    },
    LibraryMember(.property, "shortWeekdaySymbols") { call in
      let base = try call.receiver(DateFormatter.self)
      return call.packed(base.shortWeekdaySymbols as [String])
    },
    LibraryMember(.property, "veryShortWeekdaySymbols") { call in
      let base = try call.receiver(DateFormatter.self)
      return call.packed(base.veryShortWeekdaySymbols as [String])
    },
    LibraryMember(.method, "string", [LibraryParameter("from", "date", Date.self)]) { call in
      let base = try call.receiver(DateFormatter.self)
      let date = try call[0, Date.self]
      return call.packed(base.string(from: date) as String)
    },
    LibraryMember(.method, "date", [LibraryParameter("from", "string", String.self)]) { call in
      let base = try call.receiver(DateFormatter.self)
      let string = try call[0, String.self]
      return call.packed(base.date(from: string) as Date?)
    },
    LibraryMember(.method, "setLocalizedDateFormatFromTemplate", [
      LibraryParameter(nil, "dateFormatTemplate", String.self)
    ]) { call in
      let base = try call.receiver(DateFormatter.self)
      let dateFormatTemplate = try call[0, String.self]
      base.setLocalizedDateFormatFromTemplate(dateFormatTemplate)
      return .void
    },
  ]
}

/// All members of `DateFormatter`.
enum LibraryDateFormatterMembers {
  static let all = LibraryType([LibraryDateFormatterMembers1.members])
}
