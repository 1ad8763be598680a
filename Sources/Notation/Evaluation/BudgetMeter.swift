import Diagnostics

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

/// Counts what an evaluation takes, and ends it where that is too much.
final class BudgetMeter {
  let limits = EvaluationLimits()
  /// Calls that are under way within one another.
  var depth = 0
  /// Where the evaluation is.
  private(set) var mark = SourceMark(lowerBound: 0, upperBound: 0)
  private var steps = 0
  private var views = 0
  private var deadline: ContinuousClock.Instant?

  func start() {
    (depth, views) = (0, 0)
    extend(seconds: limits.seconds)
  }

  /// Gives time for something more.
  func extend(seconds: Double) {
    steps = 0
    deadline = ContinuousClock.now.advanced(by: .seconds(seconds))
  }

  func step(_ mark: SourceMark) throws {
    self.mark = mark
    steps += 1
    if steps > limits.steps { throw Failure(.limit(.steps(limits.steps)), mark) }
    if steps % 4096 == 0 { try checkClock(mark) }
  }

  private func checkClock(_ mark: SourceMark) throws {
    if let deadline, ContinuousClock.now > deadline { throw Failure(.limit(.time(limits.seconds)), mark) }
  }

  /// Counts the views that loops make: a picture of more than that is none.
  func countViews(_ count: Int, _ mark: SourceMark) throws {
    views += count
    if views > limits.views { throw Failure(.limit(.views(limits.views)), mark) }
  }

  func nested<Result>(_ mark: SourceMark, _ body: () throws -> Result) throws -> Result {
    depth += 1
    defer { depth -= 1 }
    guard depth <= limits.callDepth else { throw Failure(.limit(.depth(limits.callDepth)), mark) }
    return try body()
  }

  func checkSize(_ count: Int, _ mark: SourceMark) throws {
    if count > limits.elements { throw Failure(.limit(.elements(limits.elements)), mark) }
    try charge(count, mark)
  }

  /// Counts what takes time that grows with a number of elements.
  func charge(_ count: Int, _ mark: SourceMark) throws {
    guard count >= 64 else { return }
    steps += min(count / 64, limits.steps)
    try step(mark)
    if count >= 4096 { try checkClock(mark) }
  }
}
