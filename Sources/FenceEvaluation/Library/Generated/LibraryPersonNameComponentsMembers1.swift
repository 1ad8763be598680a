// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `PersonNameComponents`.
enum LibraryPersonNameComponentsMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return call.packed(PersonNameComponents() as PersonNameComponents)
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("namePrefix", "namePrefix", Optional<String>.self).optional,
      LibraryParameter("givenName", "givenName", Optional<String>.self).optional,
      LibraryParameter("middleName", "middleName", Optional<String>.self).optional,
      LibraryParameter("familyName", "familyName", Optional<String>.self).optional,
      LibraryParameter("nameSuffix", "nameSuffix", Optional<String>.self).optional,
      LibraryParameter("nickname", "nickname", Optional<String>.self).optional,
    ]) { call in
      let namePrefix = try call.argument(0, Optional<String>.self, or: nil)
      let givenName = try call.argument(1, Optional<String>.self, or: nil)
      let middleName = try call.argument(2, Optional<String>.self, or: nil)
      let familyName = try call.argument(3, Optional<String>.self, or: nil)
      let nameSuffix = try call.argument(4, Optional<String>.self, or: nil)
      let nickname = try call.argument(5, Optional<String>.self, or: nil)
      return call.packed(PersonNameComponents(namePrefix: namePrefix, givenName: givenName, middleName: middleName, familyName: familyName, nameSuffix: nameSuffix, nickname: nickname) as PersonNameComponents)
    },
    LibraryMember(.property, "namePrefix") { call in
      let base = try call.receiver(PersonNameComponents.self)
      return call.packed(base.namePrefix as String?)
    },
    LibraryMember(.setting, "namePrefix", [LibraryParameter(nil, "newValue", Optional<String>.self)]) { call in
      var base = try call.receiver(PersonNameComponents.self)
      let newValue = try call[0, Optional<String>.self]
      base.namePrefix = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "givenName") { call in
      let base = try call.receiver(PersonNameComponents.self)
      return call.packed(base.givenName as String?)
    },
    LibraryMember(.setting, "givenName", [LibraryParameter(nil, "newValue", Optional<String>.self)]) { call in
      var base = try call.receiver(PersonNameComponents.self)
      let newValue = try call[0, Optional<String>.self]
      base.givenName = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "middleName") { call in
      let base = try call.receiver(PersonNameComponents.self)
      return call.packed(base.middleName as String?)
    },
    LibraryMember(.setting, "middleName", [LibraryParameter(nil, "newValue", Optional<String>.self)]) { call in
      var base = try call.receiver(PersonNameComponents.self)
      let newValue = try call[0, Optional<String>.self]
      base.middleName = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "familyName") { call in
      let base = try call.receiver(PersonNameComponents.self)
      return call.packed(base.familyName as String?)
    },
    LibraryMember(.setting, "familyName", [LibraryParameter(nil, "newValue", Optional<String>.self)]) { call in
      var base = try call.receiver(PersonNameComponents.self)
      let newValue = try call[0, Optional<String>.self]
      base.familyName = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "nameSuffix") { call in
      let base = try call.receiver(PersonNameComponents.self)
      return call.packed(base.nameSuffix as String?)
    },
    LibraryMember(.setting, "nameSuffix", [LibraryParameter(nil, "newValue", Optional<String>.self)]) { call in
      var base = try call.receiver(PersonNameComponents.self)
      let newValue = try call[0, Optional<String>.self]
      base.nameSuffix = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "nickname") { call in
      let base = try call.receiver(PersonNameComponents.self)
      return call.packed(base.nickname as String?)
    },
    LibraryMember(.setting, "nickname", [LibraryParameter(nil, "newValue", Optional<String>.self)]) { call in
      var base = try call.receiver(PersonNameComponents.self)
      let newValue = try call[0, Optional<String>.self]
      base.nickname = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "description") { call in
      let base = try call.receiver(PersonNameComponents.self)
      return call.packed(base.description as String)
    },
  ]
}

/// All members of `PersonNameComponents`.
enum LibraryPersonNameComponentsMembers {
  static let all = LibraryType([LibraryPersonNameComponentsMembers1.members])
}
