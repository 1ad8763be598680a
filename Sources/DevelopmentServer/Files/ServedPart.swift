import Foundation
import SiteGenerator
import SiteStorage
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension ServedFile {
  /// An open file of a site, or a range of it, read in pieces.
  final class Part: Sendable {
    private let descriptor: Int32
    private let rest: Mutex<Int>

    /// Opens a file inside the site. Symbolic links that lead out of the site are refused.
    ///
    /// - Returns: `nil` if there is no such file.
    init?(_ path: String, in root: String) {
      guard !path.hasPrefix(".git/"), let top = Self.real(root), let full = Self.real(root + "/" + path),
        full.hasPrefix(top == "/" ? top : top + "/")
      else { return nil }
      // Opened without blocking, in case the path is a pipe or a device.
      descriptor = open(full, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      var facts = stat()
      let isFile = fstat(descriptor, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
      rest = Mutex(isFile ? Int(facts.st_size) : 0)
      if !isFile { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// The number of bytes left to read.
    var count: Int { rest.withLock { $0 } }

    func take(from first: Int, _ count: Int) {
      lseek(descriptor, off_t(first), SEEK_SET)
      rest.withLock { $0 = count }
    }

    /// Returns the next bytes; empty at the end, or if the file has become shorter.
    func next(atMost most: Int) -> [UInt8] {
      var buffer = [UInt8](repeating: 0, count: min(most, count))
      guard !buffer.isEmpty, let count = try? FileCalls.read(from: descriptor, into: &buffer), count > 0 else {
        rest.withLock { $0 = 0 }
        return []
      }
      rest.withLock { $0 -= count }
      return Array(buffer.prefix(count))
    }

    /// The rest of the file as text.
    var text: String? {
      var bytes: [UInt8] = []
      while count > 0 { bytes += next(atMost: 1 << 20) }
      return String(validating: bytes, as: UTF8.self) ?? String(decoding: bytes, as: UTF8.self)
    }

    private static func real(_ path: String) -> String? {
      guard let resolved = realpath(path, nil) else { return nil }
      defer { free(resolved) }
      return String(cString: resolved)
    }
  }
}
