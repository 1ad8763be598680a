import Diagnostics
import Foundation

/// A collection of the library, in the form in which members of collections are called.
package protocol LibraryCollection: BidirectionalCollection
where Element: LibraryValue, SubSequence: LibraryResult {}

/// A collection whose positions fences have.
package protocol LibraryIndexed: LibraryCollection where Index: LibraryValue {}

/// A collection that can grow.
package protocol LibraryGrowing: LibraryIndexed, RangeReplaceableCollection, LibraryValue {}

/// A text.
package protocol LibraryText: LibraryGrowing, StringProtocol {}

extension String: LibraryText {}
extension Substring: LibraryText {}
extension LibraryElements: LibraryGrowing {}
extension Range: LibraryCollection, LibraryIndexed where Bound == Int {}
extension ClosedRange: LibraryCollection where Bound == Int {}

extension LibraryCall {
  /// The receiver as a collection.
  func collection() throws -> any LibraryCollection {
    if case .native(let offsets as IndexSet) = receiver { return offsets }
    return try indexedIfAny() ?? closedRange() ?? elements()
  }

  /// The receiver as a collection with positions.
  func indexed() throws -> any LibraryIndexed {
    if case .native(is IndexSet) = receiver { throw Failure(.unavailable("IndexSet.Index"), mark) }
    if case .range(let range) = receiver, range.isClosed { throw Failure(.unavailable("ClosedRange.Index"), mark) }
    return try indexedIfAny() ?? elements()
  }

  /// The receiver as a collection that can grow.
  func growing() throws -> any LibraryGrowing {
    switch receiver {
    case .string(let text): text
    case .native(let part as Substring): part
    case .native(let data as Data): data
    default: try elements()
    }
  }

  /// The receiver as a text.
  func text() throws -> any LibraryText {
    switch receiver {
    case .string(let text):
      try evaluator.charge(text.utf8.count, mark)
      return text
    case .native(let part as Substring): return part
    default: throw Failure("type-mismatch", "\(receiver.typeSubject) is no text", mark)
    }
  }

  private func indexedIfAny() throws -> (any LibraryIndexed)? {
    switch receiver {
    case .string(let text):
      try evaluator.charge(text.utf8.count, mark)
      return text
    case .native(let part as Substring):
      try evaluator.charge(part.utf8.count, mark)
      return part
    case .native(let data as Data):
      try evaluator.charge(data.count, mark)
      return data
    case .range(let range):
      guard let range = range.halfOpen, range.count <= 1_000_000 else { return nil }
      try evaluator.charge(range.count, mark)
      return range
    default: return nil
    }
  }

  private func closedRange() throws -> (any LibraryCollection)? {
    guard case .range(let range) = receiver, range.isClosed, let closed = range.closed, range.elements != nil else {
      return nil
    }
    try evaluator.charge(closed.count, mark)
    return closed
  }

  /// The receiver's elements.
  func elements() throws -> LibraryElements {
    guard let elements = try LibraryElements.read(receiver, self) else { throw Failure(.limit(.range), mark) }
    try evaluator.charge(elements.count, mark)
    return elements
  }

  /// The integer type that is meant: the receiver, where that is a type.
  func integerType() throws -> any LibraryInteger.Type {
    guard case .type(let type) = receiver, let found = LibraryTypes.integers[type.name] else {
      throw Failure("type-mismatch", "\(receiver.typeSubject) is no integer type", mark)
    }
    return found
  }

  func integer() throws -> any LibraryInteger {
    switch receiver {
    case .integer(let value), .literal(let value, _): value
    case .native(let value as any LibraryInteger): value
    default: throw Failure("type-mismatch", "\(receiver.typeSubject) is no integer", mark)
    }
  }

  func floatType() throws -> any LibraryFloat.Type {
    if case .type(let type) = receiver, type.name == "Float" { return Float.self }
    return Double.self
  }

  func float() throws -> any LibraryFloat {
    if case .native(let value as Float) = receiver { return value }
    guard let number = receiver.number else {
      throw Failure("type-mismatch", "\(receiver.typeSubject) is no number", mark)
    }
    return number
  }
}

/// The types of numbers by name.
enum LibraryTypes {
  static let integers: [String: any LibraryInteger.Type] = [
    "Int": Int.self, "Int8": Int8.self, "Int16": Int16.self, "Int32": Int32.self, "Int64": Int64.self,
    "UInt": UInt.self, "UInt8": UInt8.self, "UInt16": UInt16.self, "UInt32": UInt32.self, "UInt64": UInt64.self,
  ]
}

extension Value {
  /// The types of the library that a value may be of: several for a literal.
  var libraryTypes: [String] {
    switch self {
    case .string: ["String"]
    case .nothing: ["Optional"]
    case .boolean: ["Bool", "NSNumber"]
    case .integer, .literal: ["Int", "Double", "NSNumber"]
    case .double: ["Double", "NSNumber"]
    case .array: ["Array"]
    case .set: ["Set"]
    case .dictionary: ["Dictionary"]
    case .range(let range): [range.typeName]
    case .native(is Decimal): ["Decimal", "NSDecimalNumber"]
    case .native(let native): (native as? any LibraryNative).map { [Swift.type(of: $0).libraryName] } ?? []
    default: []
    }
  }
}

extension RangeValue {
  /// The range's type in the library.
  var typeName: String {
    switch (lowerBound, upperBound) {
    case (nil, _): isClosed ? "PartialRangeThrough" : "PartialRangeUpTo"
    case (_, nil): "PartialRangeFrom"
    default: isClosed ? "ClosedRange" : "Range"
    }
  }
}

extension SliceValue: LibraryNative { package static var libraryName: String { "ArraySlice" } }
extension Substring: LibraryNative { package static var libraryName: String { "Substring" } }
extension Character: LibraryNative { package static var libraryName: String { "Character" } }
extension Float: LibraryNative { package static var libraryName: String { "Float" } }
extension Int8: LibraryNative { package static var libraryName: String { "Int8" } }
extension Int16: LibraryNative { package static var libraryName: String { "Int16" } }
extension Int32: LibraryNative { package static var libraryName: String { "Int32" } }
extension Int64: LibraryNative { package static var libraryName: String { "Int64" } }
extension UInt: LibraryNative { package static var libraryName: String { "UInt" } }
extension UInt8: LibraryNative { package static var libraryName: String { "UInt8" } }
extension UInt16: LibraryNative { package static var libraryName: String { "UInt16" } }
extension UInt32: LibraryNative { package static var libraryName: String { "UInt32" } }
extension UInt64: LibraryNative { package static var libraryName: String { "UInt64" } }
