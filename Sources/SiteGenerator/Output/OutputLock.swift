import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The right to write to one output folder: a file beside it that the system locks for one process, and lets go of when that ends,
/// however it ends. Who is inside is written in it.
final class OutputLock: Sendable {
  private let path: String
  private let descriptor: Mutex<Int32?>
  /// Whether the file system knows locks; where not, builds at once are not kept apart.
  let isExclusive: Bool

  private init(path: String, descriptor: Int32?, isExclusive: Bool) {
    (self.path, self.isExclusive) = (path, isExclusive)
    self.descriptor = Mutex(descriptor)
  }

  deinit { release() }

  /// Somebody else is inside, and stays.
  struct Busy: Error {
    /// The other's process; `nil` where it is not known.
    var process: Int32?
  }

  var isHeld: Bool { descriptor.withLock { $0 != nil } }

  /// Waits until nobody else is inside.
  ///
  /// - Parameters:
  ///   - patience: how long to wait.
  ///   - waiting: called once, with the other's process, where there is something to wait for.
  /// - Throws: `Busy` when the patience is at its end, `CancellationError`, or why the file cannot be made.
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

  /// - Returns: `nil` where somebody else is inside.
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
    // Whoever was inside before has taken the file away; then this one is nobody's any more.
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

  /// Takes the file away and lets the next one in.
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
