import Foundation

/// Reads the output of a running program, within its limits.
struct ProgramStreams {
  private(set) var output: [UInt8] = []
  private var errors: [UInt8] = []
  private let limits: ProgramLimits
  private let start = ContinuousClock.now
  private var descriptors: (output: Int32?, errors: Int32?)
  /// The length of an error message, in bytes.
  private static let messageLimit = 400

  init(output: Int32, errors: Int32, _ limits: ProgramLimits) {
    self.limits = limits
    descriptors = (output, errors)
  }

  /// The end of the error output.
  var message: String { String(decoding: errors.suffix(Self.messageLimit), as: UTF8.self) }

  /// Reads until the program has closed its output and ended, or has sent its answers.
  ///
  /// - Parameters:
  ///   - answers: the expected answers; `nil` to read until the program ends.
  ///   - memory: returns the program's memory in bytes, if known.
  mutating func read(
    to answers: ProgramRun.Answers? = nil, isRunning: () -> Bool, memory: () -> Int?
  ) throws(ProgramFailure) {
    var (heard, looked) = (ContinuousClock.now, start)
    var (answered, counted) = (0, 0)
    while descriptors.output != nil || isRunning() {
      if let answers {
        answered += output[counted...].count { $0 == answers.end }
        counted = output.count
        if answered >= answers.count { return }
      }
      let now = ContinuousClock.now
      if now - start > .seconds(limits.seconds) { throw .tooSlow(seconds: limits.seconds) }
      if now - heard > .seconds(limits.silence) { throw .silent(seconds: limits.silence) }
      if now - looked > .milliseconds(40) {
        looked = now
        if let bytes = memory(), bytes > limits.memory { throw .tooLarge(bytes: limits.memory) }
      }
      if try wait() { heard = .now }
    }
    // Reads the rest of the error output without waiting for its end, because child processes may keep it open.
    while descriptors.errors != nil, try wait(milliseconds: 0) {}
  }

  /// Waits briefly for output.
  ///
  /// - Returns: whether there was any.
  private mutating func wait(milliseconds: Int32? = nil) throws(ProgramFailure) -> Bool {
    var waiting = [descriptors.output, descriptors.errors].compactMap(\.self).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    // After the output is closed, the end of the process must be polled.
    let pause = milliseconds ?? (descriptors.output == nil ? 1 : 50)
    guard poll(&waiting, nfds_t(waiting.count), pause) > 0 else { return false }
    var hasRead = false
    for stream in waiting where stream.revents != 0 {
      let bytes = Self.bytes(from: stream.fd)
      if bytes?.isEmpty == false { hasRead = true }
      if stream.fd == descriptors.output {
        try take(bytes)
      } else {
        takeErrors(bytes)
      }
    }
    return hasRead
  }

  private mutating func take(_ bytes: [UInt8]?) throws(ProgramFailure) {
    guard let bytes else {
      descriptors.output = nil
      return
    }
    output += bytes
    if output.count > limits.bytes { throw .tooTalkative(bytes: limits.bytes) }
  }

  private mutating func takeErrors(_ bytes: [UInt8]?) {
    guard let bytes else {
      descriptors.errors = nil
      return
    }
    errors += bytes
    if errors.count > 64 << 10 { errors.removeFirst(errors.count - Self.messageLimit) }
  }

  /// - Returns: `nil` at the end of a stream.
  private static func bytes(from descriptor: Int32) -> [UInt8]? {
    var isOpen = true
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      let read = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      isOpen = read > 0 || (read < 0 && errno == EINTR)
      count = max(read, 0)
    }
    return isOpen ? bytes : nil
  }
}
