import Diagnostics
import FenceSyntax

/// Conditions and patterns: whether a value fits, and the names that it gives.
struct Patterns {
  let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  func isChosen(_ patterns: [(pattern: Pattern, guardedBy: Expression?)], _ subject: Value, _ scope: Scope)
    throws
    -> Bool
  {
    for (pattern, condition) in patterns where try matches(pattern, subject, scope) {
      if try condition.map({ try truth($0, scope) }) ?? true { return true }
    }
    return false
  }

  func holds(_ conditions: [Condition], _ scope: Scope) throws -> Bool { try decide(conditions, scope) != .fails }

  enum Decision: Equatable {
    case holds, fails
    /// The condition is about something that nobody declares; its words, as the source has them.
    case undecided(String)
  }

  /// Whether conditions hold; what they bind is declared in the scope.
  func decide(_ conditions: [Condition], _ scope: Scope) throws -> Decision {
    var open: [String] = []
    for condition in conditions {
      switch condition {
      case .available: continue
      case .expression(let expression):
        let value = try evaluator.evaluate(expression, scope)
        if let unknown = value.unknown {
          open.append(unknown.path)
        } else {
          guard try truth(of: value, expression.mark) else { return .fails }
        }
      case .match(let pattern, let expression):
        guard try matches(pattern, evaluator.evaluate(expression, scope), scope) else { return .fails }
      case .bind(let pattern, let expression):
        let value = try evaluator.evaluate(expression, scope)
        if case .nothing = value { return .fails }
        if let unknown = value.unknown { open.append("let \(unknown.path)") }
        guard try matches(pattern, value, scope) else { return .fails }
      case .unwrap(let name, let use, let mark):
        let value = try evaluator.read(use, scope, mark)
        if case .nothing = value { return .fails }
        if let unknown = value.unknown { open.append("let \(unknown.path)") }
        scope.declare(name, value.settled)
      }
    }
    return open.isEmpty ? .holds : .undecided(open.joined(separator: ", "))
  }

  func truth(_ expression: Expression, _ scope: Scope) throws -> Bool {
    try truth(of: evaluator.evaluate(expression, scope), expression.mark)
  }

  func truth(of value: Value, _ mark: SourceMark) throws -> Bool {
    if case .boolean(let truth) = value { return truth }
    if case .binding(let binding) = value, case .boolean(let truth) = try binding.get() { return truth }
    if value.unknown != nil { return true }
    throw Failure("type-mismatch", "a condition must be a Bool, not \(value.typeName)", mark)
  }

  func matches(_ pattern: Pattern, _ value: Value, _ scope: Scope) throws -> Bool {
    switch pattern {
    case .wildcard: return true
    case .bind(let name):
      scope.declare(name, value.settled)
      return true
    case .optional(let inner):
      if case .nothing = value { return false }
      return try matches(inner, value, scope)
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
      // A case with values of its type, named without them.
      if case .function(let made) = wanted, case .enumCase(let item) = value { return made.name == item.name }
      if let regex = wanted.regex, let text = value.text {
        return try RegexSearch(regex, in: text, evaluator, expression.mark).first(.whole) != nil
      }
      if case .range(let range) = wanted, value.number != nil { return range.contains(value) }
      return wanted.isEqual(to: value)
    }
  }

  private func matchesCase(_ name: String, _ patterns: [Pattern], _ value: Value, _ scope: Scope) throws -> Bool {
    switch value {
    case .enumCase(let value):
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
    case .native(let native):
      guard let wanted = try? evaluator.catalog.staticMember(name, ofTypeOf: native) else { return false }
      return Value.native(wanted).isEqual(to: value)
    default:
      if name == "some", patterns.count == 1 { return try matches(patterns[0], value, scope) }
      return false
    }
  }

  func elements(of value: Value, _ mark: SourceMark) throws -> [Value] {
    if case .binding(let binding) = value { return try elements(of: binding.get(), mark) }
    if let elements = value.elements { return elements }
    if let unknown = value.unknown { return [.native(unknown.element)] }
    if let own = try OwnSequence(value, evaluator, mark) { return try own.elements() }
    if case .range = value {
      throw Failure(.limit(.range), mark)
    }
    if case .type(let type) = value, type.declaration?.kind == .enumeration {
      return try elements(of: evaluator.member("allCases", of: value, mark), mark)
    }
    throw Failure("type-mismatch", "\(value.typeName) is no sequence", mark)
  }
}
