import Foundation
import SiteStorage
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pipe that wakes a thread in `poll`.
final class WakePipe: Sendable {
  /// The descriptor that the thread adds to its `poll` call.
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

  /// Whether the thread should end.
  var isOver: Bool { ends.withLock { $0 } }

  func wake() {
    // A write to a full pipe fails, but then the thread is awake already.
    try? FileCalls.write([UInt8(0)], to: writing)
  }

  func end() {
    ends.withLock { $0 = true }
    wake()
  }

  /// Empties the pipe.
  func clear() {
    var buffer = [UInt8](repeating: 0, count: 64)
    while let count = try? FileCalls.read(from: reading, into: &buffer), count > 0 {}
  }
}
