// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `ByteCountFormatStyle`.
enum LibraryByteCountFormatStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [
      LibraryParameter("style", "style", ByteCountFormatStyle.Style.self).optional,
      LibraryParameter("allowedUnits", "allowedUnits", ByteCountFormatStyle.Units.self).optional,
      LibraryParameter("spellsOutZero", "spellsOutZero", Bool.self).optional,
      LibraryParameter("includesActualByteCount", "includesActualByteCount", Bool.self).optional,
    ]) { call in
      let style = try call.argument(0, ByteCountFormatStyle.Style.self, or: .file)
      let allowedUnits = try call.argument(1, ByteCountFormatStyle.Units.self, or: .all)
      let spellsOutZero = try call.argument(2, Bool.self, or: true)
      let includesActualByteCount = try call.argument(3, Bool.self, or: false)
      return try call.packed(trying: call.styles.make(ByteCountFormatStyle.self, style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero, includesActualByteCount: includesActualByteCount))
    },
    LibraryMember(.method, "locale", [LibraryParameter(nil, "locale", Locale.self)]) { call in
      let base = try call.receiver(ByteCountFormatStyle.self)
      let locale = try call[0, Locale.self]
      return call.packed(base.locale(locale) as ByteCountFormatStyle)
    },
  ]
}

/// All members of `ByteCountFormatStyle`.
enum LibraryByteCountFormatStyleMembers {
  static let all = LibraryType([LibraryByteCountFormatStyleMembers1.members])
}
