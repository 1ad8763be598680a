import Diagnostics
import FenceSyntax
import FenceTypes

extension Notebook {
  /// Checks the types of a fence, whose declarations later fences can use, and returns the errors.
  func typeErrors(in fence: ParsedFence, supplied: String) -> [Diagnostic] {
    let text = fence.source.text
    // A fence is evaluated repeatedly with other literals and answers, which change no type.
    if let checked, checked.text == text { return checked.errors }
    if !supplied.isEmpty { _ = checker.check(ParsedFence(supplied)) }
    // Labels and numbers of arguments are checked when the call is evaluated, against the same declarations. Of functions
    // that take closures of several forms, not all are declared.
    let errors = checker.check(fence).filter {
      !$0.message.contains("in call") && !$0.message.contains("contextual closure type")
    }.map { problem in
      let place = SourceMark(lowerBound: problem.offset, upperBound: problem.offset + problem.length)
      return Diagnostic(.error, Self.code(of: problem.message), problem.message, span: fence.source.span(place), hint: problem.hint)
    }
    checked = (text, errors)
    return errors
  }

  private static func code(of message: String) -> String {
    if message.contains("has no member") { return "unknown-member" }
    if message.contains("immutable") || message.contains("cannot assign to") { return "not-assignable" }
    if message.contains("conform to 'View'") { return "not-a-view" }
    return "type-mismatch"
  }
}
