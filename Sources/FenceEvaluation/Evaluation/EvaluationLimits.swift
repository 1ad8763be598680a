/// What bounds an evaluation.
package struct EvaluationLimits {
  /// Expressions and statements evaluated.
  var steps = 2_000_000
  /// Calls within one another, where the thread's stack has room for them.
  var callDepth = 6_500
  /// Elements of a collection, and characters of a string.
  package var elements = 200_000
  /// Views made by loops.
  package var views = 20_000
  /// Seconds that a fence may compute: a last resort, beyond what the steps take, since processors differ.
  package var seconds = 2 * slowness
  /// The same for all fences of a note.
  var noteSeconds = 20 * slowness
  /// Megabytes by which the process may grow while a fence is evaluated: a last resort as well.
  var megabytes = 250

  /// The most seconds that an author can ask for (`limit=`).
  package static let mostSeconds = 60.0

  /// The limits of a fence whose author gives it more time, or less.
  static func lasting(_ seconds: Double) -> EvaluationLimits {
    var limits = EvaluationLimits()
    let factor = min(seconds, mostSeconds) / 2
    limits.steps = max(1_000, Int(exactly: (Double(limits.steps) * factor).rounded()) ?? limits.steps)
    limits.seconds *= factor
    limits.noteSeconds = .infinity
    return limits
  }

  /// How many times longer the program takes where it is built without optimisation.
  private static var slowness: Double {
    #if DEBUG
      4
    #else
      1
    #endif
  }
}
