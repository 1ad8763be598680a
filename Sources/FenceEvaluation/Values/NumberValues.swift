import Foundation

/// An integer type of a width: what its values can be.
package struct IntegerWidth {
  let bits: Int
  let isSigned: Bool

  private static let types: [String: (bits: Int, isSigned: Bool)] = [
    "Int": (64, true), "Int8": (8, true), "Int16": (16, true), "Int32": (32, true), "Int64": (64, true),
    "UInt": (64, false), "UInt8": (8, false), "UInt16": (16, false), "UInt32": (32, false), "UInt64": (64, false),
  ]

  init?(_ type: String) {
    guard let known = Self.types[type] else { return nil }
    (bits, isSigned) = known
  }

  /// The values, as far as an `Int` holds them.
  package var range: ClosedRange<Int> {
    if bits == 64 { return (isSigned ? .min : 0)...Int.max }
    return isSigned ? -(1 << (bits - 1))...(1 << (bits - 1)) - 1 : 0...(1 << bits) - 1
  }

  /// The lowest bits of a number.
  func truncated(_ value: Int) -> Int {
    guard bits < 64 else { return value }
    let low = value & ((1 << bits) - 1)
    return isSigned && low > range.upperBound ? low - (1 << bits) : low
  }
}

/// A number's sign.
package struct MinusOrPlus: Hashable, ToldInWords {
  let isMinus: Bool
  package var words: String { isMinus ? "minus" : "plus" }
}

extension Decimal {
  /// A number in decimal digits; none for one without an end.
  init(finite number: Double) { self = number.isFinite ? Decimal(number) : .nan }

  package var native: Value { .native(self) }
}

/// Bytes: `Data`.
package struct DataValue: Hashable, ToldInWords {
  var bytes: [UInt8]
  package var words: String { "\(bytes.count) bytes" }

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Bytes, or what has them: a string's, a list of numbers.
  init?(_ value: Value) {
    switch value {
    case .native(let data as DataValue): self = data
    case .string(let text): bytes = Array(text.utf8)
    case .array(let elements):
      let numbers = elements.compactMap { $0.whole.flatMap { UInt8(exactly: $0) } }
      guard numbers.count == elements.count else { return nil }
      bytes = numbers
    default: return nil
    }
  }

  /// What `Data(…)` makes.
  init?(_ arguments: [CallArgument]) {
    guard let argument = arguments.first else {
      self.init(bytes: [])
      return
    }
    switch (argument.label, argument.value) {
    case ("base64Encoded", .string(let text)):
      guard let data = Data(base64Encoded: text) else { return nil }
      self.init(bytes: Array(data))
    case (nil, let value): self.init(value)
    default: return nil
    }
  }
}
