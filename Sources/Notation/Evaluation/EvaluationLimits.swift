/// What bounds an evaluation.
struct EvaluationLimits {
  /// Expressions and statements evaluated.
  var steps = 2_000_000
  /// Calls within one another.
  var callDepth = 120
  /// Elements of a collection, and characters of a string.
  var elements = 200_000
  /// Views made by loops.
  var views = 20_000
  /// Seconds of the clock: a last resort, far beyond what the steps take, since a clock does not read the same everywhere.
  var seconds = 8.0
}
