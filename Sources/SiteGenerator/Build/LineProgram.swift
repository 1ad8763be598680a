import Foundation

/// A program in another language that answers lines with lines: one process for a whole build, however much is asked.
///
/// What is asked goes to a file first, since a program that ends early would break a pipe.
struct LineProgram {
  enum Problem: Error {
    /// It cannot be started, or says with its exit code that what it needs is not there.
    case missing
    /// It fell silent, or stopped half-way.
    case failed(String)
  }

  /// The exit code by which a program says that what it needs is not installed.
  private static let missingCode: Int32 = 3

  /// The program's full path and its arguments.
  var command: [String]
  /// How long it may say nothing, in seconds.
  var patience = 30.0

  /// Where a script that travels with Vitrine is.
  static func script(_ name: String) -> String? {
    SharedFolder.candidates().flatMap { ["\($0)/markup/\(name)", "\($0)/Scripts/markup/\(name)"] }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  /// The programs of a name: those in the folders of `PATH`, in order, then those where systems keep their own.
  static func programs(named name: String) -> [String] {
    let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    var found: [String] = []
    for folder in path + ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"] {
      let program = folder + "/" + name
      if !found.contains(program), FileManager.default.isExecutableFile(atPath: program) { found.append(program) }
    }
    return found
  }

  /// Asks everything at once.
  ///
  /// - Returns: the line in which the program says what it is, and an answer for each request.
  func answers(to requests: [String]) throws(Problem) -> (greeting: String, answers: [String]) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    guard (try? Data((requests.joined(separator: "\n") + "\n").utf8).write(to: file)) != nil,
      let input = try? FileHandle(forReadingFrom: file)
    else { throw .failed("the folder for temporary files cannot be written to") }
    defer { try? input.close() }
    let lines = try run(reading: input)
    guard let greeting = lines.first else { throw .missing }
    guard lines.count == requests.count + 1 else { throw .failed("it stopped half-way") }
    return (greeting, Array(lines.dropFirst()))
  }

  private func run(reading input: FileHandle) throws(Problem) -> [String] {
    guard let program = command.first else { throw .missing }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = Array(command.dropFirst())
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    process.standardInput = input
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    do { try process.run() } catch { throw .missing }
    let said = bytes(from: output.fileHandleForReading.fileDescriptor)
    if said == nil { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    guard let said else { throw .failed("it said nothing for \(Int(patience)) seconds") }
    guard process.terminationStatus != Self.missingCode else { throw .missing }
    guard process.terminationStatus == 0 else { throw .failed("it ended with code \(process.terminationStatus)") }
    return String(decoding: said, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Everything a program says; `nil` if it falls silent for too long.
  private func bytes(from descriptor: Int32) -> [UInt8]? {
    var said: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, Int32(patience * 1000))
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
