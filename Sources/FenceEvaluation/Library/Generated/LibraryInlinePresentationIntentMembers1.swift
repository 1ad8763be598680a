// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `InlinePresentationIntent`.
enum LibraryInlinePresentationIntentMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "emphasized") { call in
      return call.packed(TextIntent.emphasized as TextIntent)
    },
    LibraryMember(.staticProperty, "stronglyEmphasized") { call in
      return call.packed(TextIntent.stronglyEmphasized as TextIntent)
    },
    LibraryMember(.staticProperty, "code") { call in
      return call.packed(TextIntent.code as TextIntent)
    },
    LibraryMember(.staticProperty, "strikethrough") { call in
      return call.packed(TextIntent.strikethrough as TextIntent)
    },
    LibraryMember(.staticProperty, "softBreak") { call in
      return call.packed(TextIntent.softBreak as TextIntent)
    },
    LibraryMember(.staticProperty, "lineBreak") { call in
      return call.packed(TextIntent.lineBreak as TextIntent)
    },
  ]
}

/// All members of `InlinePresentationIntent`.
enum LibraryInlinePresentationIntentMembers {
  static let all = LibraryType([LibraryInlinePresentationIntentMembers1.members])
}
