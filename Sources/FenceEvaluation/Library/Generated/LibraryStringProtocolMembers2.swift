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
    LibraryMember(.method, "firstMatch", [LibraryParameter("of", "r", RegexValue.self)]) { call in
      try stringProtocolFirstMatch25(call.text(), call)
    },
    LibraryMember(.method, "wholeMatch", [LibraryParameter("of", "r", RegexValue.self)]) { call in
      try stringProtocolWholeMatch26(call.text(), call)
    },
    LibraryMember(.method, "prefixMatch", [LibraryParameter("of", "r", RegexValue.self)]) { call in
      try stringProtocolPrefixMatch27(call.text(), call)
    },
    LibraryMember(.method, "matches", [LibraryParameter("of", "r", RegexValue.self)]) { call in
      try stringProtocolMatches28(call.text(), call)
    },
    LibraryMember(.method, "contains", [LibraryParameter(nil, "regex", RegexValue.self)]) { call in
      try stringProtocolContains29(call.text(), call)
    },
    LibraryMember(.method, "starts", [LibraryParameter("with", "regex", RegexValue.self)]) { call in
      try stringProtocolStarts30(call.text(), call)
    },
    LibraryMember(.method, "ranges", [LibraryParameter("of", "regex", RegexValue.self)]) { call in
      try stringProtocolRanges31(call.text(), call)
    },
    LibraryMember(.method, "firstRange", [LibraryParameter("of", "regex", RegexValue.self)]) { call in
      try stringProtocolFirstRange32(call.text(), call)
    },
    LibraryMember(.method, "trimmingPrefix", [LibraryParameter(nil, "regex", RegexValue.self)]) { call in
      try stringProtocolTrimmingPrefix33(call.text(), call)
    },
    LibraryMember(.method, "split", [
      LibraryParameter("separator", "separator", RegexValue.self),
      LibraryParameter("maxSplits", "maxSplits", Int.self).optional,
      LibraryParameter("omittingEmptySubsequences", "omittingEmptySubsequences", Bool.self).optional,
    ]) { call in
      try stringProtocolSplit34(call.text(), call)
    },
    LibraryMember(.method, "replacing", [
      LibraryParameter(nil, "regex", RegexValue.self), LibraryParameter("with", "replacement", String.self),
      LibraryParameter("maxReplacements", "maxReplacements", Int.self).optional,
    ]) { call in
      try stringProtocolReplacing35(call.text(), call)
    },
    LibraryMember(.method, "replacing", [
      LibraryParameter(nil, "regex", RegexValue.self),
      LibraryParameter("maxReplacements", "maxReplacements", Int.self).optional,
      LibraryParameter("with", "replacement", LibraryFunction.self),
    ]) { call in
      try stringProtocolReplacing36(call.text(), call)
    },
    LibraryMember(.mutating, "replace", [
      LibraryParameter(nil, "regex", RegexValue.self), LibraryParameter("with", "replacement", String.self),
      LibraryParameter("maxReplacements", "maxReplacements", Int.self).optional,
    ]) { call in
      try stringProtocolReplace37(call.text(), call)
    },
    LibraryMember(.mutating, "replace", [
      LibraryParameter(nil, "regex", RegexValue.self),
      LibraryParameter("maxReplacements", "maxReplacements", Int.self).optional,
      LibraryParameter("with", "replacement", LibraryFunction.self),
    ]) { call in
      try stringProtocolReplace38(call.text(), call)
    },
    LibraryMember(.method, "hasPrefix", [LibraryParameter(nil, "prefix", AnyText.self)]) { call in
      try stringProtocolHasPrefix39(call.text(), call)
    },
    LibraryMember(.method, "hasSuffix", [LibraryParameter(nil, "suffix", AnyText.self)]) { call in
      try stringProtocolHasSuffix40(call.text(), call)
    },
    LibraryMember(.method, "lowercased") { call in
      try stringProtocolLowercased41(call.text(), call)
    },
    LibraryMember(.method, "uppercased") { call in
      try stringProtocolUppercased42(call.text(), call)
    },
    LibraryMember(.property, "description") { call in
      try stringProtocolDescription43(call.text(), call)
    },
    LibraryMember(.method, "contains", [LibraryParameter(nil, "other", AnyText.self)]) { call in
      try stringProtocolContains44(call.text(), call)
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

private func stringProtocolFirstMatch25<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let r = try call[0, RegexValue.self]
  return try call.packed(trying: call.regex.firstMatch(base, of: r))
}

