// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `String.Encoding`.
enum LibraryStringEncodingMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "utf8") { call in
      return call.packed(String.Encoding.utf8 as String.Encoding)
    },
    LibraryMember(.staticProperty, "ascii") { call in
      return call.packed(String.Encoding.ascii as String.Encoding)
    },
    LibraryMember(.staticProperty, "utf16") { call in
      return call.packed(String.Encoding.utf16 as String.Encoding)
    },
    LibraryMember(.staticProperty, "utf32") { call in
      return call.packed(String.Encoding.utf32 as String.Encoding)
    },
    LibraryMember(.staticProperty, "isoLatin1") { call in
      return call.packed(String.Encoding.isoLatin1 as String.Encoding)
    },
    LibraryMember(.staticProperty, "unicode") { call in
      return call.packed(String.Encoding.unicode as String.Encoding)
    },
  ]
}

/// All members of `String.Encoding`.
enum LibraryStringEncodingMembers {
  static let all = LibraryType([LibraryStringEncodingMembers1.members])
}
