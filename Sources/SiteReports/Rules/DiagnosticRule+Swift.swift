/// Rules for the Swift code of fences and its evaluation.
extension DiagnosticRule {
  static let swift = [
    DiagnosticRule("syntax", .error, "code that is not valid Swift"),
    DiagnosticRule("compile", .error, "an error of the Swift compiler (`vitrine check --compile`)"),
    DiagnosticRule(
      "fails", .error, "a fence with `fails` that compiles or has another error; a warning if its error is not known"),
    DiagnosticRule("misspelt-keyword", .error, "a misspelt keyword"),
    DiagnosticRule("unknown-symbol", .error, "a name that is not in scope"),
    DiagnosticRule("unknown-member", .error, "a member that a value does not have"),
    DiagnosticRule("unknown-type", .error, "a type that is not in scope"),
    DiagnosticRule("unknown-protocol", .error, "a protocol that is not in scope"),
    DiagnosticRule("unknown-macro", .error, "a macro that does not exist"),
    DiagnosticRule("wrong-arguments", .error, "arguments that do not match the parameters of a call"),
    DiagnosticRule("type-mismatch", .error, "a value of the wrong type"),
    DiagnosticRule("not-a-view", .error, "a value in a view builder that is not a view"),
    DiagnosticRule("no-body", .error, "a view without a `body`"),
    DiagnosticRule("not-assignable", .error, "an assignment to a value that cannot be changed"),
    DiagnosticRule("not-callable", .error, "a call of a value that is not a function"),
    DiagnosticRule("not-subscriptable", .error, "a subscript of a value that has none"),
    DiagnosticRule("loose-modifier", .error, "a modifier without a view"),
    DiagnosticRule("circular-alias", .error, "a type alias that refers to itself"),
    DiagnosticRule("former-name", .error, "a name from an early beta of SwiftUI; a warning if it is drawn anyway"),
    DiagnosticRule("not-understood", .error, "Swift that the evaluator cannot evaluate"),
    DiagnosticRule("unsupported", .error, "a feature that the evaluator knows but does not implement"),
    DiagnosticRule(
      "no-stand-in", .warning, "a modifier with an undeclared argument that has no placeholder (`lenient=true`)"),
    DiagnosticRule(
      "not-drawn", .error,
      "a SwiftUI view or modifier that Vitrine does not draw; a warning if a box is drawn instead"),
    DiagnosticRule("foreign-view", .error, "a view of another framework; a warning if a box is drawn instead"),
    DiagnosticRule(
      "canvas-not-drawn", .error, "canvas code that cannot be evaluated; a warning if a box is drawn instead"),
    DiagnosticRule("canvas-filters", .error, "filters of a canvas, which are not drawn; a warning if the rest is"),
    DiagnosticRule(
      "not-localized", .error, "a localized string that is not in the fence; a warning if its key is drawn"),
    DiagnosticRule(
      "not-reachable", .error,
      "files and networks, which fences cannot access; a warning if the figure does not need them"),
    DiagnosticRule(
      "not-followed", .error, "an `await` that the evaluator cannot perform; a warning if the rest is drawn"),
  ]

  static let running = [
    DiagnosticRule("thrown", .error, "an error that is thrown and not caught"),
    DiagnosticRule("fatal-error", .error, "a call that stops the program, such as `fatalError`"),
    DiagnosticRule("nil-unwrapped", .error, "a `nil` that is unwrapped with `!`"),
    DiagnosticRule("index-out-of-range", .error, "an index out of range"),
    DiagnosticRule("division-by-zero", .error, "a division by zero"),
    DiagnosticRule("precondition", .error, "a value that a function doesn't take, such as a negative count"),
    DiagnosticRule("overflow", .error, "a number that is too large for its type"),
    DiagnosticRule("invalid-number", .error, "a value that cannot be converted to a number type"),
    DiagnosticRule("invalid-range", .error, "a range whose upper bound is less than its lower bound"),
    DiagnosticRule("invalid-format", .error, "an invalid format"),
    DiagnosticRule("invalid-pattern", .error, "an invalid regular expression"),
    DiagnosticRule("cyclic-initialization", .error, "a value whose initialization depends on itself"),
    DiagnosticRule("missing-environment-object", .error, "an environment object that no ancestor view provides"),
    DiagnosticRule(
      "state-set-in-init", .warning,
      "a `@State` with an initial value that is set in `init`, where that has no effect"),
    DiagnosticRule("constant-range", .warning, "a `ForEach` over a constant range whose count changes"),
    DiagnosticRule("repeated-identifier", .warning, "an identifier that several elements of a `ForEach` have"),
    DiagnosticRule("untagged-selection", .warning, "a picker whose selection matches no tag"),
    DiagnosticRule("missing-destination", .warning, "a navigation link whose value has no `navigationDestination`"),
    DiagnosticRule("cancelled-task", .error, "a cancelled task that waits and does not catch the `CancellationError`"),
    DiagnosticRule("resumed-twice", .error, "a continuation that is resumed more than once"),
    DiagnosticRule("internal", .error, "an internal error of Vitrine; please report it"),
  ]

  static let limits = [
    DiagnosticRule("limit-steps", .error, "a fence that takes too many evaluation steps"),
    DiagnosticRule("limit-time", .error, "a fence that takes too long"),
    DiagnosticRule("limit-memory", .error, "a fence that takes too much memory"),
    DiagnosticRule("limit-nodes", .error, "a fence that creates too many views"),
    DiagnosticRule("limit-depth", .error, "calls or views that are nested too deeply"),
    DiagnosticRule("limit-size", .error, "a source, collection or text that is too long"),
    DiagnosticRule("limit-tasks", .error, "too many tasks at the same time"),
    DiagnosticRule("limit-nesting", .error, "brackets that are nested too deeply"),
    DiagnosticRule("limit-measurements", .error, "a layout that takes too many measurements"),
    DiagnosticRule("limit-table", .warning, "a table with too many cells"),
    DiagnosticRule("limit-markdown", .error, "a note whose Markdown takes too long to read"),
    DiagnosticRule("limit-reference", .warning, "a long link definition that is used too often"),
    DiagnosticRule("engine-stopped", .error, "a fence that crashed the engine, an error in Vitrine"),
    DiagnosticRule("engine-time", .error, "a fence whose evaluation did not end"),
    DiagnosticRule("engine-memory", .error, "a fence that took more memory than `limit-memory` allows"),
    DiagnosticRule("limit-addresses", .warning, "too many bare URLs in one word, which stay text"),
    DiagnosticRule("limit-tags", .warning, "a note with too many tags"),
  ]
}
