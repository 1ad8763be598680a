// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `ListFormatStyle.ListType`.
enum LibraryListFormatStyleListTypeMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "and") { call in
      return call.packed(SequenceStyle.ListType.and as SequenceStyle.ListType)
    },
    LibraryMember(.staticProperty, "or") { call in
      return call.packed(SequenceStyle.ListType.or as SequenceStyle.ListType)
    },
  ]
}

/// All members of `ListFormatStyle.ListType`.
enum LibraryListFormatStyleListTypeMembers {
  static let all = LibraryType([LibraryListFormatStyleListTypeMembers1.members])
}
