import VitrineUI

/// Why an evaluation stopped, with its place in the source.
struct Failure: Error {
  let code: String
  var message: String
  let mark: SourceMark
  var hint: String?
  /// The type that an argument should have had, as the message has it at its end.
  var wantedType: String?

  init(_ code: String, _ message: String, _ mark: SourceMark, hint: String? = nil) {
    (self.code, self.message, self.mark, self.hint) = (code, message, mark, hint)
  }
}

/// A value thrown by the fence itself.
struct Thrown: Error {
  let value: Value
  let mark: SourceMark
}

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
