import Diagnostics
import FenceSyntax
import VitrineLayout
import VitrineUI

/// Operators as they are written, with operands that may not be evaluated.
struct OperatorEvaluation {
  private let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  func prefix(_ name: String, _ operand: Expression, _ mark: SourceMark, _ scope: Scope) throws -> Value {
    let value = try evaluator.evaluate(operand, scope)
    if let declared = try declared(name, value, operand, mark, scope) { return declared }
    return try prefix(name, value, mark)
  }

  /// Applies a unary operator of the fence, which may change its operand.
  private func declared(
    _ name: String, _ value: Value, _ operand: Expression, _ mark: SourceMark, _ scope: Scope
  ) throws -> Value? {
    guard operand.isPlace else { return try Operators.custom(name, [value], evaluator, mark) }
    let argument = CallArgument(value: value, mark: mark) { try evaluator.assign($0, to: operand, scope) }
    return try Operators.custom(name, [argument], evaluator, mark)
  }

  func prefix(_ name: String, _ value: Value, _ mark: SourceMark) throws -> Value {
    if let declared = try Operators.custom(name, [value], evaluator, mark) { return declared }
    if let result = try Operators.prefixed(name, value, mark) { return result }
    switch (name, value) {
    case ("-", .literal(let integer, let double)):
      return .literal(try Operators.negative(integer, mark), -double)
    case ("-", .integer(let integer)): return .integer(try Operators.negative(integer, mark))
    case ("-", .double(let double)): return .double(-double)
    case ("-", .native(let angle as Angle)): return .native(Angle(radians: -angle.radians))
    case ("-", .implicit(var member)):
      member.chain.append((name: name, arguments: []))
      return .implicit(member)
    case ("-", .binding(let binding)): return try prefix(name, binding.get(), mark)
    case ("+", _), (Lowering.spreading, _): return value
    case ("!", .boolean(let truth)): return .boolean(!truth)
    case ("!", .native(let unknown as UnknownValue)): return .native(unknown.negated)
    case (_, .native(let unknown as UnknownValue)): return .native(UnknownValue(path: name + unknown.path))
    case ("!", .binding(let binding)): if case .boolean(let truth) = try binding.get() { return .boolean(!truth) }
    case ("..<", _), ("...", _):
      if let range = RangeValue(from: nil, to: value, isClosed: name == "...") { return .range(range) }
      if let range = Operators.openRange(from: nil, to: value) { return range }
    case ("~", .integer(let integer)), ("~", .literal(let integer, _)): return .integer(~integer)
    default: break
    }
    throw Failure(
      "type-mismatch", "unary operator '\(name)' cannot be applied to an operand of type '\(value.shownType)'", mark)
  }

  func postfix(_ name: String, _ operand: Expression, _ mark: SourceMark, _ scope: Scope) throws -> Value {
    let value = try evaluator.evaluate(operand, scope)
    if let declared = try declared(name, value, operand, mark, scope) { return declared }
    if name == "...", let range = RangeValue(from: value, to: nil, isClosed: true) { return .range(range) }
    if name == "...", let range = Operators.openRange(from: value, to: nil) { return range }
    throw Failure(
      "type-mismatch", "unary operator '\(name)' cannot be applied to an operand of type '\(value.shownType)'", mark)
  }

  func binary(_ name: String, _ left: Expression, _ right: Expression, _ mark: SourceMark, _ scope: Scope)
    throws
    -> Value
  {
    switch name {
    case "&&", "||":
      let value = try evaluator.evaluate(left, scope)
      if let type = value.declaredType, type.methods[name] != nil {
        return try Operators.apply(name, value, evaluator.evaluate(right, scope), evaluator, mark)
      }
      let isTrue = try evaluator.truth(of: value, left.mark)
      return .boolean(isTrue == (name == "&&") ? try evaluator.truth(right, scope) : isTrue)
    case "??":
      let value = try evaluator.evaluate(left, scope)
      if case .nothing = value { return try evaluator.evaluate(right, scope) }
      return value.unwrapped
    case "===", "!==":
      let same = try evaluator.evaluate(left, scope).isIdentical(to: evaluator.evaluate(right, scope))
      return .boolean(same == (name == "==="))
    default:
      return try Operators.apply(
        name, evaluator.evaluate(left, scope), evaluator.evaluate(right, scope), evaluator, mark)
    }
  }
}
