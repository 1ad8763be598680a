// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `StringProtocol`.
enum LibraryStringProtocolMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.property, "capitalized") { call in
      try stringProtocolCapitalized0(call.text(), call)
    },
    LibraryMember(.property, "localizedUppercase") { call in
      try stringProtocolLocalizedUppercase1(call.text(), call)
    },
    LibraryMember(.property, "localizedLowercase") { call in
      try stringProtocolLocalizedLowercase2(call.text(), call)
    },
    LibraryMember(.property, "localizedCapitalized") { call in
      try stringProtocolLocalizedCapitalized3(call.text(), call)
    },
    LibraryMember(.property, "removingPercentEncoding") { call in
      try stringProtocolRemovingPercentEncoding4(call.text(), call)
    },
    LibraryMember(.method, "components", [LibraryParameter("separatedBy", "separator", CharacterSet.self)]) { call in
      try stringProtocolComponents5(call.text(), call)
    },
    LibraryMember(.method, "components", [LibraryParameter("separatedBy", "separator", AnyText.self)]) { call in
      try stringProtocolComponents6(call.text(), call)
    },
    LibraryMember(.method, "trimmingCharacters", [LibraryParameter("in", "set", CharacterSet.self)]) { call in
      try stringProtocolTrimmingCharacters7(call.text(), call)
    },
    LibraryMember(.method, "replacingOccurrences", [
      LibraryParameter("of", "target", AnyText.self), LibraryParameter("with", "replacement", AnyText.self),
      LibraryParameter("options", "options", String.CompareOptions.self).optional,
      LibraryParameter("range", "searchRange", Optional<Range<String.Index>>.self).optional,
    ]) { call in
      try stringProtocolReplacingOccurrences8(call.text(), call)
    },
    LibraryMember(.method, "range", [
      LibraryParameter("of", "searchString", AnyText.self),
      LibraryParameter("options", "mask", String.CompareOptions.self).optional,
      LibraryParameter("range", "searchRange", Optional<Range<String.Index>>.self).optional,
      LibraryParameter("locale", "locale", Optional<Locale>.self).optional,
    ]) { call in
      try stringProtocolRange9(call.text(), call)
    },
    LibraryMember(.method, "rangeOfCharacter", [
      LibraryParameter("from", "aSet", CharacterSet.self),
      LibraryParameter("options", "mask", String.CompareOptions.self).optional,
      LibraryParameter("range", "aRange", Optional<Range<String.Index>>.self).optional,
    ]) { call in
      try stringProtocolRangeOfCharacter10(call.text(), call)
    },
    LibraryMember(.method, "compare", [
      LibraryParameter(nil, "aString", AnyText.self),
      LibraryParameter("options", "mask", String.CompareOptions.self).optional,
      LibraryParameter("range", "range", Optional<Range<String.Index>>.self).optional,
      LibraryParameter("locale", "locale", Optional<Locale>.self).optional,
    ]) { call in
      try stringProtocolCompare11(call.text(), call)
    },
    LibraryMember(.method, "caseInsensitiveCompare", [LibraryParameter(nil, "aString", AnyText.self)]) { call in
      try stringProtocolCaseInsensitiveCompare12(call.text(), call)
    },
    LibraryMember(.method, "localizedCompare", [LibraryParameter(nil, "aString", AnyText.self)]) { call in
      try stringProtocolLocalizedCompare13(call.text(), call)
    },
    LibraryMember(.method, "localizedCaseInsensitiveCompare", [
      LibraryParameter(nil, "aString", AnyText.self)
    ]) { call in
      try stringProtocolLocalizedCaseInsensitiveCompare14(call.text(), call)
    },
    LibraryMember(.method, "localizedStandardCompare", [LibraryParameter(nil, "aString", AnyText.self)]) { call in
      try stringProtocolLocalizedStandardCompare15(call.text(), call)
    },
    LibraryMember(.method, "localizedStandardContains", [LibraryParameter(nil, "string", AnyText.self)]) { call in
      try stringProtocolLocalizedStandardContains16(call.text(), call)
    },
    LibraryMember(.method, "localizedCaseInsensitiveContains", [LibraryParameter(nil, "other", AnyText.self)]) { call in
      try stringProtocolLocalizedCaseInsensitiveContains17(call.text(), call)
    },
    LibraryMember(.method, "localizedStandardRange", [LibraryParameter("of", "string", AnyText.self)]) { call in
      try stringProtocolLocalizedStandardRange18(call.text(), call)
    },
    LibraryMember(.method, "commonPrefix", [
      LibraryParameter("with", "aString", AnyText.self),
      LibraryParameter("options", "options", String.CompareOptions.self).optional,
    ]) { call in
      try stringProtocolCommonPrefix19(call.text(), call)
    },
    LibraryMember(.method, "folding", [
      LibraryParameter("options", "options", String.CompareOptions.self).optional,
      LibraryParameter("locale", "locale", Optional<Locale>.self),
    ]) { call in
      try stringProtocolFolding20(call.text(), call)
    },
    LibraryMember(.method, "padding", [
      LibraryParameter("toLength", "newLength", Int.self), LibraryParameter("withPad", "padString", AnyText.self),
      LibraryParameter("startingAt", "padIndex", Int.self),
    ]) { call in
      try stringProtocolPadding21(call.text(), call)
    },
    LibraryMember(.method, "addingPercentEncoding", [
      LibraryParameter("withAllowedCharacters", "allowedCharacters", CharacterSet.self)
    ]) { call in
      try stringProtocolAddingPercentEncoding22(call.text(), call)
    },
  ]
}

private func stringProtocolCapitalized0<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.capitalized as String)
}

private func stringProtocolLocalizedUppercase1<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return try call.packed(trying: call.localizedUppercase(base))
}

