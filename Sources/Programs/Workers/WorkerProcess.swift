import Foundation

/// A process that lives on from request to request. It is talked to in frames, and may end at any time; then it says why.
package struct WorkerProcess: Sendable {
  private let process: Process
  private let channel: FrameChannel
  private let errors: FileHandle
  private var reader = FrameReader()

  /// What a worker may take until it says something.
  package struct Limits: Hashable, Sendable {
    /// Seconds of the processor's time; of the clock's where the system does not tell.
    package var computing: Double
    /// Seconds by the clock on the wall.
    package var waiting: Double
    /// Bytes of the machine's memory, where the system tells.
    package var memory: Int

    package init(computing: Double, waiting: Double, memory: Int) {
      (self.computing, self.waiting, self.memory) = (computing, waiting, memory)
    }
  }

  /// Why a worker says no more.
  package enum End: Error, Hashable, Sendable {
    /// It ended by itself with a code; the message is the end of what it said on its error output.
    case exited(code: Int32, message: String)
    /// A signal ended it.
    case signalled(Int32, message: String)
    /// It took longer than it may, and was killed.
    case tooSlow
    /// It held more of the machine's memory than it may, and was killed.
    case tooLarge
    /// It said what is no frame, and was killed.
    case nonsense
    /// Nobody wants its answer any more, and it was killed.
    case cancelled
  }

  /// Starts a program, in the environment of this one.
  ///
  /// - Parameters:
  ///   - program: its full path.
  ///   - variables: what its environment has besides.
  package init(_ program: String, _ arguments: [String], variables: [String: String] = [:]) throws(ProgramFailure) {
    guard let (own, other) = FrameChannel.pair() else { throw .absent }
    defer { other.close() }
    (process, channel) = (Process(), own)
    let pipe = Pipe()
    errors = pipe.fileHandleForReading
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    // A worker that traps is to end at once; nobody reads where.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment.merging(variables) { _, own in own }
    process.standardInput = FileHandle(fileDescriptor: other.descriptor, closeOnDealloc: false)
    // What anything prints is no answer.
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.start() } catch {
      own.close()
      throw .absent
    }
    try? pipe.fileHandleForWriting.close()
  }

  /// - Parameter seconds: how long the worker may take nothing of it.
  package mutating func send(_ frame: Frame, seconds: Double = 60) throws(End) {
    do throws(FrameChannel.Closed) { try channel.send(frame, seconds: seconds) } catch { throw end() }
  }

  /// Waits for the next frame.
  ///
  /// - Parameter isUnwanted: asked again and again meanwhile; whether the answer is not wanted any more.
  package mutating func receive(_ limits: Limits, isUnwanted: () -> Bool = { false }) throws(End) -> Frame {
    let (start, computed) = (ContinuousClock.now, ProcessUsage.seconds(of: process.processIdentifier))
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

  /// What of its limits it has gone beyond.
  ///
  /// - Parameter computed: what it had computed at the beginning, in seconds.
  private func excess(over limits: Limits, waited: Duration, _ computed: Double?) -> End? {
    let process = process.processIdentifier
    if let bytes = ProcessUsage.bytes(of: process), bytes > limits.memory { return .tooLarge }
    guard let computed else { return waited > .seconds(min(limits.computing, limits.waiting)) ? .tooSlow : nil }
    if waited > .seconds(limits.waiting) { return .tooSlow }
    // It cannot have computed for long before as much time is gone, but for its threads.
    guard waited > .seconds(limits.computing / 4) else { return nil }
    return (ProcessUsage.seconds(of: process) ?? computed) - computed > limits.computing ? .tooSlow : nil
  }

  /// The memory that it holds, in bytes, where the system tells.
  package var memory: Int? { ProcessUsage.bytes(of: process.processIdentifier) }

  /// The system's number of it.
  package var identifier: Int32 { process.processIdentifier }

  /// Ends it.
  package func kill() {
    channel.close()
    if process.end == nil { Foundation.kill(process.processIdentifier, SIGKILL) }
    _ = process.waitForEnd()
    try? errors.close()
  }

  /// How it ended.
  private func end() -> End {
    channel.close()
    // It closed its end, so that it is as good as gone; one that is not gets no more time.
    let deadline = ContinuousClock.now + .seconds(2)
    while process.end == nil, ContinuousClock.now < deadline { usleep(1000) }
    if process.end == nil { Foundation.kill(process.processIdentifier, SIGKILL) }
    let end = process.waitForEnd()
    return end.isSignal
      ? .signalled(end.status, message: lastWords()) : .exited(code: end.status, message: lastWords())
  }

  /// What it said last on its error output, without waiting for anybody who holds it open.
  private func lastWords() -> String {
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
