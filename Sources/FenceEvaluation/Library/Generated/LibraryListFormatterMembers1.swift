// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `ListFormatter`.
enum LibraryListFormatterMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return call.packed(SequenceFormatter() as SequenceFormatter)
    },
    LibraryMember(.staticMethod, "localizedString", [LibraryParameter("byJoining", "strings", [String].self)]) { call in
      let strings = try call[0, [String].self]
      return try call.packed(trying: call.foundation.localizedString(SequenceFormatter.self, byJoining: strings))
    },
    LibraryMember(.property, "locale") { call in
      let base = try call.receiver(SequenceFormatter.self)
      return call.packed(base.locale as Locale?)
    },
    LibraryMember(.setting, "locale", [LibraryParameter(nil, "newValue", Optional<Locale>.self)]) { call in
      let base = try call.receiver(SequenceFormatter.self)
      let newValue = try call[0, Optional<Locale>.self]
      try call.require(newValue != nil, "no locale isn't available in fences")
      base.locale = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.method, "string", [LibraryParameter("from", "items", LibraryElements.self)]) { call in
      let base = try call.receiver(SequenceFormatter.self)
      let items = try call[0, LibraryElements.self]
      return try call.packed(trying: call.foundation.string(base, from: items))
    },
  ]
}

/// All members of `ListFormatter`.
enum LibraryListFormatterMembers {
  static let all = LibraryType([LibraryListFormatterMembers1.members])
}
