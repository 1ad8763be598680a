import Foundation

/// How a process lives that another one has started as its worker.
package enum WorkerSide {
  /// To be called once, before the first request.
  ///
  /// - Parameter channel: the one to who has started the process.
  package static func begin(_ channel: FrameChannel) {
    leaveNoCore()
    endWithParent(channel)
  }

  /// The memory of a worker that traps is nothing to keep.
  private static func leaveNoCore() {
    var limit = rlimit(rlim_cur: 0, rlim_max: 0)
    #if os(Linux)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    #else
      setrlimit(RLIMIT_CORE, &limit)
    #endif
  }

  /// Whatever a worker is at, it ends when the one is gone who would hear of it.
  private static func endWithParent(_ channel: FrameChannel) {
    let thread = Thread {
      channel.waitForEnd()
      exit(0)
    }
    thread.start()
  }
}
