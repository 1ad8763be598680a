import Diagnostics
import FenceSyntax
import FenceTypes

extension Notebook {
  /// The types of a fence, as far as evaluation needs them.
  struct CheckedTypes {
    let text: String
    let errors: [Diagnostic]
    let facts: TypeFacts
  }

  /// Checks the types of a fence, whose declarations later fences can use.
  func types(of fence: ParsedFence, supplied: String) -> CheckedTypes {
    let text = fence.source.text
    // A fence is evaluated repeatedly with other literals and answers, which change no type.
    if let checked, checked.text == text { return checked }
    if !supplied.isEmpty { _ = checker.check(ParsedFence(supplied)) }
    let errors = checker.check(fence).map { problem in
      let place = SourceMark(lowerBound: problem.offset, upperBound: problem.offset + problem.length)
      return Diagnostic(
        .error, Self.code(of: problem.message), problem.message, span: fence.source.span(place), hint: problem.hint)
    }
    let types = CheckedTypes(text: text, errors: errors, facts: checker.facts)
    checked = types
    return types
  }

  private static func code(of message: String) -> String {
    if message.contains("has no member") { return "unknown-member" }
    if message.contains("immutable") || message.contains("cannot assign to") { return "not-assignable" }
    if message.contains("conform to 'View'") { return "not-a-view" }
    return "type-mismatch"
  }
}
