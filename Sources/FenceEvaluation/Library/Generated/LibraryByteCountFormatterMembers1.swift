// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `ByteCountFormatter`.
enum LibraryByteCountFormatterMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return call.packed(ByteCountFormatter() as ByteCountFormatter)
    },
    LibraryMember(.staticMethod, "string", [
      LibraryParameter("fromByteCount", "byteCount", Int64.self),
      LibraryParameter("countStyle", "countStyle", ByteCountFormatter.CountStyle.self),
    ]) { call in
      let byteCount = try call[0, Int64.self]
      let countStyle = try call[1, ByteCountFormatter.CountStyle.self]
      return call.packed(ByteCountFormatter.string(fromByteCount: byteCount, countStyle: countStyle) as String)
    },
    LibraryMember(.property, "countStyle") { call in
      let base = try call.receiver(ByteCountFormatter.self)
      return call.packed(base.countStyle as ByteCountFormatter.CountStyle)
    },
    LibraryMember(.setting, "countStyle", [
      LibraryParameter(nil, "newValue", ByteCountFormatter.CountStyle.self)
    ]) { call in
      let base = try call.receiver(ByteCountFormatter.self)
      let newValue = try call[0, ByteCountFormatter.CountStyle.self]
      base.countStyle = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "allowedUnits") { call in
      let base = try call.receiver(ByteCountFormatter.self)
      return call.packed(base.allowedUnits as ByteCountFormatter.Units)
    },
    LibraryMember(.setting, "allowedUnits", [
      LibraryParameter(nil, "newValue", ByteCountFormatter.Units.self)
    ]) { call in
      let base = try call.receiver(ByteCountFormatter.self)
      let newValue = try call[0, ByteCountFormatter.Units.self]
      base.allowedUnits = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "includesUnit") { call in
      let base = try call.receiver(ByteCountFormatter.self)
      return call.packed(base.includesUnit as Bool)
    },
    LibraryMember(.setting, "includesUnit", [LibraryParameter(nil, "newValue", Bool.self)]) { call in
      let base = try call.receiver(ByteCountFormatter.self)
      let newValue = try call[0, Bool.self]
      base.includesUnit = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "includesCount") { call in
      let base = try call.receiver(ByteCountFormatter.self)
      return call.packed(base.includesCount as Bool)
    },
    LibraryMember(.setting, "includesCount", [LibraryParameter(nil, "newValue", Bool.self)]) { call in
      let base = try call.receiver(ByteCountFormatter.self)
      let newValue = try call[0, Bool.self]
      base.includesCount = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "includesActualByteCount") { call in
      let base = try call.receiver(ByteCountFormatter.self)
      return call.packed(base.includesActualByteCount as Bool)
    },
    LibraryMember(.setting, "includesActualByteCount", [LibraryParameter(nil, "newValue", Bool.self)]) { call in
      let base = try call.receiver(ByteCountFormatter.self)
      let newValue = try call[0, Bool.self]
      base.includesActualByteCount = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "isAdaptive") { call in
      let base = try call.receiver(ByteCountFormatter.self)
      return call.packed(base.isAdaptive as Bool)
    },
    LibraryMember(.setting, "isAdaptive", [LibraryParameter(nil, "newValue", Bool.self)]) { call in
      let base = try call.receiver(ByteCountFormatter.self)
      let newValue = try call[0, Bool.self]
      base.isAdaptive = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "zeroPadsFractionDigits") { call in
      let base = try call.receiver(ByteCountFormatter.self)
      return call.packed(base.zeroPadsFractionDigits as Bool)
    },
    LibraryMember(.setting, "zeroPadsFractionDigits", [LibraryParameter(nil, "newValue", Bool.self)]) { call in
      let base = try call.receiver(ByteCountFormatter.self)
      let newValue = try call[0, Bool.self]
      base.zeroPadsFractionDigits = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "allowsNonnumericFormatting") { call in
      let base = try call.receiver(ByteCountFormatter.self)
      return call.packed(base.allowsNonnumericFormatting as Bool)
    },
    LibraryMember(.setting, "allowsNonnumericFormatting", [LibraryParameter(nil, "newValue", Bool.self)]) { call in
      let base = try call.receiver(ByteCountFormatter.self)
      let newValue = try call[0, Bool.self]
      base.allowsNonnumericFormatting = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.method, "string", [LibraryParameter("fromByteCount", "byteCount", Int64.self)]) { call in
      let base = try call.receiver(ByteCountFormatter.self)
      let byteCount = try call[0, Int64.self]
      return call.packed(base.string(fromByteCount: byteCount) as String)
    },
  ]
}

/// All members of `ByteCountFormatter`.
enum LibraryByteCountFormatterMembers {
  static let all = LibraryType([LibraryByteCountFormatterMembers1.members])
}
