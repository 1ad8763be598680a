import Foundation

/// A run of another program: the command, its input and its limits.
package struct ProgramRun: Sendable {
  /// The program's full path.
  package var program: String
  package var arguments: [String]
  package var input: [UInt8] = []
  /// The number of answers after which the input is closed, for a program that waits for further input; `nil` for a
  /// program that ends at the end of its input.
  package var answers: Answers?
  /// The working directory; `nil` for `/`, so that no file in the current folder configures the program.
  package var directory: String?
  /// Environment variables in addition to those that every program gets: `PATH` and the locale `C.UTF-8`.
  package var environment: [String: String] = [:]
  /// The names of environment variables that the program gets as this process has them.
  package var inherited: [String] = []
  package var access = ProgramAccess()
  package var confinement = Confinement.usual
  /// Whether the error output is part of the output.
  package var joinsErrors = false
  package var limits = ProgramLimits()

  /// The answers that end the program's input.
  package struct Answers: Hashable, Sendable {
    package var count: Int
    /// The byte at the end of each answer.
    package var end: UInt8

    package init(_ count: Int, endingWith end: UInt8) { (self.count, self.end) = (count, end) }
  }

  /// The protection of this computer from a program.
  package enum Confinement: Hashable, Sendable {
    /// None: the program acts for the user, with the environment of this process.
    case none
    /// A clean environment and the limits of the kernel.
    case limited
    /// The same, in a sandbox.
    case sandbox(Sandbox)
    /// The same, in the sandbox of this computer, if it has one.
    case usual

    func sandbox(for program: String) -> Sandbox? {
      switch self {
      case .none, .limited: nil
      case .sandbox(let sandbox): sandbox
      // A program that was replaced while it runs is found by its process alone, which a sandbox does not have.
      case .usual: program.hasPrefix("/proc/") ? nil : Sandbox.current
      }
    }
  }

  package init(_ program: String, _ arguments: [String] = []) {
    (self.program, self.arguments) = (program, arguments)
  }

  /// Runs the program until it ends or exceeds a limit. In the latter case the program and its child processes are
  /// killed.
  ///
  /// - Returns: the output.
  package func output() throws(ProgramFailure) -> [UInt8] {
    let (output, failure) = result()
    if let failure { throw failure }
    return output
  }

  /// Runs the program in the same way, and returns partial output after a failure.
  ///
  /// - Returns: the output, and the failure, if any.
  package func result() -> (output: [UInt8], failure: ProgramFailure?) {
    guard let output = OutputPipe(), let errors = OutputPipe() else { return ([], .absent) }
    defer { for pipe in [output, errors] { try? pipe.reader.close() } }
    guard let source = ProgramInput(input, staysOpen: answers != nil) else { return ([], .absent) }
    defer { source.close() }
    guard
      let process = try? ConfinedProcess(self, input: source.reader, output: output.writer, errors: errors.writer)
    else { return ([], .absent) }
    for pipe in [output, errors] { try? pipe.writer.close() }
    source.send(within: limits.silence)
    var streams = ProgramStreams(
      output: output.reader.fileDescriptor, errors: errors.reader.fileDescriptor, limits)
    do throws(ProgramFailure) {
      func read(to answers: Answers?) throws(ProgramFailure) {
        try streams.read(to: answers, isRunning: { process.end == nil }) {
          ProcessUsage.bytes(of: process.identifier)
        }
      }
      if answers != nil { try read(to: answers) }
      source.close()
      try read(to: nil)
      let end = process.waitForEnd()
      if end.isSignal { return (streams.output, .killed(signal: end.status)) }
      // A shell has not found the program, or that has not found its interpreter.
      if [126, 127].contains(end.status) { return (streams.output, .absent) }
      return (streams.output, end.status == 0 ? nil : .failed(status: end.status, message: streams.message))
    } catch {
      process.kill()
      return (streams.output, error)
    }
  }
}

/// The limits for the time, memory and output of a program.
package struct ProgramLimits: Hashable, Sendable {
  /// The time limit for the whole run, in seconds.
  package var seconds: Double
  /// The limit for the time without output, in seconds.
  package var silence: Double
  /// The limit for the output, in bytes.
  package var bytes: Int
  /// The memory limit for the program and its child processes, in bytes. It has no effect on systems that do not report
  /// memory (all except Linux).
  package var memory: Int
  /// The limit for the size of a file that the program writes, in bytes.
  package var file = 1 << 30

  /// - Parameter silence: the limit for the time without output; `nil` for the limit of the whole run.
  package init(
    seconds: Double = 60, silence: Double? = nil, bytes: Int = 1 << 30, memory: Int = 2_000_000_000
  ) {
    (self.seconds, self.silence, self.bytes, self.memory) = (seconds, silence ?? seconds, bytes, memory)
  }
}

/// The reason why a program has no output.
package enum ProgramFailure: Error, Hashable, Sendable {
  /// The program does not exist or cannot be started.
  case absent
  /// The program ended with an exit code other than 0. The message is the end of its error output.
  case failed(status: Int32, message: String)
  /// The program was ended by a signal.
  case killed(signal: Int32)
  /// The program exceeded the time limit, in seconds.
  case tooSlow(seconds: Double)
  /// The program exceeded the limit for the time without output, in seconds.
  case silent(seconds: Double)
  /// The program exceeded the limit for the output, in bytes.
  case tooTalkative(bytes: Int)
  /// The program exceeded the memory limit, in bytes.
  case tooLarge(bytes: Int)
}
