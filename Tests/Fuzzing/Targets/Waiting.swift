import Foundation

/// Waits for asynchronous work on a thread that may wait.
enum Waiting {
  static func `for`(_ work: @escaping @Sendable () async -> Void) {
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      await work()
      done.signal()
    }
    done.wait()
  }
}
