import Foundation

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
