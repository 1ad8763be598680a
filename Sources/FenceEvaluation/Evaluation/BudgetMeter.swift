import Diagnostics

/// Counts what an evaluation takes, and ends it where that is too much.
package final class BudgetMeter {
  package private(set) var limits = EvaluationLimits()
  /// Calls that are under way within one another.
  package var depth = 0
  private var stack = ThreadStack()
  /// Where the evaluation is.
  package private(set) var mark = SourceMark(lowerBound: 0, upperBound: 0)
  private var steps = 0
  private var views = 0
  /// Elements of large collections that were made since the memory was looked at.
  private var made = 0
  private var time: ComputingTime?
  /// Seconds that are allowed from when `time` begins, and those that were seen to have gone by.
  private var allowed = 0.0
  private var seen = 0.0
  /// What the note's fences before have taken.
  private var before = 0.0
  /// What the process held when the fence began to make large collections, in bytes.
  private var held: Int?

  /// Begins with a fence.
  ///
  /// - Parameter seconds: what its author gives it; `nil` where nothing is said.
  package func start(seconds: Double? = nil) {
    (depth, views, made) = (0, 0, 0)
    limits = seconds.map(EvaluationLimits.lasting) ?? EvaluationLimits()
    held = nil
    extend(seconds: limits.seconds)
  }

  /// Gives time for something more.
  ///
  /// - Parameter most: the most steps that it may take; those of the limits if `nil`.
  package func extend(seconds: Double, steps most: Int? = nil) {
    before += seen
    (steps, seen, allowed) = (most.map { max(0, limits.steps - $0) } ?? 0, 0, seconds)
    time = ComputingTime()
  }

  package func step(_ mark: SourceMark) throws {
    self.mark = mark
    steps += 1
    if steps > limits.steps { throw Failure(.limit(.steps(limits.steps)), mark) }
    if steps % 4096 == 0 { try checkClock(mark) }
  }

  private func checkClock(_ mark: SourceMark) throws {
    guard let taken = time?.seconds() else { return }
    seen = max(seen, taken)
    if taken > allowed || (time?.secondsOfClock ?? 0) > 30 * allowed { throw Failure(.limit(.time(allowed)), mark) }
    if before + seen > limits.noteSeconds { throw Failure(.limit(.noteTime(limits.noteSeconds)), mark) }
  }

  /// Only a fence that makes large collections is asked: what grows meanwhile may be others' as well.
  private func checkMemory(_ mark: SourceMark) throws {
    made = 0
    guard let held, let now = ProcessMemory.resident, now - held > limits.megabytes * 1_000_000 else { return }
    throw Failure(.limit(.memory(limits.megabytes)), mark)
  }

  /// Counts the views that loops make: a picture of more than that is none.
  package func countViews(_ count: Int, _ mark: SourceMark) throws {
    views += count
    if views > limits.views { throw Failure(.limit(.views(limits.views)), mark) }
  }

  package func nested<Result>(_ mark: SourceMark, _ body: () throws -> Result) throws -> Result {
    depth += 1
    defer { depth -= 1 }
    guard depth <= limits.callDepth, stack.hasRoom else { throw Failure(.limit(.depth), mark) }
    return try body()
  }

  package func checkSize(_ count: Int, _ mark: SourceMark) throws {
    if count > limits.elements { throw Failure(.limit(.elements(limits.elements)), mark) }
    try charge(count, mark)
  }

  /// Counts what takes time that grows with a number of elements.
  func charge(_ count: Int, _ mark: SourceMark) throws {
    guard count >= 64 else { return }
    steps += min(count / 64, limits.steps)
    try step(mark)
    try weigh(count, mark)
  }

  /// Counts elements that are copied, which is quick but takes room: at times the clock and the memory are looked at.
  func weigh(_ count: Int, _ mark: SourceMark) throws {
    if held == nil { held = ProcessMemory.resident }
    made += min(count, limits.elements * 8)
    guard made >= 200_000 else { return }
    try checkClock(mark)
    try checkMemory(mark)
  }
}
