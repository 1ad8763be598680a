// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Mirror.DisplayStyle`.
enum LibraryMirrorDisplayStyleMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "struct") { call in
      return call.packed(MirrorValue.DisplayStyle.struct as MirrorValue.DisplayStyle)
    },
    LibraryMember(.staticProperty, "class") { call in
      return call.packed(MirrorValue.DisplayStyle.class as MirrorValue.DisplayStyle)
    },
    LibraryMember(.staticProperty, "enum") { call in
      return call.packed(MirrorValue.DisplayStyle.enum as MirrorValue.DisplayStyle)
    },
    LibraryMember(.staticProperty, "tuple") { call in
      return call.packed(MirrorValue.DisplayStyle.tuple as MirrorValue.DisplayStyle)
    },
    LibraryMember(.staticProperty, "optional") { call in
      return call.packed(MirrorValue.DisplayStyle.optional as MirrorValue.DisplayStyle)
    },
    LibraryMember(.staticProperty, "collection") { call in
      return call.packed(MirrorValue.DisplayStyle.collection as MirrorValue.DisplayStyle)
    },
    LibraryMember(.staticProperty, "dictionary") { call in
      return call.packed(MirrorValue.DisplayStyle.dictionary as MirrorValue.DisplayStyle)
    },
    LibraryMember(.staticProperty, "set") { call in
      return call.packed(MirrorValue.DisplayStyle.set as MirrorValue.DisplayStyle)
    },
  ]
}

/// All members of `Mirror.DisplayStyle`.
enum LibraryMirrorDisplayStyleMembers {
  static let all = LibraryType([LibraryMirrorDisplayStyleMembers1.members])
}
