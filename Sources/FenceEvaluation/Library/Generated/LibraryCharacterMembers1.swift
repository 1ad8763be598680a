// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Character`.
enum LibraryCharacterMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "s", String.self)]) { call in
      let s = try call[0, String.self]
      return try call.packed(trying: call.make(Character.self, s))
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "content", Unicode.Scalar.self)]) { call in
      let content = try call[0, Unicode.Scalar.self]
      return call.packed(Character(content) as Character)
    },
    LibraryMember(.property, "isASCII") { call in
      let base = try call.receiver(Character.self)
      return call.packed(base.isASCII as Bool)
    },
    LibraryMember(.property, "asciiValue") { call in
      let base = try call.receiver(Character.self)
      return call.packed(base.asciiValue as UInt8?)
    },
    LibraryMember(.property, "isWhitespace") { call in
      let base = try call.receiver(Character.self)
      return call.packed(base.isWhitespace as Bool)
    },
    LibraryMember(.property, "isNewline") { call in
      let base = try call.receiver(Character.self)
      return call.packed(base.isNewline as Bool)
    },
    LibraryMember(.property, "isNumber") { call in
      let base = try call.receiver(Character.self)
      return call.packed(base.isNumber as Bool)
    },
    LibraryMember(.property, "isWholeNumber") { call in
      let base = try call.receiver(Character.self)
      return call.packed(base.isWholeNumber as Bool)
    },
    LibraryMember(.property, "wholeNumberValue") { call in
      let base = try call.receiver(Character.self)
      return call.packed(base.wholeNumberValue as Int?)
    },
    LibraryMember(.property, "isHexDigit") { call in
      let base = try call.receiver(Character.self)
      return call.packed(base.isHexDigit as Bool)
    },
    LibraryMember(.property, "hexDigitValue") { call in
      let base = try call.receiver(Character.self)
      return call.packed(base.hexDigitValue as Int?)
    },
    LibraryMember(.property, "isLetter") { call in
      let base = try call.receiver(Character.self)
      return call.packed(base.isLetter as Bool)
    },
    LibraryMember(.property, "isUppercase") { call in
      let base = try call.receiver(Character.self)
      return call.packed(base.isUppercase as Bool)
    },
    LibraryMember(.property, "isLowercase") { call in
      let base = try call.receiver(Character.self)
      return call.packed(base.isLowercase as Bool)
    },
    LibraryMember(.property, "isCased") { call in
      let base = try call.receiver(Character.self)
      return call.packed(base.isCased as Bool)
    },
    LibraryMember(.property, "isSymbol") { call in
      let base = try call.receiver(Character.self)
      return call.packed(base.isSymbol as Bool)
    },
    LibraryMember(.property, "isMathSymbol") { call in
      let base = try call.receiver(Character.self)
      return call.packed(base.isMathSymbol as Bool)
    },
    LibraryMember(.property, "isCurrencySymbol") { call in
      let base = try call.receiver(Character.self)
      return call.packed(base.isCurrencySymbol as Bool)
    },
    LibraryMember(.property, "isPunctuation") { call in
      let base = try call.receiver(Character.self)
      return call.packed(base.isPunctuation as Bool)
    },
    LibraryMember(.property, "unicodeScalars") { call in
      let base = try call.receiver(Character.self)
      return try call.packed(trying: call.unicodeScalars(base))
    },
    LibraryMember(.property, "utf8") { call in
      let base = try call.receiver(Character.self)
      return try call.packed(trying: call.utf8(base))
    },
    LibraryMember(.property, "utf16") { call in
      let base = try call.receiver(Character.self)
      return try call.packed(trying: call.utf16(base))
    },
    LibraryMember(.property, "description") { call in
      let base = try call.receiver(Character.self)
      return call.packed(base.description as String)
    },
    LibraryMember(.property, "debugDescription") { call in
      let base = try call.receiver(Character.self)
      return call.packed(base.debugDescription as String)
    },
    LibraryMember(.property, "hashValue") { call in
      let base = try call.receiver(Character.self)
      return try call.packed(trying: call.hashValue(base))
    },
    LibraryMember(.method, "uppercased") { call in
      let base = try call.receiver(Character.self)
      return call.packed(base.uppercased() as String)
    },
    LibraryMember(.method, "lowercased") { call in
      let base = try call.receiver(Character.self)
      return call.packed(base.lowercased() as String)
    },
  ]
}

/// All members of `Character`.
enum LibraryCharacterMembers {
  static let all = LibraryType([LibraryCharacterMembers1.members])
}
