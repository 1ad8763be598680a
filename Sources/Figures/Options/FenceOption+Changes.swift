import VitrineDiagrams

extension FenceOption {
  static let ofChanges = [
    FenceOption(
      "events", example: "tap Increment; set isOn true; wait 0.5",
      "A [film strip](film-strips.md): the view after each event."
    ) {
      $0.options.events = $0.events($1)
    },
    FenceOption(
      "at",
      """
      The moment to draw: `first` for the view before `onAppear` and `task` run, `rest` for the one after \
      that (by default).
      """,
      values: .one(["first", "rest"])
    ) {
      $0.readMoment($1)
    },
    FenceOption(
      "animation", "The forms that show [the animation](animation.md) of a change: `frames`, `onion`, `play`, `chart`.",
      values: .any(AnimationFilm.Part.allCases.map(\.rawValue))
    ) {
      $0.options.animation.parts = $0.animationParts($1) ?? $0.options.animation.parts
    },
    FenceOption("times", example: "0,0.1,0.25", "The times of the frames of an animation, in seconds.") {
      $0.options.animation.times = $0.times($1) ?? $0.options.animation.times
    },
    FenceOption(
      "live", "A [live figure](live.md) that readers operate: `true`, or the most states that are drawn, such as `8`.",
      mayStandAlone: true
    ) {
      $0.readLive($1)
    },
  ]

  static let ofCode = [
    FenceOption("let", example: "showText = true", "Values for undeclared names.") {
      $0.options.bindings = [$0.options.bindings, $1.value].compactMap(\.self).joined(separator: "; ")
      $0.options.bindingSettings.append($1)
    },
    FenceOption("now", example: "2025-03-14T15:09", "The current date, with or without a time.") {
      $0.options.now = $0.moment($1) ?? $0.options.now
    },
    FenceOption(
      "lenient", example: "true",
      "Draws [undeclared names](#names-that-are-not-there) too, and conditions in each case.",
      values: .one(["true", "false"]), commandLine: .flag, mayStandAlone: true
    ) {
      $0.options.isLenient = $0.truth($1) ?? $0.options.isLenient
    },
    FenceOption(
      "fails", example: "3:27: missing return",
      "[Code that must not compile](checking.md#code-that-must-not-compile), with its error.", mayStandAlone: true
    ) {
      $0.options.fails = ExpectedError($1)
    },
    FenceOption(
      "limit", example: "10", "The seconds that the code may compute, up to 60 (by default 2, and 20 for a note)."
    ) {
      $0.options.limit = $0.limit($1) ?? $0.options.limit
    },
    FenceOption(
      "advice", "`false` leaves out [advice](../reference/advice.md), `true` shows it.",
      values: .one(["false", "true"])
    ) {
      $0.options.givesAdvice = $0.truth($1) ?? $0.options.givesAdvice
    },
    FenceOption(
      "hover", "What a reader sees who points at a name in the code: `types` of values and sizes of views.",
      values: .one(FigureOptions.Hover.allCases.map(\.rawValue))
    ) {
      $0.options.hover = $0.choice($1) ?? $0.options.hover
    },
  ]

  static let ofChecks = [
    FenceOption("expect", "A size that every build checks: `71x37`, or `badge 20x20` for `.id(\"badge\")`.") {
      $0.readExpectations($1)
    },
    FenceOption(
      "unmeasured", example: "45 5,000 wraps",
      "[Numbers and words in the text](checking.md#numbers-in-the-text) beside the figure that it needn't have."
    ) {
      $0.readUnmeasured($1)
    },
    FenceOption(
      "measured", example: "badge 16 50 _ 20.33",
      "Frames measured elsewhere (id, x, y, width, height), dashed over the picture."
    ) {
      $0.readMeasured($1)
    },
  ]
}
