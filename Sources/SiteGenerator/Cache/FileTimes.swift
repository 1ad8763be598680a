import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// When files were changed, which says what of a cache was used last. Nothing that is built depends on it.
enum FileTimes {
  /// In seconds since 1970.
  static func changed(_ path: String) -> Double? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return seconds(status)
  }

  /// A line that is another one where a file was replaced: its size, and its times to the nanosecond.
  static func stamp(_ path: String) -> String? {
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

  /// What tells versions of a file of the system apart, on this machine and on others like it: its size and its time.
  static func version(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return "\(status.st_size) \(seconds(status)) \(path)"
  }

  /// Marks a file as used now; to the hour is enough.
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
