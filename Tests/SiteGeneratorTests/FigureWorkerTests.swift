import Diagnostics
import Figures
import Foundation
import Programs
import TestSupport
import Testing

@testable import SiteContent
@testable import SiteGenerator
@testable import SiteMarkup
@testable import SiteReports

/// Fences are evaluated in processes of their own: what ends one of them costs its fence.
@Suite struct FigureWorkerTests {
  /// The program stands beside the bundle of the tests.
  private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("vitrine").path

  private func workers(_ change: (inout FigureWorkers.Setting) -> Void = { _ in }) -> FigureWorkers {
    var setting = FigureWorkers.Setting(program: Self.program)
    setting.variables = [TestFault.variable: "fault: "]
    (setting.limits.computing, setting.limits.waiting) = (4, 60)
    change(&setting)
    return FigureWorkers(setting)
  }

  private func build(
    _ folder: TemporaryFolder, _ workers: FigureWorkers?, _ change: (inout SiteConfiguration) -> Void = { _ in }
  ) async throws -> BuildReport {
    var builder = SiteBuilder.test(folder, drawing: true, change)
    builder.figureWorkers = workers
    return try await builder.build()
  }

  private static func fence(_ code: String, _ options: String = "") -> String {
    "```swift view-tree\(options)\n\(code)\n```\n"
  }

  private static func note(_ number: Int) -> String {
    "# Note \(number)\n\n" + fence("VStack { Text(\"a\(number)\"); Text(\"b\") }") + "\n1. Words of note \(number).\n"
  }

