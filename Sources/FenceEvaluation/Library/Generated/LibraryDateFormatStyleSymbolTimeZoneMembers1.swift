// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.FormatStyle.Symbol.TimeZone`.
enum LibraryDateFormatStyleSymbolTimeZoneMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticMethod, "specificName", [
      LibraryParameter(nil, "width", Date.FormatStyle.Symbol.TimeZone.Width.self)
    ]) { call in
      let width = try call[0, Date.FormatStyle.Symbol.TimeZone.Width.self]
      return call.packed(Date.FormatStyle.Symbol.TimeZone.specificName(width) as Date.FormatStyle.Symbol.TimeZone)
    },
    LibraryMember(.staticMethod, "genericName", [
      LibraryParameter(nil, "width", Date.FormatStyle.Symbol.TimeZone.Width.self)
    ]) { call in
      let width = try call[0, Date.FormatStyle.Symbol.TimeZone.Width.self]
      return call.packed(Date.FormatStyle.Symbol.TimeZone.genericName(width) as Date.FormatStyle.Symbol.TimeZone)
    },
    LibraryMember(.staticMethod, "iso8601", [
      LibraryParameter(nil, "width", Date.FormatStyle.Symbol.TimeZone.Width.self)
    ]) { call in
      let width = try call[0, Date.FormatStyle.Symbol.TimeZone.Width.self]
      return call.packed(Date.FormatStyle.Symbol.TimeZone.iso8601(width) as Date.FormatStyle.Symbol.TimeZone)
    },
    LibraryMember(.staticMethod, "localizedGMT", [
      LibraryParameter(nil, "width", Date.FormatStyle.Symbol.TimeZone.Width.self)
    ]) { call in
      let width = try call[0, Date.FormatStyle.Symbol.TimeZone.Width.self]
      return call.packed(Date.FormatStyle.Symbol.TimeZone.localizedGMT(width) as Date.FormatStyle.Symbol.TimeZone)
    },
    LibraryMember(.staticMethod, "identifier", [
      LibraryParameter(nil, "width", Date.FormatStyle.Symbol.TimeZone.Width.self)
    ]) { call in
      let width = try call[0, Date.FormatStyle.Symbol.TimeZone.Width.self]
      return call.packed(Date.FormatStyle.Symbol.TimeZone.identifier(width) as Date.FormatStyle.Symbol.TimeZone)
    },
    LibraryMember(.staticProperty, "exemplarLocation") { call in
      return call.packed(Date.FormatStyle.Symbol.TimeZone.exemplarLocation as Date.FormatStyle.Symbol.TimeZone)
    },
  ]
}

/// All members of `Date.FormatStyle.Symbol.TimeZone`.
enum LibraryDateFormatStyleSymbolTimeZoneMembers {
  static let all = LibraryType([LibraryDateFormatStyleSymbolTimeZoneMembers1.members])
}
