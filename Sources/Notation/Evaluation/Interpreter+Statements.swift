import FenceSyntax
import VitrineUI

extension Evaluator {
  /// Runs statements in order to their end, in a scope of their own that the caller made.
  func run(_ statements: [Statement], _ scope: Scope) throws -> Flow {
    try finished(BlockFrame(statements, scope, self))
  }

  /// Runs a statement of a scope in which all that is declared is known already.
  func run(_ statement: Statement, _ scope: Scope) throws -> Flow {
    try finished(BlockFrame([statement], scope, self, isHoisted: true))
  }

  private func finished(_ frame: BlockFrame) throws -> Flow {
    guard case .ended(let flow) = try Execution(frame, canPause: false, self).resume() else { return .normal }
    return flow
  }

  func isChosen(_ patterns: [(pattern: Pattern, guardedBy: Expression?)], _ subject: Value, _ scope: Scope) throws
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
        let value = try evaluate(expression, scope)
        if let unknown = value.unknown {
          open.append(unknown.path)
        } else {
          guard try truth(of: value, expression.mark) else { return .fails }
        }
      case .match(let pattern, let expression):
        guard try matches(pattern, evaluate(expression, scope), scope) else { return .fails }
      case .bind(let pattern, let expression):
        let value: Value
        if let expression {
          value = try evaluate(expression, scope)
        } else if case .bind(let name) = pattern {
          value = try read(name, scope, SourceMark(lowerBound: 0, upperBound: 0))
        } else {
          value = .nothing
        }
        if case .nothing = value { return .fails }
        if let unknown = value.unknown { open.append("let \(unknown.path)") }
        guard try matches(pattern, value, scope) else { return .fails }
      }
    }
    return open.isEmpty ? .holds : .undecided(open.joined(separator: ", "))
  }

  func truth(_ expression: Expression, _ scope: Scope) throws -> Bool {
    try truth(of: evaluate(expression, scope), expression.mark)
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
      guard isInstance(value, of: type, scope) else { return false }
      return try inner.map { try matches($0, value, scope) } ?? true
    case .value(let expression):
      let wanted = try evaluate(expression, scope)
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
      guard let wanted = try? catalog.staticMember(name, ofTypeOf: native) else { return false }
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
    if case .range = value {
      throw Failure(.limit(.range), mark)
    }
    if case .type(let type) = value, type.declaration?.kind == .enumeration {
      return try elements(of: member("allCases", of: value, mark), mark)
    }
    throw Failure("type-mismatch", "\(value.typeName) is no sequence", mark)
  }

  /// Declares a local variable.
  ///
  /// - Parameter initial: its initial value's expression, where another stands for the one that is written.
  func declare(_ variable: VariableSyntax, initial: Expression? = nil, in scope: Scope) throws {
    if let getter = variable.getter {
      let isBuilder = variable.isViewBuilder || variable.type?.base == "View"
      let box = Box(
        get: { [self] in
          try nested(variable.mark) { try result(of: getter, Scope(parent: scope), isBuilder: isBuilder) }
        },
        set: { [self] value in
          guard let setter = variable.setter else { return }
          let inner = Scope(parent: scope)
          inner.declare(setter.parameter, value)
          _ = try nested(variable.mark) { try run(setter.body, inner) }
        })
      scope.declare(variable.name, box)
      return
    }
    var value = try (initial ?? variable.initial).map { try evaluate($0, scope) } ?? .nothing
    if let type = variable.type, !value.isChildTask { value = try convert(value, to: type, scope, variable.mark) }
    if let wrapper = variable.wrapper { value = try wrapped(value, wrapper, variable, scope) ?? value }
    if case .bind(let name) = variable.pattern {
      scope.declare(name, value.settled, type: variable.type)
    } else if try !matches(variable.pattern, value, scope) {
      throw Failure("type-mismatch", "\(value.typeName) doesn't match the pattern", variable.mark)
    }
  }

  /// What a body evaluates to: its `return`, or the value of its only expression, or the views it makes.
  func result(of body: [Statement], _ scope: Scope, isBuilder: Bool) throws -> Value {
    if isBuilder, !Self.returns(body) {
      let views = try views(of: body, scope)
      return .view(views.count == 1 ? views[0] : ViewList(views))
    }
    if body.count == 1 {
      switch body[0].kind {
      case .expression(let expression): return try evaluate(expression, scope)
      case .ifElse(let node): return try evaluateIf(node, scope)
      case .choose(let node): return try evaluateSwitch(node, scope)
      default: break
      }
    } else if !isBuilder, !Self.returns(body), Self.looksLikeViews(body) {
      return try result(of: body, scope, isBuilder: true)
    }
    if case .returned(let value) = try run(body, scope) { return value }
    return .void
  }

  /// Whether a body has a `return` with a value on its own level or below.
  private static func returns(_ body: [Statement]) -> Bool {
    body.contains { statement in
      switch statement.kind {
      case .returning(let value): value != nil
      case .ifElse(let node): returns(node.then) || returns(node.otherwise ?? [])
      case .choose(let node): node.cases.contains { returns($0.body) }
      case .guardElse(_, let body): returns(body)
      case .forIn(_, _, _, let body), .whileLoop(_, let body), .repeatLoop(let body, _): returns(body)
      case .doCatch(let body, let clauses): returns(body) || clauses.contains { returns($0.body) }
      default: false
      }
    }
  }

  /// Whether a call begins work instead of making a view: `Task { … }`, `DispatchQueue.main.async { … }`.
  private static func isWork(_ expression: Expression) -> Bool {
    expression.leadingName.map { ["Task", "DispatchQueue", "Timer", "MainActor"].contains($0) } ?? false
  }

  /// A body of several expressions, each a call that starts with an upper-case name, makes views.
  private static func looksLikeViews(_ body: [Statement]) -> Bool {
    body.contains { statement in
      guard case .expression(let expression) = statement.kind else { return false }
      return expression.startsWithType && !Self.isWork(expression)
    }
  }
}
