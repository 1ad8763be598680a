import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A copy of one file, made in pieces: a file of any size takes little memory.
enum FileCopy {
  /// The file that was to be copied cannot be read, or not any more.
  struct Unreadable: Error {
    var reason: String
  }

  private static let piece = 1 << 18

  /// - Parameters:
  ///   - source: links are followed.
  ///   - place: where nothing is yet.
  /// - Throws: `Unreadable`, else what went wrong with the copy; then there is none.
  static func make(of source: [CChar], at place: [CChar]) throws {
    // Opened so that it does not wait for whoever writes into what has become a pipe.
    let input = open(source, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard input >= 0 else { throw Unreadable(reason: FileProblem.reason(FileCalls.problem())) }
    defer { close(input) }
    var facts = stat()
    guard fstat(input, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      throw Unreadable(reason: "it is no file any more")
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
