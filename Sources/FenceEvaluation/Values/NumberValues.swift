import Foundation

extension Decimal {
  /// A number in decimal digits; none for one without an end.
  init(finite number: Double) { self = number.isFinite ? Decimal(number) : .nan }

  package var native: Value { .native(self) }
}
