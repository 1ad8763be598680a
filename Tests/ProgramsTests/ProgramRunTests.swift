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

  /// The input of a program that answers stays open until it has, and not for longer.
  @Test func aProgramAnswersBeforeItsInputEnds() throws {
    var run = shell("read a; read b; echo $a; sleep 0.1; echo $b; read c || echo the end")
    run.input = Array("one\ntwo\n".utf8)
    run.answers = ProgramRun.Answers(2, endingWith: UInt8(ascii: "\n"))
    #expect(try text(run) == "one\ntwo\nthe end\n")
    run.arguments[1] = "read a; read b; echo $a; read c"
    run.limits.seconds = 0.3
    #expect(throws: ProgramFailure.tooSlow(seconds: 0.3), "an answer that does not come") { try run.output() }
    run.arguments[1] = "exit 3"
    #expect(throws: ProgramFailure.failed(status: 3, message: "")) { try run.output() }
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
    #expect(throws: ProgramFailure.killed(signal: SIGKILL)) { try shell("kill -KILL $$").output() }
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

  #if os(Linux)
    /// What it has started counts too.
    @Test(arguments: [
      "head -c 200000000 /dev/zero | tail", "x=$(head -c 100000000 /dev/zero | tr '\\0' x); echo done; sleep 60",
    ])
    func programsThatTakeAllMemory(script: String) {
      #expect(throws: ProgramFailure.tooLarge(bytes: 50_000_000)) {
        try shell(script, limits: ProgramLimits(seconds: 60, memory: 50_000_000)).output()
      }
    }
  #endif

  @Test func whatAProgramHasStartedEndsWithIt() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("programs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var run = shell("sleep 60 & echo $! > child; wait", limits: ProgramLimits(seconds: 0.5))
    (run.directory, run.confinement) = (folder.path, .limited)
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
    let said = try program("echo hello; while read -r line; do echo \"<$line>\"; done")
      .answers(to: ["a", "b c"]) { $0 }
    #expect(said.greeting == "hello" && said.problem == nil)
    #expect(said.answers == ["<a>", "<b c>"])
  }

  @Test(arguments: [
    ("exit 3", ProgramProblem.absent), ("exit 0", .failed("it printed nothing")),
    ("echo 0.9, where 1.0 is needed >&2; exit 4", .tooOld("0.9, where 1.0 is needed")),
    ("exit 1", .failed("it ended with code 1")), ("kill -KILL $$", .failed("it was ended by signal 9")),
    ("exec sleep 60", .tooSlow("it printed nothing for 0.5 seconds")),
    ("printf hello; exec sleep 60", .tooSlow("it printed nothing for 0.5 seconds")),
    ("echo 1; echo 2; echo 3; echo 4", .failed("its answers cannot be read")),
    ("head -c 70000000 /dev/zero", .failed("it printed more than 64 MB")),
  ])
  func programsWithoutAnswers(script: String, problem: ProgramProblem) {
    #expect(throws: problem) { try program(script, patience: 0.5).answers(to: ["a", "b"]) { $0 == "!" ? nil : $0 } }
  }

  /// One request costs itself, and those after it are asked for again.
  @Test(arguments: [
    ("exit 5", ProgramProblem.failed("it ended with code 5")), ("exit 0", .failed("it stopped half-way")),
    ("kill -SEGV $$", .failed("it was ended by signal 11")), ("echo '!'", .failed("its answers cannot be read")),
    ("exec sleep 60", .tooSlow("it printed nothing for 0.5 seconds")),
  ])
  func aRequestThatEndsTheProgram(script: String, problem: ProgramProblem) throws {
    let script =
      "echo hello; while read -r line; do if [ $line = bad ]; then \(script); else echo \"<$line>\"; fi; done"
    func reading(_ line: String) -> String? { line == "!" ? nil : line }
    let once = try program(script, patience: 0.5).answers(to: ["a", "bad", "b", "c"], reading: reading)
    #expect(once.answers == ["<a>", nil, "<b>", "<c>"] && once.lost == 1)
    let twice = try program(script, patience: 0.5).answers(to: ["a", "bad", "b", "bad", "c"], reading: reading)
    #expect(twice.answers == ["<a>", nil, "<b>", nil, nil])
    #expect(once.problem == problem && twice.problem == problem)
  }

  @Test func aStumbleAtTheStartIsNoMatter() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("programs-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var run = ProgramRun("/bin/sh", ["-c", "mkdir \(folder)/once && exit 1; echo hello; cat"])
    run.access.writes = [folder]
    let said = try LineProgram(run, patience: 10).answers(to: ["a", "b"]) { $0 }
    #expect(said.answers == ["a", "b"] && said.problem == nil)
  }

  @Test func theFirstThatHasWhatItNeedsAnswers() throws {
    let programs = [
      LineProgram("/nowhere/python3", []), program("exit 3"), program("exit 1"), program("echo one; cat"),
      program("echo two; cat"),
    ]
    #expect(try LineProgram.firstAnswers(of: programs, to: ["a"]) { $0 }.greeting == "one")
    #expect(throws: ProgramProblem.absent) {
      try LineProgram.firstAnswers(of: Array(programs.prefix(2)), to: ["a"]) { $0 }
    }
    #expect(throws: ProgramProblem.failed("it ended with code 1")) {
      try LineProgram.firstAnswers(of: Array(programs.prefix(3)), to: ["a"]) { $0 }
    }
  }
}

