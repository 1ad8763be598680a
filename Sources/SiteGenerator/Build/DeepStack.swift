import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// Runs work on threads with deep stacks: parsing and laying out what people nest is recursive, and the threads of the
/// concurrency pool are shallow.
package enum DeepStack {
  package static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      DeepThreads.shared.run { continuation.resume(returning: work()) }
    }
  }
}

/// Threads that wait a while for more work before they end: to start one costs more than to read a note.
private final class DeepThreads: Sendable {
  static let shared = DeepThreads()

  /// Reserved, not used: memory is only taken as deep as the work goes.
  private static let stackSize = 512 << 20
  /// How long a thread waits for work, in seconds.
  private static let patience = 1.0

  private struct State {
    var work: [@Sendable () -> Void] = []
    /// How many threads wait for work, or have been called and did not take it yet.
    var waiting = 0
  }

  /// Changes while the condition is locked, so that no thread begins to wait for what is there already.
  private let state = Mutex(State())
  private let condition = NSCondition()

  func run(_ piece: @escaping @Sendable () -> Void) {
    let isAwaited = condition.withLock {
      state.withLock { state in
        state.work.append(piece)
        return state.work.count <= state.waiting
      }
    }
    if isAwaited { condition.signal() } else { start() }
  }

  private func start() {
    let thread = Thread { [self] in
      // What it really has: nothing beyond may be touched.
      let size = Thread.current.stackSize
      while let piece = next() {
        piece()
        Self.giveBackStack(of: size)
      }
    }
    thread.stackSize = Self.stackSize
    thread.start()
  }

  /// The next piece of work, waited for; `nil` where none came.
  private func next() -> (@Sendable () -> Void)? {
    condition.withLock {
      state.withLock { $0.waiting += 1 }
      let end = Date(timeIntervalSinceNow: Self.patience)
      while state.withLock(\.work.isEmpty), condition.wait(until: end) {}
      return state.withLock { state in
        state.waiting -= 1
        return state.work.isEmpty ? nil : state.work.removeFirst()
      }
    }
  }

  /// Gives the memory back that work took deep down this thread's stack: all but its two ends, between which it grows.
  private static func giveBackStack(of size: Int) {
    #if canImport(Glibc)
      guard size > 4 * end else { return }
      var mark: UInt8 = 0
      withUnsafeMutablePointer(to: &mark) { mark in
        let (here, page) = (Int(bitPattern: mark), sysconf(Int32(_SC_PAGESIZE)))
        let unused = (here - size + end) / page * page..<(here - end) / page * page
        madvise(UnsafeMutableRawPointer(bitPattern: unused.lowerBound), unused.count, MADV_DONTNEED)
      }
    #endif
  }

  /// What is kept of a stack at its ends, in bytes: what called this function is there, and what a thread keeps for itself.
  private static let end = 1 << 20
}
