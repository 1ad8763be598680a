import Diagnostics
import FenceSyntax

/// The source of expressions, patterns and conditions, on one line.
struct SourceWords {
  let source: SourceFile

  /// Returns the source of an expression, truncated if it is long.
  func text(_ expression: Expression) -> String {
    let words = source.text(in: expression.mark).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 48 ? words.prefix(47) + "…" : words
  }

  /// Returns the arguments in a call's parentheses, except closures.
  func details(_ arguments: [Argument]) -> String {
    arguments.compactMap { argument in
      if case .closure = argument.value.kind { return nil }
      return (argument.label.map { $0 + ": " } ?? "") + text(argument.value)
    }.joined(separator: ", ")
  }

  func text(_ conditions: [Condition]) -> String { conditions.map(text).joined(separator: ", ") }

  private func text(_ condition: Condition) -> String {
    switch condition {
    case .expression(let expression): text(expression)
    case .bind(.bind(let name), let expression): "let \(name.text) = " + text(expression)
    case .bind(let pattern, let expression): "let \(text(pattern)) = " + text(expression)
    case .unwrap(let name, _, _): "let \(name.text)"
    case .match(let pattern, let expression): "case \(text(pattern)) = \(text(expression))"
    case .available: "#available"
    }
  }

  /// Returns `case .idle, .done`, or `default`.
  func text(_ patterns: [(pattern: Pattern, guardedBy: Expression?)]) -> String {
    if patterns.isEmpty || patterns.count == 1 && patterns[0].guardedBy == nil && patterns[0].pattern.isWildcard {
      return "default"
    }
    return "case "
      + patterns.map { text($0.pattern) + ($0.guardedBy.map { " where " + text($0) } ?? "") }.joined(separator: ", ")
  }

  private func text(_ pattern: Pattern) -> String {
    switch pattern {
    case .wildcard: "_"
    case .bind(let name): "let \(name.text)"
    case .tuple(let parts): "(" + parts.map(text).joined(separator: ", ") + ")"
    case .value(let expression): text(expression)
    case .enumCase(let name, let parts):
      ".\(name)" + (parts.isEmpty ? "" : "(" + parts.map(text).joined(separator: ", ") + ")")
    case .optional(let inner): text(inner) + "?"
    case .type(let type, let inner): "\(inner.map { text($0) + " as" } ?? "is") \(type.base)"
    }
  }
}

extension Pattern {
  fileprivate var isWildcard: Bool {
    if case .wildcard = self { return true }
    return false
  }
}