/// Versions, as programs tell them.
@Suite struct ProgramVersionTests {
  @Test(arguments: [
    ("git version 2.43.0", "2.43.0"), ("rsvg-convert version 2.54.5", "2.54.5"), ("pagefind 1.1", "1.1"), ("none", nil),
  ])
  func versionsAreRead(text: String, version: String?) {
    #expect(ProgramVersion(in: text)?.description == version)
  }

  @Test func oldOnesAreTold() throws {
    let (old, new) = (try #require(ProgramVersion(in: "0.9.12")), try #require(ProgramVersion(in: "0.10")))
    #expect(old < new && !(new < old))
  }
}

/// Frames between processes.
@Suite struct FrameTests {
  @Test func framesComeInPieces() throws {
    let frames = [
      Frame(kind: 1), Frame(kind: 2, bytes: [1, 2, 3]), Frame(kind: 3, bytes: [UInt8](repeating: 7, count: 3_000_000)),
    ]
    let bytes = frames.flatMap(\.written)
    for piece in [1, 5, 4096, bytes.count] where piece > 1 || bytes.count < 10_000_000 {
      var (reader, found, rest) = (FrameReader(), [Frame](), bytes.prefix(piece == 1 ? 20 : bytes.count))
      while !rest.isEmpty {
        reader.add(Array(rest.prefix(piece)))
        rest = rest.dropFirst(piece)
        while let frame = try reader.next() { found.append(frame) }
      }
      #expect(found == (piece == 1 ? Array(frames.prefix(2)) : frames))
    }
  }

  @Test func lengthsThatNoFrameHasAreNonsense() throws {
    var reader = FrameReader()
    reader.add([255, 255, 255])
    #expect(try reader.next() == nil)
    reader.add([255, 0])
    #expect(throws: FrameReader.Nonsense.self) { try reader.next() }
  }

  /// A program that is no worker says why it ended.
  @Test(arguments: [
    ("exit 5", WorkerProcess.End.exited(code: 5, message: "")), ("kill -KILL $$", .signalled(SIGKILL, message: "")),
    ("echo words >&2; exit 1", .exited(code: 1, message: "words\n")), ("exec sleep 60", .tooSlow),
    ("echo aaaaaaaaaaaa >&0; sleep 60", .nonsense),
    // A sandbox keeps the channel open as long as the program lives.
    ("exec <&-; sleep 60", Sandbox.current == nil ? .signalled(SIGKILL, message: "") : .tooSlow),
  ])
  func workersThatAreNone(script: String, end: WorkerProcess.End) throws {
    var worker = try WorkerProcess("/bin/sh", ["-c", script])
    let limits = WorkerProcess.Limits(computing: 0.5, waiting: 0.5, memory: 1_000_000_000)
    #expect(throws: end) { _ = try worker.receive(limits) }
  }
}
