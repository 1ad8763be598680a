import Diagnostics
import FenceSyntax
import VitrineUI

extension Evaluator {
  /// Runs a statement of a fence that waits for something, at once and for as long as it takes.
  ///
  /// - Returns: what an expression comes to.
  package func runWaiting(_ statement: Statement, _ scope: Scope) throws -> Value {
    guard let clock else {
      _ = try run(statement, scope)
      return .void
    }
    let statement =
      if case .expression(let expression) = statement.kind {
        Statement(.returning(expression), statement.mark)
      } else {
        statement
      }
    let body = BlockFrame([statement], scope, self, isHoisted: true)
    let task = FenceTask(body, self, clock, keepsFailure: true)
    while !task.hasEnded, clock.performNext() { try step(statement.mark) }
    scope.forgetKept()
    if let failure = task.failure { throw failure }
    guard let outcome = task.outcome else {
      remark(
        Failure(
          "not-followed", "nothing ends this await", statement.mark,
          hint: "resume the continuation, or finish the stream, that it waits for"))
      return .void
    }
    return try outcome.value(self)
  }
}
