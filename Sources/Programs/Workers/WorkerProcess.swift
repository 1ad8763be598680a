import Foundation

/// A child process that answers several requests. Frames are sent and received; an unexpected end of the process is
/// thrown as ``End``.
package struct WorkerProcess: Sendable {
  private let process: ConfinedProcess
  private let channel: FrameChannel
  private let errors: FileHandle
  private var reader = FrameReader()

  /// The limits of a worker between two frames.
  package struct Limits: Hashable, Sendable {
    /// The limit for the CPU time in seconds; the elapsed time on systems that do not report CPU time.
    package var computing: Double
    /// The limit for the elapsed time, in seconds.
    package var waiting: Double
    /// The memory limit in bytes, on systems that report memory.
    package var memory: Int

    package init(computing: Double, waiting: Double, memory: Int) {
      (self.computing, self.waiting, self.memory) = (computing, waiting, memory)
    }
  }

  /// The reason why a worker has ended.
  package enum End: Error, Hashable, Sendable {
    /// The worker exited with a code. The message is the end of its error output.
    case exited(code: Int32, message: String)
    /// The worker was ended by a signal.
    case signalled(Int32, message: String)
    /// The worker exceeded a time limit and was killed.
    case tooSlow
    /// The worker exceeded the memory limit and was killed.
    case tooLarge
    /// The worker sent invalid bytes and was killed.
    case nonsense
    /// The answer is no longer needed, and the worker was killed.
    case cancelled
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: the full path of the program.
  ///   - variables: environment variables of the program.
  ///   - access: the files that it reads.
  ///   - memory: the memory limit in bytes.
  package init(
    _ program: String, _ arguments: [String], variables: [String: String] = [:],
    access: ProgramAccess = ProgramAccess(),
    memory: Int = 1_000_000_000
  ) throws(ProgramFailure) {
    guard let pipe = OutputPipe(), let (own, other) = FrameChannel.pair() else { throw .absent }
    defer { other.close() }
    var run = ProgramRun(program, arguments)
    // A worker that traps should end at once; the backtrace is not read.
    run.environment = ["SWIFT_BACKTRACE": "enable=no"].merging(variables) { $1 }
    run.inherited = ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"]
    run.access = access
    run.access.reads += Self.loadedFiles
    // The time is measured for each answer; this is the time of a worker's life, after which a new one is started. The
    // stacks of threads count as memory before they are used.
    run.limits = ProgramLimits(seconds: 3600, memory: memory + 1_000_000_000)
    // Printed output is not part of the answers.
    let input = FileHandle(fileDescriptor: other.descriptor, closeOnDealloc: false)
    do throws(ProgramFailure) {
      process = try ConfinedProcess(run, input: input, output: pipe.writer, errors: pipe.writer)
    } catch {
      own.close()
      throw error
    }
    (channel, errors) = (own, pipe.reader)
    try? pipe.writer.close()
  }

  /// The files that this process has loaded. Workers run the same program, whose libraries may be in the home folder.
  private static let loadedFiles: [String] = {
    let lines = (FileManager.default.contents(atPath: "/proc/self/maps") ?? Data()).split(separator: UInt8(ascii: "\n"))
    let paths = lines.compactMap { line in line.firstIndex(of: UInt8(ascii: "/")).map { line[$0...] } }
    return Set(paths).map { String(decoding: $0, as: UTF8.self) }.sorted()
  }()

  /// Sends a frame.
  ///
  /// - Parameter seconds: the longest time in which the worker reads nothing.
  package mutating func send(_ frame: Frame, seconds: Double = 60) throws(End) {
    do throws(FrameChannel.Closed) { try channel.send(frame, seconds: seconds) } catch { throw end() }
  }

  /// Waits for the next frame.
  ///
  /// - Parameter isUnwanted: called repeatedly; returns whether the answer is no longer needed.
  package mutating func receive(_ limits: Limits, isUnwanted: () -> Bool = { false }) throws(End) -> Frame {
    let (start, computed) = (ContinuousClock.now, ProcessUsage.seconds(of: process.identifier))
    while true {
      do throws(FrameReader.Nonsense) { if let frame = try reader.next() { return frame } } catch {
        kill()
        throw .nonsense
      }
      do throws(FrameChannel.Closed) { reader.add(try channel.bytes(within: 20)) } catch { throw end() }
      if let end = isUnwanted() ? End.cancelled : excess(over: limits, waited: ContinuousClock.now - start, computed) {
        kill()
        throw end
      }
    }
  }

  /// Returns the exceeded limit; `nil` if there is none.
  ///
  /// - Parameter computed: the CPU time at the beginning, in seconds.
  private func excess(over limits: Limits, waited: Duration, _ computed: Double?) -> End? {
    let process = process.identifier
    if let bytes = ProcessUsage.bytes(of: process), bytes > limits.memory { return .tooLarge }
    guard let computed else { return waited > .seconds(min(limits.computing, limits.waiting)) ? .tooSlow : nil }
    if waited > .seconds(limits.waiting) { return .tooSlow }
    // The CPU time can exceed the elapsed time only through threads, so it is read only after a quarter of the limit.
    guard waited > .seconds(limits.computing / 4) else { return nil }
    return (ProcessUsage.seconds(of: process) ?? computed) - computed > limits.computing ? .tooSlow : nil
  }

  /// The memory of the worker in bytes, if the system reports it.
  package var memory: Int? { ProcessUsage.bytes(of: process.identifier) }

  /// The process identifier.
  package var identifier: Int32 { process.identifier }

  /// Kills the worker.
  package func kill() {
    channel.close()
    process.kill()
    try? errors.close()
  }

  /// Waits for the end of the worker, and returns its reason.
  private func end() -> End {
    channel.close()
    // The worker has closed its channel and should end; after two seconds it is killed.
    let deadline = ContinuousClock.now + .seconds(2)
    while process.end == nil, ContinuousClock.now < deadline { usleep(1000) }
    if process.end == nil { process.kill() }
    let end = process.waitForEnd()
    return end.isSignal
      ? .signalled(end.status, message: errorText()) : .exited(code: end.status, message: errorText())
  }

  /// Returns the end of the error output without waiting, because child processes may keep it open.
  private func errorText() -> String {
    var words: [UInt8] = []
    var waiting = [pollfd(fd: errors.fileDescriptor, events: Int16(POLLIN), revents: 0)]
    while words.count < 1 << 20, poll(&waiting, 1, 0) > 0 {
      var bytes = [UInt8](repeating: 0, count: 1 << 12)
      let count = read(errors.fileDescriptor, &bytes, bytes.count)
      guard count > 0 else { break }
      words += bytes[..<count]
    }
    try? errors.close()
    return String(decoding: words.suffix(1000), as: UTF8.self)
  }
}
