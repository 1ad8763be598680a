import Diagnostics

extension Operators {
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
      return .native(DateValue(seconds: evaluator.now.seconds + deadline.seconds))
    }
    if isDate(a), let b = date(b) { return (a, b) }
    if isDate(b), let a = date(a) { return (a, b) }
    return nil
  }
}