private func stringProtocolLocalizedLowercase2<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return try call.packed(trying: call.localizedLowercase(base))
}

private func stringProtocolLocalizedCapitalized3<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return try call.packed(trying: call.localizedCapitalized(base))
}

private func stringProtocolRemovingPercentEncoding4<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  return call.packed(base.removingPercentEncoding as String?)
}

private func stringProtocolComponents5<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let separator = try call[0, CharacterSet.self]
  return call.packed(base.components(separatedBy: separator) as [String])
}

private func stringProtocolComponents6<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let separator = try call[0, AnyText.self]
  return call.packed(base.components(separatedBy: separator.value) as [String])
}

private func stringProtocolTrimmingCharacters7<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let set = try call[0, CharacterSet.self]
  return call.packed(base.trimmingCharacters(in: set) as String)
}

private func stringProtocolReplacingOccurrences8<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let target = try call[0, AnyText.self]
  let replacement = try call[1, AnyText.self]
  let options = try call.argument(2, String.CompareOptions.self, or: [])
  let searchRange = try call.argument(3, Optional<Range<String.Index>>.self, or: nil)
  try call.require(base.validates(searchRange, in: base.startIndex..<base.endIndex), "String index is out of bounds")
  return try call.packed(trying: call.replacingOccurrences(base, of: target, with: replacement, options: options, range: searchRange))
}

private func stringProtocolRange9<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let searchString = try call[0, AnyText.self]
  let mask = try call.argument(1, String.CompareOptions.self, or: [])
  let searchRange = try call.argument(2, Optional<Range<String.Index>>.self, or: nil)
  let locale = try call.argument(3, Optional<Locale>.self, or: nil)
  try call.require(base.validates(searchRange, in: base.startIndex..<base.endIndex), "String index is out of bounds")
  return try call.packed(trying: call.range(base, of: searchString, options: mask, range: searchRange, locale: locale))
}

private func stringProtocolRangeOfCharacter10<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let aSet = try call[0, CharacterSet.self]
  let mask = try call.argument(1, String.CompareOptions.self, or: [])
  let aRange = try call.argument(2, Optional<Range<String.Index>>.self, or: nil)
  try call.require(base.validates(aRange, in: base.startIndex..<base.endIndex), "String index is out of bounds")
  return call.packed(base.rangeOfCharacter(from: aSet, options: mask, range: aRange) as Range<String.Index>?)
}

private func stringProtocolCompare11<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let aString = try call[0, AnyText.self]
  let mask = try call.argument(1, String.CompareOptions.self, or: [])
  let range = try call.argument(2, Optional<Range<String.Index>>.self, or: nil)
  let locale = try call.argument(3, Optional<Locale>.self, or: nil)
  try call.require(base.validates(range, in: base.startIndex..<base.endIndex), "String index is out of bounds")
  return try call.packed(trying: call.compare(base, aString, options: mask, range: range, locale: locale))
}

private func stringProtocolCaseInsensitiveCompare12<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let aString = try call[0, AnyText.self]
  return try call.packed(trying: call.caseInsensitiveCompare(base, aString))
}

private func stringProtocolLocalizedCompare13<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let aString = try call[0, AnyText.self]
  return try call.packed(trying: call.localizedCompare(base, aString))
}

private func stringProtocolLocalizedCaseInsensitiveCompare14<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let aString = try call[0, AnyText.self]
  return try call.packed(trying: call.localizedCaseInsensitiveCompare(base, aString))
}

private func stringProtocolLocalizedStandardCompare15<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let aString = try call[0, AnyText.self]
  return try call.packed(trying: call.localizedStandardCompare(base, aString))
}

private func stringProtocolLocalizedStandardContains16<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let string = try call[0, AnyText.self]
  return try call.packed(trying: call.localizedStandardContains(base, string))
}

private func stringProtocolLocalizedCaseInsensitiveContains17<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let other = try call[0, AnyText.self]
  return try call.packed(trying: call.localizedCaseInsensitiveContains(base, other))
}

private func stringProtocolLocalizedStandardRange18<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let string = try call[0, AnyText.self]
  return try call.packed(trying: call.localizedStandardRange(base, of: string))
}

private func stringProtocolCommonPrefix19<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let aString = try call[0, AnyText.self]
  let options = try call.argument(1, String.CompareOptions.self, or: [])
  return call.packed(base.commonPrefix(with: aString.value, options: options) as String)
}

private func stringProtocolFolding20<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let options = try call.argument(0, String.CompareOptions.self, or: [])
  let locale = try call[1, Optional<Locale>.self]
  return call.packed(base.folding(options: options, locale: locale) as String)
}

private func stringProtocolPadding21<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let newLength = try call[0, Int.self]
  let padString = try call[1, AnyText.self]
  let padIndex = try call[2, Int.self]
  try call.require(newLength >= 0, "Negative length")
  try call.require(newLength <= base.utf16.count || !padString.value.isEmpty && padIndex >= 0 && padIndex < padString.value.count, "Range or index out of bounds")
  try call.checkSize(newLength, 1)
  return call.packed(base.padding(toLength: newLength, withPad: padString.value, startingAt: padIndex) as String)
}

private func stringProtocolAddingPercentEncoding22<Base: LibraryText>(_ base: Base, _ call: LibraryCall) throws -> Value {
  let allowedCharacters = try call[0, CharacterSet.self]
  return call.packed(base.addingPercentEncoding(withAllowedCharacters: allowedCharacters) as String?)
}

/// All members of `StringProtocol`.
enum LibraryStringProtocolMembers {
  static let all = LibraryType([LibraryStringProtocolMembers1.members, LibraryStringProtocolMembers2.members])
}
