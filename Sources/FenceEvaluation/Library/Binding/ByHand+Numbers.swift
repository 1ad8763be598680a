import Diagnostics
import Foundation

/// Members of numbers that need the evaluator, or end a Swift program.
extension LibraryCall {
  func converted<T: LibraryInteger>(_ type: T.Type, _ source: some BinaryInteger) throws -> T {
    guard let value = T(exactly: source) else {
      throw Failure("overflow", "not enough bits to represent the passed value", mark)
    }
    return value
  }

  func make<T: LibraryInteger>(_ type: T.Type, _ source: AnyInteger) throws -> T { try converted(type, source.value) }

  func make<T: LibraryInteger>(_ type: T.Type, _ source: AnyFloat) throws -> T {
    guard let number = Double(source).isFinite ? Double(source).rounded(.towardZero) : nil,
      let value = T(exactly: number)
    else {
      throw Failure(
        "invalid-number", "Double value '\(Formatting.plain(Double(source)))' cannot be converted to \(T.shownName)",
        mark)
    }
    return value
  }

  func magnitude<T: LibraryInteger>(_ base: T) throws -> Value {
    guard let magnitude = base.magnitude as? any LibraryInteger else {
      throw FailureKind.overflow("-(\(base))", mark)
    }
    return magnitude.packed
  }

  func quotientAndRemainder<T: LibraryInteger>(_ base: T, dividingBy other: T) throws -> Value {
    try require(other != 0, "Division by zero", code: "division-by-zero")
    let (quotient, isTooMuch) = base.dividedReportingOverflow(by: other)
    guard !isTooMuch else { throw FailureKind.overflow("\(base) / \(other)", mark) }
    return .tuple([
      (label: "quotient", value: quotient.packed), (label: "remainder", value: (base % other).packed),
    ])
  }
  func advanced<T: LibraryInteger>(_ base: T, by distance: Int) throws -> T {
    guard let step = T(exactly: distance.magnitude) else { throw FailureKind.overflow("\(base) + \(distance)", mark) }
    let (sum, isTooMuch) = distance < 0 ? base.subtractingReportingOverflow(step) : base.addingReportingOverflow(step)
    guard !isTooMuch else { throw FailureKind.overflow("\(base) + \(distance)", mark) }
    return sum
  }
  func distance<T: LibraryInteger>(_ base: T, to other: T) throws -> Int {
    guard let start = Int(exactly: base), let end = Int(exactly: other) else {
      throw FailureKind.overflow("\(other) - \(base)", mark)
    }
    return try Operators.integer("-", end, start, mark)
  }
  func negate<T: LibraryInteger>(_ base: inout T) throws {
    let (negative, isTooMuch) = T.zero.subtractingReportingOverflow(base)
    guard !isTooMuch else { throw FailureKind.overflow("-(\(base))", mark) }
    base = negative
  }

  private func reported<T: LibraryInteger>(_ result: (partialValue: T, overflow: Bool)) -> Value {
    .tuple([
      (label: "partialValue", value: result.partialValue.packed), (label: "overflow", value: .boolean(result.overflow)),
    ])
  }
  func addingReportingOverflow<T: LibraryInteger>(_ base: T, _ other: T) -> Value {
    reported(base.addingReportingOverflow(other))
  }
  func subtractingReportingOverflow<T: LibraryInteger>(_ base: T, _ other: T) -> Value {
    reported(base.subtractingReportingOverflow(other))
  }
  func multipliedReportingOverflow<T: LibraryInteger>(_ base: T, by other: T) -> Value {
    reported(base.multipliedReportingOverflow(by: other))
  }
  func dividedReportingOverflow<T: LibraryInteger>(_ base: T, by other: T) -> Value {
    reported(base.dividedReportingOverflow(by: other))
  }
  func remainderReportingOverflow<T: LibraryInteger>(_ base: T, dividingBy other: T) -> Value {
    reported(base.remainderReportingOverflow(dividingBy: other))
  }

  func random<T: LibraryInteger>(_ type: T.Type, in range: Range<T>) throws -> T {
    try require(!range.isEmpty, "Can't get random value with an empty range")
    return T.random(in: range, using: &evaluator.random)
  }
  func random<T: LibraryInteger>(_ type: T.Type, in range: ClosedRange<T>) -> T {
    T.random(in: range, using: &evaluator.random)
  }

  // MARK: Floating point

  func exponent(_ base: some LibraryFloat) -> Int { Double(base).exponent }
  func advanced<T: LibraryFloat>(_ base: T, by distance: T) -> T { base + distance }
  func distance<T: LibraryFloat>(_ base: T, to other: T) -> T { other - base }
  func make<T: LibraryFloat>(_ type: T.Type, _ text: AnyText) -> T? { T(text.value) }
  func random<T: LibraryFloat>(_ type: T.Type, in range: Range<T>) throws -> T {
    try require(!range.isEmpty, "Can't get random value with an empty range")
    return try random(type, from: range.lowerBound, to: range.upperBound)
  }
  func random<T: LibraryFloat>(_ type: T.Type, in range: ClosedRange<T>) throws -> T {
    if range.lowerBound == range.upperBound { return range.lowerBound }
    return try random(type, from: range.lowerBound, to: range.upperBound)
  }
  private func random<T: LibraryFloat>(_ type: T.Type, from lower: T, to upper: T) throws -> T {
    guard (upper - lower).isFinite else {
      throw Failure("overflow", "there is no uniform distribution on an infinite range", mark)
    }
    return T(Double.random(in: Double(lower)..<Double(upper), using: &evaluator.random))
  }

  func random(_ type: Bool.Type) -> Bool { Bool.random(using: &evaluator.random) }
}

extension Double {
  fileprivate init(_ number: AnyFloat) { self.init(number.value) }
}
