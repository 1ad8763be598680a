import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file whose contents can be read and come to an end: reading a pipe or a device may wait for ever.
struct RegularFile {
  /// In bytes.
  var size: Int

  /// - Returns: `nil` where a path, links followed, leads to no such file.
  init?(_ path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    size = Int(facts.st_size)
  }
}
