// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `ByteCountFormatter.Units`.
enum LibraryByteCountFormatterUnitsMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "useBytes") { call in
      return call.packed(ByteCountFormatter.Units.useBytes as ByteCountFormatter.Units)
    },
    LibraryMember(.staticProperty, "useKB") { call in
      return call.packed(ByteCountFormatter.Units.useKB as ByteCountFormatter.Units)
    },
    LibraryMember(.staticProperty, "useMB") { call in
      return call.packed(ByteCountFormatter.Units.useMB as ByteCountFormatter.Units)
    },
    LibraryMember(.staticProperty, "useGB") { call in
      return call.packed(ByteCountFormatter.Units.useGB as ByteCountFormatter.Units)
    },
    LibraryMember(.staticProperty, "useTB") { call in
      return call.packed(ByteCountFormatter.Units.useTB as ByteCountFormatter.Units)
    },
    LibraryMember(.staticProperty, "usePB") { call in
      return call.packed(ByteCountFormatter.Units.usePB as ByteCountFormatter.Units)
    },
    LibraryMember(.staticProperty, "useAll") { call in
      return call.packed(ByteCountFormatter.Units.useAll as ByteCountFormatter.Units)
    },
  ]
}

/// All members of `ByteCountFormatter.Units`.
enum LibraryByteCountFormatterUnitsMembers {
  static let all = LibraryType([LibraryByteCountFormatterUnitsMembers1.members])
}
