// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Substring`.
enum LibrarySubstringMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return call.packed(Substring() as Substring)
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "content", String.self)]) { call in
      let content = try call[0, String.self]
      return call.packed(Substring(content) as Substring)
    },
    LibraryMember(.property, "base") { call in
      let base = try call.receiver(Substring.self)
      return try call.packed(trying: call.base(base))
    },
    LibraryMember(.property, "utf8") { call in
      let base = try call.receiver(Substring.self)
      return try call.packed(trying: call.utf8(base))
    },
    LibraryMember(.property, "utf16") { call in
      let base = try call.receiver(Substring.self)
      return try call.packed(trying: call.utf16(base))
    },
    LibraryMember(.property, "unicodeScalars") { call in
      let base = try call.receiver(Substring.self)
      return try call.packed(trying: call.unicodeScalars(base))
    },
    LibraryMember(.property, "debugDescription") { call in
      let base = try call.receiver(Substring.self)
      return call.packed(base.debugDescription as String)
    },
    LibraryMember(.mutating, "append", [LibraryParameter(nil, "c", Character.self)]) { call in
      var base = try call.receiver(Substring.self)
      let c = try call[0, Character.self]
      base.append(c)
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "append", [LibraryParameter("contentsOf", "newElements", AnyText.self)]) { call in
      var base = try call.receiver(Substring.self)
      let newElements = try call[0, AnyText.self]
      base.append(contentsOf: newElements.value)
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "popFirst") { call in
      var base = try call.receiver(Substring.self)
      let result = call.packed(base.popFirst() as Character?)
      call.write(base)
      return result
    },
  ]
}

/// All members of `Substring`.
enum LibrarySubstringMembers {
  static let all = LibraryType([LibrarySubstringMembers1.members])
}
