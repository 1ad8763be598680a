import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files of the last output of a process that builds several times. A file that is equal in the next output becomes
/// a hard link instead of being written again.
package final class WrittenFiles: Sendable {
  /// The hash and size of a file's contents, and the file's identity when it was written.
  private struct Entry {
    var contents: Int
    var count: Int
    var file: Identity

    init(_ bytes: [UInt8], _ facts: stat) {
      (contents, count, file) = (WrittenFiles.sum(of: bytes), bytes.count, Identity(facts))
    }
  }

  /// A file's identity: two equal values mean the same, unchanged file.
  struct Identity: Hashable {
    var device: UInt64
    var number: UInt64
    var size: Int64
    /// The modification time in nanoseconds since 1970.
    var changed: Int64

    init(_ facts: stat) {
      #if canImport(Glibc)
        let time = facts.st_mtim
      #else
        let time = facts.st_mtimespec
      #endif
      (device, number, size) = (UInt64(facts.st_dev), UInt64(facts.st_ino), Int64(facts.st_size))
      changed = Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
  }

  /// The files of the last output, and those of the next one so far, by path in the site.
  private let entries = Mutex(Entries())

  package init() {}

  private struct Entries {
    var last: [String: Entry] = [:]
    var next: [String: Entry] = [:]
    var changed: Set<String> = []
  }

  /// The paths of the files that the last build added, changed or removed.
  package var changed: Set<String> { entries.withLock { $0.changed } }

  func begin() { entries.withLock { $0.next = [:] } }

  /// Ends an output: it becomes the previous one, and ``changed`` has the files that differ from the one before.
  func finish() {
    entries.withLock { entries in
      var changed = Set(entries.last.keys).subtracting(entries.next.keys)
      for (path, entry) in entries.next where entries.last[path]?.file != entry.file { changed.insert(path) }
      entries = Entries(last: entries.next, changed: changed)
    }
  }

  /// Creates a hard link to a file of the last output if it contains exactly these bytes.
  ///
  /// - Parameters:
  ///   - path: the path in the site.
  ///   - old: the folder of the last output.
  ///   - place: the path of the link, as a C string.
  /// - Returns: whether the link was created.
  func link(_ bytes: [UInt8], _ path: String, from old: String, to place: [CChar]) -> Bool {
    guard let entry = entry(of: bytes, path, in: old),
      linkat(AT_FDCWD, FileCalls.path(old + "/" + path), AT_FDCWD, place, 0) == 0
    else { return false }
    entries.withLock { $0.next[path] = entry }
    return true
  }

  /// Whether a file of the last output contains exactly these bytes.
  ///
  /// - Parameters:
  ///   - path: the path in the site.
  ///   - folder: the folder of the last output.
  func isLast(_ bytes: [UInt8], _ path: String, in folder: String) -> Bool {
    entry(of: bytes, path, in: folder) != nil
  }

  private func entry(of bytes: [UInt8], _ path: String, in folder: String) -> Entry? {
    guard let entry = entries.withLock({ $0.last[path] }), entry.count == bytes.count,
      entry.contents == Self.sum(of: bytes), let facts = FileCalls.facts(folder + "/" + path),
      Identity(facts) == entry.file
    else { return nil }
    return entry
  }

  /// Returns a hash that is seeded differently in each process, so that authors of notes can't construct collisions.
  private static func sum(of bytes: [UInt8]) -> Int {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  /// Records a written file of the next output.
  ///
  /// - Parameter facts: the status of the file after writing the bytes.
  func remember(_ bytes: [UInt8], _ path: String, _ facts: stat) {
    let entry = Entry(bytes, facts)
    entries.withLock { $0.next[path] = entry }
  }

  /// Records a replaced file of the last output.
  ///
  /// - Parameter facts: the status of the file after writing the bytes.
  func rememberReplaced(_ bytes: [UInt8], _ path: String, _ facts: stat) {
    let entry = Entry(bytes, facts)
    entries.withLock { $0.last[path] = entry }
  }
}
