/// A program in another language that answers lines with lines: one process for a whole build, however much is asked.
package struct LineProgram: Sendable {
  /// Why there are no answers.
  package enum Problem: Error, Hashable {
    /// It cannot be started, or says with its exit code that what it needs is not there.
    case missing
    /// It fell silent, or stopped half-way.
    case failed(String)
  }

  /// The exit code by which a program says that what it needs is not installed.
  private static let missingCode: Int32 = 3

  private let run: ProgramRun

  /// - Parameters:
  ///   - program: its full path.
  ///   - patience: how long it may say nothing, in seconds. All of it may take twenty times that.
  package init(_ program: String, _ arguments: [String], patience: Double = 30) {
    var run = ProgramRun(program, arguments)
    run.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    run.limits = ProgramLimits(seconds: patience * 20, silence: patience)
    self.run = run
  }

  /// What the first of some programs answers that has what it needs.
  ///
  /// - Throws: `missing` where none has.
  package static func firstAnswers(
    of programs: [LineProgram], to requests: [String]
  ) throws(Problem) -> (greeting: String, answers: [String]) {
    for program in programs {
      do throws(Problem) { return try program.answers(to: requests) } catch {
        if error != .missing { throw error }
      }
    }
    throw .missing
  }

  /// Asks everything at once.
  ///
  /// - Returns: the line in which the program says what it is, and an answer for each request.
  package func answers(to requests: [String]) throws(Problem) -> (greeting: String, answers: [String]) {
    let lines = try lines(reading: Array((requests.joined(separator: "\n") + "\n").utf8))
    guard let greeting = lines.first else { throw .missing }
    guard lines.count == requests.count + 1 else { throw .failed("it stopped half-way") }
    return (greeting, Array(lines.dropFirst()))
  }

  private func lines(reading input: [UInt8]) throws(Problem) -> [String] {
    var run = run
    run.input = input
    do throws(ProgramFailure) {
      return String(decoding: try run.output(), as: UTF8.self).split(separator: "\n").map(String.init)
    } catch {
      switch error {
      case .absent, .failed(status: Self.missingCode, message: _): throw .missing
      case .failed(let status, _): throw .failed("it ended with code \(status)")
      case .silent(let seconds): throw .failed("it said nothing for \(Self.text(seconds)) seconds")
      case .tooSlow(let seconds): throw .failed("it took longer than \(Self.text(seconds)) seconds")
      case .tooTalkative(let bytes): throw .failed("it said more than \(bytes) bytes")
      }
    }
  }

  private static func text(_ seconds: Double) -> String {
    Int(exactly: seconds).map(String.init) ?? "\(seconds)"
  }
}
