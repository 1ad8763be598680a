// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `PersonNameComponentsFormatter`.
enum LibraryPersonNameComponentsFormatterMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return call.packed(NameFormatter() as NameFormatter)
    },
    LibraryMember(.staticMethod, "localizedString", [
      LibraryParameter("from", "components", PersonNameComponents.self),
      LibraryParameter("style", "nameFormatStyle", NameFormatter.Style.self),
    ]) { call in
      let components = try call[0, PersonNameComponents.self]
      let nameFormatStyle = try call[1, NameFormatter.Style.self]
      return call.packed(NameFormatter.localizedString(from: components, style: nameFormatStyle) as String)
    },
    LibraryMember(.property, "style") { call in
      let base = try call.receiver(NameFormatter.self)
      return call.packed(base.style as NameFormatter.Style)
    },
    LibraryMember(.setting, "style", [LibraryParameter(nil, "newValue", NameFormatter.Style.self)]) { call in
      let base = try call.receiver(NameFormatter.self)
      let newValue = try call[0, NameFormatter.Style.self]
      base.style = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.method, "string", [LibraryParameter("from", "components", PersonNameComponents.self)]) { call in
      let base = try call.receiver(NameFormatter.self)
      let components = try call[0, PersonNameComponents.self]
      return call.packed(base.string(from: components) as String)
    },
    LibraryMember(.method, "personNameComponents", [LibraryParameter("from", "string", String.self)]) { call in
      let base = try call.receiver(NameFormatter.self)
      let string = try call[0, String.self]
      return call.packed(base.personNameComponents(from: string) as PersonNameComponents?)
    },
  ]
}

/// All members of `PersonNameComponentsFormatter`.
enum LibraryPersonNameComponentsFormatterMembers {
  static let all = LibraryType([LibraryPersonNameComponentsFormatterMembers1.members])
}
