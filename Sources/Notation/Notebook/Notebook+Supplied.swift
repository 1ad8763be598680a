import Diagnostics
import FenceEvaluation
import FenceSyntax
import VitrineUI

/// An error in a supplied declaration; its place is in the supplied text.
struct SuppliedFailure: Error {
  let diagnostic: Diagnostic
}

/// Values for names that a fence leaves open.
extension Notebook {
  /// The file that diagnostics of supplied declarations name.
  package static let suppliedPath = "let"

  /// Declares `showText = true; greeting = "Hi"`.
  ///
  /// - Throws: ``SuppliedFailure`` for the first invalid declaration.
  func supply(_ text: String, to evaluator: Evaluator) throws {
    for part in text.split(separator: ";") {
      let declaration = part.trimmed
      guard !declaration.isEmpty else { continue }
      let place =
        text.utf8.distance(from: text.startIndex, to: part.startIndex) + part.prefix { $0.isWhitespace }.utf8.count
      do {
        try declare(String(declaration), in: evaluator)
      } catch let failure as Failure {
        throw Self.failure(failure.message, hint: failure.hint, at: place, of: text)
      } catch is Throwing {
        throw Self.failure("error thrown here is not handled", hint: nil, at: place, of: text)
      }
    }
  }

  private func declare(_ declaration: String, in evaluator: Evaluator) throws {
    let prefix = declaration.hasPrefix("let ") || declaration.hasPrefix("var ") ? "" : "var "
    var lowering = Lowering(source: SourceFile(path: Self.suppliedPath, text: prefix + declaration))
    let statements = lowering.statements(of: prefix + declaration)
    let nowhere = SourceMark(lowerBound: 0, upperBound: 0)
    if let problem = lowering.diagnostics.first { throw Failure("", problem.message, nowhere, hint: problem.hint) }
    for statement in statements {
      guard case .variables(let variables) = statement.kind, variables.allSatisfy({ $0.initial != nil }) else {
        throw Failure(
          "", "'\(declaration)' is not a variable with an initial value", nowhere,
          hint: "write let=\"showText = true\"")
      }
    }
    _ = try evaluator.run(statements, evaluator.globals)
  }

  private static func failure(_ message: String, hint: String?, at offset: Int, of text: String) -> SuppliedFailure {
    let source = SourceFile(path: suppliedPath, text: text)
    return SuppliedFailure(
      diagnostic: Diagnostic(
        .error, "invalid-let", "option 'let': \(message)", file: suppliedPath,
        span: Span(at: source.location(atOffset: offset)), hint: hint))
  }
}
