// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `URL`.
enum LibraryURLMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [LibraryParameter("string", "string", String.self)]) { call in
      let string = try call[0, String.self]
      return call.packed(URL(string: string) as URL?)
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("string", "string", String.self), LibraryParameter("relativeTo", "url", Optional<URL>.self),
    ]) { call in
      let string = try call[0, String.self]
      let url = try call[1, Optional<URL>.self]
      return call.packed(URL(string: string, relativeTo: url) as URL?)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("fileURLWithPath", "path", String.self)]) { call in
      let path = try call[0, String.self]
      return try call.packed(trying: call.make(URL.self, fileURLWithPath: path))
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("fileURLWithPath", "path", String.self),
      LibraryParameter("isDirectory", "isDirectory", Bool.self),
    ]) { call in
      let path = try call[0, String.self]
      let isDirectory = try call[1, Bool.self]
      return try call.packed(trying: call.make(URL.self, fileURLWithPath: path, isDirectory: isDirectory))
    },
    LibraryMember(.initializer, "init", [LibraryParameter("filePath", "path", String.self)]) { call in
      let path = try call[0, String.self]
      return try call.packed(trying: call.make(URL.self, filePath: path))
    },
    LibraryMember(.property, "absoluteString") { call in
      let base = try call.receiver(URL.self)
      return call.packed(base.absoluteString as String)
    },
    LibraryMember(.property, "relativeString") { call in
      let base = try call.receiver(URL.self)
      return call.packed(base.relativeString as String)
    },
    LibraryMember(.property, "relativePath") { call in
      let base = try call.receiver(URL.self)
      return call.packed(base.relativePath as String)
    },
    LibraryMember(.property, "baseURL") { call in
      let base = try call.receiver(URL.self)
      return call.packed(base.baseURL as URL?)
    },
    LibraryMember(.property, "absoluteURL") { call in
      let base = try call.receiver(URL.self)
      return call.packed(base.absoluteURL as URL)
    },
    LibraryMember(.property, "scheme") { call in
      let base = try call.receiver(URL.self)
      return call.packed(base.scheme as String?)
    },
    LibraryMember(.property, "user") { call in
      let base = try call.receiver(URL.self)
      return call.packed(base.user as String?)
    },
    LibraryMember(.property, "password") { call in
      let base = try call.receiver(URL.self)
      return call.packed(base.password as String?)
    },
    LibraryMember(.property, "host") { call in
      let base = try call.receiver(URL.self)
      return call.packed(base.host as String?)
    },
    LibraryMember(.property, "port") { call in
      let base = try call.receiver(URL.self)
      return call.packed(base.port as Int?)
    },
    LibraryMember(.property, "path") { call in
      let base = try call.receiver(URL.self)
      return call.packed(base.path as String)
    },
    LibraryMember(.property, "query") { call in
      let base = try call.receiver(URL.self)
      return call.packed(base.query as String?)
    },
    LibraryMember(.property, "fragment") { call in
      let base = try call.receiver(URL.self)
      return call.packed(base.fragment as String?)
    },
    LibraryMember(.property, "lastPathComponent") { call in
      let base = try call.receiver(URL.self)
      return call.packed(base.lastPathComponent as String)
    },
    LibraryMember(.property, "pathExtension") { call in
      let base = try call.receiver(URL.self)
      return call.packed(base.pathExtension as String)
    },
    LibraryMember(.property, "pathComponents") { call in
      let base = try call.receiver(URL.self)
      return call.packed(base.pathComponents as [String])
    },
    LibraryMember(.property, "isFileURL") { call in
      let base = try call.receiver(URL.self)
      return call.packed(base.isFileURL as Bool)
    },
    LibraryMember(.property, "hasDirectoryPath") { call in
      let base = try call.receiver(URL.self)
      return call.packed(base.hasDirectoryPath as Bool)
    },
    LibraryMember(.property, "standardized") { call in
      let base = try call.receiver(URL.self)
      return call.packed(base.standardized as URL)
    },
    LibraryMember(.property, "description") { call in
      let base = try call.receiver(URL.self)
      return call.packed(base.description as String)
    },
    LibraryMember(.method, "host", [LibraryParameter("percentEncoded", "percentEncoded", Bool.self).optional]) { call in
      let base = try call.receiver(URL.self)
      let percentEncoded = try call.argument(0, Bool.self, or: true)
      return call.packed(base.host(percentEncoded: percentEncoded) as String?)
    },
    LibraryMember(.method, "user", [LibraryParameter("percentEncoded", "percentEncoded", Bool.self).optional]) { call in
      let base = try call.receiver(URL.self)
      let percentEncoded = try call.argument(0, Bool.self, or: true)
      return call.packed(base.user(percentEncoded: percentEncoded) as String?)
    },
    LibraryMember(.method, "password", [
      LibraryParameter("percentEncoded", "percentEncoded", Bool.self).optional
    ]) { call in
      let base = try call.receiver(URL.self)
      let percentEncoded = try call.argument(0, Bool.self, or: true)
      return call.packed(base.password(percentEncoded: percentEncoded) as String?)
    },
    LibraryMember(.method, "path", [LibraryParameter("percentEncoded", "percentEncoded", Bool.self).optional]) { call in
      let base = try call.receiver(URL.self)
      let percentEncoded = try call.argument(0, Bool.self, or: true)
      return call.packed(base.path(percentEncoded: percentEncoded) as String)
    },
    LibraryMember(.method, "query", [
      LibraryParameter("percentEncoded", "percentEncoded", Bool.self).optional
    ]) { call in
      let base = try call.receiver(URL.self)
      let percentEncoded = try call.argument(0, Bool.self, or: true)
      return call.packed(base.query(percentEncoded: percentEncoded) as String?)
    },
    LibraryMember(.method, "fragment", [
      LibraryParameter("percentEncoded", "percentEncoded", Bool.self).optional
    ]) { call in
      let base = try call.receiver(URL.self)
      let percentEncoded = try call.argument(0, Bool.self, or: true)
      return call.packed(base.fragment(percentEncoded: percentEncoded) as String?)
    },
    LibraryMember(.method, "appendingPathComponent", [LibraryParameter(nil, "pathComponent", String.self)]) { call in
      let base = try call.receiver(URL.self)
      let pathComponent = try call[0, String.self]
      return call.packed(base.appendingPathComponent(pathComponent) as URL)
    },
    LibraryMember(.method, "appendingPathComponent", [
      LibraryParameter(nil, "pathComponent", String.self), LibraryParameter("isDirectory", "isDirectory", Bool.self),
    ]) { call in
      let base = try call.receiver(URL.self)
      let pathComponent = try call[0, String.self]
      let isDirectory = try call[1, Bool.self]
      return call.packed(base.appendingPathComponent(pathComponent, isDirectory: isDirectory) as URL)
    },
    LibraryMember(.method, "appendingPathExtension", [LibraryParameter(nil, "pathExtension", String.self)]) { call in
      let base = try call.receiver(URL.self)
      let pathExtension = try call[0, String.self]
      return call.packed(base.appendingPathExtension(pathExtension) as URL)
    },
    LibraryMember(.method, "deletingLastPathComponent") { call in
      let base = try call.receiver(URL.self)
      return call.packed(base.deletingLastPathComponent() as URL)
    },
    LibraryMember(.method, "deletingPathExtension") { call in
      let base = try call.receiver(URL.self)
      return call.packed(base.deletingPathExtension() as URL)
    },
    LibraryMember(.method, "appending", [LibraryParameter("path", "path", AnyText.self)]) { call in
      let base = try call.receiver(URL.self)
      let path = try call[0, AnyText.self]
      return call.packed(base.appending(path: path.value) as URL)
    },
    LibraryMember(.method, "appending", [LibraryParameter("component", "component", AnyText.self)]) { call in
      let base = try call.receiver(URL.self)
      let component = try call[0, AnyText.self]
      return call.packed(base.appending(component: component.value) as URL)
    },
    LibraryMember(.method, "appending", [LibraryParameter("components", "components", AnyText.self).variadic]) { call in
      let base = try call.receiver(URL.self)
      let components = try call.variadic(0, AnyText.self)
      return try call.packed(trying: call.appending(base, components: components))
    },
    LibraryMember(.method, "appending", [LibraryParameter("queryItems", "queryItems", [URLQueryItem].self)]) { call in
      let base = try call.receiver(URL.self)
      let queryItems = try call[0, [URLQueryItem].self]
      return call.packed(base.appending(queryItems: queryItems) as URL)
    },
    LibraryMember(.mutating, "appendPathComponent", [LibraryParameter(nil, "pathComponent", String.self)]) { call in
      var base = try call.receiver(URL.self)
      let pathComponent = try call[0, String.self]
      base.appendPathComponent(pathComponent)
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "appendPathExtension", [LibraryParameter(nil, "pathExtension", String.self)]) { call in
      var base = try call.receiver(URL.self)
      let pathExtension = try call[0, String.self]
      base.appendPathExtension(pathExtension)
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "deleteLastPathComponent") { call in
      var base = try call.receiver(URL.self)
      base.deleteLastPathComponent()
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "deletePathExtension") { call in
      var base = try call.receiver(URL.self)
      base.deletePathExtension()
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "append", [LibraryParameter("path", "path", AnyText.self)]) { call in
      var base = try call.receiver(URL.self)
      let path = try call[0, AnyText.self]
      base.append(path: path.value)
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "append", [LibraryParameter("component", "component", AnyText.self)]) { call in
      var base = try call.receiver(URL.self)
      let component = try call[0, AnyText.self]
      base.append(component: component.value)
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "append", [LibraryParameter("queryItems", "queryItems", [URLQueryItem].self)]) { call in
      var base = try call.receiver(URL.self)
      let queryItems = try call[0, [URLQueryItem].self]
      base.append(queryItems: queryItems)
      call.write(base)
      return .void
    },
  ]
}

/// All members of `URL`.
enum LibraryURLMembers {
  static let all = LibraryType([LibraryURLMembers1.members])
}
