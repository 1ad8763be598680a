// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `AnyRegexOutput.Element`.
enum LibraryAnyRegexOutputElementMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.property, "substring") { call in
      let base = try call.receiver(RegexPart.self)
      return call.packed(base.substring as Substring?)
    },
    LibraryMember(.property, "value") { call in
      let base = try call.receiver(RegexPart.self)
      return call.packed(base.value as String?)
    },
    LibraryMember(.property, "range") { call in
      let base = try call.receiver(RegexPart.self)
      return call.packed(base.range as Range<String.Index>?)
    },
    LibraryMember(.property, "name") { call in
      let base = try call.receiver(RegexPart.self)
      return call.packed(base.name as String?)
    },
  ]
}

/// All members of `AnyRegexOutput.Element`.
enum LibraryAnyRegexOutputElementMembers {
  static let all = LibraryType([LibraryAnyRegexOutputElementMembers1.members])
}
