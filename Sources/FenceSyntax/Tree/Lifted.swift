import Diagnostics

/// An expression with awaits, split into steps that may pause, in the order of evaluation, and a value without awaits.
///
/// `a() + (await b())` becomes: cache `a()`, cache `b()`, and add the cached values. So a paused task continues after
/// the step at which it paused, and nothing is evaluated twice.
package struct Lifted {
  package let steps: [Step]
  package let value: Expression

  package indirect enum Step {
    /// Evaluates an expression and caches its value; `awaited` is the place of the `await` that covers the whole step.
    case keep(SourceMark, Expression, mayPause: Bool, awaited: SourceMark?)
    /// Evaluates the first and, depending on its value, one of the others; caches that value.
    case branch(SourceMark, Branch, Lifted, then: Lifted, otherwise: Lifted?)
    /// A `try?`: caches `nil` if an error is thrown.
    case attempt(SourceMark, Lifted)
  }

  package enum Branch { case and, or, coalescing, ternary }

  init(_ expression: Expression) {
    var lifting = Lifting()
    value = lifting.lift(expression, awaited: false)
    steps = lifting.steps
  }

  fileprivate init(_ expression: Expression, awaited: Bool) {
    var lifting = Lifting()
    value = lifting.lift(expression, awaited: awaited)
    steps = lifting.steps
  }
}

/// Collects the steps of one expression.
private struct Lifting {
  var steps: [Lifted.Step] = []

  /// Returns the replacement of an expression, for use after the steps.
  ///
  /// - Parameter awaited: Whether an `await` covers the expression, so that each call and member may pause.
  mutating func lift(_ expression: Expression, awaited: Bool) -> Expression {
    guard expression.mayPause || awaited, !expression.isPlain else { return expression }
    switch expression.kind {
    case .await(let inner):
      let value = lift(inner, awaited: true)
      if case .kept(let kept, _)? = steps.isEmpty ? nil : value.kind, markAwaited(kept, expression.mark) {
        return value
      }
      return keep(value, as: inner, mayPause: true, awaited: expression.mark)
    case .attempt(let inner):
      steps.append(.attempt(expression.mark, Lifted(inner, awaited: awaited)))
      return Expression(.kept(expression.mark, inner), expression.mark)
    case .binary("&&", let left, let right): return branch(.and, expression, left, right, nil, awaited)
    case .binary("||", let left, let right): return branch(.or, expression, left, right, nil, awaited)
    case .binary("??", let left, let right): return branch(.coalescing, expression, left, right, nil, awaited)
    case .ternary(let condition, let then, let otherwise):
      return branch(.ternary, expression, condition, then, otherwise, awaited)
    case .name, .member, .call, .index:
      let whole = operands(of: expression, awaited)
      return awaited ? keep(whole, as: expression, mayPause: true, awaited: nil) : whole
    default: return operands(of: expression, awaited)
    }
  }

  /// Marks the last step as covered by an `await`.
  private mutating func markAwaited(_ kept: SourceMark, _ mark: SourceMark) -> Bool {
    guard case .keep(kept, let value, let mayPause, nil)? = steps.last else { return false }
    steps[steps.count - 1] = .keep(kept, value, mayPause: mayPause, awaited: mark)
    return true
  }

  private mutating func keep(
    _ value: Expression, as original: Expression, mayPause: Bool, awaited: SourceMark?
  ) -> Expression {
    steps.append(.keep(original.mark, value, mayPause: mayPause, awaited: awaited))
    return Expression(.kept(original.mark, original), original.mark)
  }

  private mutating func branch(
    _ kind: Lifted.Branch, _ whole: Expression, _ first: Expression, _ then: Expression, _ otherwise: Expression?,
    _ awaited: Bool
  ) -> Expression {
    steps.append(
      .branch(
        whole.mark, kind, Lifted(first, awaited: awaited), then: Lifted(then, awaited: awaited),
        otherwise: otherwise.map { Lifted($0, awaited: awaited) }))
    return Expression(.kept(whole.mark, whole), whole.mark)
  }

  // MARK: Operands

  /// Returns the expression with its operands lifted, in order; those before one that pauses are evaluated before it.
  private mutating func operands(of expression: Expression, _ awaited: Bool) -> Expression {
    Expression(kind(of: expression, awaited), expression.mark)
  }

