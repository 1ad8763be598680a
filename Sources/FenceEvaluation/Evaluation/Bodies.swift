import Diagnostics
import FenceSyntax
import VitrineUI

/// Bodies of functions and properties: runs them, and says what they come to.
struct Bodies {
  let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// Runs statements in order to their end, in a scope of their own that the caller made.
  func run(_ statements: [Statement], _ scope: Scope) throws -> Flow {
    try finished(BlockFrame(statements, scope, evaluator))
  }

  /// Runs a statement of a scope in which all that is declared is known already.
  func run(_ statement: Statement, _ scope: Scope) throws -> Flow {
    try finished(BlockFrame([statement], scope, evaluator, isHoisted: true))
  }

  private func finished(_ frame: BlockFrame) throws -> Flow {
    guard case .ended(let flow) = try Execution(frame, canPause: false, evaluator).resume() else { return .normal }
    return flow
  }

  /// Declares a local variable.
  ///
  /// - Parameter initial: its initial value's expression, where another stands for the one that is written.
  func declare(_ variable: VariableSyntax, initial: Expression? = nil, in scope: Scope) throws {
    if let getter = variable.getter {
      let isBuilder = variable.isViewBuilder || variable.type?.base == "View"
      let box = Box(
        get: {
          try evaluator.nested(variable.mark) {
            if let builder = BuilderTransform(evaluator, named: variable.wrapper?.name, scope) {
              return try builder.result(of: getter, Scope(parent: scope))
            }
            return try result(of: getter, Scope(parent: scope), isBuilder: isBuilder)
          }
        },
        set: { value in
          guard let setter = variable.setter else { return }
          let inner = Scope(parent: scope)
          inner.declare(setter.parameter, value)
          _ = try evaluator.nested(variable.mark) { try run(setter.body, inner) }
        })
      if case .bind(let name) = variable.pattern { scope.declare(name, box) }
      return
    }
    if variable.isLazy, let later = initial ?? variable.initial, case .bind(let name) = variable.pattern {
      return scope.declare(name, lazy(variable, later, in: scope))
    }
    var value =
      try (initial ?? variable.initial).map { try evaluator.evaluate($0, scope) } ?? Self.blank(variable)
    if let type = variable.type, !value.isChildTask {
      value = try evaluator.convert(value, to: type, scope, variable.mark)
    }
    if let wrapper = variable.wrapper {
      let isGiven = variable.initial != nil || wrapper.ownType(in: scope) == nil
      value = try evaluator.wrapped(isGiven ? value : nil, wrapper, variable, scope) ?? value
    }
    if case .bind(let name) = variable.pattern, variable.willSet != nil || variable.didSet != nil {
      scope.declare(name, observed(variable, value.settled, in: scope))
    } else if case .bind(let name) = variable.pattern, variable.isWeak {
      evaluator.followsLifetimes = true
      scope.declare(name, .weak(value))
    } else if case .bind(let name) = variable.pattern, variable.isWrapper(value) {
      scope.declare(name, PropertyWrappers(evaluator).place(variable, value))
    } else if case .bind(let name) = variable.pattern {
      scope.declare(name, value.settled, type: variable.type)
    } else if try !evaluator.matches(variable.pattern, value, scope) {
      throw Failure("type-mismatch", "\(value.typeSubject) does not match the pattern", variable.mark)
    }
  }

  /// A variable whose value is made when it is first asked for.
  private func lazy(_ variable: VariableSyntax, _ initial: Expression, in scope: Scope) -> Box {
    var made: Value?
    return Box(
      get: {
        if let made { return made }
        let value = try evaluator.evaluate(initial, scope)
        made = try variable.type.map { try evaluator.convert(value, to: $0, scope, variable.mark) } ?? value.settled
        return made ?? .nothing
      }, set: { made = $0 })
  }

  /// What stands in a binding that nobody gives: the emptiest value of its type, which writes no words of its own.
  private static func blank(_ variable: VariableSyntax) -> Value {
    guard variable.wrapper?.name == "Binding", let type = variable.type else { return .nothing }
    switch type {
    case .array: return .array([])
    case .dictionary: return .dictionary(DictionaryValue())
    case .named("String", _): return .string("")
    case .named("Bool", _): return .boolean(false)
    case .named("Int", _): return .integer(0)
    case .named("Double", _), .named("CGFloat", _), .named("Float", _): return .double(0)
    case .named("Set", _): return .set([])
    default: return .nothing
    }
  }

  /// What a body evaluates to: its `return`, or the value of its only expression, or the views it makes.
  func result(of body: [Statement], _ scope: Scope, isBuilder: Bool) throws -> Value {
    if isBuilder, !Self.returns(body) {
      let views = try evaluator.views(of: body, scope)
      return .view(views.count == 1 ? views[0] : ViewList(views))
    }
    if body.count == 1 {
      switch body[0].kind {
      case .expression(let expression): return try evaluator.evaluate(expression, scope)
      case .ifElse(let node): return try evaluator.evaluateIf(node, scope)
      case .choose(let node): return try evaluator.evaluateSwitch(node, scope)
      default: break
      }
    } else if !isBuilder, !Self.returns(body), Self.looksLikeViews(body) {
      // They may be calls that make nothing: 'Log.write("a")'.
      let views = try evaluator.views(of: body, scope, isLoose: true)
      return views.isEmpty ? .void : .view(views.count == 1 ? views[0] : ViewList(views))
    }
    if case .returned(let value) = try run(body, scope) { return value }
    return .void
  }

  /// Whether a body has a `return` with a value on its own level or below.
  static func returns(_ body: [Statement]) -> Bool {
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
