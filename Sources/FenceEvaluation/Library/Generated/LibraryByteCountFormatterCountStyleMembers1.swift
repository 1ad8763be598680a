// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `ByteCountFormatter.CountStyle`.
enum LibraryByteCountFormatterCountStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "file") { call in
      return call.packed(ByteCountFormatter.CountStyle.file as ByteCountFormatter.CountStyle)
    },
    LibraryMember(.staticProperty, "memory") { call in
      return call.packed(ByteCountFormatter.CountStyle.memory as ByteCountFormatter.CountStyle)
    },
    LibraryMember(.staticProperty, "decimal") { call in
      return call.packed(ByteCountFormatter.CountStyle.decimal as ByteCountFormatter.CountStyle)
    },
    LibraryMember(.staticProperty, "binary") { call in
      return call.packed(ByteCountFormatter.CountStyle.binary as ByteCountFormatter.CountStyle)
    },
  ]
}

/// All members of `ByteCountFormatter.CountStyle`.
enum LibraryByteCountFormatterCountStyleMembers {
  static let all = LibraryType([LibraryByteCountFormatterCountStyleMembers1.members])
}
