import Foundation

/// `a..<b`, `a...b`, and ranges that have only one of the ends.
package struct RangeValue {
  /// `nil` where the range goes on.
  private enum Ends {
    case whole(lower: Int?, upper: Int?)
    case real(lower: Double?, upper: Double?)
    /// Points in time, in seconds.
    case time(lower: Double?, upper: Double?)
    /// Other values that have an order: characters, positions in a text.
    case other(lower: Value?, upper: Value?)
  }

  private let ends: Ends
  package let isClosed: Bool
  /// Whether the ends are whole literals, which are of the type that is wanted.
  private let isLiteral: Bool

  /// The ends as they were written; `nil` where one is no number.
  init?(from lower: Value?, to upper: Value?, isClosed: Bool) {
    let given = [lower, upper].compactMap(\.self)
    self.isClosed = isClosed
    isLiteral = !given.isEmpty && given.allSatisfy { if case .literal = $0 { true } else { false } }
    if !given.isEmpty, given.allSatisfy({ $0.seconds != nil }) {
      ends = .time(lower: lower?.seconds, upper: upper?.seconds)
      return
    }
    guard given.allSatisfy({ $0.number != nil && !$0.isNative }) else {
      guard
        given.allSatisfy({ $0.isNative || $0.text != nil || $0.number != nil })
          || !given.isEmpty && given.allSatisfy({ $0.declaredType != nil })
      else { return nil }
      ends = .other(lower: lower, upper: upper)
      return
    }
    ends =
      given.allSatisfy { $0.whole != nil }
      ? .whole(lower: lower?.whole, upper: upper?.whole) : .real(lower: lower?.number, upper: upper?.number)
  }

  init(_ positions: Range<Int>) {
    ends = .whole(lower: positions.lowerBound, upper: positions.upperBound)
    (isClosed, isLiteral) = (false, false)
  }

  /// The ends as arguments, of which literals have no type yet.
  var arguments: (lower: Value?, upper: Value?) {
    guard isLiteral, case .whole(let lower, let upper) = ends else { return (lowerBound, upperBound) }
    return (lower.map { .literal($0, Double($0)) }, upper.map { .literal($0, Double($0)) })
  }

  /// The lower end as a number, minus infinity where there is none.
  package var lower: Double { lowerBound?.number ?? lowerBound?.seconds ?? -.infinity }
  /// The upper end as a number, infinity where there is none.
  package var upper: Double { upperBound?.number ?? upperBound?.seconds ?? .infinity }

  package var lowerBound: Value? {
    switch ends {
    case .whole(let lower, _): lower.map { .integer($0) }
    case .real(let lower, _): lower.map { .double($0) }
    case .time(let lower, _): lower.map { .native(Date(seconds: $0)) }
    case .other(let lower, _): lower
    }
  }

  package var upperBound: Value? {
    switch ends {
    case .whole(_, let upper): upper.map { .integer($0) }
    case .real(_, let upper): upper.map { .double($0) }
    case .time(_, let upper): upper.map { .native(Date(seconds: $0)) }
    case .other(_, let upper): upper
    }
  }

  /// A half-open range of whole numbers, one without numbers too; `nil` for any other.
  package var halfOpen: Range<Int>? {
    guard case .whole(let lower?, let upper?) = ends, !isClosed, lower <= upper else { return nil }
    return lower..<upper
  }

  /// Both ends of a range of whole numbers; `nil` for any other and for one without numbers.
  package var closed: ClosedRange<Int>? {
    guard case .whole(let lower?, let upper?) = ends, lower < upper || isClosed && lower == upper else { return nil }
    return lower...(isClosed ? upper : upper - 1)
  }

  /// How many whole numbers are in the range; `nil` for one that has not both ends, or more than an `Int` can count.
  package var count: Int? {
    guard case .whole(let lower?, let upper?) = ends else { return nil }
    guard let closed else { return lower <= upper ? 0 : nil }
    let (distance, isTooFar) = closed.upperBound.subtractingReportingOverflow(closed.lowerBound)
    return isTooFar || distance == .max ? nil : distance + 1
  }

  /// The elements of the range, if they are whole numbers and not too many.
  package var elements: [Value]? {
    if case .other(.native(let lower as any LibraryInteger)?, .native(let upper as any LibraryInteger)?) = ends,
      let low = Int(exactly: lower), let high = Int(exactly: upper), high - low < 1_000_000
    {
      func packed<T: LibraryInteger>(_ like: T) -> [Value] {
        (low..<(isClosed ? high + 1 : high)).map { T(truncatingIfNeeded: $0).packed }
      }
      return packed(lower)
    }
    guard let count, count <= 1_000_000 else { return nil }
    return closed.map { $0.map { .integer($0) } } ?? []
  }

  /// The range as places within a number of elements, open ends filled in; `nil` for one that has ends between them.
  package func positions(count: Int) -> (lower: Int, upper: Int)? {
    switch ends {
    case .whole(let lower, let upper):
      return (lower ?? 0, upper.map { isClosed && $0 < .max ? $0 + 1 : $0 } ?? count)
    case .real, .time, .other: return nil
    }
  }

  /// Whether the upper end is before the lower.
  var isReversed: Bool {
    guard case .other(let lower?, let upper?) = ends else { return false }
    return upper.precedes(lower)
  }

  package func contains(_ value: Value) -> Bool {
    if case .whole(let lower, let upper) = ends, let whole = value.whole {
      return whole >= lower ?? .min && upper.map { isClosed ? whole <= $0 : whole < $0 } ?? true
    }
    if case .other(let lower, let upper) = ends {
      let isAbove = lower.map { $0.precedes(value) || $0.isEqual(to: value) } ?? true
      return isAbove && upper.map { value.precedes($0) || isClosed && value.isEqual(to: $0) } ?? true
    }
    guard let number = value.number ?? value.seconds else { return false }
    return number >= lower && (isClosed ? number <= upper : number < upper)
  }

  package func isEqual(to other: RangeValue) -> Bool {
    guard isClosed == other.isClosed else { return false }
    if case .whole(let a, let b) = ends, case .whole(let c, let d) = other.ends { return a == c && b == d }
    if case .other(let a, let b) = ends, case .other(let c, let d) = other.ends {
      return (a ?? .nothing).isEqual(to: c ?? .nothing) && (b ?? .nothing).isEqual(to: d ?? .nothing)
    }
    return lower == other.lower && upper == other.upper
  }

  /// As one would write it.
  package var text: String {
    func text(_ value: Value?) -> String {
      if case .native(let date as Date)? = value { return Formatting.date(date) }
      if let text = value?.text { return text }
      if case .native(let known as any LibraryNative)? = value { return String(describing: known) }
      return value.map { $0.whole.map(String.init) ?? Formatting.plain($0.number ?? 0) } ?? ""
    }
    return text(lowerBound) + (isClosed ? "..." : "..<") + text(upperBound)
  }
}

extension Value {
  /// Whether it is a value of a type of the library that is stored as it is.
  fileprivate var isNative: Bool { if case .native(is any LibraryNative) = self { true } else { false } }

  /// Whether a value comes before another of its type.
  fileprivate func precedes(_ other: Value) -> Bool {
    func precedes<T: Comparable>(_ a: T, _ b: Any) -> Bool { (b as? T).map { a < $0 } ?? false }
    if let a = text, let b = other.text { return a < b }
    if let type = declaredType { return type.scope.names.precedes(self, other) ?? false }
    if let a = whole, let b = other.whole { return a < b }
    if case .native(let a as any Comparable) = self, case .native(let b) = other { return precedes(a, b) }
    return (number ?? .nan) < (other.number ?? .nan)
  }
}
