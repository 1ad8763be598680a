import Foundation
import Markup

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What tells whether a file or folder is still what it was: which one it is, its size, and when it and what is said of it were
/// last changed. Links are followed.
struct FileStamp: Hashable, Sendable {
  private var number: UInt64
  private var size: UInt64
  /// In nanoseconds since 1970.
  private var changed: UInt64
  private var moved: UInt64

  /// - Returns: `nil` for what is not there.
  init?(_ path: String) { self.init(path, in: AT_FDCWD) }

  /// - Parameter folder: what the path is relative to, as an open file.
  /// - Returns: `nil` for what is not there.
  init?(_ path: String, in folder: Int32) {
    var facts = stat()
    guard fstatat(folder, path, &facts, 0) == 0 else { return nil }
    #if canImport(Darwin)
      let (changed, moved) = (facts.st_mtimespec, facts.st_ctimespec)
    #else
      let (changed, moved) = (facts.st_mtim, facts.st_ctim)
    #endif
    (number, size) = (UInt64(truncatingIfNeeded: facts.st_ino), UInt64(truncatingIfNeeded: facts.st_size))
    (self.changed, self.moved) = (Self.nanoseconds(changed), Self.nanoseconds(moved))
  }

  /// File systems may say anything: what does not fit wraps around.
  private static func nanoseconds(_ time: timespec) -> UInt64 {
    UInt64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000 &+ UInt64(truncatingIfNeeded: time.tv_nsec)
  }

  /// The time now, in nanoseconds since 1970.
  static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  /// Whether another change would give another stamp. File systems count in ticks: what changes twice within one and keeps its size
  /// would not be noticed. Those that tell whole seconds are given more than two.
  ///
  /// - Parameter now: when the stamp was taken.
  func isSettled(at now: UInt64) -> Bool {
    let latest = max(changed, moved)
    return now > latest && now - latest > (latest % 1_000_000_000 == 0 ? 2_500_000_000 : 50_000_000)
  }
}

extension FileStamp {
  /// Another one for another stamp.
  var text: String { "\(number) \(size) \(changed) \(moved)" }

  init(from reader: inout ByteReader) throws(ByteReader.Damaged) {
    (number, size, changed, moved) = (try reader.sum(), try reader.sum(), try reader.sum(), try reader.sum())
  }

  func write(to writer: inout ByteWriter) {
    for number in [number, size, changed, moved] { writer.write(sum: number) }
  }
}
