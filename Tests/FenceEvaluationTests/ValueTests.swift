import FenceSyntax
import TestSupport
import Testing

@testable import FenceEvaluation

/// Expressions and what Swift prints of them, evaluated without any name of the catalog.
@Suite struct ValueTests {
  private static let lines = ValueLine.all(in: "values.txt")

  @Test func thereAreLines() { #expect(Self.lines.count >= 140) }

  @Test(arguments: lines) func expressionsHaveTheirValues(_ line: ValueLine) throws {
    let fence = ParsedFence("let it = \(line.expression)\n\"\\(it)\"")
    #expect(fence.diagnostics.isEmpty, "\(line.place): \(fence.diagnostics.map(\.message))")
    let evaluator = Evaluator(catalog: NoNames())
    evaluator.startClock()
    evaluator.loadPrelude(for: fence.source.text)
    evaluator.hoist(fence.statements, in: evaluator.globals)
    var text: String?
    for statement in fence.statements {
      if case .expression(let expression) = statement.kind {
        text = try evaluator.evaluate(expression, evaluator.globals).text
      } else {
        _ = try evaluator.run(statement, evaluator.globals)
      }
    }
    #expect(text == line.expected, "\(line.place)")
  }
}
