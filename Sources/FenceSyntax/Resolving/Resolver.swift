/// Assigns slots to the names in bodies, so that evaluation looks up nothing by name.
///
/// Scopes match those of evaluation: one for each body, branch, case, loop, `catch`, closure (and one around it for its
/// captures), function, accessor and type. Names in patterns and parameters belong to the scope of the body after them.
/// Names that no scope declares are left to members, the note and the catalog.
package enum Resolver {
  /// Resolves the top level of a fence or of the library.
  package static func resolve(_ statements: [Statement]) { block(statements, LexicalScope(.note)) }

  /// Resolves statements in a scope that was created for them.
  private static func block(_ statements: [Statement], _ scope: LexicalScope) {
    scope.declare(statements)
    for statement in statements { resolve(statement, scope) }
  }

  private static func inner(_ statements: [Statement], _ scope: LexicalScope) {
    block(statements, LexicalScope(.body, in: scope))
  }

  // MARK: Statements

  private static func resolve(_ statement: Statement, _ scope: LexicalScope) {
    switch statement.kind {
    case .expression(let expression), .throwing(let expression): resolve(expression, scope)
    case .returning(let expression): if let expression { resolve(expression, scope) }
    case .variables(let variables): for variable in variables { resolve(variable, scope) }
    case .function(let function): resolve(function, scope)
    case .type(let type): resolve(type, scope)
    case .extension(let type): members(type.members, LexicalScope(.type, in: scope))
    case .ifElse(let node): resolve(node, scope)
    case .choose(let node): resolve(node, scope)
    case .guardElse(let conditions, let body):
      resolve(conditions, scope)
      inner(body, scope)
    case .labeled(_, let statement): resolve(statement, scope)
    case .defer_(let body): inner(body, scope)
    case .forIn, .whileLoop, .repeatLoop: loop(statement, scope)
    case .doCatch(let body, let clauses):
      inner(body, scope)
      for clause in clauses {
        let caught = LexicalScope(.body, in: scope)
        if clause.pattern == nil { caught.declare(CatchClause.error) }
        resolve(clause.pattern, clause.body, caught, if: clause.condition)
      }
    case .leave, .proceed, .fallthroughCase, .nothing, .alias: break
    }
  }

  private static func loop(_ statement: Statement, _ scope: LexicalScope) {
    let inside = LexicalScope(.body, in: scope)
    switch statement.kind {
    case .forIn(let pattern, let sequence, let condition, let body):
      resolve(sequence, scope)
      resolve(pattern, body, inside, if: condition)
    case .whileLoop(let conditions, let body):
      inside.declare(conditions)
      inside.declare(body)
      resolve(conditions, inside)
      block(body, inside)
    case .repeatLoop(let body, let condition):
      block(body, inside)
      resolve(condition, scope)
    default: break
    }
  }

  /// Resolves a pattern and the body after it, in one scope.
  private static func resolve(
    _ pattern: Pattern?, _ body: [Statement], _ scope: LexicalScope, if condition: Expression? = nil
  ) {
    if let pattern { scope.declare(pattern) }
    scope.declare(body)
    if let pattern { resolve(pattern, scope) }
    if let condition { resolve(condition, scope) }
    block(body, scope)
  }

  private static func resolve(_ node: IfStatement, _ scope: LexicalScope) {
    let inside = LexicalScope(.body, in: scope)
    inside.declare(node.conditions)
    inside.declare(node.then)
    resolve(node.conditions, inside)
    block(node.then, inside)
    if let otherwise = node.otherwise { inner(otherwise, scope) }
  }

  private static func resolve(_ node: SwitchStatement, _ scope: LexicalScope) {
    resolve(node.subject, scope)
    for item in node.cases {
      let inside = LexicalScope(.body, in: scope)
      for (pattern, _) in item.patterns { inside.declare(pattern) }
      inside.declare(item.body)
      for (pattern, condition) in item.patterns {
        resolve(pattern, inside)
        if let condition { resolve(condition, inside) }
      }
      block(item.body, inside)
    }
  }

  /// Resolves conditions whose names the scope has already declared.
  private static func resolve(_ conditions: [Condition], _ scope: LexicalScope) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): resolve(expression, scope)
      case .bind(let pattern, let expression), .match(let pattern, let expression):
        resolve(pattern, scope)
        resolve(expression, scope)
      case .unwrap(_, let use, _): use.resolve(in: scope)
      case .available: break
      }
    }
  }

  private static func resolve(_ pattern: Pattern, _ scope: LexicalScope) {
    switch pattern {
    case .value(let expression): resolve(expression, scope)
    case .tuple(let patterns), .enumCase(_, let patterns): for pattern in patterns { resolve(pattern, scope) }
    case .optional(let inner): resolve(inner, scope)
    case .type(_, let inner): if let inner { resolve(inner, scope) }
    case .wildcard, .bind: break
    }
  }

  // MARK: Declarations

  private static func resolve(_ type: TypeSyntax, _ scope: LexicalScope) {
    let inside = LexicalScope(.type, in: scope)
    for item in type.cases { item.rawValue.map { resolve($0, inside) } }
    members(type.members, inside)
  }

  private static func members(_ members: [Statement], _ type: LexicalScope) {
    for member in members { resolve(member, type) }
  }

  private static func resolve(_ variable: VariableSyntax, _ scope: LexicalScope) {
    resolve(variable.pattern, scope)
    for argument in variable.wrapper?.arguments ?? [] { resolve(argument.value, scope) }
    if let initial = variable.initial {
      // The initial value of a lazy or static property has a separate scope.
      let isDeferred = scope.isType && (variable.isStatic || variable.isLazy)
      resolve(initial, isDeferred ? LexicalScope(.body, in: scope) : scope)
    }
    if let getter = variable.getter { inner(getter, scope) }
    for accessor in [variable.setter, variable.willSet, variable.didSet] { resolve(accessor, after: [], scope) }
  }

  private static func resolve(_ function: FunctionSyntax, _ scope: LexicalScope) {
    let inside = LexicalScope(.body, in: scope)
    inside.declare(function.parameters)
    if let body = function.body { inside.declare(body) }
    for parameter in function.parameters { parameter.defaultValue.map { resolve($0, inside) } }
    block(function.body ?? [], inside)
    resolve(function.setter, after: function.parameters, scope)
  }

  private static func resolve(
    _ accessor: (parameter: DeclaredName, body: [Statement])?, after parameters: [ParameterSyntax],
    _ scope: LexicalScope
  ) {
    guard let accessor else { return }
    let inside = LexicalScope(.body, in: scope)
    inside.declare(parameters)
    inside.declare(accessor.parameter)
    block(accessor.body, inside)
  }

  // MARK: Expressions

  private static func resolve(_ expression: Expression, _ scope: LexicalScope) {
    switch expression.kind {
    case .name(let use): use.resolve(in: scope)
    case .closure(let closure): resolve(closure, scope)
    case .superior: NameUse("self").resolve(in: scope)
    case .ifElse(let node): resolve(node, scope)
    case .choose(let node): resolve(node, scope)
    case .asyncLet(let initial): resolve(initial, LexicalScope(.body, in: scope))
    case .macro(_, let arguments): for argument in arguments { resolve(argument.value, scope) }
    default: for operand in expression.operands { resolve(operand, scope) }
    }
  }

  private static func resolve(_ closure: ClosureSyntax, _ scope: LexicalScope) {
    var around = scope
    if !closure.captures.isEmpty {
      around = LexicalScope(.body, in: scope)
      for capture in closure.captures {
        resolve(capture.value, scope)
        around.declare(capture.declared)
      }
    }
    let inside = LexicalScope(.closure(closure), in: around)
    inside.declare(closure.parameters)
    block(closure.body, inside)
    inside.close()
  }
}
