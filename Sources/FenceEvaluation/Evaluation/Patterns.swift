import Diagnostics
import FenceSyntax

/// Conditions and patterns: whether a value fits, and the names that it gives.
struct Patterns {
  let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// The case of a switch that a value is, with a scope for what its pattern binds; `nil` where there is none.
  func choice(_ node: SwitchStatement, of subject: Value, _ scope: Scope) throws -> (index: Int, scope: Scope)? {
    for (index, item) in node.cases.enumerated() {
      let inner = Scope(parent: scope)
      // A switch is exhaustive: what is none of the others is the last.
      if index == node.cases.count - 1, subject.unknown != nil, let (pattern, _) = item.patterns.first {
        bindUnknowns(of: pattern, subject, inner)
        return (index, inner)
      }
      if try isChosen(item.patterns, subject, inner) { return (index, inner) }
    }
    return nil
  }

  private func isChosen(
    _ patterns: [(pattern: Pattern, guardedBy: Expression?)], _ subject: Value, _ scope: Scope
  ) throws -> Bool {
    for (pattern, condition) in patterns where try matches(pattern, subject, scope) {
      if try condition.map({ try truth($0, scope) }) ?? true { return true }
    }
    return false
  }

  /// Whether conditions hold; what they bind is declared in the scope.
  func holds(_ conditions: [Condition], _ scope: Scope) throws -> Bool {
    for condition in conditions {
      switch condition {
      case .available: continue
      case .expression(let expression):
        guard try truth(expression, scope) else { return false }
      case .match(let pattern, let expression):
        guard try matches(pattern, evaluator.evaluate(expression, scope), scope) else { return false }
      case .bind(let pattern, let expression):
        let value = try evaluator.evaluate(expression, scope)
        guard !isNothing(value), try matches(pattern, value.unwrapped, scope) else { return false }
      case .unwrap(let name, let use, let mark):
        let value = try evaluator.read(use, scope, mark)
        if isNothing(value) { return false }
        scope.declare(name, value.unwrapped.settled)
      }
    }
    return true
  }

  /// Whether a value is `nil`, or answered to be.
  private func isNothing(_ value: Value) -> Bool {
    if case .nothing = value { return true }
    return value.unknown.map { evaluator.standIns.isNil($0) } ?? false
  }

  func truth(_ expression: Expression, _ scope: Scope) throws -> Bool {
    try truth(of: evaluator.evaluate(expression, scope), expression.mark)
  }

  func truth(of value: Value, _ mark: SourceMark) throws -> Bool {
    if case .boolean(let truth) = value { return truth }
    if case .binding(let binding) = value, case .boolean(let truth) = try binding.get() { return truth }
    if let unknown = value.unknown { return evaluator.standIns.holds(unknown) }
    throw Failure("type-mismatch", "cannot convert \(value.typeSubject) to expected condition type 'Bool'", mark)
  }

  func matches(_ pattern: Pattern, _ value: Value, _ scope: Scope) throws -> Bool {
    switch pattern {
    case .wildcard: return true
    case .bind(let name):
      scope.declare(name, value.settled)
      return true
    case .optional(let inner):
      if case .nothing = value { return false }
      return try matches(inner, value.unwrapped, scope)
    case .tuple(let patterns):
      guard case .tuple(let elements) = value, elements.count == patterns.count else { return false }
      for (pattern, element) in zip(patterns, elements) where try !matches(pattern, element.value, scope) {
        return false
      }
      return true
    case .enumCase(let name, let patterns): return try matchesCase(name, patterns, value, scope)
    case .type(let type, let inner):
      guard evaluator.isInstance(value, of: type, scope) else { return false }
      return try inner.map { try matches($0, value, scope) } ?? true
    case .value(let expression):
      let wanted = try evaluator.evaluate(expression, scope)
      if let unknown = value.unknown {
        if case .nothing = wanted { return evaluator.standIns.isNil(unknown) }
        return evaluator.standIns.isEqual(unknown, to: try evaluator.describe(wanted))
      }
      if case .boolean(let isMatch)? = try Operators.custom("~=", [wanted, value], evaluator, expression.mark) {
        return isMatch
      }
      // A case with values of its type, named without them.
      if case .function(let made) = wanted, case .enumCase(let item) = value { return made.name == item.name }
      if let regex = wanted.regex, let text = value.text {
        return try RegexSearch(regex, in: Substring(text), evaluator, expression.mark).first(.whole) != nil
      }
      if case .range(let range) = wanted, value.number != nil || value.text != nil { return range.contains(value) }
      return wanted.isEqual(to: value)
    }
  }

