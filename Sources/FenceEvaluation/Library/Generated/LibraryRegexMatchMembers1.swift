// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Regex.Match`.
enum LibraryRegexMatchMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.property, "range") { call in
      let base = try call.receiver(RegexMatch.self)
      return try call.packed(trying: call.regex.range(base))
    },
    LibraryMember(.property, "output") { call in
      let base = try call.receiver(RegexMatch.self)
      return try call.packed(trying: call.regex.output(base))
    },
    LibraryMember(.property, "count") { call in
      let base = try call.receiver(RegexMatch.self)
      return try call.packed(trying: call.regex.count(base))
    },
  ]
}

/// All members of `Regex.Match`.
enum LibraryRegexMatchMembers {
  static let all = LibraryType([LibraryRegexMatchMembers1.members])
}
