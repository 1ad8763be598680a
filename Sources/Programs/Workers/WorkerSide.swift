import Foundation

/// Functions for a process that runs as a worker.
package enum WorkerSide {
  /// Prepares the process. Must be called once, before the first request.
  ///
  /// - Parameter channel: the channel to the parent process.
  package static func begin(_ channel: FrameChannel) {
    disableCoreDumps()
    exitWithParent(channel)
  }

  /// Sends a frame to the parent process, or exits if that has ended.
  package static func send(_ frame: Frame, through channel: FrameChannel) {
    do { try channel.send(frame) } catch { exit(0) }
  }

  /// Disables core dumps for a worker that traps.
  private static func disableCoreDumps() {
    var limit = rlimit(rlim_cur: 0, rlim_max: 0)
    #if os(Linux)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    #else
      setrlimit(RLIMIT_CORE, &limit)
    #endif
  }

  /// Starts a thread that exits the process when the parent process has ended.
  private static func exitWithParent(_ channel: FrameChannel) {
    let thread = Thread {
      channel.waitForEnd()
      exit(0)
    }
    thread.start()
  }
}
