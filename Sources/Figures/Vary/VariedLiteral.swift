import Diagnostics
import Notation
import VitrineSweeps

/// A literal with the values that it takes in a figure.
struct VariedLiteral {
  /// The parameter as a figure shows it.
  let shown: VariedParameter
  /// The values of a list; empty for a range.
  private let values: [LiteralValue]

  /// The number of listed values, which are combined with those of other parameters; 1 for a range.
  var count: Int { max(values.count, 1) }

  /// Returns the literal for a value of the parameter.
  func literal(of value: VariedParameter.Value) -> LiteralValue {
    switch value {
    case .listed(let index): values[index]
    case .number(let number): .double(number)
    }
  }

  /// - Parameter refusal: returns the reason why the view can't be drawn with a value; `nil` if it can.
  init(
    _ selection: LiteralSelection, _ source: SourceFile, _ refusal: (LiteralValue) -> String?
  ) throws(VaryProblem) {
    let (variation, literal) = (selection.variation, selection.literal)
    let range = literal.mark.lowerBound..<literal.mark.upperBound
    let written = String(source.text(in: literal.mark))
    switch variation.values {
    case .range(let numbers, by: nil) where !literal.isInteger && Self.isContinuous(numbers, refusal):
      let number = try Self.number(literal, in: numbers, variation)
      values = []
      shown = VariedParameter(
        name: variation.name, literal: range, domain: .range(numbers, written: number),
        hasDecimals: literal.value == LiteralValue.double(number))
      for end in [numbers.lowerBound, numbers.upperBound] { try Self.check(.double(end), variation, refusal) }
    default:
      let listed = try Self.list(literal, variation)
      for value in listed where value != literal.value { try Self.check(value, variation, refusal) }
      values = listed
      shown = VariedParameter(
        name: variation.name, literal: range,
        domain: .values(
          listed.map { $0 == literal.value ? written : Self.text($0, inPlaceOf: written) },
          written: listed.firstIndex(of: literal.value) ?? 0, areNumbers: listed.allSatisfy { $0.kind == .number }))
    }
  }

  /// Whether an argument accepts numbers that are not whole.
  private static func isContinuous(_ range: ClosedRange<Double>, _ refusal: (LiteralValue) -> String?) -> Bool {
    let inside = range.lowerBound + (range.upperBound - range.lowerBound) * 0.381966
    return refusal(.double(inside == inside.rounded() ? inside + 0.25 : inside)) == nil
  }

  /// Returns the written number, which has to be in the range.
  private static func number(
    _ literal: NamedLiteral, in range: ClosedRange<Double>, _ variation: Variation
  ) throws(VaryProblem) -> Double {
    let number = literal.value.number ?? 0
    guard range.contains(number) else {
      throw variation.error(
        "the written value \(literal.value.source) of '\(variation.name)' is not in its range",
        hint: "write a range with \(literal.value.source) in it")
    }
    return number
  }

  private static func check(
    _ value: LiteralValue, _ variation: Variation, _ refusal: (LiteralValue) -> String?
  ) throws(VaryProblem) {
    guard let reason = refusal(value) else { return }
    throw variation.error("the code can't be drawn with '\(variation.name): \(value.source)': \(reason)", hint: nil)
  }

  // MARK: Lists

  /// Returns the values of a list, with the written one, or the whole numbers of a range.
  private static func list(_ literal: NamedLiteral, _ variation: Variation) throws(VaryProblem) -> [LiteralValue] {
    switch variation.values {
    case .both: return [.boolean(false), .boolean(true)]
    case .list(let values):
      let values = values.map { $0.like(literal.value) }
      return values.contains(literal.value) ? values : [literal.value] + values
    case .range(let range, let step):
      let number = try self.number(literal, in: range, variation)
      let distance = step ?? 1
      let count = (range.upperBound - range.lowerBound) / distance
      guard count < Double(Variation.mostStates) else {
        throw variation.error(
          "'\(variation.name)' takes whole numbers, and its range has more than \(Variation.mostStates)",
          hint: "write a smaller range, or a step: '0...400 by 20'")
      }
      var numbers = (0...Int((count + 1e-9).rounded(.down))).map { range.lowerBound + Double($0) * distance }
      if !numbers.contains(where: { abs($0 - number) < 1e-9 }) { numbers.append(number) }
      return numbers.sorted().map { value in
        if abs(value - number) < 1e-9 { return literal.value }
        let other = Int(exactly: value).map { LiteralValue.integer($0) } ?? .double(value)
        return other.like(literal.value)
      }
    }
  }

  /// Returns a value as the code shows it; a member keeps the type that is written: `Color.red` becomes `Color.blue`.
  private static func text(_ value: LiteralValue, inPlaceOf written: String) -> String {
    guard case .member(let name) = value, !written.hasPrefix("."), let dot = written.lastIndex(of: "."),
      written.first?.isUppercase == true
    else { return value.source }
    return written[...dot] + name
  }
}

extension LiteralValue {
  /// Returns the number with a decimal point if the written literal has one.
  fileprivate func like(_ written: LiteralValue) -> LiteralValue {
    if case .double = written, case .integer(let value) = self { return .double(Double(value)) }
    return self
  }
}