  private mutating func kind(of expression: Expression, _ awaited: Bool) -> Expression.Kind {
    switch expression.kind {
    case .member(let base, let name): return .member(lift(base, awaited: awaited), name)
    case .optionalChain(let inner): return .optionalChain(lift(inner, awaited: awaited))
    case .forceUnwrap(let inner): return .forceUnwrap(lift(inner, awaited: awaited))
    case .typed(let inner, let use): return .typed(lift(inner, awaited: awaited), use)
    case .cast(let inner, let type, let isConditional):
      return .cast(lift(inner, awaited: awaited), type, isConditional: isConditional)
    case .check(let inner, let type): return .check(lift(inner, awaited: awaited), type)
    case .prefix(let name, let inner): return .prefix(name, lift(inner, awaited: awaited))
    case .postfix(let name, let inner): return .postfix(name, lift(inner, awaited: awaited))
    case .binary(let name, let left, let right):
      let both = lift([left, right], awaited)
      return .binary(name, both[0], both[1])
    case .assign(let name, let target, let source):
      // A compound assignment reads its target after the awaited value.
      return .assign(name, target, lift(source, awaited: awaited))
    case .array(let elements): return .array(lift(elements, awaited))
    case .dictionary(let entries):
      let flat = lift(entries.flatMap { [$0.key, $0.value] }, awaited)
      return .dictionary(entries.indices.map { (key: flat[2 * $0], value: flat[2 * $0 + 1]) })
    case .tuple(let elements):
      return .tuple(
        Array(zip(elements.map(\.label), lift(elements.map(\.value), awaited)).map { (label: $0, value: $1) }))
    case .call(let callee, let arguments):
      let (callee, arguments) = called(callee, arguments, awaited)
      return .call(callee, arguments)
    case .index(let base, let arguments):
      let all = lift([base] + arguments.map(\.value), awaited)
      return .index(all[0], zip(arguments, all.dropFirst()).map { $0.with($1) })
    case .string(let parts): return .string(string(parts, awaited))
    default: return expression.kind
    }
  }

  /// Returns the callee and arguments, lifted. The callee stays a name or a member, because its kind decides how a call
  /// is evaluated.
  private mutating func called(
    _ callee: Expression, _ arguments: [Argument], _ awaited: Bool
  ) -> (Expression, [Argument]) {
    let values = arguments.map(\.value)
    switch callee.kind {
    case .name, .implicitMember:
      return (callee, zip(arguments, lift(values, awaited)).map { $0.with($1) })
    case .member(let base, let name):
      let all = lift([base] + values, awaited)
      return (
        Expression(.member(all[0], name), callee.mark, overload: callee.overload),
        zip(arguments, all.dropFirst()).map { $0.with($1) }
      )
    default:
      let all = lift([callee] + values, awaited)
      return (all[0], zip(arguments, all.dropFirst()).map { $0.with($1) })
    }
  }

  private mutating func string(_ parts: [StringPart], _ awaited: Bool) -> [StringPart] {
    var values = lift(
      parts.flatMap { part -> [Expression] in
        if case .value(_, let value, let options) = part { [value] + options.map(\.value) } else { [] }
      }, awaited)[...]
    return parts.map { part in
      guard case .value(let label, _, let options) = part, let value = values.popFirst() else { return part }
      return .value(label: label, value, options.compactMap { option in values.popFirst().map { option.with($0) } })
    }
  }

  private mutating func lift(_ expressions: [Expression], _ awaited: Bool) -> [Expression] {
    let last = expressions.lastIndex { $0.mayPause || awaited && !$0.isPlain } ?? -1
    return expressions.enumerated().map { index, expression in
      let lifted = lift(expression, awaited: awaited)
      guard index < last, !lifted.isPlain else { return lifted }
      return keep(lifted, as: expression, mayPause: false, awaited: nil)
    }
  }
}

extension Argument {
  fileprivate func with(_ value: Expression) -> Argument {
    Argument(label: label, value: value, isTrailing: isTrailing)
  }
}

extension Expression {
  /// Whether evaluating the expression never pauses and gives the same result at any time.
  fileprivate var isPlain: Bool {
    switch kind {
    case .integer, .double, .boolean, .nothing, .implicitMember, .superior, .closure, .keyPath, .type, .kept, .discard,
      .reference:
      true
    case .string(let parts): parts.allSatisfy { if case .text = $0 { true } else { false } }
    case .name(let name): name.text == "self" || name.text.first?.isUppercase == true
    case .call(let callee, let arguments):
      if case .implicitMember = callee.kind { arguments.allSatisfy(\.value.isPlain) } else { false }
    default: false
    }
  }
}

extension Condition {
  /// The condition with the parts that may pause moved into steps; `nil` where there are none.
  package var lifted: (Lifted, Condition)? {
    switch self {
    case .expression(let expression) where expression.mayPause:
      (expression.lifted, .expression(expression.lifted.value))
    case .match(let pattern, let expression) where expression.mayPause:
      (expression.lifted, .match(pattern, expression.lifted.value))
    case .bind(let pattern, let expression) where expression.mayPause:
      (expression.lifted, .bind(pattern, expression.lifted.value))
    default: nil
    }
  }
}