private func stringProtocolWholeMatch26<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let r = try call[0, RegexValue.self]
  return try call.packed(trying: call.regex.wholeMatch(base, of: r))
}

private func stringProtocolPrefixMatch27<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let r = try call[0, RegexValue.self]
  return try call.packed(trying: call.regex.prefixMatch(base, of: r))
}

private func stringProtocolMatches28<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let r = try call[0, RegexValue.self]
  return try call.packed(trying: call.regex.matches(base, of: r))
}

private func stringProtocolContains29<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let regex = try call[0, RegexValue.self]
  return try call.packed(trying: call.regex.contains(base, regex))
}

private func stringProtocolStarts30<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let regex = try call[0, RegexValue.self]
  return try call.packed(trying: call.regex.starts(base, with: regex))
}

private func stringProtocolRanges31<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let regex = try call[0, RegexValue.self]
  return try call.packed(trying: call.regex.ranges(base, of: regex))
}

private func stringProtocolFirstRange32<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let regex = try call[0, RegexValue.self]
  return try call.packed(trying: call.regex.firstRange(base, of: regex))
}

private func stringProtocolTrimmingPrefix33<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let regex = try call[0, RegexValue.self]
  return try call.packed(trying: call.regex.trimmingPrefix(base, regex))
}

private func stringProtocolSplit34<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let separator = try call[0, RegexValue.self]
  let maxSplits = try call.argument(1, Int.self, or: Int.max)
  let omittingEmptySubsequences = try call.argument(2, Bool.self, or: true)
  return try call.packed(trying: call.regex.split(base, separator: separator, maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences))
}

private func stringProtocolReplacing35<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let regex = try call[0, RegexValue.self]
  let replacement = try call[1, String.self]
  let maxReplacements = try call.argument(2, Int.self, or: Int.max)
  try call.require(maxReplacements >= 0, "Negative number of replacements")
  return try call.packed(trying: call.regex.replacing(base, regex, with: replacement, maxReplacements: maxReplacements))
}

private func stringProtocolReplacing36<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let regex = try call[0, RegexValue.self]
  let maxReplacements = try call.argument(1, Int.self, or: Int.max)
  let replacement = try call[2, LibraryFunction.self]
  try call.require(maxReplacements >= 0, "Negative number of replacements")
  return try call.packed(trying: call.regex.replacing(base, regex, maxReplacements: maxReplacements, with: replacement))
}

private func stringProtocolReplace37<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  var base = base
  let regex = try call[0, RegexValue.self]
  let replacement = try call[1, String.self]
  let maxReplacements = try call.argument(2, Int.self, or: Int.max)
  try call.require(maxReplacements >= 0, "Negative number of replacements")
  let result = try call.packed(trying: call.regex.replace(&base, regex, with: replacement, maxReplacements: maxReplacements))
  call.write(base)
  return result
}

private func stringProtocolReplace38<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  var base = base
  let regex = try call[0, RegexValue.self]
  let maxReplacements = try call.argument(1, Int.self, or: Int.max)
  let replacement = try call[2, LibraryFunction.self]
  try call.require(maxReplacements >= 0, "Negative number of replacements")
  let result = try call.packed(trying: call.regex.replace(&base, regex, maxReplacements: maxReplacements, with: replacement))
  call.write(base)
  return result
}

private func stringProtocolHasPrefix39<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let prefix = try call[0, AnyText.self]
  return call.packed(base.hasPrefix(prefix.value) as Bool)
}

private func stringProtocolHasSuffix40<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let suffix = try call[0, AnyText.self]
  return call.packed(base.hasSuffix(suffix.value) as Bool)
}

private func stringProtocolLowercased41<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.lowercased() as String)
}

private func stringProtocolUppercased42<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.uppercased() as String)
}

private func stringProtocolDescription43<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.description as String)
}

private func stringProtocolContains44<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let other = try call[0, AnyText.self]
  return try call.packed(trying: call.contains(base, other))
}
