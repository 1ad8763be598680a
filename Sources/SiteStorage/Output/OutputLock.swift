import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock on one output folder: a file beside the folder that the system locks for one process and unlocks when the
/// process ends. The file contains the number of the process.
final class OutputLock: Sendable {
  private let path: String
  private let descriptor: Mutex<Int32?>
  /// Whether the file system supports locks. If not, builds at the same time are not kept apart.
  let isExclusive: Bool

  private init(path: String, descriptor: Int32?, isExclusive: Bool) {
    (self.path, self.isExclusive) = (path, isExclusive)
    self.descriptor = Mutex(descriptor)
  }

  deinit { release() }

  /// The error for a lock that another process does not release in time.
  struct Busy: Error {
    /// The other process; `nil` if unknown.
    var process: Int32?
  }

  var isHeld: Bool { descriptor.withLock { $0 != nil } }

  /// Takes the lock, after waiting until no other process has it.
  ///
  /// - Parameters:
  ///   - patience: the longest time to wait.
  ///   - waiting: called once, with the other process, if the lock is not free.
  /// - Throws: `Busy` after the longest time to wait, `CancellationError`, or the error of creating the file.
  static func take(
    at path: String, patience: Duration, waiting: (Int32?) -> Void
  ) async throws -> OutputLock {
    let end = ContinuousClock.now + patience
    var hasTold = false
    while true {
      if let lock = try attempt(path) { return lock }
      let other = holder(of: path)
      guard ContinuousClock.now < end else { throw Busy(process: other) }
      if !hasTold, other != nil {
        waiting(other)
        hasTold = true
      }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// - Returns: `nil` if another process has the lock.
  private static func attempt(_ path: String) throws -> OutputLock? {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { throw FileCalls.problem() }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      if errno == EWOULDBLOCK || errno == EINTR {
        close(descriptor)
        return nil
      }
      return OutputLock(path: path, descriptor: descriptor, isExclusive: false)
    }
    // The previous process has removed the file in the meantime, so that a lock on it has no effect.
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, let there = FileCalls.facts(path), there.st_ino == facts.st_ino else {
      close(descriptor)
      return nil
    }
    ftruncate(descriptor, 0)
    try? FileCalls.write(Data("\(getpid())\n".utf8), to: descriptor)
    return OutputLock(path: path, descriptor: descriptor, isExclusive: true)
  }

  private static func holder(of path: String) -> Int32? {
    FileManager.default.contents(atPath: path).flatMap { data in
      Int32(String(decoding: data, as: UTF8.self).filter { !$0.isNewline })
    }
  }

  /// Releases the lock and removes its file.
  func release() {
    let held = descriptor.withLock { descriptor in
      defer { descriptor = nil }
      return descriptor
    }
    guard let held else { return }
    unlink(path)
    close(held)
  }
}
