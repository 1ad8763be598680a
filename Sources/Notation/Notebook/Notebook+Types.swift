import Diagnostics
import FenceSyntax
import FenceTypes

extension Notebook {
  /// The types of a fence, as far as evaluation needs them.
  struct CheckedTypes {
    let text: String
    /// The errors, and warnings where the checker is not certain.
    let problems: [Diagnostic]
    let facts: TypeFacts
  }

  /// Checks the types of a fence, whose declarations later fences can use.
  func types(of fence: ParsedFence, supplied: String) -> CheckedTypes {
    let text = fence.source.text
    // A fence is evaluated repeatedly with other literals and answers, which change no type.
    if let checked, checked.text == text { return checked }
    if !supplied.isEmpty { _ = checker.check(ParsedFence(supplied)) }
    let problems = checker.check(fence).map { problem in
      let place = SourceMark(lowerBound: problem.offset, upperBound: problem.offset + problem.length)
      let kind = ProblemKind.of(problem.message)
      return Diagnostic(
        kind.isCertain ? .error : .warning, kind.code, problem.message, span: fence.source.span(place),
        hint: problem.hint)
    }
    let types = CheckedTypes(text: text, problems: problems, facts: checker.facts)
    checked = types
    return types
  }
}
