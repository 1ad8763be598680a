/// Visits statements and expressions with everything inside of them, including closures and declarations, outer before
/// inner.
package struct SyntaxWalk {
  private let statement: (Statement) -> Void
  private let expression: (Expression) -> Void

  package init(
    statement: @escaping (Statement) -> Void = { _ in }, expression: @escaping (Expression) -> Void = { _ in }
  ) {
    (self.statement, self.expression) = (statement, expression)
  }

  package func go(through statements: [Statement]) { statements.forEach(visit) }

  package func visit(_ syntax: Statement) {
    statement(syntax)
    switch syntax.kind {
    case .expression(let inner), .throwing(let inner): visit(inner)
    case .returning(let inner): inner.map(visit)
    case .variables(let variables): variables.forEach(visit)
    case .function(let function): go(through: function.body ?? [])
    case .type(let type): go(through: type.members)
    case .extension(let type): go(through: type.members)
    case .ifElse(let node): visit(node)
    case .choose(let node): visit(node)
    case .guardElse(let conditions, let body), .whileLoop(let conditions, let body):
      conditions.forEach(visit)
      go(through: body)
    case .forIn(_, let sequence, let condition, let body):
      visit(sequence)
      condition.map(visit)
      go(through: body)
    case .repeatLoop(let body, let condition):
      go(through: body)
      visit(condition)
    case .defer_(let body): go(through: body)
    case .doCatch(let body, let clauses):
      go(through: body)
      for clause in clauses {
        clause.condition.map(visit)
        go(through: clause.body)
      }
    case .labeled(_, let inner): visit(inner)
    case .leave, .proceed, .fallthroughCase, .nothing, .alias: break
    }
  }

  package func visit(_ syntax: Expression) {
    expression(syntax)
    switch syntax.kind {
    case .closure(let closure): go(through: closure.body)
    case .ifElse(let node): visit(node)
    case .choose(let node): visit(node)
    default: syntax.operands.forEach(visit)
    }
  }

  private func visit(_ variable: VariableSyntax) {
    variable.initial.map(visit)
    variable.wrapper?.arguments.forEach { visit($0.value) }
    go(through: variable.getter ?? [])
    for accessor in [variable.setter, variable.willSet, variable.didSet] { go(through: accessor?.body ?? []) }
  }

  private func visit(_ node: IfStatement) {
    node.conditions.forEach(visit)
    go(through: node.then)
    go(through: node.otherwise ?? [])
  }

  private func visit(_ node: SwitchStatement) {
    visit(node.subject)
    for item in node.cases { go(through: item.body) }
  }

  private func visit(_ condition: Condition) {
    switch condition {
    case .expression(let inner), .match(_, let inner), .bind(_, let inner): visit(inner)
    case .unwrap, .available: break
    }
  }
}
