import Foundation

/// One run of another program: what it reads comes from a file, and it may not be silent for ever.
///
/// Nothing is written into a pipe: a program that is not there, or ends early, would break it, which ends this one; and two
/// programs that each wait for the other to read wait for ever.
struct ProgramRun {
  enum Problem: Error {
    case notStarted
    /// It said nothing for as long as it was given.
    case silent
  }

  var code: Int32
  var output: [UInt8]
  /// The end of what it said on its error output.
  var complaint: String

  /// - Parameters:
  ///   - command: the program's full path and its arguments.
  ///   - environment: `nil` for that of this process.
  ///   - patience: how long it may say nothing, in seconds.
  init(
    _ command: [String], reading input: [UInt8], environment: [String: String]?, patience: Double
  ) throws(Problem) {
    guard let program = command.first, let folder = Self.temporaryFolder() else { throw .notStarted }
    defer { try? FileManager.default.removeItem(at: folder) }
    let (asked, complaints) = (folder.appendingPathComponent("input"), folder.appendingPathComponent("errors"))
    guard (try? Data(input).write(to: asked)) != nil, (try? Data().write(to: complaints)) != nil,
      let reader = try? FileHandle(forReadingFrom: asked), let errors = try? FileHandle(forWritingTo: complaints)
    else { throw .notStarted }
    defer {
      try? reader.close()
      try? errors.close()
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = Array(command.dropFirst())
    if let environment { process.environment = environment }
    process.standardInput = reader
    process.standardError = errors
    let pipe = Pipe()
    process.standardOutput = pipe
    do { try process.run() } catch { throw .notStarted }
    let said = Self.bytes(from: pipe.fileHandleForReading.fileDescriptor, patience: patience)
    // One that has closed its output and goes on is waited for no longer than one that is silent.
    guard let said, Self.hasEnded(process, patience: patience) else {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      throw .silent
    }
    process.waitUntilExit()
    (code, output) = (process.terminationStatus, said)
    complaint = String(decoding: ((try? Data(contentsOf: complaints)) ?? Data()).suffix(400), as: UTF8.self)
  }

  private static func temporaryFolder() -> URL? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString)")
    let made: Void? = try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return made == nil ? nil : folder
  }

  private static func hasEnded(_ process: Process, patience: Double) -> Bool {
    let deadline = ContinuousClock.now.advanced(by: .seconds(patience))
    while process.isRunning {
      if ContinuousClock.now > deadline { return false }
      usleep(1_000)
    }
    return true
  }

  /// Everything a program says; `nil` if it falls silent for too long.
  private static func bytes(from descriptor: Int32, patience: Double) -> [UInt8]? {
    var said: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, Int32(clamping: Int(clamping: patience * 1000)))
      if ready == 0 { return nil }
      if ready < 0 {
        if errno == EINTR { continue }
        return nil
      }
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return said }
      said += buffer[..<count]
    }
  }
}
