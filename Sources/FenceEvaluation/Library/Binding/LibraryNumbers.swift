import Diagnostics
import Foundation

/// An integer type of the library: fences have its values as they are, except for those of `Int`.
package protocol LibraryInteger: LibraryValue, FixedWidthInteger {}

extension LibraryInteger {
  package static var shownName: String { String(describing: self) }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> Self? {
    switch value {
    case .literal(let integer, _): return try stored(integer, call.mark)
    case .native(let native): return native as? Self
    case .integer(let integer): return Self.self == Int.self ? integer as? Self : nil
    case .implicit(let member): return try call.resolved(member, as: shownName).flatMap { try read($0, call) }
    default: return nil
    }
  }
  package var packed: Value { .native(self) }

  /// A literal as a value of the type.
  package static func stored(_ literal: Int, _ mark: SourceMark) throws -> Self {
    guard let value = Self(exactly: literal) else {
      throw Failure("overflow", "integer literal '\(literal)' overflows when stored into '\(shownName)'", mark)
    }
    return value
  }
}

extension Int: LibraryInteger { package var packed: Value { .integer(self) } }
extension Int8: LibraryInteger {}
extension Int16: LibraryInteger {}
extension Int32: LibraryInteger {}
extension Int64: LibraryInteger {}
extension UInt: LibraryInteger {}
extension UInt8: LibraryInteger {}
extension UInt16: LibraryInteger {}
extension UInt32: LibraryInteger {}
extension UInt64: LibraryInteger {}

/// A floating-point type of the library.
package protocol LibraryFloat: LibraryValue, BinaryFloatingPoint, LosslessStringConvertible {}

extension Double: LibraryFloat {
  package static var shownName: String { "Double" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> Double? {
    switch value {
    case .double(let number), .literal(_, let number): number
    case .implicit(let member): try call.evaluator.number(member)?.number
    default: nil
    }
  }
  package var packed: Value { .double(self) }
}

extension Float: LibraryFloat {
  package static var shownName: String { "Float" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> Float? {
    switch value {
    case .native(let number as Float): number
    case .literal(_, let number): Float(number)
    // A literal with a point has no type of its own yet.
    case .double(let number): Float(number)
    case .implicit(let member): try call.resolved(member, as: "Float").flatMap { try read($0, call) }
    default: nil
    }
  }
  package var packed: Value { .native(self) }
}

/// An argument that is a number of any integer type.
package struct AnyInteger: LibraryArgument {
  package let value: any BinaryInteger
  package static var shownName: String { "some BinaryInteger" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> AnyInteger? {
    switch value {
    case .integer(let integer), .literal(let integer, _): AnyInteger(value: integer)
    case .native(let native as any LibraryInteger): AnyInteger(value: native)
    default: nil
    }
  }
}

/// An argument that is a number of any floating-point type.
package struct AnyFloat: LibraryArgument {
  package let value: any BinaryFloatingPoint
  package static var shownName: String { "some BinaryFloatingPoint" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> AnyFloat? {
    switch value {
    case .double(let number): AnyFloat(value: number)
    case .native(let number as Float): AnyFloat(value: number)
    default: nil
    }
  }
}

/// An argument that is a text: a string or a part of one.
package struct AnyText: LibraryArgument {
  package let value: String
  package static var shownName: String { "some StringProtocol" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> AnyText? {
    switch value {
    case .string(let text): AnyText(value: text)
    case .native(let part as Substring): AnyText(value: String(part))
    default: nil
    }
  }
}

extension FloatingPointRoundingRule: NativeLibraryValue {}
extension FloatingPointSign: NativeLibraryValue {}
extension FloatingPointClassification: NativeLibraryValue {}

/// An integer of any type, in an order with all others.
struct LibraryWide: Comparable {
  private let value: any LibraryInteger

  init(_ value: any LibraryInteger) { self.value = value }

  static func == (a: LibraryWide, b: LibraryWide) -> Bool { !(a < b) && !(b < a) }
  static func < (a: LibraryWide, b: LibraryWide) -> Bool {
    func precedes(_ x: some LibraryInteger, _ y: some LibraryInteger) -> Bool { x < y }
    return precedes(a.value, b.value)
  }
}
