/// What is found in fences as a whole: their options, what is claimed of them, and what their layout comes to.
extension Rule {
  static let figures = [
    Rule("moved-figure", .warning, "a figure whose views have other sizes or places than before (`--against`)"),
    Rule("platform", .warning, "sizes in notes that hold on another platform than the one that is drawn for"),
    Rule("claim", .warning, "a size in the steps after a figure that the layout does not have"),
    Rule("expect", .error, "a size in `expect=` that the layout does not have"),
    Rule("nothing-to-draw", .warning, "a fence that is to be a figure and draws nothing"),
    Rule("fence-option", .warning, "an option that there is none of, or with a value that means nothing"),
    Rule("same-name", .warning, "two fences of a note with the same `id=`"),
    Rule("compare", .warning, "a figure to compare with that is not there"),
    Rule("events", .warning, "an event that nothing in the view answers to"),
    Rule("animation", .warning, "an animation in which nothing moves"),
    Rule("live", .warning, "a live figure without controls, or with too many states"),
    Rule("sweep", .warning, "a sweep with too many pieces, or over what cannot be swept"),
    Rule("invalid-let", .error, "a value in `let=` that is no expression, or takes too long"),
    Rule("large-tree", .warning, "a tree too large to be drawn (`render`)"),
    Rule("words-in-picture", .warning, "words asked for where only a picture is written (`render`)"),
    Rule("request", .error, "a request that is no JSON, or asks for nothing (`render --jsonl`)"),
    Rule("png", .error, "pixels that could not be made (`render`)"),
    Rule("embed", .error, "a Markdown file whose figures cannot be written (`embed`)"),
    Rule("filter-input", .error, "a document, or a setting in it, that cannot be filtered (`filter`)"),
  ]

  static let layouts = [
    Rule("contradictory-frame", .warning, "a frame whose minimum is above its maximum"),
    Rule("invalid-frame", .warning, "a length that is negative or not a number"),
    Rule("invalid-report", .warning, "a custom layout that reports a size that is negative or not a number"),
    Rule("unsettled", .warning, "state that changes with each layout"),
    Rule("mesh", .warning, "a mesh gradient with too few points or colours"),
    Rule("missing-font", .warning, "a font that is not there"),
    Rule("unknown-icon", .note, "a symbol that is not there; a box has its place"),
  ]

  static let advice = [
    Rule("advice-state-from-outside", .note, "state that begins with a value from outside and stays at it"),
    Rule("advice-model-in-plain-property", .note, "a model that a view makes anew with each of its values"),
    Rule("advice-observed-object-made-here", .note, "an `@ObservedObject` that the view makes itself"),
    Rule("advice-branches-lose-state", .note, "the same view in two branches, with state in each"),
    Rule("advice-spacer-that-aligns", .note, "a spacer in the place of a frame with an alignment"),
    Rule("advice-unstable-id", .note, "identifiers that do not stay with their elements"),
    Rule("advice-any-view-in-list", .note, "rows that are an `AnyView`"),
  ]
}
