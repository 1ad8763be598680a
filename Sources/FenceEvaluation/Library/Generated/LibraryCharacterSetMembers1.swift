// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `CharacterSet`.
enum LibraryCharacterSetMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return call.packed(CharacterSet() as CharacterSet)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("charactersIn", "string", String.self)]) { call in
      let string = try call[0, String.self]
      return call.packed(CharacterSet(charactersIn: string) as CharacterSet)
    },
    LibraryMember(.staticProperty, "whitespaces") { call in
      return call.packed(CharacterSet.whitespaces as CharacterSet)
    },
    LibraryMember(.staticProperty, "newlines") { call in
      return call.packed(CharacterSet.newlines as CharacterSet)
    },
    LibraryMember(.staticProperty, "whitespacesAndNewlines") { call in
      return call.packed(CharacterSet.whitespacesAndNewlines as CharacterSet)
    },
    LibraryMember(.staticProperty, "decimalDigits") { call in
      return call.packed(CharacterSet.decimalDigits as CharacterSet)
    },
    LibraryMember(.staticProperty, "letters") { call in
      return call.packed(CharacterSet.letters as CharacterSet)
    },
    LibraryMember(.staticProperty, "lowercaseLetters") { call in
      return call.packed(CharacterSet.lowercaseLetters as CharacterSet)
    },
    LibraryMember(.staticProperty, "uppercaseLetters") { call in
      return call.packed(CharacterSet.uppercaseLetters as CharacterSet)
    },
    LibraryMember(.staticProperty, "capitalizedLetters") { call in
      return call.packed(CharacterSet.capitalizedLetters as CharacterSet)
    },
    LibraryMember(.staticProperty, "alphanumerics") { call in
      return call.packed(CharacterSet.alphanumerics as CharacterSet)
    },
    LibraryMember(.staticProperty, "punctuationCharacters") { call in
      return call.packed(CharacterSet.punctuationCharacters as CharacterSet)
    },
    LibraryMember(.staticProperty, "symbols") { call in
      return call.packed(CharacterSet.symbols as CharacterSet)
    },
    LibraryMember(.staticProperty, "controlCharacters") { call in
      return call.packed(CharacterSet.controlCharacters as CharacterSet)
    },
    LibraryMember(.staticProperty, "illegalCharacters") { call in
      return call.packed(CharacterSet.illegalCharacters as CharacterSet)
    },
    LibraryMember(.staticProperty, "nonBaseCharacters") { call in
      return call.packed(CharacterSet.nonBaseCharacters as CharacterSet)
    },
    LibraryMember(.staticProperty, "urlQueryAllowed") { call in
      return call.packed(CharacterSet.urlQueryAllowed as CharacterSet)
    },
    LibraryMember(.staticProperty, "urlHostAllowed") { call in
      return call.packed(CharacterSet.urlHostAllowed as CharacterSet)
    },
    LibraryMember(.staticProperty, "urlPathAllowed") { call in
      return call.packed(CharacterSet.urlPathAllowed as CharacterSet)
    },
    LibraryMember(.staticProperty, "urlFragmentAllowed") { call in
      return call.packed(CharacterSet.urlFragmentAllowed as CharacterSet)
    },
    LibraryMember(.staticProperty, "urlUserAllowed") { call in
      return call.packed(CharacterSet.urlUserAllowed as CharacterSet)
    },
    LibraryMember(.staticProperty, "urlPasswordAllowed") { call in
      return call.packed(CharacterSet.urlPasswordAllowed as CharacterSet)
    },
    LibraryMember(.property, "inverted") { call in
      let base = try call.receiver(CharacterSet.self)
      return call.packed(base.inverted as CharacterSet)
    },
    LibraryMember(.method, "contains", [LibraryParameter(nil, "member", Unicode.Scalar.self)]) { call in
      let base = try call.receiver(CharacterSet.self)
      let member = try call[0, Unicode.Scalar.self]
      return call.packed(base.contains(member) as Bool)
    },
    LibraryMember(.method, "union", [LibraryParameter(nil, "other", CharacterSet.self)]) { call in
      let base = try call.receiver(CharacterSet.self)
      let other = try call[0, CharacterSet.self]
      return call.packed(base.union(other) as CharacterSet)
    },
    LibraryMember(.method, "intersection", [LibraryParameter(nil, "other", CharacterSet.self)]) { call in
      let base = try call.receiver(CharacterSet.self)
      let other = try call[0, CharacterSet.self]
      return call.packed(base.intersection(other) as CharacterSet)
    },
    LibraryMember(.method, "subtracting", [LibraryParameter(nil, "other", CharacterSet.self)]) { call in
      let base = try call.receiver(CharacterSet.self)
      let other = try call[0, CharacterSet.self]
      return call.packed(base.subtracting(other) as CharacterSet)
    },
    LibraryMember(.method, "symmetricDifference", [LibraryParameter(nil, "other", CharacterSet.self)]) { call in
      let base = try call.receiver(CharacterSet.self)
      let other = try call[0, CharacterSet.self]
      return call.packed(base.symmetricDifference(other) as CharacterSet)
    },
    LibraryMember(.method, "isSuperset", [LibraryParameter("of", "other", CharacterSet.self)]) { call in
      let base = try call.receiver(CharacterSet.self)
      let other = try call[0, CharacterSet.self]
      return call.packed(base.isSuperset(of: other) as Bool)
    },
    LibraryMember(.mutating, "insert", [LibraryParameter(nil, "character", Unicode.Scalar.self)]) { call in
      var base = try call.receiver(CharacterSet.self)
      let character = try call[0, Unicode.Scalar.self]
      base.insert(character)
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "remove", [LibraryParameter(nil, "character", Unicode.Scalar.self)]) { call in
      var base = try call.receiver(CharacterSet.self)
      let character = try call[0, Unicode.Scalar.self]
      base.remove(character)
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "insert", [LibraryParameter("charactersIn", "string", String.self)]) { call in
      var base = try call.receiver(CharacterSet.self)
      let string = try call[0, String.self]
      base.insert(charactersIn: string)
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "remove", [LibraryParameter("charactersIn", "string", String.self)]) { call in
      var base = try call.receiver(CharacterSet.self)
      let string = try call[0, String.self]
      base.remove(charactersIn: string)
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "formUnion", [LibraryParameter(nil, "other", CharacterSet.self)]) { call in
      var base = try call.receiver(CharacterSet.self)
      let other = try call[0, CharacterSet.self]
      base.formUnion(other)
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "formIntersection", [LibraryParameter(nil, "other", CharacterSet.self)]) { call in
      var base = try call.receiver(CharacterSet.self)
      let other = try call[0, CharacterSet.self]
      base.formIntersection(other)
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "invert") { call in
      var base = try call.receiver(CharacterSet.self)
      base.invert()
      call.write(base)
      return .void
    },
  ]
}

/// All members of `CharacterSet`.
enum LibraryCharacterSetMembers {
  static let all = LibraryType([LibraryCharacterSetMembers1.members])
}
