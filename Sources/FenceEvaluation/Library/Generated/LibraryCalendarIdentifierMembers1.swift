// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Calendar.Identifier`.
enum LibraryCalendarIdentifierMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "gregorian") { call in
      return call.packed(Calendar.Identifier.gregorian as Calendar.Identifier)
    },
    LibraryMember(.staticProperty, "buddhist") { call in
      return call.packed(Calendar.Identifier.buddhist as Calendar.Identifier)
    },
    LibraryMember(.staticProperty, "chinese") { call in
      return call.packed(Calendar.Identifier.chinese as Calendar.Identifier)
    },
    LibraryMember(.staticProperty, "coptic") { call in
      return call.packed(Calendar.Identifier.coptic as Calendar.Identifier)
    },
    LibraryMember(.staticProperty, "ethiopicAmeteMihret") { call in
      return call.packed(Calendar.Identifier.ethiopicAmeteMihret as Calendar.Identifier)
    },
    LibraryMember(.staticProperty, "ethiopicAmeteAlem") { call in
      return call.packed(Calendar.Identifier.ethiopicAmeteAlem as Calendar.Identifier)
    },
    LibraryMember(.staticProperty, "hebrew") { call in
      return call.packed(Calendar.Identifier.hebrew as Calendar.Identifier)
    },
    LibraryMember(.staticProperty, "iso8601") { call in
      return call.packed(Calendar.Identifier.iso8601 as Calendar.Identifier)
    },
    LibraryMember(.staticProperty, "indian") { call in
      return call.packed(Calendar.Identifier.indian as Calendar.Identifier)
    },
    LibraryMember(.staticProperty, "islamic") { call in
      return call.packed(Calendar.Identifier.islamic as Calendar.Identifier)
    },
    LibraryMember(.staticProperty, "islamicCivil") { call in
      return call.packed(Calendar.Identifier.islamicCivil as Calendar.Identifier)
    },
    LibraryMember(.staticProperty, "japanese") { call in
      return call.packed(Calendar.Identifier.japanese as Calendar.Identifier)
    },
    LibraryMember(.staticProperty, "persian") { call in
      return call.packed(Calendar.Identifier.persian as Calendar.Identifier)
    },
    LibraryMember(.staticProperty, "republicOfChina") { call in
      return call.packed(Calendar.Identifier.republicOfChina as Calendar.Identifier)
    },
    LibraryMember(.staticProperty, "islamicTabular") { call in
      return call.packed(Calendar.Identifier.islamicTabular as Calendar.Identifier)
    },
    LibraryMember(.staticProperty, "islamicUmmAlQura") { call in
      return call.packed(Calendar.Identifier.islamicUmmAlQura as Calendar.Identifier)
    },
  ]
}

/// All members of `Calendar.Identifier`.
enum LibraryCalendarIdentifierMembers {
  static let all = LibraryType([LibraryCalendarIdentifierMembers1.members])
}
