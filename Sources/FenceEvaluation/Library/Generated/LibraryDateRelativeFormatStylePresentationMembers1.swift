// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.RelativeFormatStyle.Presentation`.
enum LibraryDateRelativeFormatStylePresentationMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "numeric") { call in
      return call.packed(Date.RelativeFormatStyle.Presentation.numeric as Date.RelativeFormatStyle.Presentation)
    },
    LibraryMember(.staticProperty, "named") { call in
      return call.packed(Date.RelativeFormatStyle.Presentation.named as Date.RelativeFormatStyle.Presentation)
    },
  ]
}

/// All members of `Date.RelativeFormatStyle.Presentation`.
enum LibraryDateRelativeFormatStylePresentationMembers {
  static let all = LibraryType([LibraryDateRelativeFormatStylePresentationMembers1.members])
}
