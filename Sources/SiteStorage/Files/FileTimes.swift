import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Modification times of files, for the cache's order of last use and for noticing replaced programs.
package enum FileTimes {
  /// Returns the modification time in seconds since 1970.
  package static func changed(_ path: String) -> Double? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return seconds(status)
  }

  /// Returns a line that changes when a file changes or is replaced: its size, inode, times in nanoseconds and path.
  package static func stamp(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let (changed, moved) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (changed, moved) = (status.st_mtim, status.st_ctim)
    #endif
    return
      "\(status.st_size) \(status.st_ino) \(changed.tv_sec).\(changed.tv_nsec) \(moved.tv_sec).\(moved.tv_nsec) \(path)"
  }

  /// Returns a line that identifies the version of a system library, equal on machines with the same installation: its
  /// size, modification time and path.
  static func version(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return "\(status.st_size) \(seconds(status)) \(path)"
  }

  /// Marks a file as used now, at most once an hour.
  static func renew(_ path: String) {
    var now = timeval()
    guard gettimeofday(&now, nil) == 0, let changed = changed(path), Double(now.tv_sec) - changed > 3600 else { return }
    _ = utimes(path, nil)
  }

  private static func seconds(_ status: stat) -> Double {
    #if canImport(Darwin)
      Double(status.st_mtimespec.tv_sec) + Double(status.st_mtimespec.tv_nsec) / 1e9
    #else
      Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
    #endif
  }
}
