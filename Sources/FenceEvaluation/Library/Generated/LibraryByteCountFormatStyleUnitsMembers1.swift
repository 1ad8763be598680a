// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `ByteCountFormatStyle.Units`.
enum LibraryByteCountFormatStyleUnitsMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "bytes") { call in
      return call.packed(ByteCountFormatStyle.Units.bytes as ByteCountFormatStyle.Units)
    },
    LibraryMember(.staticProperty, "kb") { call in
      return call.packed(ByteCountFormatStyle.Units.kb as ByteCountFormatStyle.Units)
    },
    LibraryMember(.staticProperty, "mb") { call in
      return call.packed(ByteCountFormatStyle.Units.mb as ByteCountFormatStyle.Units)
    },
    LibraryMember(.staticProperty, "gb") { call in
      return call.packed(ByteCountFormatStyle.Units.gb as ByteCountFormatStyle.Units)
    },
    LibraryMember(.staticProperty, "tb") { call in
      return call.packed(ByteCountFormatStyle.Units.tb as ByteCountFormatStyle.Units)
    },
    LibraryMember(.staticProperty, "pb") { call in
      return call.packed(ByteCountFormatStyle.Units.pb as ByteCountFormatStyle.Units)
    },
    LibraryMember(.staticProperty, "all") { call in
      return call.packed(ByteCountFormatStyle.Units.all as ByteCountFormatStyle.Units)
    },
    LibraryMember(.staticProperty, "default") { call in
      return call.packed(ByteCountFormatStyle.Units.`default` as ByteCountFormatStyle.Units)
    },
  ]
}

/// All members of `ByteCountFormatStyle.Units`.
enum LibraryByteCountFormatStyleUnitsMembers {
  static let all = LibraryType([LibraryByteCountFormatStyleUnitsMembers1.members])
}
