// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `String`.
enum LibraryStringMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return call.packed(String() as String)
    },
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "value", LibraryElement.self)]) { call in
      let value = try call[0, LibraryElement.self]
      return try call.packed(trying: call.make(String.self, value))
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("repeating", "repeatedValue", String.self), LibraryParameter("count", "count", Int.self),
    ]) { call in
      let repeatedValue = try call[0, String.self]
      let count = try call[1, Int.self]
      return try call.packed(trying: call.make(String.self, repeating: repeatedValue, count: count))
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("repeating", "repeatedValue", Character.self), LibraryParameter("count", "count", Int.self),
    ]) { call in
      let repeatedValue = try call[0, Character.self]
      let count = try call[1, Int.self]
      return try call.packed(trying: call.make(String.self, repeating: repeatedValue, count: count))
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter(nil, "value", AnyInteger.self), LibraryParameter("radix", "radix", Int.self).optional,
      LibraryParameter("uppercase", "uppercase", Bool.self).optional,
    ]) { call in
      let value = try call[0, AnyInteger.self]
      let radix = try call.argument(1, Int.self, or: 10)
      let uppercase = try call.argument(2, Bool.self, or: false)
      try call.require(radix >= 2 && radix <= 36, "Radix must be between 2 and 36")
      return call.packed(String(value.value, radix: radix, uppercase: uppercase) as String)
    },
    LibraryMember(.initializer, "init", [LibraryParameter("describing", "instance", LibraryElement.self)]) { call in
      let instance = try call[0, LibraryElement.self]
      return try call.packed(trying: call.make(String.self, describing: instance))
    },
    LibraryMember(.initializer, "init", [LibraryParameter("reflecting", "subject", LibraryElement.self)]) { call in
      let subject = try call[0, LibraryElement.self]
      return try call.packed(trying: call.make(String.self, reflecting: subject))
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("localized", "key", LibraryElement.self),
      LibraryParameter("table", "table", Optional<String>.self).optional,
      LibraryParameter("bundle", "bundle", Optional<LibraryElement>.self).optional,
      LibraryParameter("locale", "locale", Optional<Locale>.self).optional,
      LibraryParameter("comment", "comment", Optional<String>.self).optional,
    ]) { call in
      let key = try call[0, LibraryElement.self]
      let table = try call.argument(1, Optional<String>.self, or: nil)
      let bundle = try call.argument(2, Optional<LibraryElement>.self, or: nil)
      let locale = try call.argument(3, Optional<Locale>.self, or: nil)
      let comment = try call.argument(4, Optional<String>.self, or: nil)
      return try call.packed(trying: call.make(String.self, localized: key, table: table, bundle: bundle, locale: locale, comment: comment))
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("localized", "key", LibraryElement.self),
      LibraryParameter("defaultValue", "value", LibraryElement.self),
      LibraryParameter("table", "table", Optional<String>.self).optional,
      LibraryParameter("bundle", "bundle", Optional<LibraryElement>.self).optional,
      LibraryParameter("locale", "locale", Optional<Locale>.self).optional,
      LibraryParameter("comment", "comment", Optional<String>.self).optional,
    ]) { call in
      let key = try call[0, LibraryElement.self]
      let value = try call[1, LibraryElement.self]
      let table = try call.argument(2, Optional<String>.self, or: nil)
      let bundle = try call.argument(3, Optional<LibraryElement>.self, or: nil)
      let locale = try call.argument(4, Optional<Locale>.self, or: nil)
      let comment = try call.argument(5, Optional<String>.self, or: nil)
      return try call.packed(trying: call.make(String.self, localized: key, defaultValue: value, table: table, bundle: bundle, locale: locale, comment: comment))
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("format", "format", String.self),
      LibraryParameter(nil, "arguments", LibraryElement.self).variadic,
    ]) { call in
      let format = try call[0, String.self]
      let arguments = try call.variadic(1, LibraryElement.self)
      return try call.packed(trying: call.make(String.self, format: format, arguments))
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("decoding", "codeUnits", LibraryElements.self),
      LibraryParameter("as", "sourceEncoding", LibraryElement.self),
    ]) { call in
      let codeUnits = try call[0, LibraryElements.self]
      let sourceEncoding = try call[1, LibraryElement.self]
      return try call.packed(trying: call.make(String.self, decoding: codeUnits, as: sourceEncoding))
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("data", "data", Data.self), LibraryParameter("encoding", "encoding", String.Encoding.self),
    ]) { call in
      let data = try call[0, Data.self]
      let encoding = try call[1, String.Encoding.self]
      return try call.packed(trying: call.make(String.self, data: data, encoding: encoding))
    },
    LibraryMember(.initializer, "init", [LibraryParameter("contentsOf", "url", URL.self)]) { call in
      let url = try call[0, URL.self]
      return try call.packed(trying: call.foundation.make(String.self, contentsOf: url))
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("contentsOf", "url", URL.self), LibraryParameter("encoding", "enc", String.Encoding.self),
    ]) { call in
      let url = try call[0, URL.self]
      let enc = try call[1, String.Encoding.self]
      return try call.packed(trying: call.foundation.make(String.self, contentsOf: url, encoding: enc))
    },
    LibraryMember(.initializer, "init", [LibraryParameter("contentsOfFile", "path", String.self)]) { call in
      let path = try call[0, String.self]
      return try call.packed(trying: call.foundation.make(String.self, contentsOfFile: path))
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("contentsOfFile", "path", String.self),
      LibraryParameter("encoding", "enc", String.Encoding.self),
    ]) { call in
      let path = try call[0, String.self]
      let enc = try call[1, String.Encoding.self]
      return try call.packed(trying: call.foundation.make(String.self, contentsOfFile: path, encoding: enc))
    },
    LibraryMember(.property, "utf8") { call in
      let base = try call.receiver(String.self)
      return try call.packed(trying: call.utf8(base))
    },
    LibraryMember(.property, "utf16") { call in
      let base = try call.receiver(String.self)
      return try call.packed(trying: call.utf16(base))
    },
    LibraryMember(.property, "unicodeScalars") { call in
      let base = try call.receiver(String.self)
      return try call.packed(trying: call.unicodeScalars(base))
    },
    LibraryMember(.property, "debugDescription") { call in
      let base = try call.receiver(String.self)
      return call.packed(base.debugDescription as String)
    },
    LibraryMember(.property, "hashValue") { call in
      let base = try call.receiver(String.self)
      return try call.packed(trying: call.hashValue(base))
    },
    LibraryMember(.property, "isContiguousUTF8") { call in
      let base = try call.receiver(String.self)
      return call.packed(base.isContiguousUTF8 as Bool)
    },
    LibraryMember(.mutating, "append", [LibraryParameter(nil, "other", String.self)]) { call in
      var base = try call.receiver(String.self)
      let other = try call[0, String.self]
      base.append(other)
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "append", [LibraryParameter(nil, "c", Character.self)]) { call in
      var base = try call.receiver(String.self)
      let c = try call[0, Character.self]
      base.append(c)
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "append", [LibraryParameter("contentsOf", "newElements", AnyText.self)]) { call in
      var base = try call.receiver(String.self)
      let newElements = try call[0, AnyText.self]
      base.append(contentsOf: newElements.value)
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "insert", [
      LibraryParameter("contentsOf", "newElements", AnyText.self), LibraryParameter("at", "i", String.Index.self),
    ]) { call in
      var base = try call.receiver(String.self)
      let newElements = try call[0, AnyText.self]
      let i = try call[1, String.Index.self]
      try call.require(base.validates(i, in: base.startIndex...base.endIndex), "String index is out of bounds")
      base.insert(contentsOf: newElements.value, at: i)
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "replaceSubrange", [
      LibraryParameter(nil, "bounds", LibraryBounds.self), LibraryParameter("with", "newElements", AnyText.self),
    ]) { call in
      var base = try call.receiver(String.self)
      let bounds = try call[0, LibraryBounds.self].range(in: base)
      let newElements = try call[1, AnyText.self]
      try call.require(base.validates(bounds, in: base.startIndex..<base.endIndex), "Range out of bounds")
      base.replaceSubrange(bounds, with: newElements.value)
      call.write(base)
      return .void
    },
    LibraryMember(.mutating, "replace", [
      LibraryParameter(nil, "other", LibraryElements.self), LibraryParameter("with", "replacement", String.self),
      LibraryParameter("maxReplacements", "maxReplacements", Int.self).optional,
    ]) { call in
      var base = try call.receiver(String.self)
      let other = try call[0, LibraryElements.self]
      let replacement = try call[1, String.self]
      let maxReplacements = try call.argument(2, Int.self, or: Int.max)
      try call.require(maxReplacements >= 0, "Negative number of replacements")
      let result = try call.packed(trying: call.replace(&base, other, with: replacement, maxReplacements: maxReplacements))
      call.write(base)
      return result
    },
    LibraryMember(.method, "replacing", [
      LibraryParameter(nil, "other", LibraryElements.self), LibraryParameter("with", "replacement", String.self),
      LibraryParameter("maxReplacements", "maxReplacements", Int.self).optional,
    ]) { call in
      let base = try call.receiver(String.self)
      let other = try call[0, LibraryElements.self]
      let replacement = try call[1, String.self]
      let maxReplacements = try call.argument(2, Int.self, or: Int.max)
      try call.require(maxReplacements >= 0, "Negative number of replacements")
      return try call.packed(trying: call.replacing(base, other, with: replacement, maxReplacements: maxReplacements))
    },
  ]
}

/// All members of `String`.
enum LibraryStringMembers {
  static let all = LibraryType([LibraryStringMembers1.members])
}
