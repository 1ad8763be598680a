// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.RelativeFormatStyle`.
enum LibraryDateRelativeFormatStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [
      LibraryParameter("presentation", "presentation", Date.RelativeFormatStyle.Presentation.self).optional,
      LibraryParameter("unitsStyle", "unitsStyle", Date.RelativeFormatStyle.UnitsStyle.self).optional,
      LibraryParameter("locale", "locale", Locale.self).optional,
      LibraryParameter("calendar", "calendar", Calendar.self).optional,
    ]) { call in
      let presentation = try call.argument(0, Date.RelativeFormatStyle.Presentation.self, or: .numeric)
      let unitsStyle = try call.argument(1, Date.RelativeFormatStyle.UnitsStyle.self, or: .wide)
      let locale = try call.argument(2, Locale.self, or: Locale.fence)
      let calendar = try call.argument(3, Calendar.self, or: FormatPlace.standard.localCalendar)
      return try call.packed(trying: call.styles.make(Date.RelativeFormatStyle.self, presentation: presentation, unitsStyle: unitsStyle, locale: locale, calendar: calendar))
    },
    LibraryMember(.method, "locale", [LibraryParameter(nil, "locale", Locale.self)]) { call in
      let base = try call.receiver(Date.RelativeFormatStyle.self)
      let locale = try call[0, Locale.self]
      return call.packed(base.locale(locale) as Date.RelativeFormatStyle)
    },
  ]
}

/// All members of `Date.RelativeFormatStyle`.
enum LibraryDateRelativeFormatStyleMembers {
  static let all = LibraryType([LibraryDateRelativeFormatStyleMembers1.members])
}
