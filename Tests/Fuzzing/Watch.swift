import Foundation

/// Runs one input at a time on a thread with a deep stack, and ends the process where one takes too long.
final class Watch {
  private let limit: Double
  private let file: String
  private(set) var slowest = 0.0
  private(set) var slowestTarget = "none"
  private(set) var slow = 0

  init(limit: Double, file: String) { (self.limit, self.file) = (limit, file) }

  func guarding(_ target: String, _ text: String, _ work: @escaping @Sendable () -> Void) {
    try? text.write(toFile: file, atomically: false, encoding: .utf8)
    let start = ContinuousClock.now
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      work()
      done.signal()
    }
    thread.stackSize = 512 << 20
    thread.start()
    if done.wait(timeout: .now() + limit) == .timedOut {
      print("HANG: \(target) takes longer than \(limit) s; the input is in \(file)")
      exit(3)
    }
    let seconds = start.duration(to: .now) / .seconds(1)
    if seconds > 1 { slow += 1 }
    if seconds > slowest {
      (slowest, slowestTarget) = (seconds, target)
      // What was slowest is worth a look.
      try? text.write(toFile: file + ".slowest", atomically: false, encoding: .utf8)
    }
  }
}
