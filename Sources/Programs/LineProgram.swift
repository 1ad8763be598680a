/// A script that reads requests as lines and answers each with a line. One process serves a whole build.
///
/// The first line of the output is a greeting with the script's version. If the script fails at a request, that request
/// has no answer, and the script is started again for the following requests.
package struct LineProgram: Sendable {
  /// The output of a program.
  package struct Answers<Answer> {
    /// The greeting line.
    package var greeting: String
    /// The answers to the requests; `nil` for missing ones.
    package var answers: [Answer?]
    /// The reason for missing answers; `nil` if there are none.
    package var problem: ProgramProblem?
    /// The number of missing answers.
    package var lost: Int { answers.count { $0 == nil } }

    package init(greeting: String, answers: [Answer?], problem: ProgramProblem? = nil) {
      (self.greeting, self.answers, self.problem) = (greeting, answers, problem)
    }
  }

  /// The default limit for the time without output, in seconds.
  package static let usualPatience = 30.0

  /// The exit code of a script whose requirements are not installed.
  private static let missingCode: Int32 = 3
  /// The exit code of a script whose requirements are too old. The error output names the required version.
  private static let oldCode: Int32 = 4

  private let run: ProgramRun

  /// - Parameters:
  ///   - program: the full path of the program.
  ///   - patience: the limit for the time without output, in seconds. The limit for the whole run is twenty times as
  ///     long.
  package init(_ program: String, _ arguments: [String], patience: Double = usualPatience) {
    self.init(ProgramRun(program, arguments), patience: patience)
  }

  /// - Parameter run: the program with its access; it has no limits yet.
  package init(_ run: ProgramRun, patience: Double) {
    var run = run
    run.limits = ProgramLimits(seconds: patience * 20, silence: patience)
    self.run = run
  }

  /// Returns the answers of the first program whose requirements are installed.
  ///
  /// - Throws: `absent` if there is no such program.
  package static func firstAnswers<Answer>(
    of programs: [LineProgram], to requests: [String], reading: (String) -> Answer?
  ) throws(ProgramProblem) -> Answers<Answer> {
    var problem = ProgramProblem.absent
    for program in programs {
      do throws(ProgramProblem) { return try program.answers(to: requests, reading: reading) } catch {
        if case .tooSlow = error { throw error }
        if problem == .absent { problem = error }
      }
    }
    throw problem
  }

  /// Returns the answers of the first installed program with a name whose requirements are installed.
  package static func firstAnswers<Answer>(
    of name: String, _ arguments: [String], among programs: InstalledPrograms, to requests: [String],
    reading: (String) -> Answer?
  ) throws(ProgramProblem) -> Answers<Answer> {
    guard programs.allows(name) else { throw .refused }
    let found = programs.named(name).map { LineProgram($0, arguments, patience: usualPatience * programs.patience) }
    return try firstAnswers(of: found, to: requests, reading: reading)
  }

  /// Sends all requests at once, and returns the answers.
  ///
  /// - Parameter reading: converts a line to an answer; `nil` if the line is invalid.
  /// - Throws: the reason why the program does not start.
  package func answers<Answer>(
    to requests: [String], reading: (String) -> Answer?
  ) throws(ProgramProblem) -> Answers<Answer> {
    let first = attempt(requests[...], reading)
    if first.problem == .absent { throw .absent }
    // If the program has printed its greeting, it failed at a request, which is left out.
    let done = first.answers.count + (first.greeting == nil ? 0 : 1)
    guard let problem = first.problem else {
      guard let greeting = first.greeting else { throw .absent }
      return Answers(greeting: greeting, answers: first.answers, problem: nil)
    }
    if case .tooOld = problem { throw problem }
    let second = done < requests.count ? attempt(requests[done...], reading) : Attempt()
    guard let greeting = first.greeting ?? second.greeting else { throw problem }
    var answers: [Answer?] = first.answers
    if first.greeting != nil { answers.append(nil) }
    answers += second.answers as [Answer?]
    answers = Array(answers.prefix(requests.count))
    answers += [Answer?](repeating: nil, count: requests.count - answers.count)
    // A failure that happened only at the first start is ignored.
    let isWhole = first.greeting == nil && second.problem == nil
    return Answers(greeting: greeting, answers: answers, problem: isWhole ? nil : second.problem ?? problem)
  }

  /// The output of one run of the program.
  private struct Attempt<Answer> {
    var greeting: String?
    /// The answers to the first requests.
    var answers: [Answer] = []
    var problem: ProgramProblem?
  }

  private func attempt<Answer>(_ requests: ArraySlice<String>, _ reading: (String) -> Answer?) -> Attempt<Answer> {
    var (attempt, run) = (Attempt<Answer>(), run)
    run.input = Array((requests.joined(separator: "\n") + "\n").utf8)
    run.limits.bytes = min(run.limits.bytes, 64_000_000 + 64 * run.input.count)
    let (output, failure) = run.result()
    attempt.problem = failure.map(Self.problem)
    // The output of a program that exceeds the limit is discarded.
    if case .tooTalkative? = failure { return attempt }
    var lines = output.split(separator: UInt8(ascii: "\n"))
    // An incomplete last line is not an answer.
    if failure != nil, output.last != UInt8(ascii: "\n") { lines = lines.dropLast() }
    guard let first = lines.first else {
      attempt.problem = attempt.problem ?? .failed("it printed nothing")
      return attempt
    }
    guard lines.count <= requests.count + 1 else {
      attempt.problem = .failed("its answers cannot be read")
      return attempt
    }
    attempt.greeting = String(decoding: first, as: UTF8.self)
    for line in lines.dropFirst() {
      guard let answer = reading(String(decoding: line, as: UTF8.self)) else {
        attempt.problem = .failed("its answers cannot be read")
        return attempt
      }
      attempt.answers.append(answer)
    }
    if attempt.answers.count < requests.count { attempt.problem = attempt.problem ?? .failed("it stopped half-way") }
    return attempt
  }

  private static func problem(_ failure: ProgramFailure) -> ProgramProblem {
    switch failure {
    case .failed(status: missingCode, message: _): .absent
    case .failed(status: oldCode, let message):
      .tooOld(message.split(separator: "\n").last.map(String.init) ?? "another version is needed")
    // The error output of our scripts is a traceback of Python or Node, which does not help users.
    case .failed(let status, _): .failed("it ended with code \(status)")
    default: ProgramProblem(failure)
    }
  }
}
