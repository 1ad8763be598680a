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
  ///   - edits: the parts that the copy has otherwise, in order.
  /// - Throws: `Unreadable` if the source cannot be read, otherwise the error of the copy, which is then removed.
  static func make(of source: [CChar], at place: [CChar], with edits: [FileEdit] = []) throws {
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
      for edit in edits {
        try pour(input, into: output, until: edit.range.lowerBound)
        try FileCalls.write(edit.bytes, to: output)
        lseek(input, off_t(edit.range.upperBound), SEEK_SET)
      }
      try pour(input, into: output)
      if facts.st_mode & 0o200 == 0 { fchmod(output, facts.st_mode & 0o777) }
      guard close(output) == 0 else { throw FileCalls.problem() }
    } catch {
      close(output)
      unlink(place)
      throw error
    }
  }

  /// - Parameter end: the offset in the source at which to stop.
  private static func pour(_ input: Int32, into output: Int32, until end: Int = .max) throws {
    var buffer = [UInt8](repeating: 0, count: piece)
    var rest = end == .max ? .max : max(0, end - Int(lseek(input, 0, SEEK_CUR)))
    while rest > 0 {
      if rest < buffer.count { buffer = [UInt8](repeating: 0, count: rest) }
      let count: Int
      do { count = try FileCalls.read(from: input, into: &buffer) } catch {
        throw Unreadable(reason: FileProblem.reason(error))
      }
      if count == 0 { return }
      try buffer.withUnsafeBytes { try FileCalls.write(UnsafeRawBufferPointer(rebasing: $0.prefix(count)), to: output) }
      rest -= count
    }
  }
}
