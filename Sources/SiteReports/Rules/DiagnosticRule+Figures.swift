/// Rules for figures: options of fences, stated sizes and layouts.
extension DiagnosticRule {
  static let figures = [
    DiagnosticRule(
      "moved-figure", .warning, "a figure whose views have other sizes or positions than before (`--against`)"),
    DiagnosticRule(
      "platform", .warning, "sizes stated in notes that are right for another platform than the configured one"),
    DiagnosticRule("claim", .warning, "a size in the steps after a figure that differs from the layout"),
    DiagnosticRule("measure", .error, "a number in a link to a measure that the figure doesn't have"),
    DiagnosticRule(
      "unmeasured-number", .warning,
      "a number in a caption, or in the text beside a figure, that the figure doesn't have"),
    DiagnosticRule(
      "unmeasured-control", .off,
      "a control whose measures are estimated, or taken from another platform's pictures (`check --unmeasured`)"),
    DiagnosticRule(
      "false-sentence", .warning, "a caption, or a sentence beside a figure, that says otherwise than the figure"),
    DiagnosticRule("expect", .error, "a size in `expect=` that differs from the layout"),
    DiagnosticRule("nothing-to-draw", .warning, "a fence marked as a figure that draws nothing"),
    DiagnosticRule("fence-option", .warning, "an unknown fence option, or one with an invalid value"),
    DiagnosticRule("same-name", .warning, "two fences of a note with the same `id=`"),
    DiagnosticRule("compare", .warning, "a figure in `compare=` that does not exist"),
    DiagnosticRule("events", .warning, "an event in `events=` that no view handles"),
    DiagnosticRule("animation", .warning, "an animation in which nothing moves"),
    DiagnosticRule("live", .warning, "a live figure without controls, or with too many states"),
    DiagnosticRule("sweep", .warning, "a sweep with too many segments, or over a value that cannot be swept"),
    DiagnosticRule(
      "vary", .error, "a parameter in `vary=` that names no literal, or with values that the code does not accept"),
    DiagnosticRule("invalid-let", .error, "a value in `let=` that is not an expression, or takes too long"),
    DiagnosticRule("large-tree", .warning, "a view tree that is too large to be drawn (`render`)"),
    DiagnosticRule("words-in-picture", .warning, "text parts requested in an image format (`render`)"),
    DiagnosticRule("request", .error, "a request that is not JSON, or asks for nothing (`render --jsonl`)"),
    DiagnosticRule("png", .error, "a PNG that could not be created (`render`)"),
    DiagnosticRule("embed", .error, "a Markdown file whose figures cannot be written (`embed`)"),
    DiagnosticRule("filter-input", .error, "a document, or an option in it, that cannot be filtered (`filter`)"),
  ]

  static let layouts = [
    DiagnosticRule("contradictory-frame", .warning, "a frame whose minimum is larger than its maximum"),
    DiagnosticRule("invalid-frame", .warning, "a length that is negative or not a number"),
    DiagnosticRule("invalid-report", .warning, "a custom layout that reports a size that is negative or not a number"),
    DiagnosticRule("unsettled", .warning, "state that changes with each layout"),
    DiagnosticRule("mesh", .warning, "a mesh gradient with too few points or colours"),
    DiagnosticRule("missing-font", .warning, "a font that is not installed"),
    DiagnosticRule("unknown-icon", .note, "an unknown symbol, drawn as a box"),
    DiagnosticRule("missing-color", .warning, "a color that no asset catalog of previewed code has"),
  ]

  static let advice = [
    DiagnosticRule(
      "advice-state-from-outside", .note,
      "state whose initial value comes from the parent, so that later values are ignored"),
    DiagnosticRule(
      "advice-model-in-plain-property", .note,
      "a model in a plain property, created again whenever the parent updates"),
    DiagnosticRule("advice-low-contrast", .note, "text or a symbol that can hardly be seen in light or in dark"),
    DiagnosticRule(
      "advice-model-in-state", .note, "a model in `@State` that each value of the view creates (Xcode 26)"),
    DiagnosticRule("advice-observed-object-made-here", .note, "an `@ObservedObject` that the view creates itself"),
    DiagnosticRule("advice-branches-lose-state", .note, "the same view in two branches, each with separate state"),
    DiagnosticRule("advice-spacer-that-aligns", .note, "a spacer where a frame with an alignment would do"),
    DiagnosticRule("advice-unstable-id", .note, "identifiers that change while their elements stay the same"),
    DiagnosticRule("advice-any-view-in-list", .note, "list rows of type `AnyView`"),
  ]
}
