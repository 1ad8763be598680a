import Foundation

/// The memory of this process.
package enum ProcessMemory {
  /// The resident memory in bytes; `nil` if the system doesn't report it.
  package static var resident: Int? {
    #if os(Linux)
      let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      var bytes = [UInt8](repeating: 0, count: 96)
      let count = read(file, &bytes, bytes.count)
      guard count > 0 else { return nil }
      // All pages, those in memory, …
      let words = bytes[..<count].split(separator: UInt8(ascii: " "))
      guard words.count > 1 else { return nil }
      let text = String(decoding: words[1], as: UTF8.self)
      guard let pages = Int(text) else { return nil }
      return pages * sysconf(Int32(_SC_PAGESIZE))
    #else
      var usage = rusage()
      guard getrusage(RUSAGE_SELF, &usage) == 0 else { return nil }
      return usage.ru_maxrss
    #endif
  }
}