  @Test func threeFaultsInAHundredNotesCostThreeFences() async throws {
    var files = Dictionary(uniqueKeysWithValues: (0..<97).map { ("content/n\($0).md", Self.note($0)) })
    for fault in ["trap", "memory", "endless"] {
      files["content/\(fault).md"] =
        "# Fault\n\n" + Self.fence("struct Card: View { var body: some View { Text(\"card\") } }\nCard()") + "\n"
        + Self.fence("// fault: \(fault)\nText(\"bad\")") + "\n" + Self.fence("Card().padding()")
    }
    let folder = try TemporaryFolder(files)
    let report = try await build(folder, workers()) { $0.memoryLimit = 700_000_000 }
    let errors = report.diagnostics.filter { $0.severity == .error }
    #expect(errors.count == 3 && report.diagnostics.count == 3, "\(report.diagnostics.map { $0.rendered() })")
    let codes = ["endless": "engine-time", "memory": "engine-memory", "trap": "engine-stopped"]
    for (name, code) in codes {
      let error = try #require(errors.first { $0.code == code })
      #expect(error.file?.hasSuffix("\(name).md") == true && error.span?.start == Location(line: 8, column: 1))
      #expect(error.hint?.isEmpty == false)
      let page = try #require(folder.text("site/\(name).html"))
      #expect(page.matches(of: /<figure/).count == 2, "the fences before and after are drawn: \(name)")
      #expect(page.contains("fault: \(name)"), "the fence keeps its source")
    }
    #expect(report.fences.count { $0.kind == .drawn } == 97 + 6)
    #expect(report.fences.count { $0.kind == .failed } == 3)
    for number in 0..<97 { #expect(folder.text("site/n\(number).html")?.contains("<figure") == true, "\(number)") }
  }

  /// What can end a worker besides.
  @Test(arguments: [
    ("stack", "engine-stopped", "stack overflow"), ("exit", "engine-stopped", "ended with code 7"),
    ("silence", "engine-time", "did not finish"), ("trap", "engine-stopped", "trapped"),
  ])
  func otherFaultsAreReported(_ fault: String, _ code: String, _ words: String) async throws {
    let folder = try TemporaryFolder([
      "content/a.md": Self.fence("// fault: \(fault)\nText(\"a\")") + "\n" + Self.fence("Text(\"b\")")
    ])
    let report = try await build(folder, workers { if fault == "silence" { $0.limits.waiting = 5 } })
    #expect(report.diagnostics.map(\.code) == [code], "\(report.diagnostics)")
    #expect(report.diagnostics.first?.message.contains(words) == true, "\(report.diagnostics)")
    #expect(folder.text("site/a.html")?.matches(of: /<figure/).count == 1)
  }

  @Test func aNoteOfFaultsEnds() async throws {
    let fences = (0..<30).map { Self.fence("// fault: exit \($0)\nText(\"a\")") }
    let same = [String](repeating: Self.fence("// fault: exit\nText(\"same\")"), count: 5)
    let folder = try TemporaryFolder([
      "content/a.md": fences.joined(separator: "\n"), "content/b.md": same.joined(separator: "\n"),
    ])
    let report = try await build(folder, workers())
    #expect(report.fences.count { $0.kind == .failed } == 35)
    #expect(report.diagnostics.count { $0.file?.hasSuffix("a.md") == true } == 9, "\(report.diagnostics)")
    #expect(report.diagnostics.count { $0.file?.hasSuffix("b.md") == true } == 1)
  }

  /// Programs that are no workers, and none at all.
  @Test(arguments: ["/nowhere/vitrine", "/bin/true", "/bin/cat", "/etc/passwd"])
  func withoutWorkersFiguresAreDrawnHere(program: String) async throws {
    let folder = try TemporaryFolder(["content/a.md": Self.note(1), "content/b.md": Self.note(2)])
    let report = try await build(
      folder,
      workers {
        $0.program = program
        $0.limits.waiting = 2
      })
    #expect(report.diagnostics.map(\.code) == ["workers"])
    #expect(report.diagnostics.first?.severity == .note)
    #expect(report.fences.map(\.kind) == [.drawn, .drawn])
  }

  @Test func notesWithoutFiguresStartNothing() async throws {
    let folder = try TemporaryFolder(["content/a.md": "# A\n\n```swift\nlet a = 1\n```\n"])
    let report = try await build(folder, workers { $0.program = "/nowhere/vitrine" })
    #expect(report.diagnostics.isEmpty, "\(report.diagnostics)")
  }

  /// Every kind of fence and option, claims that are wrong, words of another language: the same to the byte.
  @Test func thePagesAreTheSame() async throws {
    let notes = [
      "guide/figures.md", "guide/fences.md", "guide/film-strips.md", "guide/live.md", "guide/languages.de.md",
      "guide/getting-started.md",
    ]
    var files: [String: String] = [:]
    for note in notes {
      let path = packageRoot + "/content/" + note
      if let text = try? String(contentsOfFile: path, encoding: .utf8) { files["content/" + note] = text }
    }
    #expect(files.count == notes.count, "\(files.keys.sorted())")
    files["content/wrong.md"] =
      "---\nlang: de\n---\n# W\n\n"
      + Self.fence("Gauge(value: 1) { Text(\"x\") }\nUnknownThing()", " width=200 expect=Text:3x3")
      + "\n1. The text reports 999 × 999.\n2. `VStack` proposes 20 × 20.\n"
    let plain = try TemporaryFolder(files)
    let separate = try TemporaryFolder(files)
    let first = try await build(plain, nil) { $0.blocks = .auto }
    let second = try await build(
      separate,
      workers {
        $0.limits.computing = 240; $0.limits.waiting = 600
      }
    ) {
      $0.blocks = .auto
    }
    func said(_ report: BuildReport, _ folder: TemporaryFolder) -> [String] {
      report.diagnostics.map { $0.rendered().replacing(folder.path, with: "") }
    }
    #expect(said(first, plain) == said(second, separate))
    #expect(plain.contents(of: "site").count > 20)
    #expect(plain.contents(of: "site") == separate.contents(of: "site"))
    #expect(first.fences.count { $0.kind == .drawn } > 10)
  }

  /// From build to build, and not for longer than the one who started them.
  @Test func workersLiveOn() async throws {
    let folder = try TemporaryFolder(["content/a.md": Self.note(1)])
    var workers: FigureWorkers? = workers()
    _ = try await build(folder, workers)
    let first = workers?.processes ?? []
    _ = try await build(folder, workers)
    #expect(first.count == 1 && workers?.processes == first)
    workers = nil
    let deadline = ContinuousClock.now + .seconds(10)
    while first.contains(where: { kill($0, 0) == 0 }), ContinuousClock.now < deadline { usleep(10_000) }
    #expect(first.allSatisfy { kill($0, 0) != 0 })
  }
}
