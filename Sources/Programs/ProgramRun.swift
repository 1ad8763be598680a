import Foundation

/// One run of another program, as a value: what to start, what it reads, and how much time and room it has.
///
/// What the program reads comes from a file: writing into the pipe of a program that ends early would end this one, and two
/// programs that each wait for the other to read wait for ever.
package struct ProgramRun: Sendable {
  /// The program's full path.
  package var program: String
  package var arguments: [String]
  package var input: [UInt8] = []
  /// The folder it runs in; that of this process if `nil`.
  package var directory: String?
  /// All of its environment; that of this process if `nil`.
  package var environment: [String: String]?
  package var limits = ProgramLimits()

  package init(_ program: String, _ arguments: [String] = []) {
    (self.program, self.arguments) = (program, arguments)
  }

  /// Runs it to its end, or to the first limit that it meets; then it is killed, with what it has started.
  ///
  /// - Returns: what it printed.
  package func output() throws(ProgramFailure) -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    if let environment { process.environment = environment }
    if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    let reader = input.isEmpty ? FileHandle.nullDevice : try Self.file(of: input)
    defer { if !input.isEmpty { try? reader.close() } }
    process.standardInput = reader
    do { try process.run() } catch { throw .absent }
    do throws(ProgramFailure) {
      var streams = ProgramStreams(
        output: output.fileHandleForReading.fileDescriptor, errors: errors.fileHandleForReading.fileDescriptor, limits)
      try streams.read { process.isRunning }
      process.waitUntilExit()
      let status = process.terminationStatus
      guard process.terminationReason == .exit, status == 0 else {
        throw ProgramFailure.failed(status: status, message: streams.message)
      }
      return streams.output
    } catch {
      if process.isRunning {
        Self.killGroup(process.processIdentifier)
        process.waitUntilExit()
      }
      throw error
    }
  }

  /// A file without a name that holds some bytes, open at its beginning.
  private static func file(of bytes: [UInt8]) throws(ProgramFailure) -> FileHandle {
    guard let file = tmpfile() else { throw .absent }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count, fflush(file) == 0 else { throw .absent }
    rewind(file)
    let descriptor = dup(fileno(file))
    guard descriptor >= 0 else { throw .absent }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Ends a program and the programs it has started, where it leads a group of its own.
  private static func killGroup(_ process: Int32) {
    if getpgid(process) == process, getpgrp() != process { kill(-process, SIGKILL) }
    kill(process, SIGKILL)
  }
}

/// How much time a program has, and how much it may print.
package struct ProgramLimits: Hashable, Sendable {
  /// From its start to its end, in seconds.
  package var seconds: Double
  /// How long it may print nothing, in seconds.
  package var silence: Double
  /// How much it may print, in bytes.
  package var bytes: Int

  /// - Parameter silence: as long as all of its time if `nil`.
  package init(seconds: Double = 60, silence: Double? = nil, bytes: Int = 1 << 30) {
    (self.seconds, self.silence, self.bytes) = (seconds, silence ?? seconds, bytes)
  }
}

/// Why a program has no answer.
package enum ProgramFailure: Error, Hashable, Sendable {
  /// There is no such program, or it cannot be started.
  case absent
  /// It ended with another code than 0, or by a signal. The message is the end of what it said on its error output.
  case failed(status: Int32, message: String)
  /// It took longer than it may, in seconds.
  case tooSlow(seconds: Double)
  /// It printed nothing for longer than it may, in seconds.
  case silent(seconds: Double)
  /// It printed more than it may, in bytes.
  case tooTalkative(bytes: Int)
}
