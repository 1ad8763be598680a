// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `ListFormatStyle.Width`.
enum LibraryListFormatStyleWidthMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "standard") { call in
      return call.packed(SequenceStyle.Width.standard as SequenceStyle.Width)
    },
    LibraryMember(.staticProperty, "short") { call in
      return call.packed(SequenceStyle.Width.short as SequenceStyle.Width)
    },
    LibraryMember(.staticProperty, "narrow") { call in
      return call.packed(SequenceStyle.Width.narrow as SequenceStyle.Width)
    },
  ]
}

/// All members of `ListFormatStyle.Width`.
enum LibraryListFormatStyleWidthMembers {
  static let all = LibraryType([LibraryListFormatStyleWidthMembers1.members])
}
