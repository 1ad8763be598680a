import Foundation

/// One run of another program, as a value: what to start, what it reads, and how much time and room it has.
package struct ProgramRun: Sendable {
  /// The program's full path.
  package var program: String
  package var arguments: [String]
  package var input: [UInt8] = []
  /// What the program answers, where it waits for more to read when it has read all: then its input stays open until it has
  /// answered, and it ends by itself where this process does.
  package var answers: Answers?
  /// The folder it runs in; that of this process if `nil`.
  package var directory: String?
  /// All of its environment; that of this process if `nil`.
  package var environment: [String: String]?
  package var limits = ProgramLimits()

  /// What tells that a program has answered everything.
  package struct Answers: Hashable, Sendable {
    package var count: Int
    /// The byte that ends each.
    package var end: UInt8

    package init(_ count: Int, endingWith end: UInt8) { (self.count, self.end) = (count, end) }
  }

  package init(_ program: String, _ arguments: [String] = []) {
    (self.program, self.arguments) = (program, arguments)
  }

  /// Runs it to its end, or to the first limit that it meets; then it is killed, with what it has started.
  ///
  /// - Returns: what it printed.
  package func output() throws(ProgramFailure) -> [UInt8] {
    let (output, failure) = result()
    if let failure { throw failure }
    return output
  }

  /// Runs it in the same way.
  ///
  /// - Returns: what it printed, and why that is not all, where it is not.
  package func result() -> (output: [UInt8], failure: ProgramFailure?) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    if let environment { process.environment = environment }
    if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    guard let source = ProgramInput(input, staysOpen: answers != nil) else { return ([], .absent) }
    defer { source.close() }
    process.standardInput = source.reader
    do { try process.start() } catch { return ([], .absent) }
    source.send(within: limits.silence)
    var streams = ProgramStreams(
      output: output.fileHandleForReading.fileDescriptor, errors: errors.fileHandleForReading.fileDescriptor, limits)
    do throws(ProgramFailure) {
      func read(to answers: Answers?) throws(ProgramFailure) {
        try streams.read(to: answers, isRunning: { process.end == nil }) {
          ProcessUsage.bytes(of: process.processIdentifier)
        }
      }
      if answers != nil { try read(to: answers) }
      source.close()
      try read(to: nil)
      let end = process.waitForEnd()
      if end.isSignal { return (streams.output, .killed(signal: end.status)) }
      return (streams.output, end.status == 0 ? nil : .failed(status: end.status, message: streams.message))
    } catch {
      if process.end == nil {
        Self.killGroup(process.processIdentifier)
        _ = process.waitForEnd()
      }
      return (streams.output, error)
    }
  }

  /// Ends a program and the programs it has started, where it leads a group of its own.
  private static func killGroup(_ process: Int32) {
    if getpgid(process) == process, getpgrp() != process { kill(-process, SIGKILL) }
    kill(process, SIGKILL)
  }
}

/// How much time and memory a program has, and how much it may print.
package struct ProgramLimits: Hashable, Sendable {
  /// From its start to its end, in seconds.
  package var seconds: Double
  /// How long it may print nothing, in seconds.
  package var silence: Double
  /// How much it may print, in bytes.
  package var bytes: Int
  /// How much of the machine's memory it may hold, with what it has started, in bytes; where the system does not tell (all but
  /// Linux), as much as it likes.
  package var memory: Int

  /// - Parameter silence: as long as all of its time if `nil`.
  package init(
    seconds: Double = 60, silence: Double? = nil, bytes: Int = 1 << 30, memory: Int = 2_000_000_000
  ) {
    (self.seconds, self.silence, self.bytes, self.memory) = (seconds, silence ?? seconds, bytes, memory)
  }
}

/// Why a program has no answer.
package enum ProgramFailure: Error, Hashable, Sendable {
  /// There is no such program, or it cannot be started.
  case absent
  /// It ended with another code than 0. The message is the end of what it said on its error output.
  case failed(status: Int32, message: String)
  /// A signal ended it.
  case killed(signal: Int32)
  /// It took longer than it may, in seconds.
  case tooSlow(seconds: Double)
  /// It printed nothing for longer than it may, in seconds.
  case silent(seconds: Double)
  /// It printed more than it may, in bytes.
  case tooTalkative(bytes: Int)
  /// It held more of the machine's memory than it may, in bytes.
  case tooLarge(bytes: Int)
}
