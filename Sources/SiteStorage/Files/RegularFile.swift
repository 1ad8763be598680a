import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A regular file, which can be read to its end; reading a pipe or a device may block forever.
package struct RegularFile {
  /// The size of the file in bytes.
  package var size: Int

  /// - Returns: `nil` if the path, with symbolic links followed, does not lead to a regular file.
  package init?(_ path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    size = Int(facts.st_size)
  }
}
