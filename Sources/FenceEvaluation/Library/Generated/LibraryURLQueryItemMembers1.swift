// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `URLQueryItem`.
enum LibraryURLQueryItemMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [
      LibraryParameter("name", "name", String.self), LibraryParameter("value", "value", Optional<String>.self),
    ]) { call in
      let name = try call[0, String.self]
      let value = try call[1, Optional<String>.self]
      return call.packed(URLQueryItem(name: name, value: value) as URLQueryItem)
    },
    LibraryMember(.property, "name") { call in
      let base = try call.receiver(URLQueryItem.self)
      return call.packed(base.name as String)
    },
    LibraryMember(.setting, "name", [LibraryParameter(nil, "newValue", String.self)]) { call in
      var base = try call.receiver(URLQueryItem.self)
      let newValue = try call[0, String.self]
      base.name = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "value") { call in
      let base = try call.receiver(URLQueryItem.self)
      return call.packed(base.value as String?)
    },
    LibraryMember(.setting, "value", [LibraryParameter(nil, "newValue", Optional<String>.self)]) { call in
      var base = try call.receiver(URLQueryItem.self)
      let newValue = try call[0, Optional<String>.self]
      base.value = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "description") { call in
      let base = try call.receiver(URLQueryItem.self)
      return call.packed(base.description as String)
    },
  ]
}

/// All members of `URLQueryItem`.
enum LibraryURLQueryItemMembers {
  static let all = LibraryType([LibraryURLQueryItemMembers1.members])
}
