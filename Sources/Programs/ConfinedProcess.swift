import Foundation

/// A running program. All programs are started here: with an environment that contains nothing but what they need, limits
/// of the kernel, and in a sandbox, where the system has one.
struct ConfinedProcess: Sendable {
  private let process: Process
  private let isSandboxed: Bool

  /// - Throws: `absent` if the program does not exist or cannot be started.
  init(_ run: ProgramRun, input: FileHandle, output: FileHandle, errors: FileHandle) throws(ProgramFailure) {
    guard FileManager.default.isExecutableFile(atPath: run.program) else { throw .absent }
    let sandbox = run.confinement.sandbox(for: run.program)
    let words = Self.words(run, sandbox)
    (process, isSandboxed) = (Process(), sandbox != nil)
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    if run.confinement != .none { process.environment = Self.environment(of: run) }
    // In another folder than the current one, so that no file there configures the program.
    process.currentDirectoryURL = URL(fileURLWithPath: run.directory ?? "/")
    (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
    do { try process.start() } catch { throw .absent }
  }

  /// Returns the command line that starts a program. A shell sets the limits and is then replaced by the program.
  private static func words(_ run: ProgramRun, _ sandbox: Sandbox?) -> [String] {
    guard run.confinement != .none else { return [run.program] + run.arguments }
    let joined = run.joinsErrors ? "exec 2>&1; " : ""
    let script = run.limits.script(inSandbox: sandbox != nil) + "; " + joined + "exec \"$0\" \"$@\""
    return (sandbox?.words(for: run) ?? []) + ["/bin/sh", "-c", script, run.program] + run.arguments
  }

  private static func environment(of run: ProgramRun) -> [String: String] {
    let own = ProcessInfo.processInfo.environment
    var environment = ["PATH": InstalledPrograms.searchPath.joined(separator: ":"), "LC_ALL": "C.UTF-8"]
    if environment["PATH"] == "" { environment["PATH"] = "/usr/bin:/bin" }
    #if !os(Linux)
      environment["TMPDIR"] = own["TMPDIR"]
    #endif
    for name in run.inherited + (run.access.usesNetwork ? ProgramAccess.networkVariables : []) {
      environment[name] = own[name]
    }
    return environment.merging(run.environment) { $1 }
  }

  var identifier: Int32 { process.processIdentifier }

  /// The end of the program; `nil` while it runs.
  var end: ProcessEnd? {
    guard let end = process.end, isSandboxed, !end.isSignal, (128 + 4..<128 + 32).contains(end.status) else {
      return process.end
    }
    // A sandbox reports the signal that ended its program by its own exit code, as shells do.
    return ProcessEnd(status: end.status - 128, isSignal: true)
  }

  /// Waits for the end of the program.
  func waitForEnd() -> ProcessEnd {
    while true {
      if let end { return end }
      usleep(1000)
    }
  }

  /// Kills the program and its child processes.
  func kill() {
    if process.end == nil {
      // The sandbox ends with its first process, and a process group with all of its processes.
      if getpgid(identifier) == identifier, getpgrp() != identifier { Foundation.kill(-identifier, SIGKILL) }
      Foundation.kill(identifier, SIGKILL)
    }
    _ = waitForEnd()
  }
}

extension ProgramLimits {
  /// The commands of a shell that set the limits of the kernel; those that it cannot set are ignored.
  ///
  /// The memory is limited in all programs by its private writable part alone, because many reserve a large address space
  /// that they never use. Both limits are looser than those of ``ProgramStreams``, which tell what was exceeded. Processes
  /// are counted for a user, so they are limited only in a sandbox, where the user has no others.
  func script(inSandbox isInSandbox: Bool) -> String {
    let cores = Double(ProcessInfo.processInfo.activeProcessorCount)
    let limits = [
      "-c 0", "-t \(Int(min(seconds * cores, 1e8).rounded(.up)) + 1)", "-d \((2 * memory + 1_000_000_000) / 1024)",
      "-n 1024", "-f \(file / 512)",
    ]
    // Shells name the limit of processes by one of two letters.
    let processes = isInSandbox ? ["ulimit -u 512 || ulimit -p 512"] : []
    return "{ " + (limits.map { "ulimit " + $0 } + processes).joined(separator: "; ") + "; } 2>/dev/null"
  }
}
