import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes files atomically: to a temporary file first, which then replaces the old one. Readers see either the old or
/// the new contents, even if the disk is full or the program is terminated.
package enum AtomicFile {
  /// Writes a file. The target of a symbolic link is replaced, not the link. Special files such as `/dev/stdout` are
  /// written directly. The permissions of an existing file are preserved.
  package static func write(_ bytes: some DataProtocol, to path: String) throws {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    var facts = stat()
    let isThere = stat(path, &facts) == 0
    if isThere, facts.st_mode & S_IFMT != S_IFREG, facts.st_mode & S_IFMT != S_IFDIR {
      let descriptor = try opened(path, O_WRONLY | O_CLOEXEC)
      return try fill(descriptor, with: bytes)
    }
    if isThere, facts.st_mode & S_IFMT == S_IFDIR { throw problem(path, EISDIR) }
    if isThere, access(path, W_OK) != 0 { throw problem(path) }
    let folder = target.deletingLastPathComponent().path
    let draft = folder + "/.\(target.lastPathComponent).\(getpid())"
    let descriptor = try opened(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW)
    do {
      if isThere { fchmod(descriptor, facts.st_mode & 0o7777) }
      try fill(descriptor, with: bytes)
      guard rename(draft, target.path) == 0 else { throw problem(path) }
    } catch {
      unlink(draft)
      throw error
    }
  }

  private static func opened(_ path: String, _ flags: Int32) throws -> Int32 {
    let descriptor = open(path, flags, 0o666)
    guard descriptor >= 0 else { throw problem(path) }
    return descriptor
  }

  private static func fill(_ descriptor: Int32, with bytes: some DataProtocol) throws {
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    do { try handle.write(contentsOf: bytes) } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }
  }

  private static func problem(_ path: String, _ code: Int32 = errno) -> NSError {
    NSError(domain: NSPOSIXErrorDomain, code: Int(code), userInfo: [NSFilePathErrorKey: path])
  }
}
