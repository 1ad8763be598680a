import Foundation
import Markup

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The identity, size, and times of change of a file or folder, to detect changes. Symbolic links are followed.
package struct FileStamp: Hashable, Sendable {
  private var number: UInt64
  private var size: UInt64
  /// The times of the last changes of the contents and of the status, in nanoseconds since 1970.
  private var changed: UInt64
  private var moved: UInt64

  /// - Returns: `nil` if there is no file.
  package init?(_ path: String) { self.init(path, in: AT_FDCWD) }

  /// - Parameter folder: the descriptor of the folder that the path is relative to.
  /// - Returns: `nil` if there is no file.
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

  /// Converts a time. File systems may report any values, so overflow wraps around.
  private static func nanoseconds(_ time: timespec) -> UInt64 {
    UInt64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000 &+ UInt64(truncatingIfNeeded: time.tv_nsec)
  }

  /// Returns the current time, in nanoseconds since 1970.
  package static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  /// Whether a further change would change the stamp. File systems have a limited time resolution: two changes within
  /// one tick that keep the size give the same stamp. The wait is 50 ms, or 2.5 s for times in whole seconds.
  ///
  /// - Parameter now: the time at which the stamp was taken, in nanoseconds since 1970.
  package func isSettled(at now: UInt64) -> Bool {
    let latest = max(changed, moved)
    return now > latest && now - latest > (latest % 1_000_000_000 == 0 ? 2_500_000_000 : 50_000_000)
  }
}

extension FileStamp {
  /// A text that differs for each stamp.
  package var text: String { "\(number) \(size) \(changed) \(moved)" }

  init(from reader: inout ByteReader) throws(ByteReader.Damaged) {
    (number, size, changed, moved) = (try reader.sum(), try reader.sum(), try reader.sum(), try reader.sum())
  }

  func write(to writer: inout ByteWriter) {
    for number in [number, size, changed, moved] { writer.write(sum: number) }
  }
}
