import SwiftSyntax

extension DoStmtSyntax {
  /// The clauses that catch errors, of which one with several patterns is as many.
  func clauses(_ lowering: inout Lowering) -> [CatchClause] {
    catchClauses.flatMap { clause -> [CatchClause] in
      let body = lowering.block(clause.body.statements)
      guard !clause.catchItems.isEmpty else { return [CatchClause(pattern: nil, condition: nil, body: body)] }
      return clause.catchItems.map { item in
        CatchClause(
          pattern: item.pattern.map { lowering.pattern($0) },
          condition: item.whereClause.map { lowering.lower($0.condition) }, body: body)
      }
    }
  }
}

extension ThrowStmtSyntax {
  /// Returns the error, which is of the type that the function around the statement throws.
  func error(_ lowering: inout Lowering) -> Expression {
    let error = lowering.lower(expression)
    return lowering.thrown.map { Expression(.cast(error, $0, isConditional: false), error.mark) } ?? error
  }
}
