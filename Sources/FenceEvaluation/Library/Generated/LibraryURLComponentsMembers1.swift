// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `URLComponents`.
enum LibraryURLComponentsMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return call.packed(URLComponents() as URLComponents)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("string", "string", String.self)]) { call in
      let string = try call[0, String.self]
      return call.packed(URLComponents(string: string) as URLComponents?)
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("url", "url", URL.self),
      LibraryParameter("resolvingAgainstBaseURL", "resolvingAgainstBaseURL", Bool.self),
    ]) { call in
      let url = try call[0, URL.self]
      let resolvingAgainstBaseURL = try call[1, Bool.self]
      return call.packed(URLComponents(url: url, resolvingAgainstBaseURL: resolvingAgainstBaseURL) as URLComponents?)
    },
    LibraryMember(.property, "url") { call in
      let base = try call.receiver(URLComponents.self)
      return call.packed(base.url as URL?)
    },
    LibraryMember(.property, "string") { call in
      let base = try call.receiver(URLComponents.self)
      return call.packed(base.string as String?)
    },
    LibraryMember(.property, "scheme") { call in
      let base = try call.receiver(URLComponents.self)
      return call.packed(base.scheme as String?)
    },
    LibraryMember(.setting, "scheme", [LibraryParameter(nil, "newValue", Optional<String>.self)]) { call in
      var base = try call.receiver(URLComponents.self)
      let newValue = try call[0, Optional<String>.self]
      base.scheme = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "user") { call in
      let base = try call.receiver(URLComponents.self)
      return call.packed(base.user as String?)
    },
    LibraryMember(.setting, "user", [LibraryParameter(nil, "newValue", Optional<String>.self)]) { call in
      var base = try call.receiver(URLComponents.self)
      let newValue = try call[0, Optional<String>.self]
      base.user = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "password") { call in
      let base = try call.receiver(URLComponents.self)
      return call.packed(base.password as String?)
    },
    LibraryMember(.setting, "password", [LibraryParameter(nil, "newValue", Optional<String>.self)]) { call in
      var base = try call.receiver(URLComponents.self)
      let newValue = try call[0, Optional<String>.self]
      base.password = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "host") { call in
      let base = try call.receiver(URLComponents.self)
      return call.packed(base.host as String?)
    },
    LibraryMember(.setting, "host", [LibraryParameter(nil, "newValue", Optional<String>.self)]) { call in
      var base = try call.receiver(URLComponents.self)
      let newValue = try call[0, Optional<String>.self]
      base.host = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "port") { call in
      let base = try call.receiver(URLComponents.self)
      return call.packed(base.port as Int?)
    },
    LibraryMember(.property, "path") { call in
      let base = try call.receiver(URLComponents.self)
      return call.packed(base.path as String)
    },
    LibraryMember(.setting, "path", [LibraryParameter(nil, "newValue", String.self)]) { call in
      var base = try call.receiver(URLComponents.self)
      let newValue = try call[0, String.self]
      base.path = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "query") { call in
      let base = try call.receiver(URLComponents.self)
      return call.packed(base.query as String?)
    },
    LibraryMember(.setting, "query", [LibraryParameter(nil, "newValue", Optional<String>.self)]) { call in
      var base = try call.receiver(URLComponents.self)
      let newValue = try call[0, Optional<String>.self]
      base.query = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "fragment") { call in
      let base = try call.receiver(URLComponents.self)
      return call.packed(base.fragment as String?)
    },
    LibraryMember(.setting, "fragment", [LibraryParameter(nil, "newValue", Optional<String>.self)]) { call in
      var base = try call.receiver(URLComponents.self)
      let newValue = try call[0, Optional<String>.self]
      base.fragment = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "percentEncodedPath") { call in
      let base = try call.receiver(URLComponents.self)
      return call.packed(base.percentEncodedPath as String)
    },
    LibraryMember(.property, "percentEncodedHost") { call in
      let base = try call.receiver(URLComponents.self)
      return call.packed(base.percentEncodedHost as String?)
    },
    LibraryMember(.property, "percentEncodedQuery") { call in
      let base = try call.receiver(URLComponents.self)
      return call.packed(base.percentEncodedQuery as String?)
    },
    LibraryMember(.property, "percentEncodedFragment") { call in
      let base = try call.receiver(URLComponents.self)
      return call.packed(base.percentEncodedFragment as String?)
    },
    LibraryMember(.property, "queryItems") { call in
      let base = try call.receiver(URLComponents.self)
      return call.packed(base.queryItems as [URLQueryItem]?)
    },
    LibraryMember(.setting, "queryItems", [LibraryParameter(nil, "newValue", Optional<[URLQueryItem]>.self)]) { call in
      var base = try call.receiver(URLComponents.self)
      let newValue = try call[0, Optional<[URLQueryItem]>.self]
      base.queryItems = newValue
      call.write(base)
      return .void
    },
  ]
}

/// All members of `URLComponents`.
enum LibraryURLComponentsMembers {
  static let all = LibraryType([LibraryURLComponentsMembers1.members])
}
