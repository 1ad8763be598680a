import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files that a program that builds again and again wrote last. Where the next site has the same, it gets a second name there
/// and is not written: what does not change is not touched.
package final class WrittenFiles: Sendable {
  /// What is in a file, and which file it was when it had been written.
  private struct Entry {
    var contents: Int
    var count: Int
    var file: Identity

    init(_ bytes: [UInt8], _ facts: stat) {
      (contents, count, file) = (WrittenFiles.sum(of: bytes), bytes.count, Identity(facts))
    }
  }

  /// Two that are the same are the same file, unchanged.
  struct Identity: Hashable {
    var device: UInt64
    var number: UInt64
    var size: Int64
    /// In nanoseconds.
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

  /// By their paths in the site: those of the last site, and those of the next one so far.
  private let entries = Mutex(Entries())

  private struct Entries {
    var last: [String: Entry] = [:]
    var next: [String: Entry] = [:]
    var changed: Set<String> = []
  }

  /// The files of the last site that were not the same in the one before, or not there, and those that are gone since.
  var changed: Set<String> { entries.withLock { $0.changed } }

  func begin() { entries.withLock { $0.next = [:] } }

  /// The next site is the last one from now on.
  func finish() {
    entries.withLock { entries in
      var changed = Set(entries.last.keys).subtracting(entries.next.keys)
      for (path, entry) in entries.next where entries.last[path]?.file != entry.file { changed.insert(path) }
      entries = Entries(last: entries.next, changed: changed)
    }
  }

  /// Gives a file of the last site a second name, if it holds just these bytes.
  ///
  /// - Parameters:
  ///   - path: in the site.
  ///   - old: the last site's folder.
  ///   - place: where nothing is yet.
  /// - Returns: whether it is there now.
  func link(_ bytes: [UInt8], _ path: String, from old: String, to place: [CChar]) -> Bool {
    guard let entry = entry(of: bytes, path, in: old),
      linkat(AT_FDCWD, FileCalls.path(old + "/" + path), AT_FDCWD, place, 0) == 0
    else { return false }
    entries.withLock { $0.next[path] = entry }
    return true
  }

  /// Whether a file of the last site holds just these bytes.
  ///
  /// - Parameters:
  ///   - path: in the site.
  ///   - folder: the last site's.
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

  /// Another one in each process, so that nobody can write two files with the same.
  private static func sum(of bytes: [UInt8]) -> Int {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  /// Remembers what was written.
  ///
  /// - Parameter facts: those of the file once it holds the bytes.
  func remember(_ bytes: [UInt8], _ path: String, _ facts: stat) {
    let entry = Entry(bytes, facts)
    entries.withLock { $0.next[path] = entry }
  }

  /// Remembers what was put in the place of a file of the last site.
  ///
  /// - Parameter facts: those of the file once it holds the bytes.
  func rememberReplaced(_ bytes: [UInt8], _ path: String, _ facts: stat) {
    let entry = Entry(bytes, facts)
    entries.withLock { $0.last[path] = entry }
  }
}
