import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// System calls for files. Paths are bytes that end with a zero, as the system has them, because file names need not be
/// UTF-8.
package enum FileCalls {
  /// The error of the last system call that failed.
  package static func problem(_ code: Int32 = errno) -> NSError { NSError(domain: NSPOSIXErrorDomain, code: Int(code)) }

  static func path(_ text: String) -> [CChar] { text.utf8.map { CChar(bitPattern: $0) } + [0] }

  static func path(_ folder: [CChar], _ name: [CChar]) -> [CChar] {
    folder.dropLast() + [CChar(bitPattern: UInt8(ascii: "/"))] + name
  }

  /// Returns the status of the file at a path, without following symbolic links; `nil` if there is no file.
  static func facts(_ path: [CChar]) -> stat? {
    var facts = stat()
    return lstat(path, &facts) == 0 ? facts : nil
  }

  package static func facts(_ path: String) -> stat? { facts(Self.path(path)) }

  package static func isFolder(_ facts: stat) -> Bool { facts.st_mode & S_IFMT == S_IFDIR }

  /// Whether two paths lead to the same file.
  static func isSame(_ a: String, _ b: String) -> Bool { isSame(path(a), path(b)) }

  static func isSame(_ a: [CChar], _ b: [CChar]) -> Bool {
    guard let a = facts(a), let b = facts(b) else { return false }
    return a.st_dev == b.st_dev && a.st_ino == b.st_ino
  }

  /// Returns the names in a folder, in no particular order.
  static func names(in folder: [CChar]) throws -> [[CChar]] {
    guard let stream = opendir(folder) else { throw problem() }
    defer { closedir(stream) }
    var names: [[CChar]] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw problem() }
        return names
      }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        Array(bytes.prefix { $0 != 0 }.map { CChar(bitPattern: $0) }) + [0]
      }
      if name != path("."), name != path("..") { names.append(name) }
    }
  }

  /// Swaps two files or folders atomically: at no moment is one of them missing. Returns `false` if the system or the
  /// file system cannot do it.
  static func exchange(_ a: String, _ b: String) -> Bool {
    #if os(Linux)
      // Glibc declares this function only with GNU extensions, which Swift's Glibc module does not enable.
      typealias Rename = @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
      guard let library = dlopen(nil, RTLD_NOW), let symbol = dlsym(library, "renameat2") else { return false }
      let exchangeFlag: UInt32 = 2
      return unsafeBitCast(symbol, to: Rename.self)(AT_FDCWD, a, AT_FDCWD, b, exchangeFlag) == 0
    #else
      return renamex_np(a, b, UInt32(RENAME_SWAP)) == 0
    #endif
  }

  static func write(_ bytes: some ContiguousBytes, to descriptor: Int32) throws {
    try bytes.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = Self.write(bytes.baseAddress.map { $0 + done }, bytes.count - done, descriptor)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw problem() }
        done += count
      }
    }
  }

  private static func write(_ start: UnsafeRawPointer?, _ count: Int, _ descriptor: Int32) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, start, count)
    #else
      Darwin.write(descriptor, start, count)
    #endif
  }

  /// Reads up to a buffer's size of bytes. Returns 0 at the end of the file.
  package static func read(from descriptor: Int32, into buffer: inout [UInt8]) throws -> Int {
    while true {
      let count = buffer.withUnsafeMutableBytes { Self.read($0, descriptor) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw problem() }
      return count
    }
  }

  private static func read(_ buffer: UnsafeMutableRawBufferPointer, _ descriptor: Int32) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }
}
