// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `StringProtocol`.
enum LibraryStringProtocolMembers2 {
  static let members: [LibraryMember] = [
    LibraryMember(.method, "appending", [LibraryParameter(nil, "aString", AnyText.self)]) { call in
      try stringProtocolAppending23(call.text(), call)
    },
    LibraryMember(.method, "data", [
      LibraryParameter("using", "encoding", String.Encoding.self),
      LibraryParameter("allowLossyConversion", "allowLossyConversion", Bool.self).optional,
    ]) { call in
      try stringProtocolData24(call.text(), call)
    },
    LibraryMember(.method, "hasPrefix", [LibraryParameter(nil, "prefix", AnyText.self)]) { call in
      try stringProtocolHasPrefix25(call.text(), call)
    },
    LibraryMember(.method, "hasSuffix", [LibraryParameter(nil, "suffix", AnyText.self)]) { call in
      try stringProtocolHasSuffix26(call.text(), call)
    },
    LibraryMember(.method, "lowercased") { call in
      try stringProtocolLowercased27(call.text(), call)
    },
    LibraryMember(.method, "uppercased") { call in
      try stringProtocolUppercased28(call.text(), call)
    },
    LibraryMember(.property, "description") { call in
      try stringProtocolDescription29(call.text(), call)
    },
    LibraryMember(.method, "contains", [LibraryParameter(nil, "other", AnyText.self)]) { call in
      try stringProtocolContains30(call.text(), call)
    },
  ]
}

private func stringProtocolAppending23<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let aString = try call[0, AnyText.self]
  try call.checkSize(base.utf8.count + aString.value.utf8.count, 1)
  return call.packed(base.appending(aString.value) as String)
}

private func stringProtocolData24<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let encoding = try call[0, String.Encoding.self]
  let allowLossyConversion = try call.argument(1, Bool.self, or: false)
  return call.packed(base.data(using: encoding, allowLossyConversion: allowLossyConversion) as Data?)
}

private func stringProtocolHasPrefix25<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let prefix = try call[0, AnyText.self]
  return call.packed(base.hasPrefix(prefix.value) as Bool)
}

private func stringProtocolHasSuffix26<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let suffix = try call[0, AnyText.self]
  return call.packed(base.hasSuffix(suffix.value) as Bool)
}

private func stringProtocolLowercased27<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.lowercased() as String)
}

private func stringProtocolUppercased28<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.uppercased() as String)
}

private func stringProtocolDescription29<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.description as String)
}

private func stringProtocolContains30<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let other = try call[0, AnyText.self]
  return call.packed(try call.contains(base, other))
}
