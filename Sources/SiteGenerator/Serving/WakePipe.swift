import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Wakes a thread that waits for the system, such as one in `poll`.
final class WakePipe: Sendable {
  /// What the thread waits for beside all else.
  let reading: Int32
  private let writing: Int32
  private let ends = Mutex(false)

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw FileCalls.problem() }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { ListeningSocket.makeQuick(end) }
  }

  deinit {
    close(reading)
    close(writing)
  }

  /// Whether the thread is to end.
  var isOver: Bool { ends.withLock { $0 } }

  func wake() {
    // A full pipe has woken it already.
    try? FileCalls.write([UInt8(0)], to: writing)
  }

  func end() {
    ends.withLock { $0 = true }
    wake()
  }

  /// Takes note of having been woken.
  func clear() {
    var buffer = [UInt8](repeating: 0, count: 64)
    while let count = try? FileCalls.read(from: reading, into: &buffer), count > 0 {}
  }
}
