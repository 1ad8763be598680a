import Foundation

/// How long a thread has been computing: the processor's time, which does not go by while other work of the machine holds the
/// thread up. Whether a fence is drawn must not depend on what else the machine does.
package struct ComputingTime {
  private var thread = pthread_self()
  private var start = ComputingTime.now
  private let began = ContinuousClock.now

  package init() {}

  /// Seconds of the processor since then. Where another thread goes on with the work, it begins anew.
  package mutating func seconds() -> Double {
    let current = pthread_self()
    if pthread_equal(thread, current) == 0 { (thread, start) = (current, Self.now) }
    return max(0, Self.now - start)
  }

  /// Whether more time has passed than one fence may compute.
  ///
  /// - Parameters:
  ///   - seconds: the seconds that its author allows; `nil` for the usual ones.
  ///   - count: the number of fences that may compute as long.
  package mutating func exceeds(_ seconds: Double?, times count: Double = 1) -> Bool {
    self.seconds() > count * (seconds.map(EvaluationLimits.lasting) ?? EvaluationLimits()).seconds
  }

  /// Seconds by the clock on the wall since then: what waits without computing has to end too.
  var secondsOfClock: Double {
    let span = (ContinuousClock.now - began).components
    return Double(span.seconds) + Double(span.attoseconds) / 1e18
  }

  /// Seconds of the processor that the thread has had.
  private static var now: Double {
    var time = timespec()
    guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
