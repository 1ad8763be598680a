import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Copies a file in pieces, so that a file of any size needs little memory.
enum FileCopy {
  /// The error for a source file that cannot be read, or not any longer.
  struct Unreadable: Error {
    var reason: String
  }

  private static let piece = 1 << 18

  /// Copies a file.
  ///
  /// - Parameters:
  ///   - source: the file to copy; symbolic links are followed.
  ///   - place: the path of the copy, which must not exist.
  /// - Throws: `Unreadable` if the source cannot be read, otherwise the error of the copy, which is then removed.
  static func make(of source: [CChar], at place: [CChar]) throws {
    // Opened without blocking, in case the file has become a pipe that no process writes to.
    let input = open(source, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard input >= 0 else { throw Unreadable(reason: FileProblem.reason(FileCalls.problem())) }
    defer { close(input) }
    var facts = stat()
    guard fstat(input, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      throw Unreadable(reason: "it is not a file any more")
    }
    let output = open(place, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, facts.st_mode & 0o777 | 0o200)
    guard output >= 0 else { throw FileCalls.problem() }
    do {
      try pour(input, into: output)
      if facts.st_mode & 0o200 == 0 { fchmod(output, facts.st_mode & 0o777) }
      guard close(output) == 0 else { throw FileCalls.problem() }
    } catch {
      close(output)
      unlink(place)
      throw error
    }
  }

  private static func pour(_ input: Int32, into output: Int32) throws {
    var buffer = [UInt8](repeating: 0, count: piece)
    while true {
      let count: Int
      do { count = try FileCalls.read(from: input, into: &buffer) } catch {
        throw Unreadable(reason: FileProblem.reason(error))
      }
      if count == 0 { return }
      try buffer.withUnsafeBytes { try FileCalls.write(UnsafeRawBufferPointer(rebasing: $0.prefix(count)), to: output) }
    }
  }
}
