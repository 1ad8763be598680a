import Foundation

/// A type that parameters of the library have.
package protocol LibraryArgument: SendableMetatype {
  /// The type's name, as Swift writes it.
  static var shownName: String { get }
  /// Reads an argument; `nil` for a value of another type.
  static func read(_ value: Value, _ call: LibraryCall) throws -> Self?
}

/// A type that members of the library return.
package protocol LibraryResult {
  var packed: Value { get }
}

/// A type of the library whose values fences have.
package protocol LibraryValue: LibraryArgument, LibraryResult, Hashable {}

/// A type whose values are stored as they are.
package protocol NativeLibraryValue: LibraryValue, LibraryNative {}

extension NativeLibraryValue {
  package static var libraryName: String { shownName }
  package static var shownName: String { String(describing: self) }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> Self? {
    switch value {
    case .native(let native): native as? Self
    case .implicit(let member): try call.resolved(member, as: shownName).flatMap { try read($0, call) }
    default: nil
    }
  }
  package var packed: Value { .native(self) }
}

/// A set of options, which an array of its members is as well.
package protocol LibraryOptionSet: NativeLibraryValue, OptionSet where Element == Self {}

extension LibraryOptionSet {
  package static func read(_ value: Value, _ call: LibraryCall) throws -> Self? {
    switch value {
    case .array(let members):
      var result: Self = []
      for member in members {
        guard let option = try read(member, call) else { return nil }
        result.formUnion(option)
      }
      return result
    case .native(let native): return native as? Self
    case .implicit(let member): return try call.resolved(member, as: shownName).flatMap { try read($0, call) }
    default: return nil
    }
  }
}

extension Bool: LibraryValue {
  package static var shownName: String { "Bool" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> Bool? {
    if case .boolean(let truth) = value { return truth }
    return nil
  }
  package var packed: Value { .boolean(self) }
}

extension String: LibraryValue {
  package static var shownName: String { "String" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> String? {
    if case .string(let text) = value { return text }
    return nil
  }
  package var packed: Value { .string(self) }
}

extension Substring: LibraryValue {
  package static var shownName: String { "Substring" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> Substring? {
    switch value {
    case .native(let part as Substring): part
    case .string(let text): text[...]
    default: nil
    }
  }
  package var packed: Value { .native(self) }
}

extension Character: LibraryValue {
  package static var shownName: String { "Character" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> Character? {
    switch value {
    case .native(let character as Character): character
    // A literal is what its place wants.
    case .string(let text) where text.count == 1: text.first
    default: nil
    }
  }
  package var packed: Value { .native(self) }
}

extension String.Index: NativeLibraryValue {
  package static var shownName: String { "String.Index" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> String.Index? {
    guard case .native(let index as String.Index) = value else { return nil }
    let isBoundary =
      switch call.receiver {
      case .string(let text): text.isBoundary(index)
      case .native(let part as Substring): part.isBoundary(index)
      default: true
      }
    try call.require(isBoundary, "string index is inside a character", code: "index-out-of-range")
    return index
  }
}

extension StringProtocol {
  /// Whether an index, which may be another text's, isn't inside a scalar: a text cut there is none.
  func isBoundary(_ index: String.Index) -> Bool {
    index <= startIndex || index >= endIndex || utf8[index] & 0b1100_0000 != 0b1000_0000
  }
}

extension Unicode.Scalar: NativeLibraryValue {
  package static var shownName: String { "Unicode.Scalar" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> Unicode.Scalar? {
    switch value {
    case .native(let scalar as Unicode.Scalar): return scalar
    case .string(let text) where text.unicodeScalars.count == 1: return text.unicodeScalars.first
    default: return nil
    }
  }
}

extension Optional: LibraryArgument where Wrapped: LibraryArgument {
  package static var shownName: String { Wrapped.shownName + "?" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> Wrapped?? {
    if case .nothing = value { return .some(nil) }
    return try Wrapped.read(value, call).map { .some($0) }
  }
}

extension Optional: LibraryResult where Wrapped: LibraryResult {
  package var packed: Value { map(\.packed.inOptional) ?? .nothing }
}

extension Array: LibraryArgument where Element: LibraryArgument {
  package static var shownName: String { "[\(Element.shownName)]" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> [Element]? {
    let own = try value.elements ?? OwnSequence(value, call.evaluator, call.mark)?.elements()
    guard let elements = own else { return nil }
    try call.evaluator.charge(elements.count, call.mark)
    var result: [Element] = []
    result.reserveCapacity(elements.count)
    for element in elements {
      guard let read = try Element.read(element, call) else { return nil }
      result.append(read)
    }
    return result
  }
}

extension Array: LibraryResult where Element: LibraryResult {
  package var packed: Value { .array(map(\.packed)) }
}

extension ArraySlice: LibraryResult where Element: LibraryResult {
  package var packed: Value { .array(map(\.packed)) }
}

extension Slice: LibraryResult where Base.Element: LibraryResult {
  package var packed: Value { .array(map(\.packed)) }
}

extension ReversedCollection: LibraryResult where Base.Element: LibraryResult {
  package var packed: Value { .array(map(\.packed)) }
}

extension Value: LibraryResult {
  package var packed: Value { self }
}
