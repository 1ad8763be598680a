import Foundation

/// A pipe for the output of a program.
///
/// Only that program inherits it. Foundation's `Pipe` may be inherited by a program that another thread starts at the
/// same moment; the output would then end only with that program.
struct OutputPipe {
  /// The end of this process.
  let reader: FileHandle
  /// The end for the program; to be closed once it is started.
  let writer: FileHandle

  /// - Returns: `nil` if the system has no more pipes.
  init?() {
    var ends: [Int32] = [0, 0]
    // No program may be started before the pipe is marked.
    let isMade = starting.withLock { _ in
      guard pipe(&ends) == 0 else { return false }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return true
    }
    guard isMade else { return nil }
    reader = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    writer = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
  }
}
