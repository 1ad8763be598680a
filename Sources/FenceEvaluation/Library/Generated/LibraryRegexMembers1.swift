// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Regex`.
enum LibraryRegexMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "pattern", String.self)]) { call in
      let pattern = try call[0, String.self]
      return try call.packed(trying: call.regex.make(RegexValue.self, pattern))
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter(nil, "pattern", String.self), LibraryParameter("as", "outputType", LibraryElement.self),
    ]) { call in
      let pattern = try call[0, String.self]
      let outputType = try call[1, LibraryElement.self]
      return try call.packed(trying: call.regex.make(RegexValue.self, pattern, as: outputType))
    },
    LibraryMember(.initializer, "init", [LibraryParameter("verbatim", "verbatimString", String.self)]) { call in
      let verbatimString = try call[0, String.self]
      return try call.packed(trying: call.regex.make(RegexValue.self, verbatim: verbatimString))
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "component", RegexValue.self)]) { call in
      let component = try call[0, RegexValue.self]
      return try call.packed(trying: call.regex.make(RegexValue.self, component))
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "content", LibraryFunction.self)]) { call in
      let content = try call[0, LibraryFunction.self]
      return try call.packed(trying: call.regex.make(RegexValue.self, content))
    },
    LibraryMember(.method, "firstMatch", [LibraryParameter("in", "string", String.self)]) { call in
      let base = try call.receiver(RegexValue.self)
      let string = try call[0, String.self]
      return try call.packed(trying: call.regex.firstMatch(base, in: string))
    },
    LibraryMember(.method, "wholeMatch", [LibraryParameter("in", "string", String.self)]) { call in
      let base = try call.receiver(RegexValue.self)
      let string = try call[0, String.self]
      return try call.packed(trying: call.regex.wholeMatch(base, in: string))
    },
    LibraryMember(.method, "prefixMatch", [LibraryParameter("in", "string", String.self)]) { call in
      let base = try call.receiver(RegexValue.self)
      let string = try call[0, String.self]
      return try call.packed(trying: call.regex.prefixMatch(base, in: string))
    },
    LibraryMember(.method, "firstMatch", [LibraryParameter("in", "string", Substring.self)]) { call in
      let base = try call.receiver(RegexValue.self)
      let string = try call[0, Substring.self]
      return try call.packed(trying: call.regex.firstMatch(base, in: string))
    },
    LibraryMember(.method, "wholeMatch", [LibraryParameter("in", "string", Substring.self)]) { call in
      let base = try call.receiver(RegexValue.self)
      let string = try call[0, Substring.self]
      return try call.packed(trying: call.regex.wholeMatch(base, in: string))
    },
    LibraryMember(.method, "prefixMatch", [LibraryParameter("in", "string", Substring.self)]) { call in
      let base = try call.receiver(RegexValue.self)
      let string = try call[0, Substring.self]
      return try call.packed(trying: call.regex.prefixMatch(base, in: string))
    },
    LibraryMember(.method, "ignoresCase", [LibraryParameter(nil, "ignoresCase", Bool.self).optional]) { call in
      let base = try call.receiver(RegexValue.self)
      let ignoresCase = try call.argument(0, Bool.self, or: true)
      return call.packed(base.ignoresCase(ignoresCase) as RegexValue)
    },
    LibraryMember(.method, "dotMatchesNewlines", [
      LibraryParameter(nil, "dotMatchesNewlines", Bool.self).optional
    ]) { call in
      let base = try call.receiver(RegexValue.self)
      let dotMatchesNewlines = try call.argument(0, Bool.self, or: true)
      return call.packed(base.dotMatchesNewlines(dotMatchesNewlines) as RegexValue)
    },
    LibraryMember(.method, "anchorsMatchLineEndings", [
      LibraryParameter(nil, "matchLineEndings", Bool.self).optional
    ]) { call in
      let base = try call.receiver(RegexValue.self)
      let matchLineEndings = try call.argument(0, Bool.self, or: true)
      return call.packed(base.anchorsMatchLineEndings(matchLineEndings) as RegexValue)
    },
  ]
}

/// All members of `Regex`.
enum LibraryRegexMembers {
  static let all = LibraryType([LibraryRegexMembers1.members])
}
