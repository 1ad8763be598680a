/// A literal of a figure's code that readers can vary.
public struct VariedParameter: Hashable, Sendable {
  /// The values that a parameter can have.
  public enum Domain: Hashable, Sendable {
    /// The texts of the values in the code, in order, and the index of the written one; whether they are numbers, which
    /// are dragged.
    case values([String], written: Int, areNumbers: Bool)
    /// All numbers of a range, and the written one.
    case range(ClosedRange<Double>, written: Double)
  }

  /// The name that the option uses: `spacing`.
  public var name: String
  /// The range of the literal in the fence's source, in UTF-8 offsets.
  public var literal: Range<Int>
  public var domain: Domain
  /// Whether a whole number is written with a decimal: `8.0`.
  public var hasDecimals: Bool

  public init(name: String, literal: Range<Int>, domain: Domain, hasDecimals: Bool = false) {
    (self.name, self.literal, self.domain, self.hasDecimals) = (name, literal, domain, hasDecimals)
  }

  /// One value of a parameter.
  public enum Value: Hashable, Sendable {
    /// A value in a list, by its index.
    case listed(Int)
    case number(Double)
  }

  /// The value in the code.
  public var written: Value {
    switch domain {
    case .values(_, let written, _): .listed(written)
    case .range(_, let written): .number(written)
    }
  }

  /// The number of values; 1 for a range, whose numbers are in one sweep.
  var count: Int {
    if case .values(let values, _, _) = domain { values.count } else { 1 }
  }

  var range: ClosedRange<Double>? {
    if case .range(let range, _) = domain { range } else { nil }
  }
}

extension [VariedParameter] {
  /// Returns the index of the state with the listed values: those of the last parameter change fastest.
  func state(of values: [VariedParameter.Value]) -> Int {
    zip(self, values).reduce(0) { index, pair in
      guard case .listed(let value) = pair.1 else { return index }
      return index * pair.0.count + value
    }
  }
}
