import Foundation

/// The end of a program.
struct ProcessEnd {
  /// The exit code, or the number of the signal that ended the program.
  var status: Int32
  var isSignal: Bool
}

extension Process {
  /// The end of the program; `nil` while it runs.
  ///
  /// The property asks the system, because Foundation notices the end of a program only when a socket that the program
  /// inherited is closed in all processes. Child processes of the program inherit it too, so that Foundation may report
  /// the end much later.
  var end: ProcessEnd? {
    var found = siginfo_t()
    let answer = waitid(P_PID, id_t(processIdentifier), &found, WEXITED | WNOHANG | WNOWAIT)
    if answer == 0 {
      guard found.process == processIdentifier else { return nil }
      return ProcessEnd(status: found.status, isSignal: found.si_code != CLD_EXITED)
    }
    // Foundation has reaped the process, and is about to set its status.
    guard !isRunning else { return nil }
    return ProcessEnd(status: terminationStatus, isSignal: terminationReason == .uncaughtSignal)
  }
}

extension siginfo_t {
  #if canImport(Darwin)
    fileprivate var process: pid_t { si_pid }
    fileprivate var status: Int32 { si_status }
  #else
    fileprivate var process: pid_t { _sifields._sigchld.si_pid }
    fileprivate var status: Int32 { _sifields._sigchld.si_status }
  #endif
}
