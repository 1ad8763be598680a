import Foundation
import Synchronization

/// One thread, as deep as those that fences are evaluated on, that does one thing after the other. It stays: a thread that ends while
/// the process does would be taken for a crash.
final class DeepThread: Sendable {
  static let shared = DeepThread()

  private let turn = Mutex(())
  private let work = Mutex<(@Sendable () -> Void)?>(nil)
  private let asked = DispatchSemaphore(value: 0)
  private let done = DispatchSemaphore(value: 0)

  private init() {
    let thread = Thread { [self] in
      while true {
        asked.wait()
        work.withLock(\.self)?()
        done.signal()
      }
    }
    thread.stackSize = 512 << 20
    thread.start()
  }

  /// Does something, and waits for it.
  func run(_ body: @escaping @Sendable () -> Void) {
    turn.withLock { _ in
      work.withLock { $0 = body }
      asked.signal()
      done.wait()
    }
  }
}