  /// Declares what a pattern binds of an unknown value: unknown values with the names that it gives them.
  private func bindUnknowns(of pattern: Pattern, _ value: Value, _ scope: Scope) {
    switch pattern {
    case .bind(let name): scope.declare(name, .native(UnknownValue(path: name.text)))
    case .optional(let inner): bindUnknowns(of: inner, value, scope)
    case .tuple(let patterns), .enumCase(_, let patterns):
      for inner in patterns { bindUnknowns(of: inner, value, scope) }
    case .type(_, let inner): if let inner { bindUnknowns(of: inner, value, scope) }
    case .wildcard, .value: break
    }
  }

  private func matchesCase(_ name: String, _ patterns: [Pattern], _ value: Value, _ scope: Scope) throws -> Bool {
    switch value {
    case .enumCase(let value):
      if name == "some", patterns.count == 1, !value.type.cases.contains(where: { $0.name == name }) {
        return try matches(patterns[0], .enumCase(value), scope)
      }
      guard value.name == name else { return false }
      guard !patterns.isEmpty else { return true }
      if patterns.count == 1, value.payload.count > 1 {
        return try matches(patterns[0], .tuple(value.payload), scope)
      }
      guard patterns.count == value.payload.count else { return false }
      for (pattern, element) in zip(patterns, value.payload) where try !matches(pattern, element.value, scope) {
        return false
      }
      return true
    case .implicit(let member): return member.name == name
    case .nothing: return name == "none"
    case .native(is PresentNothing):
      guard name == "some", patterns.count == 1 else { return false }
      return try matches(patterns[0], value.unwrapped, scope)
    case .native(let unknown as UnknownValue):
      if name == "some" {
        guard !evaluator.standIns.isNil(unknown) else { return false }
      } else if name == "none" {
        guard evaluator.standIns.isNil(unknown) else { return false }
      } else {
        guard evaluator.standIns.isEqual(unknown, to: ".\(name)") else { return false }
      }
      bindUnknowns(of: .enumCase(name, patterns), value, scope)
      return true
    case .native(let native):
      guard let wanted = try? evaluator.catalog.staticMember(name, ofTypeOf: native) else { return false }
      return Value.native(wanted).isEqual(to: value)
    default:
      if name == "some", patterns.count == 1 { return try matches(patterns[0], value, scope) }
      return false
    }
  }

  /// Returns a function that gives one element after the other, and `nil` behind the last.
  func iterator(over value: Value, _ mark: SourceMark) throws -> () throws -> Value? {
    if let own = try OwnSequence(value, evaluator, mark) { return try own.iterator() }
    if case .range(let range) = value, range.upperBound == nil, var next = range.lowerBound?.whole {
      return {
        defer { next += next < .max ? 1 : 0 }
        return .integer(next)
      }
    }
    var elements = try elements(of: value, mark)[...]
    return { elements.popFirst() }
  }

  func elements(of value: Value, _ mark: SourceMark) throws -> [Value] {
    if case .binding(let binding) = value { return try elements(of: binding.get(), mark) }
    if let elements = value.elements { return elements }
    if let unknown = value.unknown { return unknown.elements.map { .native($0) } }
    if let own = try OwnSequence(value, evaluator, mark) { return try own.elements() }
    if case .range = value {
      throw Failure(.limit(.range), mark)
    }
    if case .type(let type) = value, type.declaration?.kind == .enumeration {
      return try elements(of: evaluator.member("allCases", of: value, mark), mark)
    }
    throw Failure("type-mismatch", "type '\(value.shownType)' does not conform to protocol 'Sequence'", mark)
  }
}
