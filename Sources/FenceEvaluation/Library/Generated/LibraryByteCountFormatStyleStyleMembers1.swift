// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `ByteCountFormatStyle.Style`.
enum LibraryByteCountFormatStyleStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "file") { call in
      return call.packed(ByteCountFormatStyle.Style.file as ByteCountFormatStyle.Style)
    },
    LibraryMember(.staticProperty, "memory") { call in
      return call.packed(ByteCountFormatStyle.Style.memory as ByteCountFormatStyle.Style)
    },
    LibraryMember(.staticProperty, "decimal") { call in
      return call.packed(ByteCountFormatStyle.Style.decimal as ByteCountFormatStyle.Style)
    },
    LibraryMember(.staticProperty, "binary") { call in
      return call.packed(ByteCountFormatStyle.Style.binary as ByteCountFormatStyle.Style)
    },
  ]
}

/// All members of `ByteCountFormatStyle.Style`.
enum LibraryByteCountFormatStyleStyleMembers {
  static let all = LibraryType([LibraryByteCountFormatStyleStyleMembers1.members])
}
