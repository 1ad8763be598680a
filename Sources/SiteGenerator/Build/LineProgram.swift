import Foundation

/// A program in another language that answers lines with lines: one process for a whole build, however much is asked.
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
    let lines = try run(reading: Array((requests.joined(separator: "\n") + "\n").utf8))
    guard let greeting = lines.first else { throw .missing }
    guard lines.count == requests.count + 1 else { throw .failed("it stopped half-way") }
    return (greeting, Array(lines.dropFirst()))
  }

  private func run(reading input: [UInt8]) throws(Problem) -> [String] {
    let run: ProgramRun
    do {
      run = try ProgramRun(
        command, reading: input, environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"], patience: patience)
    } catch {
      switch error {
      case .notStarted: throw .missing
      case .silent: throw .failed("it said nothing for \(JSONText.format(patience)) seconds")
      }
    }
    guard run.code != Self.missingCode else { throw .missing }
    guard run.code == 0 else { throw .failed("it ended with code \(run.code)") }
    return String(decoding: run.output, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
