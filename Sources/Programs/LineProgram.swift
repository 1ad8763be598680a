/// A program in another language that answers lines with lines: one process for a whole build, however much is asked.
///
/// It says what it is in a first line. Where it fails at a request, that one has no answer, and it is started once more for those after it.
package struct LineProgram: Sendable {
  /// What a program says.
  package struct Answers<Answer> {
    /// The line in which it says what it is.
    package var greeting: String
    /// An answer for each request; `nil` where there is none.
    package var answers: [Answer?]
    /// Why some have none; `nil` where all have theirs.
    package var problem: ProgramProblem?
    /// How many have none.
    package var lost: Int { answers.count { $0 == nil } }

    package init(greeting: String, answers: [Answer?], problem: ProgramProblem? = nil) {
      (self.greeting, self.answers, self.problem) = (greeting, answers, problem)
    }
  }

  /// How long a program may say nothing, in seconds, where nothing else is said.
  package static let usualPatience = 30.0

  /// The exit code by which a program says that what it needs is not installed.
  private static let missingCode: Int32 = 3
  /// The exit code by which it says that what it needs is too old; its error output says what would do.
  private static let oldCode: Int32 = 4

  private let run: ProgramRun

  /// - Parameters:
  ///   - program: its full path.
  ///   - patience: how long it may say nothing, in seconds. All of it may take twenty times that.
  package init(_ program: String, _ arguments: [String], patience: Double = usualPatience) {
    var run = ProgramRun(program, arguments)
    run.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    run.limits = ProgramLimits(seconds: patience * 20, silence: patience)
    self.run = run
  }

  /// What the first of some programs answers that has what it needs.
  ///
  /// - Throws: `absent` where none has.
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

  /// Asks everything at once.
  ///
  /// - Parameter reading: makes an answer of a line; `nil` where the line is none.
  /// - Throws: why the program does not even say what it is.
  package func answers<Answer>(
    to requests: [String], reading: (String) -> Answer?
  ) throws(ProgramProblem) -> Answers<Answer> {
    let first = attempt(requests[...], reading)
    if first.problem == .absent { throw .absent }
    // Where it said what it is, it failed at a request: that is left out.
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
    // What was only a stumble at the start is no matter.
    let isWhole = first.greeting == nil && second.problem == nil
    return Answers(greeting: greeting, answers: answers, problem: isWhole ? nil : second.problem ?? problem)
  }

  /// What one run of the program comes to.
  private struct Attempt<Answer> {
    var greeting: String?
    /// To the first requests.
    var answers: [Answer] = []
    var problem: ProgramProblem?
  }

  private func attempt<Answer>(_ requests: ArraySlice<String>, _ reading: (String) -> Answer?) -> Attempt<Answer> {
    var (attempt, run) = (Attempt<Answer>(), run)
    run.input = Array((requests.joined(separator: "\n") + "\n").utf8)
    run.limits.bytes = min(run.limits.bytes, 64_000_000 + 64 * run.input.count)
    let (output, failure) = run.result()
    attempt.problem = failure.map(Self.problem)
    // Who never stops has nothing to say.
    if case .tooTalkative? = failure { return attempt }
    var lines = output.split(separator: UInt8(ascii: "\n"))
    // What it did not say to its end is no answer.
    if failure != nil, output.last != UInt8(ascii: "\n") { lines = lines.dropLast() }
    guard let first = lines.first else {
      attempt.problem = attempt.problem ?? .failed("it said nothing")
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
    // What a script of ours stumbled over is a page of Python's or Node's.
    case .failed(let status, _): .failed("it ended with code \(status)")
    default: ProgramProblem(failure)
    }
  }
}
