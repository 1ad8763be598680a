import Foundation
import TestSupport
import Testing

@testable import Programs

/// What a program may use of this computer. The right values are those of the manual, "When something goes wrong"; shells and
/// programs of the system say what is so.
@Suite struct ConfinementTests {
  /// Without a sandbox, and with that of this computer, if it has one.
  static let confinements: [ProgramRun.Confinement] =
    [.limited] + (Sandbox.current.map { [.sandbox($0)] } ?? [])

  private func text(
    _ script: String, _ confinement: ProgramRun.Confinement, _ change: (inout ProgramRun) -> Void = { _ in }
  ) throws(ProgramFailure) -> String {
    var run = ProgramRun("/bin/sh", ["-c", script])
    (run.confinement, run.limits) = (confinement, ProgramLimits(seconds: 20))
    change(&run)
    return String(decoding: try run.output(), as: UTF8.self)
  }

  @Test(arguments: confinements) func theEnvironmentHasNothingThatWasNotAskedFor(_ confinement: ProgramRun.Confinement)
    throws
  {
    setenv("VITRINE_TEST_SECRET", "s3cret", 1)
    defer { unsetenv("VITRINE_TEST_SECRET") }
    let lines = try text("exec env", confinement) { $0.environment = ["WORD": "x"] }.split(separator: "\n")
    let names = Set(lines.compactMap { $0.split(separator: "=").first.map(String.init) })
    // The last three are those of shells.
    #expect(names.subtracting(["PATH", "LC_ALL", "WORD", "PWD", "SHLVL", "_", "OLDPWD"]).isEmpty, "\(names)")
    #expect(names.isSuperset(of: ["PATH", "LC_ALL", "WORD"]))
    #expect(try text("echo $HOME", confinement) { $0.inherited = ["VITRINE_TEST_SECRET"] } == "\n")
    #expect(try text("echo $VITRINE_TEST_SECRET", confinement) { $0.inherited = ["VITRINE_TEST_SECRET"] } == "s3cret\n")
  }

  /// The shell's own command tells the limits of the kernel.
  @Test(arguments: confinements) func theKernelLimitsPrograms(_ confinement: ProgramRun.Confinement) throws {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let told = try text("ulimit -c; ulimit -t; ulimit -d; ulimit -n; ulimit -f", confinement) {
      $0.limits = ProgramLimits(seconds: 7, memory: 1_048_576_000)
      $0.limits.file = 512_000
    }
    #expect(told == "0\n\(7 * cores + 1)\n\((2_097_152_000 + 1_000_000_000) / 1024)\n1024\n1000\n")
    let folder = try TemporaryFolder()
    #expect(throws: ProgramFailure.self) {
      try text("head -c 2000000 /dev/zero >\(folder.path)/file", confinement) {
        $0.limits.file = 1_000_000
        $0.access.writes = [folder.path]
      }
    }
    #expect(folder.contents(of: "")["file"]?.count == 1_000_000 / 512 * 512)
  }

  @Test func aProgramStartsInNoFolderOfTheUser() throws {
    #expect(try text("pwd", .limited) == "/\n")
  }

  @Test(arguments: confinements) func signalsAndMissingProgramsAreTold(_ confinement: ProgramRun.Confinement) {
    for signal in [SIGKILL, SIGSEGV, SIGABRT, SIGTERM] {
      #expect(throws: ProgramFailure.killed(signal: signal)) { try text("kill -\(signal) $$", confinement) }
    }
    #expect(throws: ProgramFailure.failed(status: 128, message: "")) { try text("exit 128", confinement) }
    #expect(throws: ProgramFailure.absent) { try text("exec /nowhere/program", confinement) }
  }

  #if os(Linux)
    @Test(.enabled(if: Sandbox.current != nil)) func aSandboxShowsFilesAndLetsNoneBeWritten() throws {
      let folder = try TemporaryFolder(["in/a": "shown", "out/b": "x"])
      let home = ProcessInfo.processInfo.environment["HOME"] ?? "/root"
      #expect(try text("ls -A \(home) /run | grep -v :; ls /tmp | wc -l", .usual).split(separator: "\n").last == "0")
      let told = try text(
        "cat in/a; touch in/c /usr/x /etc/x 2>/dev/null || echo ' refused'; echo y >out/b; touch /tmp/mine", .usual
      ) {
        $0.directory = folder.path
        $0.access = ProgramAccess(reads: [folder.path + "/in"], writes: [folder.path + "/out"])
      }
      #expect(told == "shown refused\n")
      #expect(folder.contents(of: "").compactMapValues { String(decoding: $0, as: UTF8.self) }["out/b"] == "y\n")
    }

    @Test(.enabled(if: Sandbox.current != nil)) func aSandboxHasNoNetworkAndNoOtherProcesses() throws {
      let interfaces = "tail -n +3 /proc/net/dev | cut -d: -f1 | tr -d ' '"
      #expect(try text(interfaces, .usual) == "lo\n")
      let own = try String(contentsOfFile: "/proc/net/dev", encoding: .utf8).split(separator: "\n").count - 2
      let shared = try text(interfaces, .usual) { $0.access.usesNetwork = true }
      #expect(shared.split(separator: "\n").count == own)
      #expect(try text("ls -d /proc/\(getpid()) 2>/dev/null || echo none", .usual) == "none\n")
      #expect(try text("grep CapEff /proc/self/status", .usual).hasSuffix("0000000000000000\n"))
    }
  #endif

  @Test(arguments: [
    (["/home/u/code/a/b", "/usr/bin/x", "/tmp/site/x"], ["/home/u/code", "/tmp/site"]),
    (["/home/u/code/a", "/home/u/code/b", "/home/u"], ["/home/u/code", "/home/u"]), (["/home/user/x", "/t"], []),
  ])
  func onlyWhatIsNeededOfHiddenFoldersIsShown(paths: [String], shown: [String]) throws {
    let folder = try TemporaryFolder(["home/u/code/x": "", "tmp/site/x": "", "home/user/x": ""])
    let top = folder.path
    let found = Sandbox.shown(paths.map { top + $0 }, in: [top + "/tmp", top + "/home/u"])
    #expect(found == shown.map { top + $0 })
  }

  @Test func theLongestHiddenFolderCounts() throws {
    let folder = try TemporaryFolder(["home/work/site/x": ""])
    let hidden = [folder.path, folder.path + "/home"]
    #expect(Sandbox.shown([folder.path + "/home/work/site"], in: hidden) == [folder.path + "/home/work"])
  }
}

/// The list of programs that may be started. Hugo's security policy (https://gohugo.io/about/security/) is its model.
@Suite struct AllowedProgramTests {
  @Test func onlyListedProgramsAreFound() throws {
    let folder = try TemporaryFolder()
    for name in ["git", "node"] { try folder.writeProgram("exit 0", to: name) }
    var programs = InstalledPrograms(folders: [folder.path])
    #expect(programs.named("git") == [folder.path + "/git"] && programs.absence(of: "curl") == .absent)
    programs.allowed = ["git"]
    #expect(programs.named("git") == [folder.path + "/git"] && programs.named("node").isEmpty)
    #expect(programs.absence(of: "node") == .refused && ProgramProblem.refused.words == "is not allowed")
    #expect(throws: ProgramProblem.refused) {
      try LineProgram.firstAnswers(of: "node", [], among: programs, to: ["a"]) { $0 }
    }
  }

  @Test func relativeFoldersAreNotSearched() {
    #expect(InstalledPrograms.system.folders.allSatisfy { $0.hasPrefix("/") })
  }
}
