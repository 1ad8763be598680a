import Diagnostics
import VitrineUI

import struct Foundation.Date

extension Operators {
  static func custom(
    _ name: String, _ a: Value, _ b: Value, _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value? {
    try custom(name, [a, b], evaluator, mark)
  }

  /// Returns a function that calls the `==` of a type for two of its values; `nil` where it has none or where that fails.
  static func equality(in evaluator: Evaluator) -> (Value, Value) -> Bool? {
    { [unowned evaluator] a, b in
      guard case .boolean(let isEqual)? = try? custom("==", [a, b], evaluator, evaluator.meter.mark) else { return nil }
      return isEqual
    }
  }

  /// Returns a function that tells whether a value comes before another of its type; `nil` where that fails.
  static func order(in evaluator: Evaluator) -> (Value, Value) -> Bool? {
    { [unowned evaluator] a, b in
      guard case .boolean(let isBefore)? = try? apply("<", a, b, evaluator, evaluator.meter.mark) else { return nil }
      return isBefore
    }
  }

  /// Tuples are compared by the first elements that differ.
  static func lexicographic(
    _ name: String, _ a: [Value], _ b: [Value], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value {
    for (x, y) in zip(a, b) where try !equal(x, y, evaluator, mark) {
      return try apply(String(name.prefix(1)), x, y, evaluator, mark)
    }
    return .boolean(name.hasSuffix("="))
  }

  /// A date beside a time told from now, `.now + 60`, both as dates.
  package static func dates(_ a: Value, _ b: Value, _ evaluator: Evaluator) -> (Value, Value)? {
    func isDate(_ value: Value) -> Bool { value.seconds != nil }
    func date(_ value: Value) -> Value? {
      guard case .native(let deadline as Deadline) = value else { return nil }
      return .native(Date(seconds: evaluator.now.seconds + deadline.seconds))
    }
    if isDate(a), let b = date(b) { return (a, b) }
    if isDate(b), let a = date(a) { return (a, b) }
    return nil
  }

  /// A range of members of a type, such as text sizes, which may lack one of its ends; `nil` for other values.
  static func openRange(from lower: Value?, to upper: Value?) -> Value? {
    let ends = [(label: "lower", value: lower), (label: "upper", value: upper)].compactMap { end in
      end.value.map { (label: String?.some(end.label), value: $0) }
    }
    let areMembers = ends.allSatisfy { end in
      switch end.value {
      case .implicit: true
      case .native(let native): native is DynamicTypeSize
      default: false
      }
    }
    return areMembers ? .tuple(ends) : nil
  }
}
