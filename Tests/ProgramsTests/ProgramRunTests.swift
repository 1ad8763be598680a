import Foundation
import Testing

@testable import Programs

/// The launcher meets programs that behave in every way but well.
@Suite struct ProgramRunTests {
  private func shell(_ script: String, limits: ProgramLimits = ProgramLimits(seconds: 30)) -> ProgramRun {
    var run = ProgramRun("/bin/sh", ["-c", script])
    run.limits = limits
    return run
  }

  private func text(_ run: ProgramRun) throws(ProgramFailure) -> String {
    String(decoding: try run.output(), as: UTF8.self)
  }

  @Test func whatAProgramPrintsIsTheAnswer() throws {
    var run = shell("cat; printf %s \"$WORD\"; pwd")
    run.input = Array("read me ".utf8)
    run.environment = ["WORD": "there "]
    run.directory = "/"
    #expect(try text(run) == "read me there /\n")
    #expect(try text(shell("cat")) == "", "without input there is none, and nothing waits for it")
  }

  @Test func muchIsReadAndWrittenWhole() throws {
    var run = shell("cat; cat <&- 2>/dev/null; true")
    run.input = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) }
    #expect(try run.output() == run.input)
    var early = shell("exit 0")
    early.input = run.input
    #expect(try early.output().isEmpty, "a program need not read what it is given")
  }

  @Test func programsThatAreAbsent() {
    #expect(throws: ProgramFailure.absent) { try ProgramRun("/nowhere/program").output() }
    #expect(throws: ProgramFailure.absent) { try ProgramRun("/etc/passwd").output() }
  }

  @Test func programsThatFail() {
    #expect(throws: ProgramFailure.failed(status: 3, message: "no such thing\n")) {
      try shell("echo said; echo no such thing >&2; exit 3").output()
    }
    let failure = #expect(throws: ProgramFailure.self) {
      try shell("yes complaint | head -c 1000000 >&2; echo the end >&2; exit 1").output()
    }
    guard case .failed(1, let message)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(message.hasSuffix("complaint\nthe end\n") && message.utf8.count == 400)
    #expect(throws: ProgramFailure.failed(status: SIGKILL, message: "")) { try shell("kill -KILL $$").output() }
  }

  @Test(arguments: [
    "exec sleep 60", "exec >&-; exec sleep 60", "exec >&- 2>&-; exec sleep 60",
    "while :; do echo; sleep 0.05; done", "sleep 60 & echo; wait", "trap '' TERM; while :; do sleep 60; done",
  ])
  func programsThatHang(script: String) {
    let start = ContinuousClock.now
    #expect(throws: ProgramFailure.tooSlow(seconds: 0.4)) {
      try shell(script, limits: ProgramLimits(seconds: 0.4, silence: 60)).output()
    }
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func programsThatFallSilent() {
    #expect(throws: ProgramFailure.silent(seconds: 0.3)) {
      try shell("echo one; exec sleep 60", limits: ProgramLimits(seconds: 50, silence: 0.3)).output()
    }
    #expect(throws: Never.self) {
      try shell(
        "for i in 1 2 3 4 5 6; do echo $i; sleep 0.2; done", limits: ProgramLimits(seconds: 50, silence: 10)
      ).output()
    }
  }

  @Test func programsThatTalkWithoutEnd() {
    #expect(throws: ProgramFailure.tooTalkative(bytes: 1000)) {
      try shell("exec yes", limits: ProgramLimits(seconds: 60, bytes: 1000)).output()
    }
    #expect(throws: ProgramFailure.tooSlow(seconds: 0.4)) {
      try shell("exec yes >&2", limits: ProgramLimits(seconds: 0.4)).output()
    }
  }

  @Test func whatAProgramHasStartedEndsWithIt() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("programs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var run = shell("sleep 60 & echo $! > child; wait", limits: ProgramLimits(seconds: 0.5))
    run.directory = folder.path
    #expect(throws: ProgramFailure.tooSlow(seconds: 0.5)) { try run.output() }
    let text = try String(contentsOf: folder.appendingPathComponent("child"), encoding: .utf8)
    let child = try #require(Int32(text.filter(\.isNumber)))
    let deadline = ContinuousClock.now + .seconds(10)
    func isRunning() -> Bool {
      guard let state = try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8) else { return false }
      return !state.contains(") Z")
    }
    while isRunning(), ContinuousClock.now < deadline { usleep(10_000) }
    #expect(!isRunning())
  }
}

/// Programs that answer lines.
@Suite struct LineProgramTests {
  private func program(_ script: String, patience: Double = 10) -> LineProgram {
    LineProgram("/bin/sh", ["-c", script], patience: patience)
  }

  @Test func eachRequestHasAnAnswer() throws {
    let (greeting, answers) = try program("echo hello; while read -r line; do echo \"<$line>\"; done")
      .answers(to: ["a", "b c"])
    #expect(greeting == "hello")
    #expect(answers == ["<a>", "<b c>"])
  }

  @Test(arguments: [
    ("exit 3", LineProgram.Problem.missing), ("exit 0", .missing), ("echo hello", .failed("it stopped half-way")),
    ("echo hello; exit 4", .failed("it ended with code 4")),
    ("echo hello; exec sleep 60", .failed("it said nothing for 0.5 seconds")),
  ])
  func programsWithoutAnswers(script: String, problem: LineProgram.Problem) {
    #expect(throws: problem) { try program(script, patience: 0.5).answers(to: ["a", "b"]) }
  }

  @Test func theFirstThatHasWhatItNeedsAnswers() throws {
    let programs = [
      LineProgram("/nowhere/python3", []), program("exit 3"), program("echo one; cat"), program("echo two; cat"),
    ]
    #expect(try LineProgram.firstAnswers(of: programs, to: ["a"]).greeting == "one")
    #expect(throws: LineProgram.Problem.missing) {
      try LineProgram.firstAnswers(of: Array(programs.prefix(2)), to: ["a"])
    }
    #expect(throws: LineProgram.Problem.failed("it ended with code 1")) {
      try LineProgram.firstAnswers(of: [program("echo one; exit 1"), programs[2]], to: ["a"])
    }
  }
}
